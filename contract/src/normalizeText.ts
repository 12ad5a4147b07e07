/**
 * Thirty combining marks in a row are kept, the standard's own bound for texts of every language (UAX #15, stream-safe text):
 * marks are sorted, and a longer run costs the square of its length. Halfwidth sound marks become combining marks.
 */
const LONG_RUN = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** A text in a normal form of Unicode, in time that grows with its length alone. */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replace(LONG_RUN, '$1').normalize(form);

import { SHARE_DESCRIPTION_LENGTH } from '@contract/limits';
import { decodeEntities, withoutMarkup } from './markup';

const ellipsis = '…';
/** Tibetan letters, vowel signs and subjoined letters: what a syllable is made of. */
const tibetanLetter = /[\u0f40-\u0fbc]/u;
/** Flags, and a base with its marks, joiners and skin tones: for browsers without Intl.Segmenter. */
const cluster =
  /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*|\p{M}+/gu;

/** ASCII, Chinese and its marks: every code unit is a character. */
const plain = /^[ -~“”‘’—…·\u3001-\u3011\u4e00-\u9fff\uff01-\uff1f]*$/;

/** Made with the first text that needs it: a tenth of a list's script (decision 157). */
let segmenter: Intl.Segmenter | undefined;

export type Segment = (text: string) => string[];

export const fallbackGraphemes: Segment = (text) => text.match(cluster) ?? [];

/** Splits by characters as readers see them: never inside a Tibetan stack, an emoji or a surrogate pair. */
export const graphemes: Segment = (text) => {
  if (plain.test(text)) return text.split('');
  if (typeof Intl.Segmenter !== 'function') return fallbackGraphemes(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Non-ASCII characters count two (S§5). */
function byteWeight(character: string): number {
  let weight = 0;
  for (const point of character) weight += point < '\u0080' ? 1 : 2;
  return weight;
}

/** true where a cut between the two would fall inside a Tibetan syllable. */
const splitsSyllable = (before: string | undefined, after: string | undefined) =>
  before !== undefined && after !== undefined && tibetanLetter.test(before) && tibetanLetter.test(after);

/** The longest beginning within the budget; undefined where the whole text fits. */
function beginning(
  text: string,
  budget: number,
  weigh: (character: string) => number,
  segment: Segment,
): string | undefined {
  const characters = segment(text);
  let fits = 0;
  for (let left = budget; fits < characters.length; fits++) {
    left -= weigh(characters[fits] ?? '');
    if (left < 0) break;
  }
  if (fits === characters.length) return undefined;
  let end = fits;
  while (end > 0 && splitsSyllable(characters[end - 1], characters[end])) end--;
  // A first syllable longer than the budget is cut after all: nothing would say less.
  return characters
    .slice(0, end || fits)
    .join('')
    .replace(/[\s\u0f0b\u0f0c]+$/u, '');
}

/**
 * Cuts to a byte length in which non-ASCII characters count two, and appends an ellipsis (not counted) where it cut.
 * Cuts fall between characters as readers see them, in Tibetan behind a tsheg, which goes with the rest (C8).
 */
export function cutText(text: string, bytes: number, segment: Segment = graphemes): string {
  // No character is lighter than a byte, so the rest of a long text cannot matter; the margin holds one long cluster.
  const near = text.length > bytes + 64 ? text.slice(0, bytes + 64) : text;
  const cut = beginning(near, bytes, byteWeight, segment);
  return cut === undefined ? text : cut + ellipsis;
}

/** A title as plain text: `[=x1]` marks and tags stripped, entities decoded (wire W25). */
export function plainTitle(title: string): string {
  return collapse(decodeEntities(withoutMarkup(title)).replace(/\[=\/?[\w-]{1,16}\]/g, ''));
}

/** The title of a share card; `characters` is the configured count, of two bytes each (S§5). */
export function shareTitle(text: string, characters: number): string {
  return cutText(plainTitle(text), characters * 2);
}

/** Markup stripped, white space collapsed, the first characters (S§5). */
export function shareDescription(html: string): string {
  const plain = collapse(decodeEntities(withoutMarkup(html)));
  return (
    beginning(plain.slice(0, 1000), SHARE_DESCRIPTION_LENGTH, () => 1, graphemes) ?? plain.slice(0, 1000)
  );
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Spreadsheets read UTF-8 where a byte order mark begins the file. */
const BYTE_ORDER_MARK = '\ufeff';
/** A cell that begins so is run as a formula. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** Cells that spreadsheets take for a number, a date, a time or a truth value, and show in another way. */
const RETYPED = [
  // more digits than a number holds or shows, zeros in front or behind, signs of thousands, 1e5
  ...[
    '[\\d,]*\\d{12}[\\d,.]*',
    '0\\d[\\d .]*',
    '\\d[\\d,.]*e[+-]?\\d+',
    '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?',
    '\\d*\\.\\d*0',
  ],
  // 50.5%, ¥ 5
  ...['[\\d,.]+ ?[%％]', '[¥￥$€£] ?[\\d,.]+', '\\([\\d,.]+\\)'],
  // 3-5, 1/2, 2024-05-01 08:30, 8:30, 2024年5月1日
  ...[
    '\\d{1,4} ?[-/:：] ?\\d{1,4}(?: ?[-/:：] ?\\d{1,4})?(?:[ t]\\d.*)?',
    '\\d{1,4}[年月时点].*',
    '\\d{1,2}:\\d{2}.*',
    '\\d{1,2} ?[ap]m?',
  ],
  // 5 May 2024, May 5
  ...[`\\d{1,2}[- ]?${MONTH}(?:[- ,]+\\d{2,4})?`, `${MONTH}[- ]?\\d{1,4}(?:[- ,]+\\d{2,4})?`],
  ...['true', 'false'],
].map((form) => new RegExp(`^\\s*(?:${form})\\s*$`, 'i'));
/** A cell that is taken for something else is no longer (characters); it bounds what the patterns read. */
const LONGEST_RETYPED = 64;
/** Characters of a text within a formula, as Excel takes them. */
const LONGEST_LITERAL = 255;

const isRetyped = (value: string): boolean =>
  value.length <= LONGEST_RETYPED && RETYPED.some((form) => form.test(value));
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/**
 * A cell that arrives as it was typed and runs nothing: what a spreadsheet would run or take for something else is a formula that
 * says the text. A text too long for that, or of several lines, gets an apostrophe in front where it would run.
 */
function cell(value: string): string {
  const runs = FORMULA.test(value);
  if (!runs && !isRetyped(value)) return quoted(value);
  const isLiteral = value.length <= LONGEST_LITERAL && !/[\r\n\t]/.test(value);
  return quoted(isLiteral ? `=${quoted(value)}` : `'${value}`);
}

/** A table as CSV that spreadsheets open with a double tap (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Names of columns, each different: the second of one name gets ` (2)`. */
export function columnNames(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; known.has(own); number += 1) own = `${name} (${number})`;
    known.add(own);
    return own;
  });
}

/** Marks the text as UTF-8 for spreadsheets. */
const BOM = '\ufeff';
/** A cell that begins so would be run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellText = (value: string | number | boolean): string => {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A table as CSV that spreadsheets open: each cell is quoted, none is a formula. */
export const csvTable = (
  heads: readonly string[],
  rows: readonly (readonly (string | number | boolean)[])[],
): string => `${BOM}${[heads, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;

/** Spreadsheets read UTF-8 where a byte order mark begins the file. */
const BYTE_ORDER_MARK = '\ufeff';
/** A cell that begins so is run as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell as text that no spreadsheet runs: an apostrophe stands before what would be a formula. */
const cell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** A table as CSV that spreadsheets open with a double tap (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

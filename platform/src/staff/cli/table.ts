export type Cell = string | number | boolean;
export type Row = Readonly<Record<string, Cell>>;

/** Columns of a terminal a cell may take. */
const MAX_CELL_WIDTH = 60;
const wideCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (wideCharacter.test(character) ? 2 : 1), 0);

/** Foreign text must not move the cursor or reverse a line. */
const withoutControlCharacters = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '·');

function cut(text: string): string {
  if (widthOf(text) <= MAX_CELL_WIDTH) return text;
  let short = '';
  for (const character of text) {
    if (widthOf(short + character) >= MAX_CELL_WIDTH) break;
    short += character;
  }
  return `${short}…`;
}

/** Rows under their names, for eyes. @param whole the last column, where nothing of it is cut */
export function formatTable(rows: readonly Row[], whole?: string): string {
  const names = Object.keys(rows[0] ?? {});
  const cellOf = (row: Row, name: string) => {
    const text = withoutControlCharacters(String(row[name] ?? ''));
    return name === whole ? text : cut(text);
  };
  const lines = [names, ...rows.map((row) => names.map((name) => cellOf(row, name)))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** For programs; read by eyes all the same, so nothing in it acts on a terminal. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/** A rectangle of a page, in units of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PAGE = { width: 1120, height: 1624 };
const EDGE = 52;
const GUTTER = 26;
const COLUMNS = 5;
const COLUMN = (PAGE.width - 2 * EDGE - GUTTER * (COLUMNS - 1)) / COLUMNS;
/** Height of the first page's head and of the line above the other pages. */
export const MASTHEAD = 214;
export const FOLIO = 74;
const FOOT = 40;
const LEAD_SHARE = 0.42;

const across = (column: number, columns: number) => ({
  x: EDGE + column * (COLUMN + GUTTER),
  width: columns * COLUMN + (columns - 1) * GUTTER,
});

/** Columns of the stories beside each other, band after band, below the lead. */
const bands: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [],
  2: [[5]],
  3: [[3, 2]],
  4: [[3, 2], [5]],
  5: [
    [3, 2],
    [2, 3],
  ],
};

/** Boxes of a page's stories in reading order: a lead across the page, the others in bands. */
export function boxesOf(stories: number, isFirst: boolean): Box[] {
  const top = isFirst ? MASTHEAD : FOLIO;
  const height = PAGE.height - top - FOOT;
  const rows = bands[stories] ?? [];
  const lead = rows.length === 0 ? height : Math.round(height * LEAD_SHARE);
  const rowHeight = rows.length === 0 ? 0 : Math.floor((height - lead) / rows.length);
  const others = rows.flatMap((columns, row) =>
    columns.map((count, place) => {
      const before = columns.slice(0, place).reduce((sum, one) => sum + one, 0);
      return { ...across(before, count), y: top + lead + row * rowHeight, height: rowHeight };
    }),
  );
  return [{ ...across(0, COLUMNS), y: top, height: lead }, ...others];
}

/** Columns of text in a box of this width. */
export function columnsOf(width: number): {
  readonly count: number;
  readonly width: number;
  readonly step: number;
} {
  const count = Math.round((width + GUTTER) / (COLUMN + GUTTER));
  return { count, width: COLUMN, step: COLUMN + GUTTER };
}

const percent = (value: number, of: number): string => String(Math.round((value / of) * 10_000) / 100);

/** Corners of a box in percent of the page (wire S15). */
export function cornersOf({ x, y, width, height }: Box): string[] {
  const [left, right] = [percent(x, PAGE.width), percent(x + width, PAGE.width)];
  const [top, bottom] = [percent(y, PAGE.height), percent(y + height, PAGE.height)];
  return [`${left},${top}`, `${right},${top}`, `${right},${bottom}`, `${left},${bottom}`];
}

import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import type { CountedRow } from '../articles.store';

/** An article's row in a column as one text, see ROW: with the same text the same is shown. */
export type ColumnRow = string;
/** Such rows one below the other, '' where there are none: a page's rows in one value. */
export type ColumnRows = string;

export interface ParsedColumnRow extends CountedRow {
  /** Of the item it shows (itemCache.service.ts). */
  readonly itemHash: string;
}

/** One row more than a page, to tell whether there are more. */
const PAGE_AND_ONE = PAGE_SIZE + 1;

// Behind `select` the planner sees no value: one plan serves small and large sites and columns, made once a connection.
// Where it sees one, a plan for that value alone may look cheaper, and each page is planned anew.
const SITE = '(select $1::integer)';
const COLUMN = '(select $2::integer)';
const PLACE = '(select $3::bigint)';

// One text a row: twelve values would be read one by one, and most of them were the same the last time.
const ROW = `concat_ws(',', r.article_id, r.mark, r.is_top, r.iorder, c.as_text)`;
/** The rows of `rest` in their order as one text: one value comes over, and is looked up, with less than twenty-one do. */
const rowsOf = (rest: string) => `select array_to_string(array(select ${ROW} ${rest}), E'\\n') as rows`;
const COUNTS = 'article_counts c on c.site_id = r.site_id and c.article_id = r.article_id';
const OF_COLUMN = `r.site_id = ${SITE} and r.column_id = ${COLUMN}`;
const ORDER = 'order by r.is_top desc, r.iorder desc, r.article_id desc';

const FIRST_PAGE = {
  name: 'articles-column-first',
  text: rowsOf(`from column_rows r join ${COUNTS} where ${OF_COLUMN} ${ORDER} limit ${PAGE_AND_ONE}`),
};
/** A place among the top rows: these go on behind it, all others follow. The first row from there on tells; only the order's index finds it. */
const IS_TOP_PLACE = `coalesce((select k.is_top and k.iorder = ${PLACE} from column_rows k
  where k.site_id = ${SITE} and k.column_id = ${COLUMN} and (k.is_top, k.iorder) <= (true, ${PLACE})
  order by k.is_top desc, k.iorder desc limit 1), false)`;
const PAGE_AFTER = {
  name: 'articles-column-after',
  text: rowsOf(`from column_rows r join ${COUNTS}
    where ${OF_COLUMN} and (r.is_top, r.iorder) < (${IS_TOP_PLACE}, ${PLACE}) ${ORDER} limit ${PAGE_AND_ONE}`),
};
/** However many rows are asked for, each one's counts are looked up by its number. */
const SLICE = {
  name: 'articles-column-slice',
  text: rowsOf(`from (select * from column_rows r where ${OF_COLUMN} ${ORDER}
      limit (select $3::integer) offset (select $4::integer)) r
    cross join lateral (select * from article_counts c where c.site_id = r.site_id and c.article_id = r.article_id limit 1) c
    ${ORDER}`),
};

/** Top rows stand before all others. */
export const isTopRow = (row: ColumnRow): boolean => row.split(',', 3)[2] === 't';

export function parseColumnRow(row: ColumnRow): ParsedColumnRow {
  const [id, mark = '', top, ...counts] = row.split(',');
  const [
    iorder = 0,
    initial = 0,
    real = 0,
    fake = 0,
    shareClick = 0,
    discuss = 0,
    praise = 0,
    share = 0,
    collect = 0,
  ] = counts.map(Number);
  return {
    article_id: Number(id),
    itemHash: mark,
    iorder,
    is_top: top === 't',
    click_initial: initial,
    click_real: real,
    click_fake: fake,
    share_click: shareClick,
    discuss,
    praise: praise,
    share,
    collect,
  };
}

/** The rows one by one. */
export const splitRows = (rows: ColumnRows): ColumnRow[] => (rows === '' ? [] : rows.split('\n'));

const rowsBy = async (db: Queries, ...query: Parameters<Queries['one']>): Promise<ColumnRows> =>
  (await db.one<{ rows: string }>(...query))?.rows ?? '';

export const columnSlice = (db: Queries, site: number, column: number, limit: number, offset: number) =>
  rowsBy(db, SLICE, [site, column, limit, offset]);

/** A page and one row more. */
export const columnPageRows = (db: Queries, site: number, column: number, offset: number) =>
  offset === 0 ? rowsBy(db, FIRST_PAGE, [site, column]) : columnSlice(db, site, column, PAGE_AND_ONE, offset);

/** The page, and one row more, behind a sort key: nothing doubles when new rows arrive meanwhile (wire W12). */
export const columnPageAfter = (db: Queries, site: number, column: number, iorder: number) =>
  rowsBy(db, PAGE_AFTER, [site, column, iorder]);

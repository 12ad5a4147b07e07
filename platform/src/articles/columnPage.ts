import { ColumnStyle } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { columnHead } from '@platform/modules/modules.service';
import { itemsText } from './articles.service';
import { columnItems, columnItemsAfter } from './articles.store';
import { firstOf, placeOf } from './place';

export interface AskedPage {
  columnId: number;
  page: number;
  rowNumber: number;
  afterOrder: string;
}

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

/** The inside of wire g4, and what g5 adds to it, as JSON text. */
export interface ColumnPage {
  readonly inner: string;
  readonly topModule: string;
  /** Column whose lives stand beside it: a home shows those of the whole paper; undefined behind the first page. */
  readonly livesOf: number | undefined;
}

/**
 * A column's page. Banners, modules and top rows stand on the first page only;
 * `afterOrder` wins over page and row (W12), so that nothing doubles or is lost when new rows arrive.
 */
export async function columnPage(db: Queries, site: number, asked: AskedPage): Promise<ColumnPage> {
  const place = placeOf(asked);
  const { after } = place;
  const offset = firstOf(place);
  const [found, head] = await Promise.all([
    after === null
      ? columnItems(db, site, asked.columnId, PAGE_SIZE + AND_ONE, offset)
      : columnItemsAfter(db, site, asked.columnId, PAGE_SIZE + AND_ONE, after),
    offset === 0
      ? columnHead(db, site, asked.columnId)
      : { style: '', topCount: 0, topStyle: 0, modules: '[]' },
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const banners = itemsText(rows.slice(0, head.topCount));
  const hasMore = found.length > PAGE_SIZE;
  // what is pinned and is no banner leads the list: the specification's readers show it apart
  const pinned = offset === 0 ? rows.slice(head.topCount).filter((row) => row.is_top) : [];
  return {
    inner: `"carousel":${banners},"list":${itemsText(rows, offset)},"modules":${head.modules},"adv":[],"hasMore":${hasMore}`,
    topModule: `{"cmDisplayStyle":${head.topStyle},"list":${itemsText(pinned, head.topCount)}}`,
    livesOf: offset > 0 ? undefined : head.style === ColumnStyle.home ? 0 : asked.columnId,
  };
}

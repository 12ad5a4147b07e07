import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import { columnHead } from '@platform/modules/modules.service';
import { itemsText } from './articles.service';
import { columnItems, columnItemsAfter } from './articles.store';

export interface AskedPage {
  columnId: number;
  page: number;
  rowNumber: number;
  afterOrder: string;
}

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

/**
 * A column's page, the inside of wire g4 as JSON text. Banners, modules and top rows stand on the first page only;
 * `afterOrder` wins over page and row (W12), so that nothing doubles or is lost when new rows arrive.
 */
export async function columnPage(db: Queries, site: number, asked: AskedPage): Promise<string> {
  const after = Number(asked.afterOrder);
  const behind = asked.afterOrder !== '' && Number.isSafeInteger(after);
  const offset = behind ? PAGE_SIZE : offsetOf(asked, PAGE_SIZE);
  const [found, head] = await Promise.all([
    behind
      ? columnItemsAfter(db, site, asked.columnId, PAGE_SIZE + AND_ONE, after)
      : columnItems(db, site, asked.columnId, PAGE_SIZE + AND_ONE, offset),
    offset === 0 ? columnHead(db, site, asked.columnId) : { topCount: 0, modules: '[]' },
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const banners = itemsText(rows.slice(0, head.topCount));
  const hasMore = found.length > PAGE_SIZE;
  return `"carousel":${banners},"list":${itemsText(rows, offset)},"modules":${head.modules},"adv":[],"hasMore":${hasMore}`;
}

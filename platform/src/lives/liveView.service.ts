import { LiveSort } from '@contract/codes';
import { ID_MAX, offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { liveView } from '@contract/lives';
import type { OutputOf, ReadInputOf } from '@contract/operation';
import { itemsOf } from '@platform/articles/articleItems.service';
import type { Queries } from '@platform/db/connection';
import { mainOf } from './lives.document';
import { shownLive } from './lives.store';
import { reportOf } from './reports/reports.document';
import { reportsOf } from './reports/reports.store';

type LiveViewInput = ReadInputOf<typeof liveView>;

/** `afterOrder` of reports is the number of the last one the reader has. */
const lastOf = (afterOrder: string): number =>
  /^\d{1,16}$/.test(afterOrder) ? Math.min(Number(afterOrder), ID_MAX) : 0;

/** Wire g11 with the origin's marks; undefined: there is no such live, or it is not public. */
export async function viewOf(
  db: Queries,
  site: number,
  query: LiveViewInput,
): Promise<OutputOf<typeof liveView> | undefined> {
  const row = await shownLive(db, site, query.id);
  if (!row) return undefined;
  const [article] = row.article_id > 0 ? await itemsOf(db, site, [row.article_id]) : [];
  const after = lastOf(query.afterOrder);
  const reports = await reportsOf(db, site, row.id, {
    oldestFirst: query.sort === LiveSort.oldestFirst,
    after,
    limit: PAGE_SIZE + 1,
    offset: after > 0 ? 0 : offsetOf(query, PAGE_SIZE),
  });
  return {
    // our own document (decision 006)
    main: mainOf(row, article && JSON.parse(article.item)),
    list: reports.slice(0, PAGE_SIZE).map(reportOf),
    hasMore: reports.length > PAGE_SIZE,
    sort: row.doc.sort ?? LiveSort.newestFirst,
    // Read before the reports: a frame that follows may repeat one of them, none is missed.
    seq: row.seq,
  };
}

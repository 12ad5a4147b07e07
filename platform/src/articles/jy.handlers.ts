import { jyArticles } from '@contract/articles';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import type { KeptItem } from './articleDocuments';
import { columnSlice, eachRow } from './articles.columns.store';
import { itemsOfRows } from './keptItems';

const ROWS_MOST = 100;

/** The keys of one installation's own list (wire x27). */
function entryOf(json: string) {
  // our own document, written by `itemOf`
  const item: KeptItem = JSON.parse(json);
  return {
    TITLE: item.textTitle,
    PICLINKS: item.picBig ?? '',
    ABSTRACT: item.textAbstract,
    PUBTIME: item.publishtime,
    PUBURL: item.shareUrl,
    NODENAME: item.colName.split('~').at(-1) ?? '',
  };
}

/** Its readers count pages from 1; none and 0 are the first too. */
export const jyHandlers = (db: Database): Served[] => [
  serve(jyArticles, async ({ nodeid, page, pagesize }, context) => {
    const size = Math.max(1, Math.min(pagesize, ROWS_MOST));
    const rows = await columnSlice(db, context.site.id, nodeid, size, Math.max(0, page - 1) * size);
    const artiles = (await itemsOfRows(db, eachRow(rows), context)).map((item) => entryOf(`{${item}`));
    return { artiles };
  }),
];

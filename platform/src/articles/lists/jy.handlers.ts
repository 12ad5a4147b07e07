import { jyArticles } from '@contract/articles';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import type { StoredItem } from '../documents/articles.document';
import { columnSlice, splitRows } from './columnRows.store';
import { renderItems } from './itemCache.service';

const MAX_ROWS = 100;

/** The keys of one installation's own list (wire x27). */
function entryOf(json: string) {
  // our own document, written by `itemOf`
  const item: StoredItem = JSON.parse(json);
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
    const size = Math.max(1, Math.min(pagesize, MAX_ROWS));
    const rows = await columnSlice(db, context.site.id, nodeid, size, Math.max(0, page - 1) * size);
    const artiles = (await renderItems(db, splitRows(rows), context)).map((item) => entryOf(`{${item}`));
    return { artiles };
  }),
];

import { type DiscussedKind, inOrder } from '@platform/discussions/discussedKind';
import type { KeptItem } from './articleDocuments';
import { itemsOf } from './articles.read';
import { addDiscuss } from './articles.store';

export const discussedArticles: DiscussedKind = {
  async find(db, site, ids) {
    const rows = await itemsOf(db, site, ids);
    return new Map(
      rows.map((row) => {
        // our own document, written by `itemOf`
        const item: KeptItem = JSON.parse(row.item);
        return [
          row.article_id,
          {
            closed: item.discussClosed === '1',
            count: row.discuss,
            title: item.title,
            articleType: item.articleType,
            linkID: item.linkID,
            columnCasName: item.columnCasName,
            rssType: item.rssType,
            articleUrl: item.shareUrl,
            articleUrlPad: item.urlPad,
            picture: item.picBig ?? '',
          },
        ];
      }),
    );
  },
  add(db, site, changes) {
    const { ids, counts } = inOrder(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

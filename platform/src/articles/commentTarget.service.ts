import type { CommentTargetKind } from '@platform/discussions/discussedKind.types';
import { sortedById } from '@platform/discussions/discussedKind.types';
import { itemsOf } from './articleItems.service';
import { addDiscuss } from './articles.store';
import type { StoredItem } from './documents/articles.document';

export const articleCommentTargets: CommentTargetKind = {
  async find(db, site, ids) {
    const rows = await itemsOf(db, site, ids);
    return new Map(
      rows.map((row) => {
        // our own document, written by `itemOf`
        const item: StoredItem = JSON.parse(row.item);
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
    const { ids, counts } = sortedById(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

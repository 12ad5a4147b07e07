import type { FindTargets } from '@platform/discussions/commentTarget.types';
import { itemsByIds } from './articles.store';
import type { StoredItem } from './documents/articles.document';

export const articleCommentTargets: FindTargets = async (db, site, ids) => {
  const rows = await itemsByIds(db, site, ids);
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
};

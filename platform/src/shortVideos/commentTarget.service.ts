import { ArticleType } from '@contract/codes';
import type { CommentTargetKind } from '@platform/discussions/discussedKind.types';
import { sortedById } from '@platform/discussions/discussedKind.types';
import { addDiscuss, discussedRows } from './counting.store';

export const shortVideoCommentTargets: CommentTargetKind = {
  async find(db, site, ids) {
    const rows = await discussedRows(db, site, ids);
    return new Map(
      rows.map(({ id, title, cover, url, discuss, closed }) => [
        id,
        {
          title,
          closed,
          count: discuss,
          picture: cover,
          articleUrl: url,
          articleUrlPad: url,
          articleType: ArticleType.video,
          linkID: 0,
          columnCasName: '',
          rssType: 0,
        },
      ]),
    );
  },
  add(db, site, changes) {
    const { ids, counts } = sortedById(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

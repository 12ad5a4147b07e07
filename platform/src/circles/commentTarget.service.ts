import { ArticleType } from '@contract/codes';
import type { CommentTarget, CommentTargetKind } from '@platform/discussions/discussedKind.types';
import { sortedById } from '@platform/discussions/discussedKind.types';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { addDiscuss, type DiscussedPost, discussedPosts } from './discussed.store';

function targetOf({ id, circle_id, discuss, title, content, picture }: DiscussedPost): CommentTarget {
  const screen = circle_id > 0 ? 'postDetail' : 'friendsCircleDetail';
  const url = `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/${screen}/${id}.html`;
  return {
    closed: false,
    count: discuss,
    title: title || content,
    articleType: ArticleType.news,
    linkID: 0,
    columnCasName: '',
    rssType: 0,
    articleUrl: url,
    articleUrlPad: url,
    picture,
  };
}

/** Posts and moments that are shown. */
export const postCommentTargets: CommentTargetKind = {
  async find(db, site, ids) {
    const rows = await discussedPosts(db, site, ids);
    return new Map(rows.map((row) => [row.id, targetOf(row)]));
  },
  add(db, site, changes) {
    const { ids, counts } = sortedById(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

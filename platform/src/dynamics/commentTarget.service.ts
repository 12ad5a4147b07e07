import { ArticleType } from '@contract/codes';
import type { CommentTarget, CommentTargetKind } from '@platform/discussions/discussedKind.types';
import { sortedById } from '@platform/discussions/discussedKind.types';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { addDiscuss, type DiscussedDynamic, discussedDynamics } from './discussed.store';

function targetOf({ id, discuss, title, content, picture }: DiscussedDynamic): CommentTarget {
  const url = `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/dynamicDetail/${id}.html`;
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

/** Dynamics of reporters and shown accounts that are not withdrawn. */
export const dynamicCommentTargets: CommentTargetKind = {
  async find(db, site, ids) {
    const rows = await discussedDynamics(db, site, ids);
    return new Map(rows.map((row) => [row.id, targetOf(row)]));
  },
  add(db, site, changes) {
    const { ids, counts } = sortedById(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

import { ArticleType } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { type CommentTargetKind, sortedById } from '@platform/discussions/discussedKind.types';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { addDiscuss, discussedActivities, moveLikes } from './reactions.store';

export { likeActivity, unlikeActivity } from './reactions.store';

/** A device's likes become its member's; an activity that both liked counts once (H2). */
export const moveActivityLikes = (db: Queries, site: number, from: string, to: string) =>
  moveLikes(db, site, from, to);

/** Activities whose discussion the newsroom opened, and the shown comments of the others. */
export const activityCommentTargets: CommentTargetKind = {
  async find(db, site, ids) {
    const rows = await discussedActivities(db, site, ids);
    return new Map(
      rows.map(({ id, ...about }) => {
        const url = `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/activityDetail/${id}.html`;
        const fixed = { articleType: ArticleType.news, linkID: 0, columnCasName: '', rssType: 0 };
        return [id, { ...about, ...fixed, articleUrl: url, articleUrlPad: url }] as const;
      }),
    );
  },
  add(db, site, changes) {
    const { ids, counts } = sortedById(changes);
    return addDiscuss(db, site, ids, counts);
  },
};

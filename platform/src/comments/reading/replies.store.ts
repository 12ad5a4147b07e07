import type { Queries } from '@platform/db/connection';
import { CommentState } from '../commentState.types';

const COUNT = {
  name: 'comments-answers-to-member',
  text: `select count(*)::int as count from (select 1 from comments where site_id = $1 and parent_member_id = $2
    and parent_member_id <> 0 and state = ${CommentState.shown} and shown_at > $3 and member_id <> $2 limit $4) a`,
};
export const countShownReplies = async (
  db: Queries,
  site: number,
  member: number,
  since: Date,
  max: number,
) => (await db.one<{ count: number }>(COUNT, [site, member, since, max]))?.count ?? 0;

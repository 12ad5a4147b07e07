import type { Queries } from '@platform/db/connection';
import { REPLY_TO_MEMBER } from '../comments.store';

const COUNT = {
  name: 'comments-answers-to-member',
  text: `select count(*)::int as count from (select 1 from comments c where ${REPLY_TO_MEMBER} and c.shown_at > $3 limit $4) a`,
};
export const countShownReplies = async (
  db: Queries,
  site: number,
  member: number,
  since: Date,
  max: number,
) => (await db.one<{ count: number }>(COUNT, [site, member, since, max]))?.count ?? 0;

import type { Circle } from '@contract/circles';
import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { followedAmong } from '@platform/following/following.service';
import { noticesOfCircles } from '@platform/notices/circleNotices.service';
import type { CircleRow } from './circles.store';

/** Completes circles with their newest notices and tells which of them the reader has joined. @param who '' = a stranger */
export async function circlesFor(
  db: Queries,
  site: number,
  rows: readonly CircleRow[],
  who: string,
  now: Date,
): Promise<Circle[]> {
  const ids = rows.map(({ id }) => id);
  const joined = await followedAmong(db, site, KindNumber.topicSub.circle, ids, who);
  const notices = await noticesOfCircles(db, site, ids, now);
  return rows.map(({ id, members, posts, doc }) => ({
    id,
    name: doc.name,
    icon: doc.icon,
    banner: doc.banner,
    description: doc.description,
    memberCount: members,
    postCount: posts,
    isFollow: joined.has(id) ? 1 : 0,
    noticeList: [...(notices.get(id) ?? [])],
  }));
}

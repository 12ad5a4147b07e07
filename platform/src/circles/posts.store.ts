import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import { PostState } from './postState.types';
import type { PostRow, StoredPost } from './posts.document';

/**
 * SQL condition: a post `p` that the viewer may see. One that waits for review or was rejected is its author's alone; one of a
 * withdrawn circle is nobody's. `$2` is the viewer's number, 0 = everybody else.
 */
const SHOWN = `(p.state = ${PostState.shown}
    or (p.member_id > 0 and p.member_id = $2 and p.state <> ${PostState.removed}))
  and (p.circle_id = 0 or exists (select 1 from circles c
    where c.site_id = p.site_id and c.id = p.circle_id and not c.withdrawn))`;
const POST = `select p.id, p.circle_id, p.member_id, m.nickname, m.head, m.state as member_state, p.published_at, p.state,
    p.is_top, p.praise, p.discuss, p.share, p.doc,
    ($2::int > 0 and exists (select 1 from praises l where l.site_id = p.site_id
      and l.kind = ${KindNumber.event.post} and l.object_id = p.id and l.who = 'm:' || $2::int)) as is_praised
  from posts p left join members m on m.site_id = p.site_id and m.id = p.member_id
  where p.site_id = $1 and ${SHOWN}`;
const NEWEST = 'p.published_at desc, p.id desc limit $4 offset $5';

const BY_ID = { name: 'posts-by-id', text: `${POST} and p.id = $3` };
const OF_CIRCLE = {
  name: 'posts-of-circle',
  text: `${POST} and p.circle_id = $3 order by p.is_top desc, ${NEWEST}`,
};
/** A comment weighs as much as two likes. */
const HOT_OF_CIRCLE = {
  name: 'posts-hot-of-circle',
  text: `${POST} and p.circle_id = $3 order by p.is_top desc, p.praise + 2 * p.discuss desc, ${NEWEST}`,
};
const OF_MEMBER = {
  name: 'posts-of-member',
  text: `${POST} and p.member_id = $3 and m.state = ${MemberState.open} order by ${NEWEST}`,
};

/** Page of a list. */
export interface PostPage {
  /** Member who reads; 0 = everybody else. */
  readonly viewer: number;
  readonly limit: number;
  readonly offset: number;
}

export const postById = (db: Queries, site: number, id: number, viewer: number) =>
  db.one<PostRow>(BY_ID, [site, viewer, id]);
/** Pinned posts first. @param circle 0 = moments */
export const newestOfCircle = (db: Queries, site: number, circle: number, page: PostPage) =>
  db.query<PostRow>(OF_CIRCLE, [site, page.viewer, circle, page.limit, page.offset]);
export const hottestOfCircle = (db: Queries, site: number, circle: number, page: PostPage) =>
  db.query<PostRow>(HOT_OF_CIRCLE, [site, page.viewer, circle, page.limit, page.offset]);
/** Posts and moments of a member whose membership is open. */
export const newestOfMember = (db: Queries, site: number, member: number, page: PostPage) =>
  db.query<PostRow>(OF_MEMBER, [site, page.viewer, member, page.limit, page.offset]);

const COUNT_OF_MEMBER = {
  name: 'posts-count-of-member',
  text: `select count(*)::int as count from posts p where p.site_id = $1 and p.member_id = $3 and ${SHOWN}`,
};
/** Posts and moments of a member that everybody sees. */
export async function countShownPosts(db: Queries, site: number, member: number): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_OF_MEMBER, [site, 0, member]))?.count ?? 0;
}

const OWN_AFTER = {
  name: 'posts-own-after',
  text: `select id, circle_id as circle, published_at as at, state, praise, discuss, share, doc from posts
    where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
export interface OwnPostRow {
  readonly id: number;
  readonly circle: number;
  readonly at: Date;
  readonly state: PostState;
  readonly praise: number;
  readonly discuss: number;
  readonly share: number;
  readonly doc: StoredPost;
}
/** All posts of a member in every state, oldest first. @param after number of the last post before */
export const ownAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<OwnPostRow>(OWN_AFTER, [site, member, after, limit]);

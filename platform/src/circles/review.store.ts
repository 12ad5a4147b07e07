import type { Queries } from '@platform/db/connection';
import { PostState } from './postState.types';
import type { StoredPost } from './posts.document';

/** A post as staff look at it. */
export interface ReviewRow {
  readonly id: number;
  readonly circle_id: number;
  /** '' = a moment. */
  readonly circle: string;
  readonly member_id: number;
  readonly nickname: string;
  readonly published_at: Date;
  readonly is_top: boolean;
  readonly doc: StoredPost;
}
const ROW = `select p.id, p.circle_id, coalesce(c.doc->>'name', '') as circle, p.member_id,
    coalesce(m.nickname, '') as nickname, p.published_at, p.is_top, p.doc
  from posts p left join members m on m.site_id = p.site_id and m.id = p.member_id
  left join circles c on c.site_id = p.site_id and c.id = p.circle_id where p.site_id = $1`;
const PENDING = {
  name: 'posts-to-review',
  text: `${ROW} and p.state = ${PostState.pending} and p.id > $2 order by p.id limit $3`,
};
/** Under review, the oldest first. @param after number of the last known one */
export const pendingPosts = (db: Queries, site: number, after: number, limit: number) =>
  db.query<ReviewRow>(PENDING, [site, after, limit]);

const OF_STATE = {
  name: 'posts-of-state',
  text: `${ROW} and p.state = $2 and p.id < $3 order by p.id desc limit $4`,
};
/** Newest first. @param before number of the last known one */
export const postsInState = (db: Queries, site: number, state: PostState, before: number, limit: number) =>
  db.query<ReviewRow>(OF_STATE, [site, state, before, limit]);

const SET = {
  name: 'posts-set-state',
  text: `update posts p set state = $4::smallint, is_top = p.is_top and $4::smallint = ${PostState.shown}
    from (select id, state from posts where site_id = $1 and id = $2 and state = any($3::smallint[]) for no key update) known
    where p.site_id = $1 and p.id = known.id returning known.state as state, p.circle_id, p.member_id, p.doc`,
};
/** Moves a post from one of several states to another. @returns it with the state before; undefined where it is in none of them */
export const setPostState = (
  db: Queries,
  site: number,
  id: number,
  { from, to }: { readonly from: readonly PostState[]; readonly to: PostState },
) =>
  db.one<{ state: PostState; circle_id: number; member_id: number; doc: StoredPost }>(SET, [
    site,
    id,
    from,
    to,
  ]);

const PIN = {
  name: 'posts-pin',
  text: `update posts set is_top = $3 where site_id = $1 and id = $2 and state = ${PostState.shown} and circle_id > 0`,
};
export const setPinned = async (db: Queries, site: number, id: number, pinned: boolean): Promise<boolean> =>
  (await db.run(PIN, [site, id, pinned])) > 0;

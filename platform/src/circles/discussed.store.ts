import type { Queries } from '@platform/db/connection';
import { PostState } from './postState.types';

/** A post as the target of comments. */
export interface DiscussedPost {
  readonly id: number;
  /** 0 = a moment. */
  readonly circle_id: number;
  readonly discuss: number;
  readonly title: string;
  readonly content: string;
  /** First picture; '' = none. */
  readonly picture: string;
}
const DISCUSSED = {
  name: 'posts-discussed',
  text: `select id, circle_id, discuss, doc->>'title' as title, doc->>'content' as content,
      coalesce(doc->'pics'->>0, '') as picture
    from posts p where site_id = $1 and id = any($2::int[]) and state = ${PostState.shown}
      and (circle_id = 0 or exists (select 1 from circles c
        where c.site_id = p.site_id and c.id = p.circle_id and not c.withdrawn))`,
};
export const discussedPosts = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DiscussedPost>(DISCUSSED, [site, ids]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const ADD = {
  name: 'posts-add-discuss',
  text: `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
    locked as (select id from posts where site_id = $1 and id in (select id from added) order by id for no key update)
    update posts p set discuss = p.discuss + a.count from locked l join added a on a.id = l.id
    where p.site_id = $1 and p.id = l.id`,
};
export const addDiscuss = (db: Queries, site: number, ids: readonly number[], counts: readonly number[]) =>
  db.run(ADD, [site, ids, counts]);

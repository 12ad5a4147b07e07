import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';

const KIND = KindNumber.event.activity;

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const PRAISE = {
  name: 'activities-praise',
  text: `with new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, $2, $3, $4 where exists (select 1 from activities where site_id = $1 and id = $2)
      on conflict do nothing returning 1)
    update activities set praise = praise + 1 where site_id = $1 and id = $2 and exists (select 1 from new)`,
};
/** @param who `d:<device>` or `m:<member>` */
export const likeActivity = (db: Queries, site: number, id: number, who: string, at: Date) =>
  db.run(PRAISE, [site, id, who, at]);

const DELETE_LIKE = {
  name: 'activities-delete-like',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and object_id = $2 and who = $3 returning 1)
    update activities set praise = praise - 1 where site_id = $1 and id = $2 and exists (select 1 from gone)`,
};
export const unlikeActivity = (db: Queries, site: number, id: number, who: string) =>
  db.run(DELETE_LIKE, [site, id, who]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const MOVE = {
  name: 'activities-move-praises',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and who = $2 returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
    locked as (select id from activities where site_id = $1
      and id in (select object_id from gone except select object_id from kept) order by id for no key update)
    update activities a set praise = a.praise - 1 from locked l where a.site_id = $1 and a.id = l.id`,
};
export const moveLikes = (db: Queries, site: number, from: string, to: string) =>
  db.run(MOVE, [site, from, to]);

/** An activity as the target of comments. */
export interface DiscussedActivity {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly count: number;
  readonly closed: boolean;
}
const DISCUSSED = {
  name: 'activities-discussed',
  text: `select id, doc->>'title' as title, coalesce(doc->>'imageUrl', '') as picture,
      coalesce((doc->>'countDiscuss')::int, 0) + discuss as count,
      coalesce((detail->>'discussClosed')::int, 1) <> 0 as closed
    from activities where site_id = $1 and id = any($2::int[])`,
};
export const discussedActivities = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DiscussedActivity>(DISCUSSED, [site, ids]);

const ADD = {
  name: 'activities-add-discuss',
  text: `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
    locked as (select id from activities where site_id = $1 and id in (select id from added) order by id for no key update)
    update activities v set discuss = v.discuss + a.count from locked l join added a on a.id = l.id
    where v.site_id = $1 and v.id = l.id`,
};
export const addDiscuss = (db: Queries, site: number, ids: readonly number[], counts: readonly number[]) =>
  db.run(ADD, [site, ids, counts]);

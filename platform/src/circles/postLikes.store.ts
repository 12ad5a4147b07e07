import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { PostState } from './postState.types';

const KIND = KindNumber.event.post;

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const PRAISE = {
  name: 'posts-praise',
  text: `with new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, $2, $3, $4 where exists (select 1 from posts where site_id = $1 and id = $2 and state = ${PostState.shown})
      on conflict do nothing returning 1)
    update posts set praise = praise + 1 where site_id = $1 and id = $2 and exists (select 1 from new)`,
};
export const praise = (db: Queries, site: number, id: number, who: string, at: Date) =>
  db.run(PRAISE, [site, id, who, at]);

const UNPRAISE = {
  name: 'posts-unpraise',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and object_id = $2 and who = $3 returning 1)
    update posts set praise = praise - 1 where site_id = $1 and id = $2 and exists (select 1 from gone)`,
};
export const deleteLike = (db: Queries, site: number, id: number, who: string) =>
  db.run(UNPRAISE, [site, id, who]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const MOVE = {
  name: 'posts-move-praises',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and who = $2 returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
    locked as (select id from posts where site_id = $1
      and id in (select object_id from gone except select object_id from kept) order by id for no key update)
    update posts d set praise = d.praise - 1 from locked l where d.site_id = $1 and d.id = l.id`,
};
export const movePraises = (db: Queries, site: number, from: string, to: string) =>
  db.run(MOVE, [site, from, to]);

const SHARED = {
  name: 'posts-shared',
  text: `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
    locked as (select id from posts where site_id = $1 and state = ${PostState.shown} and id in (select id from added)
      order by id for no key update)
    update posts d set share = d.share + a.count from locked l join added a on a.id = l.id
    where d.site_id = $1 and d.id = l.id`,
};
export const addShares = (db: Queries, site: number, times: ReadonlyMap<number, number>) =>
  db.run(SHARED, [site, [...times.keys()], [...times.values()]]);

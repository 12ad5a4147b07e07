import type { Queries } from '@platform/db/connection';
import { CommentState } from '../commentState.types';

/** The like and its count in one statement: of many at once of one person one counts (K3). */
const INSERT_LIKE = {
  name: 'comments-praise',
  text: `with there as (select 1 from comments where site_id = $1 and id = $3 and state = ${CommentState.shown}),
    new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, $2, $3, $4, $5 where exists (select 1 from there) on conflict do nothing returning 1),
    counted as (update comments set praise = praise + 1
      where site_id = $1 and id = $3 and exists (select 1 from new) returning 1)
    select exists (select 1 from new) as liked, exists (select 1 from there) as shown`,
};
export async function insertLike(
  db: Queries,
  site: number,
  { kind, id }: { readonly kind: number; readonly id: number },
  who: string,
  at: Date,
): Promise<{ liked: boolean; shown: boolean }> {
  const row = await db.one<{ liked: boolean; shown: boolean }>(INSERT_LIKE, [site, kind, id, who, at]);
  return row ?? { liked: false, shown: false };
}

/** An object liked by both counts once: the moved like is removed where the new owner has one. */
const MOVE = {
  name: 'comments-move-praises',
  text: `with gone as (delete from praises where site_id = $1 and who = $2 and kind = $4 returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, $4, object_id, $3, created_at from gone on conflict do nothing returning object_id)
    update comments set praise = praise - 1 where site_id = $1 and id in (
      select object_id from gone except select object_id from kept)`,
};
export const moveLikeRows = (db: Queries, site: number, from: string, to: string, kind: number) =>
  db.run(MOVE, [site, from, to, kind]);

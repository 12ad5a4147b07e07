import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

const { article, activity, live } = KindNumber.fav;

/** Is there such a thing for everybody to read? A live whose article is not published is none. */
const shown = (type: string, id: string): string => `case ${type}
    when ${article} then exists (select 1 from articles a where a.site_id = $1 and a.id = ${id} and a.status = 1)
    when ${activity} then exists (select 1 from activities v where v.site_id = $1 and v.id = ${id})
    when ${live} then exists (select 1 from lives l where l.site_id = $1 and l.id = ${id} and (l.article_id = 0 or exists (
      select 1 from articles a where a.site_id = $1 and a.id = l.article_id and a.status = 1)))
    else false end`;

export interface FavouriteKey {
  readonly member: number;
  /** KindNumber.fav. */
  readonly type: number;
  readonly id: number;
}

/**
 * Kept and counted in one statement: many at once keep it once (K3). The member's row is held, so that nothing is kept for one
 * whose membership ends at the same moment.
 */
const KEEP = {
  name: 'favourites-keep',
  text: `with self as (select id from members where site_id = $1 and id = $2 and state = ${MemberState.open} for share),
    there as (select 1 where ${shown('$3::smallint', '$4::int')}),
    new as (insert into favourites (site_id, member_id, type, object_id, channel, img_url, created_at)
      select $1, self.id, $3::smallint, $4::int, $5, $6, $7 from self where exists (select 1 from there)
      on conflict do nothing returning 1),
    counted as (update article_counts set collect = collect + 1
      where $3::smallint = ${article} and site_id = $1 and article_id = $4::int and exists (select 1 from new))
    select exists (select 1 from there) as there, exists (select 1 from self) as open`,
};
export async function insertFavourite(
  db: Queries,
  site: number,
  { member, type, id }: FavouriteKey,
  { channel, imgUrl, at }: { channel: number; imgUrl: string; at: Date },
): Promise<{ there: boolean; open: boolean }> {
  const row = await db.one<{ there: boolean; open: boolean }>(KEEP, [
    site,
    member,
    type,
    id,
    channel,
    imgUrl,
    at,
  ]);
  return row ?? { there: false, open: false };
}

const LET_GO = {
  name: 'favourites-let-go',
  text: `with gone as (delete from favourites where site_id = $1 and member_id = $2 and type = $3::smallint and object_id = $4
      returning 1)
    update article_counts set collect = collect - 1
    where $3::smallint = ${article} and site_id = $1 and article_id = $4 and exists (select 1 from gone)`,
};
export const deleteFavourite = (db: Queries, site: number, { member, type, id }: FavouriteKey) =>
  db.run(LET_GO, [site, member, type, id]);

const HAS = {
  name: 'favourites-has',
  text: 'select 1 from favourites where site_id = $1 and member_id = $2 and type = $3 and object_id = $4',
};
export const isFavourite = async (
  db: Queries,
  site: number,
  { member, type, id }: FavouriteKey,
): Promise<boolean> => (await db.one(HAS, [site, member, type, id])) !== undefined;

export interface FavouriteRow {
  id: number;
  type: number;
  object_id: number;
  channel: number;
  img_url: string;
  created_at: Date;
}
const ROW = `select f.id, f.type, f.object_id, f.channel, f.img_url, f.created_at from favourites f
  where f.site_id = $1 and f.member_id = $2`;

const NEWEST = {
  name: 'favourites-newest',
  text: `${ROW} and ${shown('f.type', 'f.object_id')} order by f.id desc limit $3 offset $4`,
};
/** Favourites that can be read now. A withdrawn article reappears when it is published again. */
export const newestFavourites = (db: Queries, site: number, member: number, limit: number, offset: number) =>
  db.query<FavouriteRow>(NEWEST, [site, member, limit, offset]);

const ALL_AFTER = {
  name: 'favourites-all-after',
  text: `${ROW} and f.id > $3 order by f.id limit $4`,
};
/** Whatever became of the things themselves. @param after number of the row before; 0 = from the first */
export const allAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<FavouriteRow>(ALL_AFTER, [site, member, after, limit]);

/** Counts are locked in the order of their numbers: of two who change several at once one waits for the other. */
const FORGET = {
  name: 'favourites-forget',
  text: `with gone as (delete from favourites where site_id = $1 and member_id = $2 returning type, object_id),
    locked as (select article_id from article_counts where site_id = $1
      and article_id in (select object_id from gone where type = ${article}) order by article_id for no key update)
    update article_counts c set collect = c.collect - 1 from locked l
    where c.site_id = $1 and c.article_id = l.article_id`,
};
export const forgetAllOf = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);

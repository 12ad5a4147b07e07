import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';

const KIND = KindNumber.event.shortVideo;

/** The like and its count in one statement: a second one of the same person changes nothing (K3). */
const PRAISE = {
  name: 'short-videos-praise',
  text: `with new as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, $2, $3, $4 where exists (select 1 from short_videos where site_id = $1 and id = $2 and not withdrawn)
      on conflict do nothing returning 1)
    update short_videos set praise = praise + 1 where site_id = $1 and id = $2 and exists (select 1 from new)`,
};
export const praise = (db: Queries, site: number, id: number, who: string, at: Date) =>
  db.run(PRAISE, [site, id, who, at]);

const DELETE_LIKE = {
  name: 'short-videos-delete-like',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and object_id = $2 and who = $3 returning 1)
    update short_videos set praise = praise - 1 where site_id = $1 and id = $2 and exists (select 1 from gone)`,
};
export const deleteLike = (db: Queries, site: number, id: number, who: string) =>
  db.run(DELETE_LIKE, [site, id, who]);

/** Rows are locked in the order of their numbers, so that two callers never wait for each other. */
const MOVE = {
  name: 'short-videos-move-praises',
  text: `with gone as (delete from praises where site_id = $1 and kind = ${KIND} and who = $2 returning object_id, created_at),
    kept as (insert into praises (site_id, kind, object_id, who, created_at)
      select $1, ${KIND}, object_id, $3, created_at from gone on conflict do nothing returning object_id),
    locked as (select id from short_videos where site_id = $1
      and id in (select object_id from gone except select object_id from kept) order by id for no key update)
    update short_videos v set praise = v.praise - 1 from locked l where v.site_id = $1 and v.id = l.id`,
};
export const movePraises = (db: Queries, site: number, from: string, to: string) =>
  db.run(MOVE, [site, from, to]);

/** New plays and shares of one video. */
export interface ShortVideoCounts {
  readonly id: number;
  readonly plays: number;
  readonly shares: number;
}
const ADD = {
  name: 'short-videos-add',
  text: `with added as (select * from unnest($2::int[], $3::int[], $4::int[]) as a(id, plays, shares)),
    locked as (select id from short_videos where site_id = $1 and not withdrawn and id in (select id from added)
      order by id for no key update)
    update short_videos v set play = v.play + a.plays, share = v.share + a.shares
    from locked l join added a on a.id = l.id where v.site_id = $1 and v.id = l.id`,
};
export const addCounts = (db: Queries, site: number, counts: readonly ShortVideoCounts[]) =>
  db.run(ADD, [
    site,
    counts.map(({ id }) => id),
    counts.map(({ plays }) => plays),
    counts.map(({ shares }) => shares),
  ]);

export interface DiscussedRow {
  readonly id: number;
  readonly title: string;
  readonly cover: string;
  readonly url: string;
  readonly discuss: number;
  readonly closed: boolean;
}
const DISCUSSED = {
  name: 'short-videos-discussed',
  text: `select v.id, v.discuss, v.doc->>'title' as title, v.doc->>'cover' as cover, v.doc->>'shareUrl' as url,
      v.discuss_closed or coalesce((s.doc->>'canDiscuss')::boolean, true) = false as closed
    from short_videos v left join short_video_settings s on s.site_id = v.site_id
    where v.site_id = $1 and v.id = any($2::int[]) and not v.withdrawn`,
};
export const discussedRows = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DiscussedRow>(DISCUSSED, [site, ids]);

/** Locked in the order of their numbers, as the counts of articles are. */
const ADD_DISCUSS = {
  name: 'short-videos-add-discuss',
  text: `with added as (select * from unnest($2::int[], $3::int[]) as a(id, count)),
    locked as (select id from short_videos where site_id = $1 and id in (select id from added) order by id for no key update)
    update short_videos v set discuss = v.discuss + a.count
    from locked k join added a on a.id = k.id where v.site_id = $1 and v.id = k.id`,
};
export const addDiscuss = (db: Queries, site: number, ids: readonly number[], counts: readonly number[]) =>
  db.run(ADD_DISCUSS, [site, ids, counts]);

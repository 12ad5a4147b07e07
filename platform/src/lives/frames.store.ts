import { SocketType } from '@contract/socket/socketCodes';
import type { Queries } from '@platform/db/connection';
import { FORMER_NAME } from '@platform/membership/memberState.types';

/** Key of a live. */
export interface LiveKey {
  readonly site: number;
  readonly live: number;
}

/** Frames of a live that are kept; who missed more reads the live anew. */
export const MAX_FRAMES = 500;

/**
 * One statement: the live's row is held from the count on until the transaction is over, so frames of a live stand in the order
 * in which they are committed, without a gap.
 */
const ADD = {
  name: 'frames-number',
  text: `with counted as (update lives set seq = seq + jsonb_array_length($4::jsonb) where site_id = $1 and id = $2
      returning seq, seq - jsonb_array_length($4::jsonb) as before),
    gone as (delete from live_frames f using counted c
      where f.site_id = $1 and f.live_id = $2 and f.seq <= c.seq - ${MAX_FRAMES}),
    added as (insert into live_frames (site_id, live_id, seq, type, data, at)
      select $1, $2, c.before + d.place, $3, d.data, $5
      from counted c, jsonb_array_elements($4::jsonb) with ordinality as d(data, place))
    select seq from counted`,
};
/** Several of one kind, in their order; part of the transaction that makes the changes they tell of. @returns 0 for an unknown live */
export const addFrames = (
  db: Queries,
  { site, live }: LiveKey,
  type: SocketType,
  data: readonly object[],
  at: Date,
) => db.run(ADD, [site, live, type, JSON.stringify(data), at]);

/** Where a frame of a kind has the number of what it is about. */
const OF_THING = {
  [SocketType.reporting]: "data #>> '{report,fileId}'",
  [SocketType.discuss]: "data #>> '{discuss,id}'",
} as const;
const replaceStatement = (type: keyof typeof OF_THING) => ({
  name: `frames-unsay-${type}`,
  text: `update live_frames set data = $4 where site_id = $1 and live_id = $2 and type = '${type}' and ${OF_THING[type]} = $3::text`,
});
const REPLACE = {
  [SocketType.reporting]: replaceStatement(SocketType.reporting),
  [SocketType.discuss]: replaceStatement(SocketType.discuss),
};
/** Whatever was told of a thing of this number becomes `data`: what is taken back is handed to nobody any more. */
export const replaceFrames = (
  db: Queries,
  { site, live }: LiveKey,
  type: keyof typeof OF_THING,
  id: number,
  data: object,
) => db.run(REPLACE[type], [site, live, String(id), JSON.stringify(data)]);

const REMOVE_QUOTES = {
  name: 'frames-remove-quotes',
  text: `update live_frames set data = jsonb_set(data, '{discuss,info}',
      data #> '{discuss,info}' || '{"parentUser": "", "parentContent": "", "parentTime": "", "parentAtts": []}')
    where site_id = $1 and live_id = $2 and type = '${SocketType.discuss}' and data #>> '{discuss,parentID}' = $3::text`,
};
/** Answers to a comment say its words no more. */
export const removeQuotes = (db: Queries, site: number, live: number, comment: number) =>
  db.run(REMOVE_QUOTES, [site, live, String(comment)]);

const FORGET_AUTHOR = {
  name: 'frames-forget-author',
  text: `update live_frames set data = jsonb_set(data, '{discuss}', data->'discuss'
      || case when data #>> '{discuss,userID}' = $2::text then
        '{"userName": "${FORMER_NAME}", "userIcon": "", "location": "", "longitude": 0, "latitude": 0}' else '{}'::jsonb end
      || case when data #>> '{discuss,parentUserID}' = $2::text then
        jsonb_build_object('info', data #> '{discuss,info}' || '{"parentUser": "${FORMER_NAME}"}') else '{}' end)
    where site_id = $1 and type = '${SocketType.discuss}'
      and $2::text in (data #>> '{discuss,userID}', data #>> '{discuss,parentUserID}')`,
};
/** Comments in frames say the former member's name and place no more. */
export const forgetFrameAuthor = (db: Queries, site: number, member: number) =>
  db.run(FORGET_AUTHOR, [site, String(member)]);

/** A live that can be read: standing alone, or in an article that is published. */
export const PUBLIC = `(l.article_id = 0 or exists (
  select 1 from articles a where a.site_id = l.site_id and a.id = l.article_id and a.status = 1))`;
/** Clicks from the live's document plus clicks counted here. */
export const CLICKS = `coalesce((l.doc->>'countClick')::int, 0) + l.click`;

export interface FrameRow {
  seq: number;
  type: string;
  data: object;
}
export interface LiveFrames {
  seq: number;
  status: number;
  click: number;
  /** Frames after the requested one, in order; the first ones may be deleted. */
  frames: FrameRow[];
}
const AFTER = {
  name: 'frames-after',
  text: `select l.seq, l.status, ${CLICKS} as click, coalesce((
      select jsonb_agg(jsonb_build_object('seq', f.seq, 'type', f.type, 'data', f.data) order by f.seq)
      from live_frames f where f.site_id = l.site_id and f.live_id = l.id and f.seq > $3), '[]') as frames
    from lives l where l.site_id = $1 and l.id = $2 and ${PUBLIC}`,
};
/** A live and its frames at one moment; undefined where there is none to be read. */
export const readFramesAfter = (db: Queries, site: number, live: number, since: number) =>
  db.one<LiveFrames>(AFTER, [site, live, since]);

/**
 * Locked in the order of their numbers. `due`: readers are to hear of it. `click_told_at` is the time of the first opening they
 * have not heard of.
 */
const CLICK = {
  name: 'lives-click',
  text: `with opened as (select * from unnest($2::int[], $3::int[]) as o(id, times)),
    before as (select l.id, coalesce(l.click_told_at <= $5, false) as due from lives l
      where l.site_id = $1 and l.id in (select id from opened) and ${PUBLIC} order by l.id for no key update of l)
    update lives l set click = l.click + o.times, click_told_at = case when b.due then null else coalesce(l.click_told_at, $4) end
      from before b join opened o on o.id = b.id where l.site_id = $1 and l.id = b.id
      returning l.id, l.status, ${CLICKS} as click, b.due`,
};
export interface ClickRow {
  id: number;
  status: number;
  click: number;
  due: boolean;
}
/** @param opened how many, by live @param openBefore it is due where an opening before this moment is untold */
export const clickLives = (
  db: Queries,
  site: number,
  opened: ReadonlyMap<number, number>,
  at: Date,
  openBefore: Date,
) => db.query<ClickRow>(CLICK, [site, [...opened.keys()], [...opened.values()], at, openBefore]);

const FORGET = {
  name: 'frames-forget',
  text: `delete from live_frames where ctid = any(array(select ctid from live_frames where at < $1 limit $2))`,
};
export const forgetFrames = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);

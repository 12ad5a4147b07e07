import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

const LOCK = {
  name: 'points-hold',
  text: `select score from members where site_id = $1 and id = $2 and state = ${MemberState.open} for no key update`,
};
/** The sum of an open member, whose points nobody else changes until the transaction ends. */
export const lockScore = (db: Queries, site: number, member: number) =>
  db.one<{ score: number }>(LOCK, [site, member]);

const SCORE = {
  name: 'points-score',
  text: `select score from members where site_id = $1 and id = $2 and state = ${MemberState.open}`,
};
export const scoreOf = (db: Queries, site: number, member: number) =>
  db.one<{ score: number }>(SCORE, [site, member]);

export interface Change {
  readonly eType: string;
  readonly key: string;
  readonly score: number;
  readonly title: string;
  readonly memo: string;
  /** `YYYY-MM-DD` of the site's time. */
  readonly day: string;
  readonly at: Date;
}

const KNOWN = {
  name: 'points-known',
  text: `select score, created_at as at from points
    where site_id = $1 and member_id = $2 and e_type = $3 and event_key = $4`,
};
export const findChange = (db: Queries, site: number, member: number, eType: string, key: string) =>
  db.one<{ score: number; at: Date }>(KNOWN, [site, member, eType, key]);

const TODAY = {
  name: 'points-today',
  text: `select count(*) as count from points where site_id = $1 and member_id = $2 and day = $4 and e_type = $3`,
};
/** Number of times an event earned points on a day. */
export const countOnDay = async (db: Queries, site: number, member: number, eType: string, day: string) =>
  (await db.one<{ count: number }>(TODAY, [site, member, eType, day]))?.count ?? 0;

const ADD = {
  name: 'points-add',
  text: `with entry as (insert into points (site_id, member_id, e_type, event_key, score, title, memo, day, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning score)
    update members m set score = m.score + entry.score from entry where m.site_id = $1 and m.id = $2`,
};
/** The row and the sum together. */
export const addChange = (db: Queries, site: number, member: number, change: Change) => {
  const { eType, key, score, title, memo, day, at } = change;
  return db.run(ADD, [site, member, eType, key, score, title, memo, day, at]);
};

const DAYS = {
  name: 'points-days',
  text: `select day, sum(score)::int as score from points
    where site_id = $1 and member_id = $2 and day between $3 and $4 group by day order by day desc`,
};
/** The sums of the days that have any, newest first. */
export const daySums = (db: Queries, site: number, member: number, from: string, to: string) =>
  db.query<{ day: string; score: number }>(DAYS, [site, member, from, to]);

const COUNTS = {
  name: 'points-counts-of-day',
  text: `select e_type as "eType", count(*)::int as count from points
    where site_id = $1 and member_id = $2 and day = $3 group by e_type`,
};
/** Number of times each event earned points on a day; events without any are missing. */
export const countsOfDay = (db: Queries, site: number, member: number, day: string) =>
  db.query<{ eType: string; count: number }>(COUNTS, [site, member, day]);

const LIST = {
  name: 'points-list',
  text: `select id, e_type, title, score, created_at from points
    where site_id = $1 and member_id = $2 and ($3::date is null or day = $3) order by id desc limit $4 offset $5`,
};
export interface PointsRow {
  id: number;
  e_type: string;
  title: string;
  score: number;
  created_at: Date;
}
/** Newest first. @param day of the site's time; undefined: of all days */
export const pointsRows = (
  db: Queries,
  site: number,
  member: number,
  day: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => db.query<PointsRow>(LIST, [site, member, day ?? null, limit, offset]);

const ALL_AFTER = {
  name: 'points-all-after',
  text: `select id, e_type, title, memo, score, created_at from points
    where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
/** Oldest first, for the member's own copy. */
export const allPoints = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<PointsRow & { memo: string }>(ALL_AFTER, [site, member, after, limit]);

const FORGET = { name: 'points-forget', text: 'delete from points where site_id = $1 and member_id = $2' };
const NONE = { name: 'points-none', text: 'update members set score = 0 where site_id = $1 and id = $2' };
export async function forgetPoints(db: Queries, site: number, member: number): Promise<void> {
  await db.run(FORGET, [site, member]);
  await db.run(NONE, [site, member]);
}

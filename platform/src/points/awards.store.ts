import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

/** An event of one name, and what it brings by the site's rules. */
export interface Award {
  readonly name: string;
  readonly score: number;
  readonly perDay: number;
  /** `YYYY-MM-DD` of the site's time. */
  readonly day: string;
}
/** The member of an event and the thing it was done to. */
export interface Occasion {
  readonly member: number;
  readonly key: string;
}

const RULES = { name: 'points-rules', text: `select config->'points' as settings from sites where id = $1` };
/** `points` of the site's settings. */
export const pointsSettings = async (db: Queries, site: number): Promise<unknown> =>
  (await db.one<{ settings: unknown }>(RULES, [site]))?.settings;

/** Of open members, not known yet, below the day's cap. */
const due = `select o.member, o.key from unnest($2::int[], $3::text[]) as o(member, key)
    join members m on m.site_id = $1 and m.id = o.member and m.state = ${MemberState.open}
    where not exists (select 1 from points p
        where p.site_id = $1 and p.member_id = o.member and p.e_type = $4 and p.event_key = o.key)
      and (select count(*) from points p
        where p.site_id = $1 and p.member_id = o.member and p.day = $5 and p.e_type = $4) < $6`;
const parameters = (site: number, { name, day, perDay }: Award, occasions: readonly Occasion[]) => [
  site,
  occasions.map(({ member }) => member),
  occasions.map(({ key }) => key),
  name,
  day,
  perDay,
];

const DUE = { name: 'points-due', text: due };
/** Tells whether an event would bring points now. */
export const isDue = async (db: Queries, site: number, award: Award, occasion: Occasion): Promise<boolean> =>
  (await db.one(DUE, parameters(site, award, [occasion]))) !== undefined;

const AWARD = {
  name: 'points-award',
  text: `with due as (${due}), entry as (
      insert into points (site_id, member_id, e_type, event_key, score, title, memo, day, created_at)
      select $1, due.member, $4, due.key, $7, $4, '', $5, $8 from due returning member_id)
    update members m set score = m.score + $7 from entry where m.site_id = $1 and m.id = entry.member_id returning m.id`,
};
/**
 * Adds the points of events that are due, rows and sums together. The members are locked by the caller, each stands in it once.
 * @returns the members who got points
 */
export const addAwards = async (
  db: Queries,
  site: number,
  award: Award,
  occasions: readonly Occasion[],
  at: Date,
): Promise<number[]> => {
  const values = [...parameters(site, award, occasions), award.score, at];
  return (await db.query<{ id: number }>(AWARD, values)).map(({ id }) => id);
};

const LOGIN_DAY = {
  name: 'points-login-day',
  text: `update members set login_day = $3::date,
      login_days = case when login_day = $3::date - 1 then login_days + 1 else 1 end
    where site_id = $1 and id = $2 and state = ${MemberState.open} and login_day is distinct from $3::date
    returning login_days as days`,
};
/** Notes a login. @returns how many days in a row, on the day's first login alone */
export const noteLoginDay = async (
  db: Queries,
  site: number,
  member: number,
  day: string,
): Promise<number | undefined> => (await db.one<{ days: number }>(LOGIN_DAY, [site, member, day]))?.days;

import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

/** State that decides an award. */
export interface AwardState {
  /** `points` of the site's settings. */
  readonly settings: unknown;
  /** The event has brought points before. */
  readonly isKnown: boolean;
  /** Events of this name that brought points on the day. */
  readonly today: number;
}
const STATE = {
  name: 'points-award-state',
  text: `select s.config->'points' as settings,
      exists (select 1 from points p where p.site_id = $1 and p.member_id = $2 and p.e_type = $3 and p.event_key = $4) as "isKnown",
      (select count(*) from points p where p.site_id = $1 and p.member_id = $2 and p.day = $5 and p.e_type = $3) as today
    from members m join sites s on s.id = m.site_id
    where m.site_id = $1 and m.id = $2 and m.state = ${MemberState.open}`,
};
/** Undefined for an ended membership. @param day `YYYY-MM-DD` of the site's time */
export const awardState = (
  db: Queries,
  site: number,
  member: number,
  { name, key, day }: { name: string; key: string; day: string },
) => db.one<AwardState>(STATE, [site, member, name, key, day]);

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

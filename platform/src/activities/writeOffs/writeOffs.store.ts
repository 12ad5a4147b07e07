import type { Queries } from '@platform/db/connection';

export interface CodedEntry {
  readonly id: number;
  readonly member_id: number;
  readonly status: number;
  readonly sign_form: unknown;
  readonly created_at: Date;
  readonly used_at: Date | null;
  readonly nickname: string;
  readonly head: string;
}
const BY_CODE = {
  name: 'entries-by-code',
  text: `select e.id, e.member_id, e.status, e.sign_form, e.created_at, e.used_at, m.nickname, m.head
    from entries e join members m on m.site_id = e.site_id and m.id = e.member_id
    where e.site_id = $1 and e.activity_id = $2
      and (e.regist_code = $3 or e.regist_code = $4 or ($5 and starts_with(e.regist_code, $4))) limit 2`,
};
/** Entries of an activity by their code. @param typed the code as corrected @param mayBeStart true where a code may begin with it */
export const entriesByCode = (
  db: Queries,
  site: number,
  activity: number,
  { code, typed, mayBeStart }: { code: string; typed: string; mayBeStart: boolean },
) => db.query<CodedEntry>(BY_CODE, [site, activity, code, typed, mayBeStart]);

const USE = {
  name: 'entries-use',
  text: `update entries set used_at = $3, used_by = $4, used_place = $5 where site_id = $1 and id = $2 and used_at is null
    returning id`,
};
/** Writes an entry off once. @returns false where it was written off before */
export const markUsed = async (
  db: Queries,
  site: number,
  id: number,
  { at, by, place }: { at: Date; by: number; place: string },
): Promise<boolean> => (await db.run(USE, [site, id, at, by, place])) > 0;

const USED = { name: 'entries-used', text: 'select used_at from entries where site_id = $1 and id = $2' };
export const usedAt = async (db: Queries, site: number, id: number): Promise<Date | undefined> =>
  (await db.one<{ used_at: Date | null }>(USED, [site, id]))?.used_at ?? undefined;

const CHECKER = {
  name: 'activity-checker',
  text: 'select 1 as known from activity_checkers where site_id = $1 and activity_id = $2 and member_id = $3',
};
/** True for a member who writes off registrations of the activity. */
export const isChecker = async (db: Queries, site: number, activity: number, member: number) =>
  (await db.one(CHECKER, [site, activity, member])) !== undefined;

const ADD_CHECKER = {
  name: 'activity-checker-add',
  text: `insert into activity_checkers (site_id, activity_id, member_id)
    select $1, a.id, m.id from activities a, members m
    where a.site_id = $1 and a.id = $2 and m.site_id = $1 and m.id = $3 and m.state = 0
    on conflict (site_id, activity_id, member_id) do update set member_id = excluded.member_id`,
};
const REMOVE_CHECKER = {
  name: 'activity-checker-remove',
  text: 'delete from activity_checkers where site_id = $1 and activity_id = $2 and member_id = $3',
};
/** @returns false where there is no such activity or member */
export const setChecker = async (
  db: Queries,
  site: number,
  activity: number,
  { member, may }: { member: number; may: boolean },
): Promise<boolean> => (await db.run(may ? ADD_CHECKER : REMOVE_CHECKER, [site, activity, member])) > 0;

const CHECKED_BY = {
  name: 'activity-checker-of',
  text: `select activity_id as activity from activity_checkers where site_id = $1 and member_id = $2
    and activity_id > $3 order by activity_id limit $4`,
};
/** Activities whose entries a member may write off. @param after number of the one before */
export const checkedBy = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<{ activity: number }>(CHECKED_BY, [site, member, after, limit]);

const FORGET_CHECKER = {
  name: 'activity-checker-forget',
  text: 'delete from activity_checkers where site_id = $1 and member_id = $2',
};
const FORGET_USER = {
  name: 'entries-forget-checker',
  text: 'update entries set used_by = 0 where site_id = $1 and used_by = $2',
};
export async function forgetChecker(db: Queries, site: number, member: number): Promise<void> {
  await db.run(FORGET_CHECKER, [site, member]);
  await db.run(FORGET_USER, [site, member]);
}

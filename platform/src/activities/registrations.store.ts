import type { Queries } from '@platform/db/connection';
import { PLACED_STATUSES } from './activities.rules';

export interface EntryRow {
  id: number;
  activity_id: number;
  /** RegistrationStatus. */
  status: number;
  sign_form: unknown;
  regist_code: string;
  created_at: Date;
  activity: unknown;
  fields: unknown;
  progress_in_app: boolean;
}

const OWN = {
  name: 'entries-own',
  text: `select e.id, e.activity_id, e.status, e.sign_form, e.regist_code, e.created_at,
      a.doc as activity, a.sign_form as fields, a.progress_in_app
    from entries e join activities a on a.site_id = e.site_id and a.id = e.activity_id
    where e.site_id = $1 and e.member_id = $2 and ($3 = 0 or e.activity_id = $3) and ($4 = 0 or e.id = $4)
    order by e.id desc limit 1`,
};
/** A member's own entry, by the activity, by its number, or by both; 0 = not by this. */
export const ownEntry = (db: Queries, site: number, member: number, activity: number, entry: number) =>
  db.one<EntryRow>(OWN, [site, member, activity, entry]);

const IN_APP = {
  name: 'entries-in-app',
  text: 'select 1 from activities where site_id = $1 and id = $2 and progress_in_app',
};
export const isInAppOnly = async (db: Queries, site: number, activity: number): Promise<boolean> =>
  (await db.one(IN_APP, [site, activity])) !== undefined;

const AFTER = {
  name: 'entries-after',
  text: `select id, activity_id as "fileId", status, sign_form as "signForm", regist_code as "registCode", created_at as "createdAt"
    from entries where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
export const entriesAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<{ id: number }>(AFTER, [site, member, after, limit]);

const FORGET = {
  name: 'entries-forget',
  text: `with gone as (delete from entries where site_id = $1 and member_id = $2 returning activity_id, status)
    update activities a set taken = taken - 1 from gone
    where a.site_id = $1 and a.id = gone.activity_id and gone.status in (${PLACED_STATUSES}) returning a.id`,
};
/** Deletes a member's entries and frees their places: a member has one in each activity. @returns activities with a freed place */
export const forgetAllOf = (db: Queries, site: number, member: number) =>
  db.query<{ id: number }>(FORGET, [site, member]);

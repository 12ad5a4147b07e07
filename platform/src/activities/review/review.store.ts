import type { Queries } from '@platform/db/connection';

/** A registration with its member, for the newsroom. */
export interface ReviewedEntry {
  readonly id: number;
  readonly member_id: number;
  readonly nickname: string;
  readonly created_at: Date;
  /** RegistrationStatus. */
  readonly status: number;
  readonly sign_form: unknown;
  readonly review_note: string;
  readonly regist_code: string;
  readonly used_at: Date | null;
  readonly used_place: string;
}
const LIST = {
  name: 'entries-review',
  text: `select e.id, e.member_id, m.nickname, e.created_at, e.status, e.sign_form, e.review_note, e.regist_code, e.used_at,
      e.used_place
    from entries e join members m on m.site_id = e.site_id and m.id = e.member_id
    where e.site_id = $1 and e.activity_id = $2 and ($3 < 0 or e.status = $3) and e.id > $4 order by e.id limit $5`,
};
/** Registrations of an activity, oldest first. @param status below 0 = all @param after number of the last known one */
export const reviewedEntries = (
  db: Queries,
  site: number,
  { activity, status, after, limit }: { activity: number; status: number; after: number; limit: number },
) => db.query<ReviewedEntry>(LIST, [site, activity, status, after, limit]);

const STATUS = {
  name: 'entries-status',
  text: `select status, used_at is not null as used, member_id as member, sign_form as answers from entries
    where site_id = $1 and activity_id = $2 and id = $3`,
};
export const entryStatus = (db: Queries, site: number, activity: number, id: number) =>
  db.one<{ status: number; used: boolean; member: number; answers: unknown }>(STATUS, [site, activity, id]);

const DECIDE = {
  name: 'entries-decide',
  text: 'update entries set status = $3, review_note = $4 where site_id = $1 and id = $2',
};
export const decideEntry = (
  db: Queries,
  site: number,
  id: number,
  { status, note }: { status: number; note: string },
) => db.run(DECIDE, [site, id, status, note]);

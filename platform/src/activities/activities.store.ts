import type { ActivityRow } from '@contract/activities';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

/** The stored row with the participants, likes and comments that came here (wire S11). */
const DOC = `doc || jsonb_build_object('participatorNum', coalesce((doc->>'participatorNum')::int, 0) + taken,
    'countPraise', coalesce((doc->>'countPraise')::int, 0) + praise,
    'countDiscuss', coalesce((doc->>'countDiscuss')::int, 0) + discuss)`;
const ROW = `${DOC} as doc`;
const BY_IDS = {
  name: 'activities-by-ids',
  text: `select id, ${ROW} from activities where site_id = $1 and id = any($2::int[])`,
};
const NEWEST = {
  name: 'activities-newest',
  text: `select id, ${ROW} from activities where site_id = $1 and ($2 < 0 or category_id = $2)
    order by published_at desc, id desc limit $3 offset $4`,
};
const CATEGORIES = {
  name: 'activity-categories',
  text: `select id, doc from categories where site_id = $1 and code = 'ACTIVITY' order by order_id, id`,
};

export const activitiesByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DocumentRow>(BY_IDS, [site, ids]);
/** @param category below 0 = all. */
export const newestActivities = (
  db: Queries,
  site: number,
  category: number,
  limit: number,
  offset: number,
) => db.query<DocumentRow>(NEWEST, [site, category, limit, offset]);
export const activityCategories = (db: Queries, site: number) => db.query<DocumentRow>(CATEGORIES, [site]);

/** An activity with its rules. */
export interface StoredActivity {
  readonly id: number;
  readonly doc: ActivityRow;
  /** Further fields of wire S12. */
  readonly detail: unknown;
  readonly fields: unknown;
  readonly quota: number;
  readonly needs_review: boolean;
  readonly unique_fields: readonly string[];
  readonly places: readonly string[];
  readonly progress_in_app: boolean;
  readonly waiting_list: boolean;
}
const COLUMNS = `id, ${ROW}, detail, sign_form as fields, quota, needs_review, unique_fields, places, progress_in_app,
    waiting_list`;
const ONE = {
  name: 'activities-one',
  text: `select ${COLUMNS} from activities where site_id = $1 and id = $2`,
};
export const activityById = (db: Queries, site: number, id: number) =>
  db.one<StoredActivity>(ONE, [site, id]);

const LOCK = {
  name: 'activities-lock',
  text: `select ${COLUMNS} from activities where site_id = $1 and id = any($2::int[]) order by id for no key update`,
};
/** Locks activities: all that changes the number of taken places holds this lock. */
export const lockActivities = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<StoredActivity>(LOCK, [site, ids]);

const TAKE = {
  name: 'activities-take',
  text: 'update activities set taken = taken + $3 where site_id = $1 and id = $2',
};
/** @param places below 0 = freed */
export const takePlaces = (db: Queries, site: number, id: number, places: number) =>
  db.run(TAKE, [site, id, places]);

const MINE = {
  name: 'activities-mine',
  text: `select a.id, ${DOC} || jsonb_build_object('entryID', e.id, 'entryStatus', e.status, 'useTime',
      coalesce(to_char(e.used_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS.0'), '')) as doc
    from entries e join activities a on a.site_id = e.site_id and a.id = e.activity_id
    where e.site_id = $1 and e.member_id = $2 order by e.id desc limit $3 offset $4`,
};
/** Activities of a member's entries, newest entry first. */
export const activitiesOfMember = (
  db: Queries,
  site: number,
  member: number,
  limit: number,
  offset: number,
) => db.query<DocumentRow>(MINE, [site, member, limit, offset]);

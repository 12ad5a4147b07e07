import type { ActivityRow } from '@contract/activities';
import type { SignField } from '@contract/signForm';
import type { Queries } from '@platform/db/connection';

/** An activity as the newsroom edits it. */
export interface EditedActivity {
  readonly doc: ActivityRow;
  /** Further fields of wire S12. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly fields: readonly SignField[];
  readonly quota: number;
  readonly waitingList: boolean;
  readonly category: number;
  readonly needsReview: boolean;
  readonly uniqueFields: readonly string[];
  readonly places: readonly string[];
}

const NEXT = { name: 'activities-next-id', text: `select nextval('activity_ids')::int as id` };
export async function nextActivityId(db: Queries): Promise<number> {
  const row = await db.one<{ id: number }>(NEXT);
  if (!row) throw new Error('the sequence activity_ids gave no number');
  return row.id;
}

const LOCK = {
  name: 'activities-lock-edited',
  text: `select doc, detail, sign_form as fields, quota, waiting_list as "waitingList", category_id as category, needs_review as "needsReview",
      unique_fields as "uniqueFields", places from activities where site_id = $1 and id = $2 for no key update`,
};
export const lockEditedActivity = (db: Queries, site: number, id: number) =>
  db.one<EditedActivity>(LOCK, [site, id]);

const SAVE = {
  name: 'activities-save',
  text: `insert into activities (site_id, id, published_at, doc, detail, sign_form, quota, category_id, needs_review,
      unique_fields, places, waiting_list)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (site_id, id) do update set doc = excluded.doc, detail = excluded.detail, sign_form = excluded.sign_form,
      quota = excluded.quota, category_id = excluded.category_id, needs_review = excluded.needs_review,
      unique_fields = excluded.unique_fields, places = excluded.places, waiting_list = excluded.waiting_list`,
};
/** @param at when a new one is published */
export const saveEditedActivity = (
  db: Queries,
  site: number,
  id: number,
  activity: EditedActivity,
  at: Date,
) =>
  db.run(SAVE, [
    ...[site, id, at, JSON.stringify(activity.doc), JSON.stringify(activity.detail)],
    ...[JSON.stringify(activity.fields), activity.quota, activity.category, activity.needsReview],
    ...[activity.uniqueFields, activity.places, activity.waitingList],
  ]);

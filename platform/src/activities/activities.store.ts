import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

const BY_IDS = {
  name: 'activities-by-ids',
  text: 'select id, doc from activities where site_id = $1 and id = any($2::int[])',
};
const NEWEST = {
  name: 'activities-newest',
  text: `select id, doc from activities where site_id = $1 and ($2 < 0 or category_id = $2)
    order by published_at desc, id desc limit $3 offset $4`,
};
const CATEGORIES = {
  name: 'activity-categories',
  text: `select id, doc from categories where site_id = $1 and code = 'ACTIVITY' order by order_id, id`,
};
const SAVE = {
  name: 'activities-save',
  text: `insert into activities (site_id, id, category_id, published_at, doc) values ($1, $2, $3, $4, $5)
    on conflict (site_id, id) do update set category_id = excluded.category_id, published_at = excluded.published_at,
      doc = excluded.doc`,
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

export interface SavedActivity {
  id: number;
  category: number;
  publishedAt: Date;
  /** Wire S11. */
  doc: object;
}
export const saveActivity = (db: Queries, site: number, one: SavedActivity) =>
  db.run(SAVE, [site, one.id, one.category, one.publishedAt, JSON.stringify(one.doc)]);

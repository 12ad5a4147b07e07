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

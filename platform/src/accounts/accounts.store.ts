import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

const BY_IDS = {
  name: 'accounts-by-ids',
  text: 'select id, doc from accounts where site_id = $1 and id = any($2::int[])',
};
const OF_CATEGORY = {
  name: 'accounts-of-category',
  text: 'select id, doc from accounts where site_id = $1 and category_id = $2 order by id limit $3 offset $4',
};
const RECOMMENDED = {
  name: 'accounts-recommended',
  text: 'select id, doc from accounts where site_id = $1 and recommended and status = 0 and not forbidden order by id limit $2',
};
const CATEGORIES = {
  name: 'categories-of-code',
  text: 'select id, doc from categories where site_id = $1 and code = $2 order by order_id, id',
};

export const accountsByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DocumentRow>(BY_IDS, [site, ids]);
export const accountsOf = (db: Queries, site: number, category: number, limit: number, offset: number) =>
  db.query<DocumentRow>(OF_CATEGORY, [site, category, limit, offset]);
export const recommendedAccounts = (db: Queries, site: number, limit: number) =>
  db.query<DocumentRow>(RECOMMENDED, [site, limit]);
export const categoriesOf = (db: Queries, site: number, code: string) =>
  db.query<DocumentRow>(CATEGORIES, [site, code]);

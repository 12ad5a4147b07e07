import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

/** Status and ban stand in columns; the document carries them out. */
const DOC = `select id, doc || jsonb_build_object('xyStatus', status, 'xyForbidden', forbidden::int) as doc from accounts`;
/** Neither pending (1) nor closed (4), not forbidden (specification §4). */
const SHOWN = 'status not in (1, 4) and not forbidden and id > 0';

const BY_IDS = {
  name: 'accounts-by-ids',
  text: `${DOC} where site_id = $1 and id = any($2::int[])`,
};
const OF_CATEGORY = {
  name: 'accounts-of-category',
  text: `${DOC} where site_id = $1 and category_id = $2 and ${SHOWN} order by id limit $3 offset $4`,
};
const RECOMMENDED = {
  name: 'accounts-recommended',
  text: `${DOC} where site_id = $1 and recommended and ${SHOWN} order by id limit $2`,
};
const STATUSES = {
  name: 'accounts-statuses',
  text: `select id, status, forbidden from accounts where site_id = $1 and id = any($2::int[])`,
};
const NAMED = {
  name: 'accounts-named',
  text: `${DOC} where site_id = $1 and ${SHOWN} and
      (select bool_and(strpos(lower(normalize((doc->>'topic') || ' ' || (doc->>'description'), NFKC)), part) > 0)
       from unnest($2::text[]) part)
    order by strpos(lower(normalize(doc->>'topic', NFKC)), $2[1]) = 0, id limit $3`,
};
const CATEGORIES = {
  name: 'categories-of-code',
  text: 'select id, doc from categories where site_id = $1 and code = $2 and parent_id = $3 order by order_id, id',
};
const SAVE_CATEGORY = {
  name: 'categories-save',
  text: `insert into categories (site_id, code, id, parent_id, order_id, doc) values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id, code, id) do update set parent_id = excluded.parent_id, order_id = excluded.order_id, doc = excluded.doc`,
};
const SAVE = {
  name: 'accounts-save',
  text: `insert into accounts (site_id, id, category_id, status, forbidden, recommended, doc) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (site_id, id) do update set category_id = excluded.category_id, status = excluded.status,
      forbidden = excluded.forbidden, recommended = excluded.recommended, doc = excluded.doc`,
};

export const accountsByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<DocumentRow>(BY_IDS, [site, ids]);
export const accountsOf = (db: Queries, site: number, category: number, limit: number, offset: number) =>
  db.query<DocumentRow>(OF_CATEGORY, [site, category, limit, offset]);
export const recommendedAccounts = (db: Queries, site: number, limit: number) =>
  db.query<DocumentRow>(RECOMMENDED, [site, limit]);
/** Accounts whose name or description has every part; those named so first. */
export const accountsNamed = (db: Queries, site: number, parts: readonly string[], limit: number) =>
  db.query<DocumentRow>(NAMED, [site, parts, limit]);
export const accountStatuses = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<{ id: number; status: number; forbidden: boolean }>(STATUSES, [site, ids]);
/** @param parent 0 = first level. */
export const categoriesOf = (db: Queries, site: number, code: string, parent: number) =>
  db.query<DocumentRow>(CATEGORIES, [site, code, parent]);

export interface SavedCategory {
  /** `XYACCOUNT`, `LEADER`, `ACTIVITY`. */
  code: string;
  id: number;
  parent?: number;
  order?: number;
  /** Wire S17b. */
  doc: object;
}
export const saveCategory = (db: Queries, site: number, one: SavedCategory) =>
  db.run(SAVE_CATEGORY, [
    site,
    one.code,
    one.id,
    one.parent ?? 0,
    one.order ?? one.id,
    JSON.stringify(one.doc),
  ]);

export interface SavedAccount {
  id: number;
  category: number;
  /** XyStatus. */
  status: number;
  forbidden: boolean;
  recommended: boolean;
  /** Wire S9. */
  doc: object;
}
export const saveAccount = (db: Queries, site: number, one: SavedAccount) =>
  db.run(SAVE, [
    site,
    one.id,
    one.category,
    one.status,
    one.forbidden,
    one.recommended,
    JSON.stringify(one.doc),
  ]);

import type { Queries } from '@platform/db/connection';

export interface NamedColumn {
  readonly id: number;
  readonly name: string;
  readonly parentID: number;
}
const ALL = {
  name: 'columns-of-site',
  text: `select id, name, parent_id as "parentID" from columns where site_id = $1 and not topic order by parent_id, order_id, id`,
};
/** Columns of a site but those of topics, level by level in their order. */
export const columnsOfSite = (db: Queries, site: number) => db.query<NamedColumn>(ALL, [site]);

const LOCK = {
  name: 'columns-lock-level',
  text: `select id from columns where site_id = $1 and parent_id = (select parent_id from columns where site_id = $1 and id = $2)
    order by order_id, id for update`,
};
/** Numbers of the columns beside one, in their order, locked; none where there is no such column. */
export const lockLevel = async (db: Queries, site: number, id: number): Promise<number[]> =>
  (await db.query<{ id: number }>(LOCK, [site, id])).map((row) => row.id);

const LOCK_SITE = {
  name: 'columns-lock-site',
  text: 'select 1 as one from sites where id = $1 for no key update',
};
/** Nobody else makes columns of the site until the caller's transaction ends. */
export const lockColumns = (db: Queries, site: number) => db.one(LOCK_SITE, [site]);

const ORDER = {
  name: 'columns-order',
  text: `update columns c set order_id = o.place from unnest($2::int[]) with ordinality as o(id, place)
    where c.site_id = $1 and c.id = o.id`,
};
/** Puts columns of one level in an order. */
export const orderColumns = (db: Queries, site: number, ids: readonly number[]) => db.run(ORDER, [site, ids]);

const RENAME = {
  name: 'columns-rename',
  text: 'update columns set name = $3 where site_id = $1 and id = $2',
};
export const renameColumn = (db: Queries, site: number, id: number, name: string) =>
  db.run(RENAME, [site, id, name]);

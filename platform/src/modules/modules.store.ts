import type { Queries } from '@platform/db/connection';

export interface ModuleRow {
  id: number;
  type: number;
  position: number;
  /** Wire fields of S7 without its rows. */
  doc: Record<string, unknown> & { ids?: number[] };
}

const OF_COLUMN = {
  name: 'modules-of-column',
  text: 'select id, type, position, doc from modules where site_id = $1 and column_id = $2 order by position, id',
};
const BY_ID = {
  name: 'modules-by-id',
  text: 'select id, type, position, doc from modules where site_id = $1 and id = $2',
};

export const modulesOf = (db: Queries, site: number, column: number) =>
  db.query<ModuleRow>(OF_COLUMN, [site, column]);
export const moduleById = (db: Queries, site: number, id: number) => db.one<ModuleRow>(BY_ID, [site, id]);

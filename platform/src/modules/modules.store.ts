import type { Queries } from '@platform/db/connection';

export interface ModuleRow {
  id: number;
  type: number;
  position: number;
  /** Wire fields of wire S7 without its rows. */
  doc: Record<string, unknown> & { ids?: number[]; related?: number[][] };
}

/** A column with its modules: one row without module where it has none. */
export interface HeadRow {
  style: string;
  top_count: number;
  /** As the column's document has it: a number where it is set. */
  top_style: unknown;
  id: number | null;
  type: number;
  position: number;
  doc: ModuleRow['doc'];
}

const OF_COLUMN = {
  name: 'modules-of-column',
  text: `select c.style, c.top_count, c.doc->'cmDisplayStyle' as top_style, m.id, m.type, m.position, m.doc from columns c
    left join modules m on m.site_id = c.site_id and m.column_id = c.id
    where c.site_id = $1 and c.id = $2 order by m.position, m.id`,
};
const BY_ID = {
  name: 'modules-by-id',
  text: 'select id, type, position, doc from modules where site_id = $1 and id = $2',
};

export const headRows = (db: Queries, site: number, column: number) =>
  db.query<HeadRow>(OF_COLUMN, [site, column]);
export const moduleById = (db: Queries, site: number, id: number) => db.one<ModuleRow>(BY_ID, [site, id]);

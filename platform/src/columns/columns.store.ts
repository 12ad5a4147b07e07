import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { followersSql } from '@platform/following/followers.sql';

export interface ColumnRow {
  id: number;
  parent_id: number;
  name: string;
  style: string;
  order_id: number;
  top_count: number;
  topic: boolean;
  description: string;
  /** Wire fields set besides. */
  doc: Record<string, unknown>;
  children: number;
  followers: number;
}

const COLUMNS = `select c.id, c.parent_id, c.name, c.style, c.order_id, c.top_count, c.topic, c.doc, coalesce(c.doc->>'description', '') as description,
  (select count(*)::int from columns k where k.site_id = c.site_id and k.parent_id = c.id) as children,
  ${followersSql(KindNumber.topicSub.column, 'c.id')} as followers from columns c`;

const BY_PARENT = {
  name: 'columns-by-parent',
  text: `${COLUMNS} where c.site_id = $1 and c.parent_id = $2 and (not c.topic or $2 <> 0) order by c.order_id, c.id`,
};
const BY_ID = { name: 'columns-by-id', text: `${COLUMNS} where c.site_id = $1 and c.id = $2` };
const CHAIN = {
  name: 'columns-chain',
  text: `with recursive chain as (
      select id, parent_id, name, style, coalesce(doc->>'description', '') as description, 1 as depth from columns where site_id = $1 and id = $2
      union all
      select c.id, c.parent_id, c.name, c.style, coalesce(c.doc->>'description', ''), chain.depth + 1
      from columns c join chain on c.id = chain.parent_id where c.site_id = $1 and chain.depth < 8)
    select id, name, style, description from chain order by depth desc`,
};
const BELOW = {
  name: 'columns-below',
  text: `with recursive below as (
      select id, 1 as depth from columns where site_id = $1 and parent_id = $2 and (not topic or $2 <> 0)
      union all
      select c.id, below.depth + 1 from columns c join below on c.parent_id = below.id where c.site_id = $1 and below.depth < 8)
    ${COLUMNS} join below on below.id = c.id where c.site_id = $1 order by below.depth, c.order_id, c.id`,
};
const BY_NAME = {
  name: 'columns-by-name',
  text: 'select id from columns where site_id = $1 and parent_id = $2 and name = $3 order by id limit 1',
};
const SAVE = {
  name: 'columns-save',
  text: `insert into columns (site_id, id, parent_id, name, style, order_id, top_count, topic, doc) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (site_id, id) do update set parent_id = excluded.parent_id, name = excluded.name, style = excluded.style,
      order_id = excluded.order_id, top_count = excluded.top_count, topic = excluded.topic, doc = excluded.doc`,
};
const ADD = {
  name: 'columns-add',
  text: `insert into columns (site_id, id, parent_id, name, order_id)
    select $1, coalesce(max(id), 0) + 1, $2, $3, coalesce(max(order_id), 0) + 1 from columns where site_id = $1 returning id`,
};

export const columnsOf = (db: Queries, site: number, parent: number) =>
  db.query<ColumnRow>(BY_PARENT, [site, parent]);
export const columnById = (db: Queries, site: number, id: number) => db.one<ColumnRow>(BY_ID, [site, id]);
export const columnsBelow = (db: Queries, site: number, parent: number) =>
  db.query<ColumnRow>(BELOW, [site, parent]);
export const chainOf = (db: Queries, site: number, id: number) =>
  db.query<{ id: number; name: string; style: string; description: string }>(CHAIN, [site, id]);
export const columnByName = (db: Queries, site: number, parent: number, name: string) =>
  db.one<{ id: number }>(BY_NAME, [site, parent, name]);
export const addColumn = (db: Queries, site: number, parent: number, name: string) =>
  db.one<{ id: number }>(ADD, [site, parent, name]);

export interface SavedColumn {
  site: number;
  id: number;
  parent: number;
  name: string;
  style: string;
  order: number;
  topCount: number;
  topic: boolean;
  doc: Readonly<Record<string, unknown>>;
}
export const saveColumn = (db: Queries, c: SavedColumn): Promise<number> =>
  db.run(SAVE, [
    c.site,
    c.id,
    c.parent,
    c.name,
    c.style,
    c.order,
    c.topCount,
    c.topic,
    JSON.stringify(c.doc),
  ]);

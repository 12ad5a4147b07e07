import type { Queries } from '@platform/db/connection';

const NOTE = {
  name: 'staff-note-act',
  text: `insert into staff_acts (site_id, at, staff_id, act, object_kind, object_id, detail) values ($1, $2, $3, $4, $5, $6, $7)`,
};
export const addAct = (
  db: Queries,
  site: number,
  at: Date,
  staff: number,
  act: string,
  objectKind: string,
  objectID: number,
  detail: object,
) => db.run(NOTE, [site, at, staff, act, objectKind, objectID, JSON.stringify(detail)]);

export interface ActRow {
  at: Date;
  staff_id: number;
  act: string;
  object_kind: string;
  object_id: number;
  detail: unknown;
}
const OF_OBJECT = {
  name: 'staff-acts-of-object',
  text: `select at, staff_id, act, object_kind, object_id, detail from staff_acts
    where site_id = $1 and object_kind = $2 and object_id = $3 order by id`,
};
export const actsOn = (db: Queries, site: number, objectKind: string, objectID: number) =>
  db.query<ActRow>(OF_OBJECT, [site, objectKind, objectID]);

export interface NamedActRow extends ActRow {
  id: number;
  /** '' = on the machine itself. */
  name: string;
}
const OF_SITE = {
  name: 'staff-acts-of-site',
  text: `select a.id, a.at, a.staff_id, coalesce(s.name, '') as name, a.act, a.object_kind, a.object_id, a.detail
    from staff_acts a left join staff s on s.id = a.staff_id
    where a.site_id = $1 and a.id < $2 order by a.id desc limit $3`,
};
/** Newest first. @param before number of the last one the reader has */
export const actsAt = (db: Queries, site: number, before: number, limit: number) =>
  db.query<NamedActRow>(OF_SITE, [site, before, limit]);

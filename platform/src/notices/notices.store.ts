import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

const BY_ID = {
  name: 'notices-by-id',
  text: 'select id, doc from notices where site_id = $1 and id = $2 and published_at <= $3',
};
const SAVE = {
  name: 'notices-save',
  text: `insert into notices (site_id, id, published_at, doc) values ($1, $2, $3, $4)
    on conflict (site_id, id) do update set published_at = excluded.published_at, doc = excluded.doc`,
};

/** A notice dated later does not show before its time. */
export const noticeById = (db: Queries, site: number, id: number, now: Date) =>
  db.one<DocumentRow>(BY_ID, [site, id, now]);
/** @param doc wire S28, a notice. */
export const saveNotice = (db: Queries, site: number, id: number, publishedAt: Date, doc: object) =>
  db.run(SAVE, [site, id, publishedAt, JSON.stringify(doc)]);

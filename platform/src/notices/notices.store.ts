import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';

const BY_ID = {
  name: 'notices-by-id',
  text: 'select id, doc from notices where site_id = $1 and id = $2 and published_at <= $3',
};

/** A notice dated later does not show before its time. */
export const noticeById = (db: Queries, site: number, id: number, now: Date) =>
  db.one<DocumentRow>(BY_ID, [site, id, now]);

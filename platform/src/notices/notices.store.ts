import type { Queries } from '@platform/db/connection';

const BY_ID = {
  name: 'notices-by-id',
  text: `select id, doc, coalesce(doc->>'content', '') as content from notices where site_id = $1 and id = $2 and published_at <= $3`,
};

interface NoticeRow {
  doc: Record<string, unknown>;
  content: string;
}

/** A notice dated later does not show before its time. */
export const noticeById = (db: Queries, site: number, id: number, now: Date) =>
  db.one<NoticeRow>(BY_ID, [site, id, now]);

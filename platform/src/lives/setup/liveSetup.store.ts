import type { LiveStatus } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import type { LiveDocument } from '../lives.store';

const NEXT = { name: 'lives-next-id', text: `select nextval('live_ids')::int as id` };
export async function nextLiveId(db: Queries): Promise<number> {
  const row = await db.one<{ id: number }>(NEXT);
  if (!row) throw new Error('the sequence live_ids gave no number');
  return row.id;
}

export interface SetupRow {
  article_id: number;
  status: LiveStatus;
  starts_at: Date;
  doc: LiveDocument;
}
const LOCK = {
  name: 'lives-lock-setup',
  text: 'select article_id, status, starts_at, doc from lives where site_id = $1 and id = $2 for no key update',
};
/** Locked for the caller's transaction. */
export const lockLiveSetup = (db: Queries, site: number, id: number) => db.one<SetupRow>(LOCK, [site, id]);

const INSERT = {
  name: 'lives-insert',
  text: `insert into lives (site_id, id, article_id, status, starts_at, doc) values ($1, $2, $3, $4, $5, $6)`,
};
export const insertLive = (db: Queries, site: number, id: number, row: SetupRow) =>
  db.run(INSERT, [site, id, row.article_id, row.status, row.starts_at, JSON.stringify(row.doc)]);

const SAVE = {
  name: 'lives-save-setup',
  text: 'update lives set starts_at = $3, doc = $4 where site_id = $1 and id = $2',
};
export const saveLiveSetup = (db: Queries, site: number, id: number, startsAt: Date, doc: LiveDocument) =>
  db.run(SAVE, [site, id, startsAt, JSON.stringify(doc)]);

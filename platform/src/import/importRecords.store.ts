import type { Queries } from '@platform/db/connection';
import type { ImportRecord } from './articleWriter.port';

const READ = {
  name: 'handed-in-read',
  text: 'select fingerprint, published_at as publishtime from handed_in where site_id = $1 and key = $2',
};
const SAVE = {
  name: 'handed-in-note',
  text: `insert into handed_in (site_id, key, fingerprint, published_at) values ($1, $2, $3, $4)
    on conflict (site_id, key) do update set fingerprint = excluded.fingerprint, published_at = excluded.published_at`,
};
const DELETE = { name: 'handed-in-forget', text: 'delete from handed_in where site_id = $1 and key = $2' };

export const findImportRecord = (db: Queries, site: number, key: string) =>
  db.one<ImportRecord>(READ, [site, key]);
export const saveImportRecord = (db: Queries, site: number, key: string, record: ImportRecord) =>
  db.run(SAVE, [site, key, record.fingerprint, record.publishtime]);
export const deleteImportRecord = (db: Queries, site: number, key: string) => db.run(DELETE, [site, key]);

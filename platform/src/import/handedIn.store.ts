import type { Queries } from '@platform/db/connection';
import type { HandedIn } from './door';

const READ = {
  name: 'handed-in-read',
  text: 'select fingerprint, published_at as publishtime from handed_in where site_id = $1 and key = $2',
};
const NOTE = {
  name: 'handed-in-note',
  text: `insert into handed_in (site_id, key, fingerprint, published_at) values ($1, $2, $3, $4)
    on conflict (site_id, key) do update set fingerprint = excluded.fingerprint, published_at = excluded.published_at`,
};
const FORGET = { name: 'handed-in-forget', text: 'delete from handed_in where site_id = $1 and key = $2' };

export const handedIn = (db: Queries, site: number, key: string) => db.one<HandedIn>(READ, [site, key]);
export const noteHandedIn = (db: Queries, site: number, key: string, what: HandedIn) =>
  db.run(NOTE, [site, key, what.fingerprint, what.publishtime]);
export const forgetHandedIn = (db: Queries, site: number, key: string) => db.run(FORGET, [site, key]);

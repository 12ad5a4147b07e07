import type { Queries } from '@platform/db/connection';

const NOTE = {
  name: 'votes-note-snapshot',
  text: `insert into vote_snapshots (site_id, who, seen_at) values ($1, $2, $3)
    on conflict (site_id, who) do update set seen_at = excluded.seen_at`,
};
export const noteSnapshot = (db: Queries, site: number, who: Buffer, at: Date) =>
  db.run(NOTE, [site, who, at]);

const CLEAR = {
  name: 'votes-clear-snapshot',
  text: 'delete from vote_snapshots where site_id = $1 and who = $2',
};
export const clearSnapshot = (db: Queries, site: number, who: Buffer) => db.run(CLEAR, [site, who]);

const AMONG = {
  name: 'votes-snapshots-among',
  text: 'select who from vote_snapshots where site_id = $1 and who = any($2::bytea[]) and seen_at > $3',
};
export const snapshotsAmong = (db: Queries, site: number, whos: readonly Buffer[], since: Date) =>
  db.query<{ who: Buffer }>(AMONG, [site, whos, since]);

const FORGET = {
  name: 'votes-forget-snapshots',
  text: `delete from vote_snapshots where ctid = any(array(select ctid from vote_snapshots where seen_at < $1 limit $2))`,
};
export const forgetSnapshots = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);

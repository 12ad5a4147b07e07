import type { Queries } from '@platform/db/connection';

/** The messenger discards a snapshot page's storage and device after this time. */
const SNAPSHOT_MS = 24 * 3_600_000;

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
/** Devices among the given whose messenger user is a virtual one (field finding 1), as hex of their hashes. */
export async function snapshotsAmong(
  db: Queries,
  site: number,
  whos: readonly Buffer[],
  at: Date,
): Promise<Set<string>> {
  if (whos.length === 0) return new Set();
  const rows = await db.query<{ who: Buffer }>(AMONG, [site, whos, new Date(at.getTime() - SNAPSHOT_MS)]);
  return new Set(rows.map(({ who }) => who.toString('hex')));
}

const FORGET = {
  name: 'votes-forget-snapshots',
  text: `delete from vote_snapshots where ctid = any(array(select ctid from vote_snapshots where seen_at < $1 limit $2))`,
};
export const forgetSnapshots = (db: Queries, at: Date, limit: number) =>
  db.run(FORGET, [new Date(at.getTime() - SNAPSHOT_MS), limit]);

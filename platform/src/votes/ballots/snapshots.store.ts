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

const IS = {
  name: 'votes-is-snapshot',
  text: 'select 1 from vote_snapshots where site_id = $1 and who = $2 and seen_at > $3',
};
export const wasSnapshot = async (db: Queries, site: number, who: Buffer, since: Date): Promise<boolean> =>
  (await db.one(IS, [site, who, since])) !== undefined;

const FORGET = {
  name: 'votes-forget-snapshots',
  text: `delete from vote_snapshots where ctid = any(array(select ctid from vote_snapshots where seen_at < $1 limit $2))`,
};
export const forgetSnapshots = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);

import type { Queries } from '@platform/db/connection';

const READ = {
  name: 'unread-read',
  text: `insert into member_reads (site_id, member_id, type, read_at) values ($1, $2, $3, $4)
    on conflict (site_id, member_id, type) do update set read_at = greatest(member_reads.read_at, excluded.read_at)`,
};
export const setRead = (db: Queries, site: number, member: number, type: number, at: Date) =>
  db.run(READ, [site, member, type, at]);

const SINCE = {
  name: 'unread-since',
  text: 'select read_at from member_reads where site_id = $1 and member_id = $2 and type = $3',
};
/** undefined where the member never read any. */
export const readSince = async (db: Queries, site: number, member: number, type: number) =>
  (await db.one<{ read_at: Date }>(SINCE, [site, member, type]))?.read_at;

const FORGET = {
  name: 'unread-forget',
  text: 'delete from member_reads where site_id = $1 and member_id = $2',
};
export const forgetReads = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);

const ALL = {
  name: 'unread-all',
  text: 'select type, read_at as "readAt" from member_reads where site_id = $1 and member_id = $2 order by type',
};
export const allReads = (db: Queries, site: number, member: number) =>
  db.query<{ type: number; readAt: Date }>(ALL, [site, member]);

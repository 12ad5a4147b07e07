import type { Queries } from '@platform/db/connection';

export interface PassRow {
  readonly id: number;
  readonly site: number;
  readonly live: number;
  readonly name: string;
  /** Number of the staff member. */
  readonly created_by: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}
const FIELDS = 'id, site_id as site, live_id as live, name, created_by, created_at, expires_at, revoked_at';

const ADD = {
  name: 'passes-add',
  text: `insert into live_passes (site_id, live_id, name, token_hash, created_by, created_at, expires_at)
    select $1, l.id, $3, $4, $5, $6, $7 from lives l where l.site_id = $1 and l.id = $2 returning id`,
};
export interface NewPass extends Pick<PassRow, 'site' | 'live' | 'name' | 'created_by'> {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
/** undefined: there is no such live. */
export const insertPass = (db: Queries, pass: NewPass) =>
  db.one<{ id: number }>(ADD, [
    ...[pass.site, pass.live, pass.name, pass.tokenHash, pass.created_by, pass.createdAt, pass.expiresAt],
  ]);

const BY_TOKEN = {
  name: 'passes-by-token',
  text: `select ${FIELDS} from live_passes where token_hash = $1`,
};
export const passByToken = (db: Queries, tokenHash: Buffer) => db.one<PassRow>(BY_TOKEN, [tokenHash]);

const OF_LIVE = {
  name: 'passes-of-live',
  text: `select ${FIELDS} from live_passes where site_id = $1 and live_id = $2 order by id desc limit $3`,
};
export const passesOf = (db: Queries, site: number, live: number, limit: number) =>
  db.query<PassRow>(OF_LIVE, [site, live, limit]);

const REVOKE = {
  name: 'passes-revoke',
  text: `update live_passes set revoked_at = coalesce(revoked_at, $4) where site_id = $1 and live_id = $2 and id = $3`,
};
/** @returns 0 where there is none */
export const setRevoked = (db: Queries, site: number, live: number, id: number, at: Date) =>
  db.run(REVOKE, [site, live, id, at]);

const SENT = {
  name: 'passes-sent-report',
  text: 'select report_id as id from live_report_keys where site_id = $1 and pass_id = $2 and key = $3',
};
/** The report that was sent with this key, which may be removed since. */
export const reportByKey = (db: Queries, { site, id }: PassRow, key: string) =>
  db.one<{ id: number }>(SENT, [site, id, key]);

const KEEP_KEY = {
  name: 'passes-keep-key',
  text: 'insert into live_report_keys (site_id, pass_id, key, report_id) values ($1, $2, $3, $4)',
};
export const saveReportKey = (db: Queries, { site, id }: PassRow, key: string, report: number) =>
  db.run(KEEP_KEY, [site, id, key, report]);

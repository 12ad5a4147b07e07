import type { Queries } from '@platform/db/connection';

export interface LoginRow {
  login_id: number;
  member_id: number;
  device: string;
  /** `MemberState` */
  state: number;
  ended_at: Date | null;
}

const START = {
  name: 'tokens-start',
  text: `insert into logins (site_id, member_id, device, means, started_at, seen_at)
    values ($1, $2, $3, $4, $5, $5) returning id`,
};
export async function startLogin(
  db: Queries,
  site: number,
  { member, device, means }: { readonly member: number; readonly device: string; readonly means: string },
  at: Date,
): Promise<number> {
  const row = await db.one<{ id: number }>(START, [site, member, device, means, at]);
  if (!row) throw new Error('a login was not written');
  return row.id;
}

const KEEP = {
  name: 'tokens-keep',
  text: `insert into login_tokens (site_id, hash, login_id, refreshing, expires_at)
    values ($1, $2, $3, false, $4), ($1, $5, $3, true, $6)
    on conflict (site_id, hash) do update set expires_at = login_tokens.expires_at
    returning refreshing, expires_at`,
};
/** Saves a pair. One that is stored already stays as it is. @returns when the access token expires */
export async function saveTokens(
  db: Queries,
  site: number,
  login: number,
  access: { hash: Buffer; expires: Date },
  refresh: { hash: Buffer; expires: Date },
): Promise<Date> {
  const values = [site, access.hash, login, access.expires, refresh.hash, refresh.expires];
  const rows = await db.query<{ refreshing: boolean; expires_at: Date }>(KEEP, values);
  const saved = rows.find(({ refreshing }) => !refreshing);
  if (!saved) throw new Error('tokens were not written');
  return saved.expires_at;
}

const DELETE_OLDER = {
  name: 'tokens-delete-older',
  text: `delete from login_tokens where site_id = $1 and hash <> all($3) and hash = any(array(
    select hash from (
      select hash, row_number() over (partition by refreshing order by expires_at desc) as place
      from login_tokens where site_id = $1 and login_id = $2) ranked
    where place > $4))`,
};
/** Deletes all but the newest tokens of a login. @param but hashes that stay @param max of each kind */
export const deleteOlderTokens = (
  db: Queries,
  site: number,
  login: number,
  but: readonly Buffer[],
  max: number,
) => db.run(DELETE_OLDER, [site, login, but, max]);

const ACCESS = {
  name: 'tokens-access-all',
  text: `select k.place::int, found.* from unnest($1::int[], $2::bytea[]) with ordinality as k(site, hash, place)
    cross join lateral (
      select l.id as login_id, l.member_id, l.device, l.ended_at, m.state, exists (select 1 from minors a
          where a.site_id = m.site_id and a.member_id = m.id and (a.mode or a.age_class = 'under14')) as is_minor
      from login_tokens t
      join logins l on l.site_id = t.site_id and l.id = t.login_id
      join members m on m.site_id = l.site_id and m.id = l.member_id
      where t.site_id = k.site and t.hash = k.hash and not t.refreshing and t.expires_at > $3) found`,
};
/** An access token of a site, as its hash. */
export interface AccessHash {
  readonly site: number;
  readonly hash: Buffer;
}
export interface AccessRow extends LoginRow {
  /** Counts the tokens from 1. */
  place: number;
  /** Rules for minors may hold (K23). */
  is_minor: boolean;
}
/** An unknown or expired token has no row. */
export const loginsOfAccess = (db: Queries, tokens: readonly AccessHash[], now: Date) =>
  db.query<AccessRow>(ACCESS, [tokens.map(({ site }) => site), tokens.map(({ hash }) => hash), now]);

/** Marks it used, by its own device alone; the row says when it was used first. */
const USE = {
  name: 'tokens-use',
  text: `update login_tokens t set replaced_at = coalesce(t.replaced_at, $3)
    from logins l join members m on m.site_id = l.site_id and m.id = l.member_id
    where t.site_id = $1 and t.hash = $2 and t.refreshing and t.expires_at > $3
      and l.site_id = t.site_id and l.id = t.login_id and l.device in ($4, encode(sha256(convert_to($4, 'UTF8')), 'hex'))
    returning l.id as login_id, l.member_id, l.device, l.ended_at, m.state, t.replaced_at`,
};
export const redeemRefreshToken = (db: Queries, site: number, hash: Buffer, device: string, now: Date) =>
  db.one<LoginRow & { replaced_at: Date }>(USE, [site, hash, now, device]);

const SEEN = { name: 'tokens-seen', text: 'update logins set seen_at = $3 where site_id = $1 and id = $2' };
export const markLoginSeen = (db: Queries, site: number, login: number, now: Date) =>
  db.run(SEEN, [site, login, now]);

const END = {
  name: 'tokens-end',
  text: 'update logins set ended_at = $3 where site_id = $1 and id = $2 and ended_at is null',
};
export const endLogin = (db: Queries, site: number, login: number, now: Date) =>
  db.run(END, [site, login, now]);

const END_ALL = {
  name: 'tokens-end-all',
  text: 'update logins set ended_at = $3 where site_id = $1 and member_id = $2 and ended_at is null and id <> $4',
};
/** @param but a login that goes on; 0 = none */
export const endLoginsOf = (db: Queries, site: number, member: number, now: Date, but = 0) =>
  db.run(END_ALL, [site, member, now, but]);

const END_OWN = {
  name: 'tokens-end-own',
  text: `update logins set ended_at = $4 where site_id = $1 and member_id = $2 and id = $3 and ended_at is null`,
};
/** One of this member's, and no other one's. */
export const endLoginOf = (db: Queries, site: number, member: number, login: number, now: Date) =>
  db.run(END_OWN, [site, member, login, now]);

const ANONYMISE_LOGINS = {
  name: 'tokens-anonymise-logins',
  text: `with own as (select id, device from logins where site_id = $1 and member_id = $2 order by id for no key update),
    changed as (update logins l set ended_at = coalesce(l.ended_at, $3), means = '',
      device = encode(sha256(convert_to(l.device, 'UTF8')), 'hex') from own where l.site_id = $1 and l.id = own.id)
    select distinct o.device from own o where o.device <> '' and not exists (
      select 1 from logins l where l.site_id = $1 and l.device = o.device and l.member_id <> $2)`,
};
/**
 * Ends all logins of a former member and replaces their devices by digests, by which the devices hear that the membership is over.
 * @returns devices on which nobody else has signed in
 */
export const anonymiseLogins = async (
  db: Queries,
  site: number,
  member: number,
  at: Date,
): Promise<string[]> =>
  (await db.query<{ device: string }>(ANONYMISE_LOGINS, [site, member, at])).map(({ device }) => device);

export interface MemberLoginRow {
  id: number;
  device: string;
  means: string;
  started_at: Date;
  seen_at: Date;
  open: boolean;
}
const OF_MEMBER = {
  name: 'tokens-of-member',
  text: `select l.id, l.device, l.means, l.started_at, l.seen_at, l.ended_at is null and exists (select 1 from login_tokens t
      where t.site_id = l.site_id and t.login_id = l.id and t.expires_at > $3) as open
    from logins l where l.site_id = $1 and l.member_id = $2 order by l.started_at desc, l.id desc limit $4`,
};
/** Newest first. */
export const memberLogins = (db: Queries, site: number, member: number, now: Date, limit: number) =>
  db.query<MemberLoginRow>(OF_MEMBER, [site, member, now, limit]);

const FORGET = {
  name: 'tokens-forget',
  text: `delete from login_tokens where ctid = any(array(
    select ctid from login_tokens where expires_at < $1 limit $2))`,
};
export const deleteTokens = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);

const OWN = {
  name: 'tokens-own-logins',
  text: `select id, device, means, started_at as "startedAt", seen_at as "seenAt", ended_at as "endedAt"
    from logins where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
export const loginsAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<{
    id: number;
    device: string;
    means: string;
    startedAt: Date;
    seenAt: Date;
    endedAt: Date | null;
  }>(OWN, [site, member, after, limit]);

import type { Queries } from '@platform/db/connection';

/** A code of a phone for one scene, by its hash. */
export interface CodeKey {
  readonly site: number;
  readonly phone: string;
  readonly scene: string;
  readonly hash: Buffer;
}

/** Limits of a valid code, and the device that used it. */
export interface CodeUseLimits {
  readonly sentAfter: Date;
  readonly usedAfter: Date;
  readonly tries: number;
  readonly device: string;
}

const RECENT = {
  name: 'codes-young',
  text: 'select 1 from phone_codes where site_id = $1 and phone = $2 and sent_at > $3 and used_at is null',
};
/** Is any code to this phone that still waits for its use younger than `waitFrom`? */
export const hasRecentCode = async (
  db: Queries,
  site: number,
  phone: string,
  waitFrom: Date,
): Promise<boolean> => (await db.one(RECENT, [site, phone, waitFrom])) !== undefined;

/** Nothing happens while any code to this phone that still waits for its use is younger than `waitUntil`. */
const PUT = {
  name: 'codes-put',
  text: `insert into phone_codes (site_id, phone, scene, hash, sent_at)
    select $1, $2, $3, $4, $5
    where not exists (select 1 from phone_codes where site_id = $1 and phone = $2 and sent_at > $6 and used_at is null)
    on conflict (site_id, phone, scene) do update set hash = excluded.hash, sent_at = excluded.sent_at, tries = 0,
        used_at = null, used_on = null, login_id = null
      where phone_codes.sent_at <= $6 or phone_codes.used_at is not null`,
};
/** @returns whether it stands: false while an earlier one is too young */
export const insertCode = async (
  db: Queries,
  { site, phone, scene, hash }: CodeKey,
  at: Date,
  waitFrom: Date,
): Promise<boolean> => (await db.run(PUT, [site, phone, scene, hash, at, waitFrom])) === 1;

/** Right, in time and not tried too often: the row stays, and says who used it. Two who come at once wait here for each other. */
const SPEND = {
  name: 'codes-spend',
  text: `update phone_codes set used_at = $7, used_on = $8
    where site_id = $1 and phone = $2 and scene = $3 and hash = $4 and sent_at > $5 and tries < $6 and used_at is null`,
};
export const spendCode = async (
  db: Queries,
  { site, phone, scene, hash }: CodeKey,
  { sentAfter, tries, device }: CodeUseLimits,
  at: Date,
): Promise<boolean> => (await db.run(SPEND, [site, phone, scene, hash, sentAfter, tries, at, device])) === 1;

const NOTE = {
  name: 'codes-note-login',
  text: `update phone_codes set login_id = $5
    where site_id = $1 and phone = $2 and scene = $3 and hash = $4 and used_at is not null`,
};
export const setCodeLogin = (db: Queries, { site, phone, scene, hash }: CodeKey, login: number) =>
  db.run(NOTE, [site, phone, scene, hash, login]);

const CODE_LOGIN = {
  name: 'codes-brought',
  text: `select c.login_id as login from phone_codes c
    join logins l on l.site_id = c.site_id and l.id = c.login_id
    join members m on m.site_id = l.site_id and m.id = l.member_id
    where c.site_id = $1 and c.phone = $2 and c.scene = $3 and c.hash = $4 and c.used_at > $5 and c.tries < $6
      and c.used_on = $7 and l.device = $7 and l.ended_at is null and m.phone = c.phone`,
};
/** The login a code has brought to this device after `usedAfter`, as long as it goes on and the phone is still its member's. */
export const findCodeLogin = async (
  db: Queries,
  { site, phone, scene, hash }: CodeKey,
  { usedAfter, tries, device }: CodeUseLimits,
): Promise<number | undefined> =>
  (await db.one<{ login: number }>(CODE_LOGIN, [site, phone, scene, hash, usedAfter, tries, device]))?.login;

const IS_VALID = {
  name: 'codes-stands',
  text: `select 1 from phone_codes
    where site_id = $1 and phone = $2 and scene = $3 and hash = $4 and tries < $6
      and ((used_at is null and sent_at > $5) or (used_at > $7 and used_on = $8))`,
};
/** Checks that the code can be used, or was used on this device after `usedAfter`. */
export const isCodeValid = async (
  db: Queries,
  { site, phone, scene, hash }: CodeKey,
  { sentAfter, usedAfter, tries, device }: CodeUseLimits,
): Promise<boolean> =>
  (await db.one(IS_VALID, [site, phone, scene, hash, sentAfter, tries, usedAfter, device])) !== undefined;

const FORGET = {
  name: 'codes-forget',
  text: `delete from phone_codes where ctid = any(array(select ctid from phone_codes where used_at < $1 limit $2))`,
};
export const forgetCodes = (db: Queries, before: Date, limit: number) => db.run(FORGET, [before, limit]);

const MISS = {
  name: 'codes-miss',
  text: 'update phone_codes set tries = tries + 1 where site_id = $1 and phone = $2 and scene = $3 and tries < 100',
};
export const countMiss = (db: Queries, site: number, phone: string, scene: string) =>
  db.run(MISS, [site, phone, scene]);

const BACKDATE = {
  name: 'codes-excuse',
  text: 'update phone_codes set sent_at = $5 where site_id = $1 and phone = $2 and scene = $3 and hash = $4 and used_at is null',
};
/** @param sentAt as if it had been sent then: nobody waits for it */
export const backdateCode = (db: Queries, { site, phone, scene, hash }: CodeKey, sentAt: Date) =>
  db.run(BACKDATE, [site, phone, scene, hash, sentAt]);

const DELETE = {
  name: 'codes-drop',
  text: 'delete from phone_codes where site_id = $1 and phone = $2 and scene = $3 and hash = $4',
};
export const deleteCode = (db: Queries, { site, phone, scene, hash }: CodeKey) =>
  db.run(DELETE, [site, phone, scene, hash]);

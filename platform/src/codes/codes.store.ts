import type { Queries } from '@platform/db/connection';

/** A code of a phone for one scene on one device, by its hash. */
export interface CodeKey {
  readonly site: number;
  readonly phone: string;
  readonly scene: string;
  readonly device: string;
  readonly hash: Buffer;
}

/** Limits of a valid code. */
export interface CodeUseLimits {
  readonly sentAfter: Date;
  readonly usedAfter: Date;
  readonly tries: number;
  /** Network of the caller: guesses from elsewhere are counted apart. */
  readonly network: string;
}

/** Condition: an unused code that is younger than $n. @param device '' = of any device */
const WAITS = (time: string, device: string) =>
  `select 1 from phone_codes where site_id = $1 and phone = $2 and sent_at > ${time} and used_at is null
    and (${device} = '' or device = ${device})`;

const FORGET_PHONE = {
  name: 'codes-forget-phone',
  text: 'delete from phone_codes where site_id = $1 and phone = $2',
};
export const forgetCodesTo = (db: Queries, site: number, phone: string) =>
  db.run(FORGET_PHONE, [site, phone]);

const RECENT = { name: 'codes-young', text: WAITS('$3', '$4') };
/**
 * Is a code to this phone that still waits for its use younger than `waitFrom`?
 * @param device '' = one of any device counts
 */
export const hasRecentCode = async (
  db: Queries,
  site: number,
  phone: string,
  waitFrom: Date,
  device: string,
): Promise<boolean> => (await db.one(RECENT, [site, phone, waitFrom, device])) !== undefined;

/** Nothing happens while a code that still waits for its use is younger than `waitFrom`. */
const PUT = {
  name: 'codes-put',
  text: `insert into phone_codes (site_id, phone, scene, device, hash, network, sent_at)
    select $1, $2, $3, $4, $5, $6, $7 where not exists (${WAITS('$8', '$9')})
    on conflict (site_id, phone, scene, device) do update set hash = excluded.hash, network = excluded.network,
        sent_at = excluded.sent_at, tries = 0, tries_elsewhere = 0, used_at = null, login_id = null
      where phone_codes.sent_at <= $8 or phone_codes.used_at is not null`,
};
interface NewCode {
  readonly network: string;
  readonly at: Date;
  readonly waitFrom: Date;
  /** Device whose codes have to be waited for; '' = every one's. */
  readonly waitFor: string;
}
/** @returns whether it was stored: false while an earlier one is too young */
export const insertCode = async (
  db: Queries,
  { site, phone, scene, device, hash }: CodeKey,
  { network, at, waitFrom, waitFor }: NewCode,
): Promise<boolean> =>
  (await db.run(PUT, [site, phone, scene, device, hash, network, at, waitFrom, waitFor])) === 1;

const IS_THIS = 'c.site_id = $1 and c.phone = $2 and c.scene = $3 and c.device = $4 and c.hash = $5';
const valuesOf = ({ site, phone, scene, device, hash }: CodeKey) => [site, phone, scene, device, hash];
/** @param network parameter of the caller's network @param max parameter of the limit */
const isOpen = (network: string, max: string) =>
  `case when c.network = ${network} then c.tries else c.tries_elsewhere end < ${max}`;

/** Correct, in time and not tried too often: the row stays. Two concurrent calls wait here for each other. */
const SPEND = {
  name: 'codes-spend',
  text: `update phone_codes c set used_at = $9
    where ${IS_THIS} and c.sent_at > $6 and ${isOpen('$7', '$8')} and c.used_at is null`,
};
export const spendCode = async (
  db: Queries,
  code: CodeKey,
  { sentAfter, tries, network }: CodeUseLimits,
  at: Date,
): Promise<boolean> => (await db.run(SPEND, [...valuesOf(code), sentAfter, network, tries, at])) === 1;

const NOTE = {
  name: 'codes-note-login',
  text: `update phone_codes c set login_id = $6 where ${IS_THIS} and c.used_at is not null`,
};
export const setCodeLogin = (db: Queries, code: CodeKey, login: number) =>
  db.run(NOTE, [...valuesOf(code), login]);

const CODE_LOGIN = {
  name: 'codes-brought',
  text: `select c.login_id as login from phone_codes c
    join logins l on l.site_id = c.site_id and l.id = c.login_id
    join members m on m.site_id = l.site_id and m.id = l.member_id
    where ${IS_THIS} and c.used_at > $6 and ${isOpen('$7', '$8')}
      and l.device = c.device and l.ended_at is null and m.phone = c.phone`,
};
/** The login a code has brought to its device after `usedAfter`, as long as it goes on and the phone is still its member's. */
export const findCodeLogin = async (
  db: Queries,
  code: CodeKey,
  { usedAfter, tries, network }: CodeUseLimits,
): Promise<number | undefined> =>
  (await db.one<{ login: number }>(CODE_LOGIN, [...valuesOf(code), usedAfter, network, tries]))?.login;

const IS_VALID = {
  name: 'codes-stands',
  text: `select 1 from phone_codes c
    where ${IS_THIS} and ${isOpen('$8', '$9')} and ((c.used_at is null and c.sent_at > $6) or c.used_at > $7)`,
};
/** Checks that the code can be used, or was used after `usedAfter`. */
export const isCodeValid = async (
  db: Queries,
  code: CodeKey,
  { sentAfter, usedAfter, tries, network }: CodeUseLimits,
): Promise<boolean> =>
  (await db.one(IS_VALID, [...valuesOf(code), sentAfter, usedAfter, network, tries])) !== undefined;

const FORGET = {
  name: 'codes-forget',
  text: `delete from phone_codes where ctid = any(array(
    select ctid from phone_codes where used_at < $1 or sent_at < $2 limit $3))`,
};
/** Deletes codes that were used before `used` or sent before `sent`. */
export const forgetCodes = (db: Queries, used: Date, sent: Date, limit: number) =>
  db.run(FORGET, [used, sent, limit]);

const MISS = {
  name: 'codes-miss',
  text: `update phone_codes set tries = tries + (network = $5)::int, tries_elsewhere = tries_elsewhere + (network <> $5)::int
    where site_id = $1 and phone = $2 and scene = $3 and device = $4 and greatest(tries, tries_elsewhere) < 100`,
};
/** Counts a wrong guess against the code of the device that guessed, and no other one's. */
export const countMiss = (
  db: Queries,
  { site, phone, scene, device }: Omit<CodeKey, 'hash'>,
  network: string,
) => db.run(MISS, [site, phone, scene, device, network]);

const BACKDATE = {
  name: 'codes-excuse',
  text: `update phone_codes c set sent_at = $6 where ${IS_THIS} and c.used_at is null`,
};
/** @param sentAt as if it had been sent then: nobody waits for it */
export const backdateCode = (db: Queries, code: CodeKey, sentAt: Date) =>
  db.run(BACKDATE, [...valuesOf(code), sentAt]);

const DELETE = { name: 'codes-drop', text: `delete from phone_codes c where ${IS_THIS}` };
export const deleteCode = (db: Queries, code: CodeKey) => db.run(DELETE, valuesOf(code));

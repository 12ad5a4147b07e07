import type { Role } from '@contract/newsroomShapes';
import type { Queries } from '@platform/db/connection';
import type { AssignedRole } from './roles.rules';

export const StaffState = { open: 0, closed: 1 } as const;
export type StaffState = (typeof StaffState)[keyof typeof StaffState];

export interface StaffRow {
  id: number;
  name: string;
  /** As articles show it; '' = not said. */
  real_name: string;
  password_hash: string;
  state: StaffState;
  /** Prefixes of addresses (networkPrefixOf). */
  known_networks: string[];
  password_at: Date;
  password_set_by_other: boolean;
  /** Enciphered; null = none. */
  factor_secret: Buffer | null;
  factor_confirmed: boolean;
  roles: AssignedRole[];
}

const ROW = `select s.id, s.name, s.real_name, s.password_hash, s.state, s.known_networks, s.password_at, s.password_set_by_other,
  s.factor_secret, s.factor_confirmed, coalesce((select jsonb_agg(
    jsonb_build_object('site', r.site_id, 'role', r.role) order by r.site_id, r.role)
    from staff_roles r where r.staff_id = s.id), '[]') as roles
  from staff s`;

const BY_NAME = { name: 'staff-by-name', text: `${ROW} where s.name = $1` };
export const staffByName = (db: Queries, name: string) => db.one<StaffRow>(BY_NAME, [name]);

const BY_ID = { name: 'staff-by-id', text: `${ROW} where s.id = $1` };
export const staffById = (db: Queries, id: number) => db.one<StaffRow>(BY_ID, [id]);

const LOCK = { name: 'staff-lock', text: 'select 1 as one from staff where id = $1 for update' };
/** The person, whom nobody else changes meanwhile. */
export async function lockedStaff(db: Queries, id: number): Promise<StaffRow | undefined> {
  await db.one(LOCK, [id]);
  return staffById(db, id);
}

const ALL = { name: 'staff-all', text: `${ROW} order by s.name` };
export const allStaff = (db: Queries) => db.query<StaffRow>(ALL);

const BY_TOKEN = {
  name: 'staff-by-token',
  text: `${ROW} join staff_tokens t on t.staff_id = s.id
    where t.hash = $1 and t.expires_at > $2 and t.ended_at is null and s.state = ${StaffState.open}
      and coalesce(t.seen_at, t.started_at) > $3`,
};
/** The member of staff that a valid token belongs to. @param idleSince a token without a call since then is good no more */
export const staffByToken = (db: Queries, hash: Buffer, now: Date, idleSince: Date) =>
  db.one<StaffRow>(BY_TOKEN, [hash, now, idleSince]);

const SEE = { name: 'staff-token-see', text: 'update staff_tokens set seen_at = $2 where hash = $1' };
/** Notes a call with the token. */
export const seeStaffToken = (db: Queries, hash: Buffer, at: Date) => db.run(SEE, [hash, at]);

const ADD = {
  name: 'staff-add',
  text: `insert into staff (name, password_hash, created_at, password_at, password_set_by_other, real_name)
    values ($1, $2, $3, $3, true, $4) on conflict (name) do nothing returning id`,
};
/** undefined: the name is taken. */
export const insertStaff = async (
  db: Queries,
  name: string,
  hash: string,
  at: Date,
  realName = '',
): Promise<number | undefined> => (await db.one<{ id: number }>(ADD, [name, hash, at, realName]))?.id;

const SET_REAL_NAME = { name: 'staff-set-real-name', text: 'update staff set real_name = $2 where id = $1' };
export const setRealName = (db: Queries, staff: number, realName: string) =>
  db.run(SET_REAL_NAME, [staff, realName]);

const LOCK_ALL = { name: 'staff-lock-all', text: 'lock table staff in share row exclusive mode' };
/** Nobody else makes staff until the caller's transaction ends. */
export const lockAllStaff = (db: Queries) => db.run(LOCK_ALL);

const GIVE_ROLE = {
  name: 'staff-give-role',
  text: 'insert into staff_roles (staff_id, site_id, role) values ($1, $2, $3) on conflict do nothing',
};
const TAKE_ROLE = {
  name: 'staff-take-role',
  text: 'delete from staff_roles where staff_id = $1 and site_id = $2 and role = $3',
};
export const giveRole = (db: Queries, staff: number, site: number, role: Role) =>
  db.run(GIVE_ROLE, [staff, site, role]);
export const takeRole = (db: Queries, staff: number, site: number, role: Role) =>
  db.run(TAKE_ROLE, [staff, site, role]);

const SET_PASSWORD = {
  name: 'staff-set-password',
  text: 'update staff set password_hash = $2, password_at = $3, password_set_by_other = $4 where id = $1',
};
export const setStaffPassword = (
  db: Queries,
  staff: number,
  { hash, at, isByOther }: { readonly hash: string; readonly at: Date; readonly isByOther: boolean },
) => db.run(SET_PASSWORD, [staff, hash, at, isByOther]);

const SET_FACTOR = {
  name: 'staff-set-factor',
  text: `update staff set factor_secret = $2, factor_confirmed = false, recovery_hashes = '{}'
    where id = $1 and not factor_confirmed`,
};
/** A new secret, which is not in use yet. @returns 0 where one is in use */
export const setFactorSecret = (db: Queries, staff: number, secret: Buffer) =>
  db.run(SET_FACTOR, [staff, secret]);

const CONFIRM_FACTOR = {
  name: 'staff-confirm-factor',
  text: `update staff set factor_confirmed = true, factor_step = $2, recovery_hashes = $3
    where id = $1 and not factor_confirmed and factor_secret is not null`,
};
export const confirmFactor = (db: Queries, staff: number, step: number, recovery: readonly Buffer[]) =>
  db.run(CONFIRM_FACTOR, [staff, step, recovery]);

const END_FACTOR = {
  name: 'staff-end-factor',
  text: `update staff set factor_secret = null, factor_confirmed = false, recovery_hashes = '{}' where id = $1`,
};
export const endFactor = (db: Queries, staff: number) => db.run(END_FACTOR, [staff]);

const USE_STEP = {
  name: 'staff-use-factor-step',
  text: 'update staff set factor_step = $2 where id = $1 and factor_step < $2',
};
/** @returns 0 where a code of this step, or of a later one, was used */
export const takeFactorStep = (db: Queries, staff: number, step: number) => db.run(USE_STEP, [staff, step]);

const USE_RECOVERY = {
  name: 'staff-use-recovery-code',
  text: `update staff set recovery_hashes = array_remove(recovery_hashes, $2::bytea)
    where id = $1 and $2::bytea = any(recovery_hashes)`,
};
/** @returns 0 where there is no such code, or it was used */
export const takeRecoveryCode = (db: Queries, staff: number, hash: Buffer) =>
  db.run(USE_RECOVERY, [staff, hash]);

const SET_STATE = {
  name: 'staff-set-state',
  text: 'update staff set state = $2 where id = $1 and state <> $2',
};
export const setStaffState = (db: Queries, staff: number, state: StaffState) =>
  db.run(SET_STATE, [staff, state]);

const KNOW_NETWORK = {
  name: 'staff-know-network',
  text: `update staff set known_networks = (array_prepend($2::text, array_remove(known_networks, $2)))[1:$3] where id = $1`,
};
/** @param most networks that are kept */
export const knowNetwork = (db: Queries, staff: number, network: string, most: number) =>
  db.run(KNOW_NETWORK, [staff, network, most]);

const START = {
  name: 'staff-token-start',
  text: `insert into staff_tokens (hash, staff_id, started_at, expires_at)
    select $1, id, $4, $5 from staff where id = $2 and password_hash = $3 and state = ${StaffState.open} for share`,
};
/**
 * Inserts a token for the verified password. Ending tokens updates the staff row first, so it waits for this insert.
 * @returns 0 where the password is another one by now, or the person closed
 */
export const insertStaffToken = (
  db: Queries,
  hash: Buffer,
  person: Pick<StaffRow, 'id' | 'password_hash'>,
  at: Date,
  expires: Date,
) => db.run(START, [hash, person.id, person.password_hash, at, expires]);

const END = {
  name: 'staff-token-end',
  text: 'update staff_tokens set ended_at = $2 where hash = $1 and ended_at is null',
};
export const endStaffToken = (db: Queries, hash: Buffer, at: Date) => db.run(END, [hash, at]);

const END_ALL = {
  name: 'staff-tokens-end',
  text: 'update staff_tokens set ended_at = $2 where staff_id = $1 and ended_at is null and hash <> $3',
};
/** @param but a token that stays; empty = none */
export const endStaffTokens = (db: Queries, staff: number, at: Date, but: Buffer = Buffer.alloc(0)) =>
  db.run(END_ALL, [staff, at, but]);

const FORGET = {
  name: 'staff-tokens-forget',
  text: 'delete from staff_tokens where ctid = any(array(select ctid from staff_tokens where expires_at < $1 limit $2))',
};
export const forgetStaffTokens = (db: Queries, before: Date, limit: number) =>
  db.run(FORGET, [before, limit]);

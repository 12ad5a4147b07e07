import { PostState } from '@platform/circles/postState.types';
import type { Queries } from '@platform/db/connection';
import { shownTo } from '@platform/db/shownQuestionSql';
import { CommentState } from '@platform/discussions/commentState.types';
import { FORMER_NAME, MemberState } from '@platform/membership/memberState.types';

export interface MemberRow {
  id: number;
  phone: string | null;
  nickname: string;
  head: string;
  sex: number;
  birthday: string;
  address: string;
  description: string;
  password_hash: string | null;
  state: MemberState;
  /** Points; see `points`. */
  score: number;
  created_at: Date;
}

const MEMBER =
  'select id, phone, nickname, head, sex, birthday, address, description, password_hash, state, score, created_at from members';
const BY_ID = { name: 'members-by-id', text: `${MEMBER} where site_id = $1 and id = $2` };
const BY_PHONE = { name: 'members-by-phone', text: `${MEMBER} where site_id = $1 and phone = $2` };
export const memberById = (db: Queries, site: number, id: number) => db.one<MemberRow>(BY_ID, [site, id]);
export const memberByPhone = (db: Queries, site: number, phone: string) =>
  db.one<MemberRow>(BY_PHONE, [site, phone]);

const ADD = {
  name: 'members-add',
  text: `insert into members (site_id, phone, nickname, head, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning id`,
};
/** undefined where the phone or the nickname is taken. */
export interface NewMember {
  readonly phone: string | null;
  readonly nickname: string;
  readonly head: string;
}
export const insertMember = (db: Queries, site: number, { phone, nickname, head }: NewMember, at: Date) =>
  db.one<{ id: number }>(ADD, [site, phone, nickname, head, at]);

const CHANGE = {
  name: 'members-change',
  text: `update members set
      nickname = coalesce($3, nickname), sex = coalesce($4, sex), birthday = coalesce($5, birthday),
      address = coalesce($6, address), head = coalesce($7, head)
    where site_id = $1 and id = $2 and state = ${MemberState.open}`,
};
export interface MemberChange {
  readonly nickname?: string | undefined;
  readonly sex?: number | undefined;
  readonly birthday?: string | undefined;
  readonly address?: string | undefined;
  readonly head?: string | undefined;
}
/** Undefined fields keep their value. @throws unique violation for a taken nickname */
export const changeMember = (db: Queries, site: number, id: number, change: MemberChange) =>
  db.run(CHANGE, [
    site,
    id,
    change.nickname ?? null,
    change.sex ?? null,
    change.birthday ?? null,
    change.address ?? null,
    change.head ?? null,
  ]);

const SETTLE_HEAD = {
  name: 'members-settle-head',
  text: 'update members set head = $4 where site_id = $1 and id = $2 and head = $3',
};
/** Replaces the picture `from`. A newer picture of the member is kept. */
export const replaceHead = (db: Queries, site: number, id: number, from: string, to: string) =>
  db.run(SETTLE_HEAD, [site, id, from, to]);

const GIVE_NAME = {
  name: 'members-give-name',
  text: `update members set nickname = $3, head = case when head = '' then $4 else head end
    where site_id = $1 and id = $2 and state = ${MemberState.open} and nickname ~ '^读者[0-9]{6}$'
      and not exists (select 1 from members where site_id = $1 and nickname = $3)
    returning nickname, head`,
};
/** Sets the name of a member without a chosen one. @returns undefined where the member has one, or the name is taken */
export const setNameAndHead = (db: Queries, site: number, id: number, nickname: string, head: string) =>
  db.one<Pick<MemberRow, 'nickname' | 'head'>>(GIVE_NAME, [site, id, nickname, head]);

const SET_PHONE = {
  name: 'members-set-phone',
  text: `update members set phone = $3 where site_id = $1 and id = $2 and state = ${MemberState.open}`,
};
/** @throws unique violation for a phone that is another member's. */
export const setPhone = (db: Queries, site: number, id: number, phone: string | null) =>
  db.run(SET_PHONE, [site, id, phone]);

const SET_PASSWORD = {
  name: 'members-set-password',
  text: `update members set password_hash = $3 where site_id = $1 and id = $2 and state = ${MemberState.open}`,
};
export const setPassword = (db: Queries, site: number, id: number, hash: string) =>
  db.run(SET_PASSWORD, [site, id, hash]);

/** Deletes all personal data of the member. The number stays, as the author of their comments. */
const END = {
  name: 'members-end',
  text: `update members set state = ${MemberState.ended}, phone = null, nickname = '${FORMER_NAME}', head = '', sex = 0, birthday = '',
      address = '', description = '', password_hash = null, login_day = null
    where site_id = $1 and id = $2 and state <> ${MemberState.ended}`,
};
export const endMember = (db: Queries, site: number, id: number) => db.run(END, [site, id]);

const SET_STATE = {
  name: 'members-set-state',
  text: `update members set state = $3 where site_id = $1 and id = $2 and state <> ${MemberState.ended}`,
};
export const setState = (db: Queries, site: number, id: number, state: MemberState) =>
  db.run(SET_STATE, [site, id, state]);

export interface IdentityRow {
  provider: string;
  oid: string;
  unionid: string;
  member_id: number;
}
const FIND_IDENTITY = {
  name: 'members-find-identity',
  text: `select provider, oid, unionid, member_id from member_identities
    where site_id = $1 and provider = $2 and (oid = $3 or (unionid <> '' and unionid = $4))
    order by (oid = $3) desc limit 1`,
};
/** By the person's number with the provider, or by the number that is the same in all of the newsroom's own channels there. */
export const findIdentity = (db: Queries, site: number, provider: string, oid: string, unionid: string) =>
  db.one<IdentityRow>(FIND_IDENTITY, [site, provider, oid, unionid]);

const IDENTITIES = {
  name: 'members-identities',
  text: 'select provider, oid, unionid, member_id from member_identities where site_id = $1 and member_id = $2 order by bound_at',
};
export const identitiesOf = (db: Queries, site: number, member: number) =>
  db.query<IdentityRow>(IDENTITIES, [site, member]);

const BIND = {
  name: 'members-bind',
  text: `insert into member_identities (site_id, provider, oid, unionid, member_id, bound_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (site_id, provider, oid) do update set unionid = excluded.unionid
      where member_identities.member_id = excluded.member_id`,
};
/** False where it is another member's. */
export const bindIdentity = async (
  db: Queries,
  site: number,
  { provider, oid, unionid }: Readonly<Record<'provider' | 'oid' | 'unionid', string>>,
  member: number,
  at: Date,
): Promise<boolean> => (await db.run(BIND, [site, provider, oid, unionid, member, at])) === 1;

const UNBIND = {
  name: 'members-unbind',
  text: `delete from member_identities where site_id = $1 and member_id = $2 and ($3 = '' or provider = $3)`,
};
/** @param provider '' = all of them */
export const unbindIdentity = (db: Queries, site: number, member: number, provider: string) =>
  db.run(UNBIND, [site, member, provider]);

const KNOWN_DEVICE = {
  name: 'members-known-device',
  text: `select 1 from members m join logins l on l.site_id = m.site_id and l.member_id = m.id
    where m.site_id = $1 and m.phone = $2 and l.device = $3 limit 1`,
};
/** Has the device signed in the member of this phone before? */
export const isKnownDevice = async (
  db: Queries,
  site: number,
  phone: string,
  device: string,
): Promise<boolean> => (await db.one(KNOWN_DEVICE, [site, phone, device])) !== undefined;

const TAKEN = {
  name: 'members-taken-names',
  text: `select name, true as reporter from people where site_id = $1 and kind = 'reporter'
    union all select doc->>'catName', false from categories where site_id = $1 and code = 'LEADER'`,
};
/** Names of the site's reporters and of the offices that answer there. */
export async function takenNames(
  db: Queries,
  site: number,
): Promise<{ readonly reporters: readonly string[]; readonly offices: readonly string[] }> {
  const rows = await db.query<{ name: string | null; reporter: boolean }>(TAKEN, [site]);
  const named = (isReporter: boolean) =>
    rows.flatMap(({ name, reporter }) => (name && reporter === isReporter ? [name] : []));
  return { reporters: named(true), offices: named(false) };
}

const LAST_REGION = {
  name: 'members-last-region',
  text: `select location from (
      (select location, created_at as at from comments where site_id = $1 and member_id = $2 and state = ${CommentState.shown}
        order by id desc limit 1)
      union all (select doc->>'location', published_at from posts where site_id = $1 and member_id = $2 and state = ${PostState.shown}
        order by id desc limit 1)
      union all (select q.doc->>'location', q.published_at from questions q where q.site_id = $1 and q.member_id = $2
        and ${shownTo('0')} order by q.id desc limit 1)) words
    order by at desc limit 1`,
};
/** Region of the member's last words that others see; '' = none (K17). */
export const lastRegion = async (db: Queries, site: number, member: number): Promise<string> =>
  (await db.one<{ location: string | null }>(LAST_REGION, [site, member]))?.location ?? '';

import { randomInt } from 'node:crypto';
import { plainPhone } from '@contract/plainDigits';
import type { SsoUser } from '@contract/sso';
import type { Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { MemberState } from '@platform/membership/memberState.types';
import { portraitAddress } from '@platform/membership/portraits.rules';
import type { Site } from '@platform/sites/site';
import { ssoRefused } from '@platform/wire/refusals';
import {
  identitiesOf,
  insertMember,
  type MemberRow,
  memberById,
  memberByPhone,
  setNameAndHead,
  takenNames,
} from './members.store';
import { isReservedName } from './reservedNames.rules';

/** Normalises a mobile number to eleven digits, without separators and country code. @throws SsoRefusal where it is invalid */
export function phoneOf(text: string): string {
  const phone = plainPhone(text).replace(/^(\+|00)?86(?=\d{11}$)/, '');
  if (!/^1[3-9]\d{9}$/.test(phone)) throw ssoRefused('phone_format_error', '手机号格式不正确');
  return phone;
}

/** `138****5678` */
export const maskedPhone = (phone: string | null): string =>
  phone === null ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

const noSuchMember = () => ssoRefused('user account exception', '用户不存在', { error: '用户不存在' });

/** @throws SsoRefusal for a disabled or former member */
export function requireOpen(member: MemberRow | undefined): MemberRow {
  if (!member || member.state === MemberState.ended) throw noSuchMember();
  if (member.state === MemberState.disabled)
    throw ssoRefused('user account exception', '该账号已停用', { error: '用户身份不合法' });
  return member;
}

export async function requireMember(db: Queries, site: number, id: number): Promise<MemberRow> {
  return requireOpen(await memberById(db, site, id));
}

/** True for any existing member, in every state. */
export const isMember = async (db: Queries, site: number, id: number): Promise<boolean> =>
  (await memberById(db, site, id)) !== undefined;

const NAME_TRIES = 8;
export const MAX_NICKNAME_LENGTH = 20;

const cleanName = (name: string): string => [...cleanLine(name)].slice(0, MAX_NICKNAME_LENGTH).join('');

/** Cleans a nickname from another source; '' where it is reserved. */
export async function allowedNickname(db: Queries, site: Site, name: string): Promise<string> {
  const clean = cleanName(name);
  return isReservedName(clean, site, await takenNames(db, site.id)) ? '' : clean;
}

/**
 * Creates a member, by phone or (phone null) through another provider. A wished nickname is cleaned; a taken one gets a
 * number appended.
 * @returns the member, and whether they are new; of two concurrent calls with one phone the second gets the first one's member.
 */
export async function createMember(
  db: Queries,
  site: number,
  input: { phone: string | null; nickname?: string; head?: string },
  at: Date,
): Promise<{ member: MemberRow; isNew: boolean }> {
  const { phone, head = '' } = input;
  const nickname = cleanName(input.nickname ?? '');
  for (let attempt = 0; attempt < NAME_TRIES; attempt += 1) {
    const number = String(randomInt(10 ** 6)).padStart(6, '0');
    const name = nickname === '' ? `读者${number}` : attempt === 0 ? nickname : `${nickname}${number}`;
    const added = await insertMember(db, site, { phone, nickname: name, head }, at);
    if (added) return { member: await requireMember(db, site, added.id), isNew: true };
    const other = phone === null ? undefined : await memberByPhone(db, site, phone);
    if (other) return { member: requireOpen(other), isNew: false };
  }
  throw new Error('no nickname was free');
}

/** Replaces the generated nickname of a member who signed in silently with the provider's, once the provider gives one. */
export async function adoptProviderName(
  db: Queries,
  member: MemberRow,
  site: number,
  person: { readonly nickname: string; readonly head: string },
): Promise<MemberRow> {
  const nickname = cleanName(person.nickname);
  if (nickname === '') return member;
  const number = String(randomInt(10 ** 6)).padStart(6, '0');
  const change =
    (await setNameAndHead(db, site, member.id, nickname, person.head)) ??
    (await setNameAndHead(db, site, member.id, nickname + number, person.head));
  return { ...member, ...change };
}

/** Wire S20. */
export const ssoUser = (member: MemberRow, origin: string, isFirstOpen = false): Omit<SsoUser, 'token'> => ({
  uid: String(member.id),
  userid: String(member.id),
  username: member.nickname,
  nickname: member.nickname,
  phone: maskedPhone(member.phone),
  areaCode: member.phone === null ? '' : '0086',
  head: portraitAddress(member, origin),
  sex: member.sex === 1 ? '1' : member.sex === 2 ? '2' : '0',
  birthday: member.birthday,
  address: member.address,
  score: String(member.score),
  isOpen: 1,
  isFirstOpen: isFirstOpen ? '1' : '0',
  isDefPassword: member.password_hash === null ? 1 : 0,
});

/** All account data of a member, for the member; of the password only whether there is one. */
export async function readOwnRecord(db: Queries, site: number, id: number) {
  const member = await requireMember(db, site, id);
  const { phone, nickname, head, sex, birthday, address, description } = member;
  const others = await identitiesOf(db, site, id);
  return {
    uid: member.id,
    phone,
    nickname,
    head,
    sex,
    birthday,
    address,
    description,
    hasPassword: member.password_hash !== null,
    createdAt: member.created_at,
    identities: others.map(({ provider, oid, unionid }) => ({ provider, oid, unionid })),
  };
}

import { randomInt } from 'node:crypto';
import { plainPhone } from '@contract/plainDigits';
import type { SsoUser } from '@contract/sso';
import type { Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { MemberState } from '@platform/membership/memberState';
import { headOf } from '@platform/membership/portraits';
import type { Site } from '@platform/sites/site';
import { ssoRefused } from '@platform/wire/refusals';
import {
  addMember,
  giveName,
  identitiesOf,
  type MemberRow,
  memberById,
  memberByPhone,
} from './members.store';
import { isReservedName } from './reservedNames';

/** Eleven digits as the country's mobile phones have them; what parts them and the country's own number before it are left out. */
export function phoneOf(text: string): string {
  const phone = plainPhone(text).replace(/^(\+|00)?86(?=\d{11}$)/, '');
  if (!/^1[3-9]\d{9}$/.test(phone)) throw ssoRefused('phone_format_error', '手机号格式不正确');
  return phone;
}

/** `138****5678` */
export const maskedPhone = (phone: string | null): string =>
  phone === null ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

const notHere = () => ssoRefused('user account exception', '用户不存在', { error: '用户不存在' });

/** @throws SsoRefusal for one who is disabled or gone. */
export function openOnly(member: MemberRow | undefined): MemberRow {
  if (!member || member.state === MemberState.ended) throw notHere();
  if (member.state === MemberState.disabled)
    throw ssoRefused('user account exception', '该账号已停用', { error: '用户身份不合法' });
  return member;
}

export async function theMember(db: Queries, site: number, id: number): Promise<MemberRow> {
  return openOnly(await memberById(db, site, id));
}

/** Is there such a member, whatever his state? */
export const isMember = async (db: Queries, site: number, id: number): Promise<boolean> =>
  (await memberById(db, site, id)) !== undefined;

const NAME_TRIES = 8;
export const NICKNAME_MAX = 20;

const cleanName = (name: string): string => [...cleanLine(name)].slice(0, NICKNAME_MAX).join('');

/** A nickname that somebody else gives a member, cleaned; '' where he may not be called so. */
export function allowedName(site: Site, name: string): string {
  const clean = cleanName(name);
  return isReservedName(clean, site) ? '' : clean;
}

/**
 * A new member, by phone or (phone null) through another provider. A wished nickname is cleaned; one that is taken gets a
 * number behind it.
 * @returns the member, and whether he is new: of two who come with one phone at the same time one finds the other's.
 */
export async function newMember(
  db: Queries,
  site: number,
  given: { phone: string | null; nickname?: string; head?: string },
  at: Date,
): Promise<{ member: MemberRow; isNew: boolean }> {
  const { phone, head = '' } = given;
  const nickname = cleanName(given.nickname ?? '');
  for (let attempt = 0; attempt < NAME_TRIES; attempt += 1) {
    const number = String(randomInt(10 ** 6)).padStart(6, '0');
    const name = nickname === '' ? `读者${number}` : attempt === 0 ? nickname : `${nickname}${number}`;
    const added = await addMember(db, site, phone, name, head, at);
    if (added) return { member: await theMember(db, site, added.id), isNew: true };
    const other = phone === null ? undefined : await memberByPhone(db, site, phone);
    if (other) return { member: openOnly(other), isNew: false };
  }
  throw new Error('no nickname was free');
}

/** Who came in silently got a name of ours; what his provider calls him, once it says so, takes its place. */
export async function namedBy(
  db: Queries,
  member: MemberRow,
  site: number,
  person: { readonly nickname: string; readonly head: string },
): Promise<MemberRow> {
  const nickname = cleanName(person.nickname);
  if (nickname === '') return member;
  const number = String(randomInt(10 ** 6)).padStart(6, '0');
  const given =
    (await giveName(db, site, member.id, nickname, person.head)) ??
    (await giveName(db, site, member.id, nickname + number, person.head));
  return { ...member, ...given };
}

/** Wire S20. */
export const ssoUser = (member: MemberRow, origin: string, isFirstOpen = false): Omit<SsoUser, 'token'> => ({
  uid: String(member.id),
  userid: String(member.id),
  username: member.nickname,
  nickname: member.nickname,
  phone: maskedPhone(member.phone),
  areaCode: member.phone === null ? '' : '0086',
  head: headOf(member, origin),
  sex: member.sex === 1 ? '1' : member.sex === 2 ? '2' : '0',
  birthday: member.birthday,
  address: member.address,
  score: String(member.score),
  isOpen: 1,
  isFirstOpen: isFirstOpen ? '1' : '0',
  isDefPassword: member.password_hash === null ? 1 : 0,
});

/** Everything that is known of a member, for himself; of his password only whether there is one. */
export async function ownRecord(db: Queries, site: number, id: number) {
  const member = await theMember(db, site, id);
  const { phone, nickname, head, sex, birthday, address, description } = member;
  const others = await identitiesOf(db, site, id);
  return {
    uid: member.id,
    ...{ phone, nickname, head, sex, birthday, address, description },
    hasPassword: member.password_hash !== null,
    createdAt: member.created_at,
    identities: others.map(({ provider, oid, unionid }) => ({ provider, oid, unionid })),
  };
}

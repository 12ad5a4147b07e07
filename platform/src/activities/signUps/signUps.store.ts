import { RegistrationStatus } from '@contract/participation/codes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

/** A checked sign-up. */
export interface NewEntry {
  readonly activity: number;
  readonly member: number;
  readonly status: RegistrationStatus;
  readonly answers: Readonly<Record<string, string>>;
  readonly code: string;
}
export interface EntryKey {
  readonly activity: number;
  readonly member: number;
}
const keysOf = (keys: readonly EntryKey[]) => [
  keys.map(({ activity }) => activity),
  keys.map(({ member }) => member),
];

const KNOWN = {
  name: 'entries-known',
  text: `select e.activity_id as activity, e.member_id as member from entries e
    join unnest($2::int[], $3::int[]) as k (activity, member) on e.activity_id = k.activity and e.member_id = k.member
    where e.site_id = $1`,
};
/** Keys that have an entry. */
export const knownEntries = (db: Queries, site: number, keys: readonly EntryKey[]) =>
  db.query<EntryKey>(KNOWN, [site, ...keysOf(keys)]);

const REPEATED = {
  name: 'entries-repeated',
  text: `select distinct k.activity, k.field, k.value from unnest($2::int[], $3::text[], $4::text[], $5::int[])
      as k (activity, field, value, member)
    join entries e on e.site_id = $1 and e.activity_id = k.activity and e.member_id <> k.member
      and e.sign_form->>k.field = k.value and e.status <> ${RegistrationStatus.notPassed}`,
};
export interface FieldValue {
  readonly activity: number;
  readonly field: string;
  readonly value: string;
  /** Their own entry does not count. */
  readonly member: number;
}
/** The values that another member's entry of the activity has already. */
export const repeatedValues = (db: Queries, site: number, values: readonly FieldValue[]) =>
  db.query<Omit<FieldValue, 'member'>>(REPEATED, [
    site,
    values.map(({ activity }) => activity),
    values.map(({ field }) => field),
    values.map(({ value }) => value),
    values.map(({ member }) => member),
  ]);

const ADD = {
  name: 'entries-add',
  text: `insert into entries (site_id, activity_id, member_id, status, sign_form, regist_code, created_at)
    select $1, n.activity, n.member, n.status, n.answers::jsonb, n.code, $7
    from unnest($2::int[], $3::int[], $4::smallint[], $5::text[], $6::text[]) with ordinality
      as n (activity, member, status, answers, code, turn)
    join members m on m.site_id = $1 and m.id = n.member and m.state = ${MemberState.open}
    order by n.turn
    on conflict (site_id, activity_id, member_id) do nothing
    returning id, activity_id as activity, member_id as member, status`,
};
/** Adds entries of open members, numbered in this order. @returns the added ones */
export const addEntries = (db: Queries, site: number, entries: readonly NewEntry[], at: Date) =>
  db.query<EntryKey & { readonly id: number; readonly status: number }>(ADD, [
    site,
    ...keysOf(entries),
    entries.map(({ status }) => status),
    entries.map(({ answers }) => JSON.stringify(answers)),
    entries.map(({ code }) => code),
    at,
  ]);

export interface OwnEntry {
  readonly id: number;
  readonly activity: number;
  /** RegistrationStatus. */
  readonly status: number;
  readonly used: boolean;
}
const OWN = {
  name: 'entries-own-place',
  text: `select id, activity_id as activity, status, used_at is not null as used from entries
    where site_id = $1 and member_id = $2 and id = $3`,
};
export const ownEntryById = (db: Queries, site: number, member: number, id: number) =>
  db.one<OwnEntry>(OWN, [site, member, id]);

const CHANGE = {
  name: 'entries-change',
  text: `update entries set sign_form = $4::jsonb, status = $5 where site_id = $1 and member_id = $2 and id = $3
    and used_at is null and status <> ${RegistrationStatus.notPassed}`,
};
export const changeEntry = (
  db: Queries,
  site: number,
  member: number,
  { id, answers, status }: { id: number; answers: object; status: RegistrationStatus },
) => db.run(CHANGE, [site, member, id, JSON.stringify(answers), status]);

const WITHDRAW = {
  name: 'entries-withdraw',
  text: 'delete from entries where site_id = $1 and member_id = $2 and id = $3 and used_at is null returning status',
};
export const withdrawEntry = (db: Queries, site: number, member: number, id: number) =>
  db.one<{ status: number }>(WITHDRAW, [site, member, id]);

const VOUCHER = {
  name: 'entries-voucher',
  text: `select regist_code, used_at, used_place from entries
    where site_id = $1 and member_id = $2 and activity_id = $3 and status = ${RegistrationStatus.passed}`,
};
export const voucherOf = (db: Queries, site: number, member: number, activity: number) =>
  db.one<{ regist_code: string; used_at: Date | null; used_place: string }>(VOUCHER, [
    site,
    member,
    activity,
  ]);

const NEWEST = {
  name: 'entries-newest',
  text: `select e.id, e.member_id, m.nickname, m.head, e.created_at, e.status from entries e
    join members m on m.site_id = e.site_id and m.id = e.member_id and m.state = ${MemberState.open}
    where e.site_id = $1 and e.activity_id = $2 and e.status = ${RegistrationStatus.passed}
    order by e.id desc limit $3 offset $4`,
};
export interface PublicEntryRow {
  readonly id: number;
  readonly member_id: number;
  readonly nickname: string;
  readonly head: string;
  readonly created_at: Date;
  readonly status: number;
}
/** Approved entries, newest first, without their answers. */
export const newestEntries = (db: Queries, site: number, activity: number, limit: number, offset: number) =>
  db.query<PublicEntryRow>(NEWEST, [site, activity, limit, offset]);

const COUNT = {
  name: 'entries-count',
  text: `select count(*)::int as count from entries e
    join members m on m.site_id = e.site_id and m.id = e.member_id and m.state = ${MemberState.open}
    where e.site_id = $1 and e.activity_id = $2 and e.status = ${RegistrationStatus.passed}`,
};
export const countEntries = async (db: Queries, site: number, activity: number): Promise<number> =>
  (await db.one<{ count: number }>(COUNT, [site, activity]))?.count ?? 0;

import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';
import { type ActiveSanction, SanctionKind } from '@platform/membership/sanctionKind.types';
import { activeSanctionSql } from '@platform/membership/speakers.sql';

const LOCK = {
  name: 'sanctions-lock-member',
  text: `select id from members where site_id = $1 and id = $2 and state = ${MemberState.open} for update`,
};
/** Locks the member: a login that begins waits. @returns false for an unknown or former member */
export const lockMember = async (db: Queries, site: number, member: number): Promise<boolean> =>
  (await db.one(LOCK, [site, member])) !== undefined;

export interface NewSanction {
  readonly member: number;
  readonly kind: SanctionKind;
  readonly reason: string;
  /** null = a warning. */
  readonly until: Date | null;
}
const ADD = {
  name: 'sanctions-add',
  text: `insert into sanctions (site_id, member_id, kind, reason, created_at, ends_at) values ($1, $2, $3, $4, $5, $6) returning id`,
};
export const insertSanction = (
  db: Queries,
  site: number,
  { member, kind, reason, until }: NewSanction,
  at: Date,
) => db.one<{ id: number }>(ADD, [site, member, kind, reason, at, until]);

const LIFT = {
  name: 'sanctions-lift',
  text: `update sanctions set lifted_at = $3 where site_id = $1 and id = $2 and lifted_at is null
    and (ends_at is null or ends_at > $3) returning member_id as member, kind, reason`,
};
/** @returns undefined for an unknown one, and one that is over or lifted */
export const liftSanction = (db: Queries, site: number, id: number, at: Date) =>
  db.one<{ member: number; kind: SanctionKind; reason: string }>(LIFT, [site, id, at]);

export interface SanctionRow {
  readonly id: number;
  readonly member: number;
  readonly nickname: string;
  readonly kind: SanctionKind;
  readonly reason: string;
  readonly at: Date;
  readonly until: Date | null;
  readonly lifted: Date | null;
}
const LIST = {
  name: 'sanctions-list',
  text: `select s.id, s.member_id as member, m.nickname, s.kind, s.reason, s.created_at as at, s.ends_at as until, s.lifted_at as lifted
    from sanctions s join members m on m.site_id = s.site_id and m.id = s.member_id
    where s.site_id = $1 and ($2 = 0 or s.member_id = $2) and s.id < $3 order by s.id desc limit $4`,
};
/** Newest first. @param member 0 = of every member @param before number of the last known one */
export const sanctionsBefore = (db: Queries, site: number, member: number, before: number, limit: number) =>
  db.query<SanctionRow>(LIST, [site, member, before, limit]);

const KEY_LOCK = {
  name: 'sanctions-lock-login',
  text: 'select id from members where site_id = $1 and id = $2 for key share',
};
const SUSPENSION = {
  name: 'sanctions-suspension',
  text: `select ${activeSanctionSql('$3', String(SanctionKind.suspension))} as sanction from members m where m.site_id = $1 and m.id = $2`,
};
/** The suspension of a member; waits for one that is just being written. */
export async function findSuspension(
  db: Queries,
  site: number,
  member: number,
  at: Date,
): Promise<ActiveSanction | undefined> {
  await db.one(KEY_LOCK, [site, member]);
  const row = await db.one<{ sanction: ActiveSanction | null }>(SUSPENSION, [site, member, at]);
  return row?.sanction ?? undefined;
}

const FORGET = {
  name: 'sanctions-forget',
  text: 'delete from sanctions where site_id = $1 and member_id = $2',
};
export const forgetSanctions = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);

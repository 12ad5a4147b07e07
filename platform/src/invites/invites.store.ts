import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

const CODE_OF = {
  name: 'invite-code-of',
  text: 'select code from invite_codes where site_id = $1 and member_id = $2',
};
export const codeOf = async (db: Queries, site: number, member: number) =>
  (await db.one<{ code: string }>(CODE_OF, [site, member]))?.code;

const ADD_CODE = {
  name: 'invite-code-add',
  text: `insert into invite_codes (site_id, member_id, code, created_at)
    select m.site_id, m.id, $3, $4 from members m
    where m.site_id = $1 and m.id = $2 and m.state = ${MemberState.open} on conflict do nothing`,
};
/** @returns 0 where the code is taken, the member has one, or there is no such member */
export const addCode = (db: Queries, site: number, member: number, code: string, at: Date) =>
  db.run(ADD_CODE, [site, member, code, at]);

const IS_MEMBER = {
  name: 'invite-member',
  text: `select id from members where site_id = $1 and id = $2 and state = ${MemberState.open}`,
};
export const isOpenMember = async (db: Queries, site: number, member: number) =>
  (await db.one(IS_MEMBER, [site, member])) !== undefined;

export interface Inviter {
  readonly id: number;
  readonly nickname: string;
}

const INVITER = {
  name: 'inviter-by-code',
  text: `select m.id, m.nickname from invite_codes c
    join members m on m.site_id = c.site_id and m.id = c.member_id
    where c.site_id = $1 and c.code = $2 and m.state = ${MemberState.open}`,
};
export const inviterByCode = (db: Queries, site: number, code: string) =>
  db.one<Inviter>(INVITER, [site, code]);

interface NewInvitation {
  readonly member: number;
  readonly device: string;
  readonly inviter: number;
  readonly at: Date;
}

const ADD = {
  name: 'invitation-add',
  text: `insert into invitations (site_id, member_id, device, inviter_id, created_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
};
/** @returns 0 where the member or the device has an invitation */
export const addInvitation = (db: Queries, site: number, { member, device, inviter, at }: NewInvitation) =>
  db.run(ADD, [site, member, device, inviter, at]);

const KNOWN = {
  name: 'invitation-known',
  text: `select i.member_id = $2 as "ofMember", m.nickname from invitations i
    join members m on m.site_id = i.site_id and m.id = i.inviter_id
    where i.site_id = $1 and (i.member_id = $2 or i.device = $3) order by i.member_id = $2 desc limit 1`,
};
/** The member's own invitation, else the device's. */
export const knownInvitation = (db: Queries, site: number, member: number, device: string) =>
  db.one<{ ofMember: boolean; nickname: string }>(KNOWN, [site, member, device]);

const FORGET = {
  name: 'invite-code-forget',
  text: 'delete from invite_codes where site_id = $1 and member_id = $2',
};
/** The code ends with the membership; the invitation stays, so that its device is not counted twice. */
export const forgetInviteCode = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);

const OWN = {
  name: 'invitations-own',
  text: `select coalesce(c.code, '') as code, i.created_at as "invitedAt",
      (select count(*) from invitations n where n.site_id = m.site_id and n.inviter_id = m.id) as invited
    from members m
    left join invite_codes c on c.site_id = m.site_id and c.member_id = m.id
    left join invitations i on i.site_id = m.site_id and i.member_id = m.id
    where m.site_id = $1 and m.id = $2`,
};
export const ownInvites = (db: Queries, site: number, member: number) =>
  db.one<{ code: string; invitedAt: Date | null; invited: number }>(OWN, [site, member]);

import { createHash, randomInt } from 'node:crypto';
import { PointsName } from '@contract/points';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Limit } from '@platform/attempts/attempts.types';
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { awardPoints } from '@platform/points/awards.service';
import { refused } from '@platform/wire/refusals';
import {
  addCode,
  addInvitation,
  codeOf,
  inviterByCode,
  isOpenMember,
  knownInvitation,
} from './invites.store';

export { forgetInviteCode, ownInvites } from './invites.store';

/** Codes have seven digits (wire S22). */
const CODES = { from: 1_000_000, below: 10_000_000 };

const newCode = (): string => String(randomInt(CODES.from, CODES.below));
const digestOf = (device: string): string => createHash('sha256').update(device).digest('hex');
/** Wire S22 names the inviter; a member whose account is closed has no name. */
const nameOf = (nickname: string): string => nickname || '其他会员';

interface InvitationInput {
  readonly code: string;
  readonly device: string;
  readonly address: string;
  /** The member is proven by a token, not only claimed (`legacyWrites`). */
  readonly isProven: boolean;
}

const repeatedAnswer = (known: { ofMember: boolean; nickname: string } | undefined) => ({
  code: '1001' as const,
  msg: `${known?.ofMember ? '该会员' : '该设备'}已被${nameOf(known?.nickname ?? '')}邀请过了`,
});

/** Invitation codes and their use (H6): a member and a device are invited once. */
export function createInvites(db: Database, now: () => number) {
  async function requireAttempt(site: number, limit: Limit, subject: string): Promise<void> {
    if (!(await attemptsOf(db, site, now()).take(limit, subject))) throw refused('操作太频繁，请稍后再试');
  }

  /** Wire g72: the member's code, made with the first call; undefined for an unknown member. */
  async function codeFor(site: number, member: number, address: string): Promise<string | undefined> {
    let code = await codeOf(db, site, member);
    if (code === undefined) await requireAttempt(site, limits.inviteCodesFromAddress, networkOf(address));
    // A number that another member has is drawn again.
    while (code === undefined && (await isOpenMember(db, site, member))) {
      await addCode(db, site, member, newCode(), new Date(now()));
      code = await codeOf(db, site, member);
    }
    return code;
  }

  /**
   * Wire g74: records who invited the member.
   * @throws Refusal without a device, or for a member there is not
   */
  async function accept(site: number, member: number, { code, device, address, isProven }: InvitationInput) {
    if (device === '') throw refused('缺少参数 imei');
    // An answer tells of a code. A member may be only claimed, a network is not.
    const network = networkOf(address);
    await requireAttempt(site, limits.invites, isProven ? `m:${member}` : network);
    if (!(await isOpenMember(db, site, member))) throw refused('用户不存在');
    const inviter = await inviterByCode(db, site, code.trim());
    if (!inviter) return { code: '1003' as const, msg: '邀请码不存在' };
    if (inviter.id === member) return { code: '1003' as const, msg: '不能使用自己的邀请码' };
    const known = await knownInvitation(db, site, member, digestOf(device));
    if (known) return repeatedAnswer(known);
    await requireAttempt(site, limits.invitesFromAddress, network);
    const invitation = { member, device: digestOf(device), inviter: inviter.id, at: new Date(now()) };
    if ((await addInvitation(db, site, invitation)) === 1) {
      const seen = { member: inviter.id, name: PointsName.invite, key: `member ${member}` };
      await awardPoints(db, site, seen, invitation.at);
      return {
        code: '1002' as const,
        msg: '该设备成功添加邀请码使用记录',
        member: nameOf(inviter.nickname),
      };
    }
    return repeatedAnswer(await knownInvitation(db, site, member, invitation.device));
  }

  return { codeFor, accept };
}

import * as contract from '@contract/invites';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { writerOf } from '@platform/operations/callers';
import { createInvites } from './invites.service';

/** Invitation codes (H6, wire S22). */
export function inviteHandlers(db: Database, now: () => number): Served[] {
  const invites = createInvites(db, now);
  return [
    serve(contract.getInviteCode, async ({ uid }, context) => {
      const code = await invites.codeFor(
        context.site.id,
        writerOf(context, { userID: uid }),
        context.address,
      );
      return code
        ? { code, msg: '系统中存在,获取邀请码成功' }
        : { code: '0', msg: `系统中不存在uid:${uid}的会员` };
    }),
    serve(contract.codeImeiRecord, async ({ code, imei, uid }, context) => {
      const member = writerOf(context, { userID: uid });
      const { caller, claimedDevice } = context;
      const device = imei || (caller.kind === 'member' ? caller.device : claimedDevice);
      return invites.accept(context.site.id, member, {
        code,
        device,
        address: context.address,
        isProven: caller.kind === 'member',
      });
    }),
  ];
}

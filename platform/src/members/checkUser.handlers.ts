import { checkuser } from '@contract/members';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { MemberState } from '@platform/membership/memberState.types';
import { type Served, serve } from '@platform/operations/callContext';
import { refused } from '@platform/wire/refusals';
import { memberByPhone } from './members.store';

const UNKNOWN = { code: '1001', msg: '不存在该账户' } as const;
const DISABLED = { code: '1002', msg: '用户被禁用' } as const;
const KNOWN = { code: '1003', msg: '用户存在' } as const;

/** Wire x22. It tells anybody who is a member, so it answers with `legacyWrites` only, for tests of older clients. @param now epoch ms */
export const checkUserHandlers = (db: Database, now: () => number): Served[] => [
  serve(checkuser, async ({ mobile }, { site, address }) => {
    if (site.config.legacyWrites !== 1) throw refused('本站不提供账户查询');
    if (!(await attemptsOf(db, site.id, now()).take(limits.memberChecks, networkOf(address))))
      throw refused('操作太频繁，请稍后再试');
    const member = mobile === '' ? undefined : await memberByPhone(db, site.id, mobile);
    if (!member) return UNKNOWN;
    return member.state === MemberState.open ? KNOWN : DISABLED;
  }),
];

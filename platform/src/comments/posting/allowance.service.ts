import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import { postedTooOften } from './input.rules';

/**
 * Comments order hot threads and posts. With `legacyWrites` a member is only claimed: their comments on one thing count for the
 * network (decision 121).
 * @param now epoch ms @throws Refusal 10204 beyond the limit
 */
export async function requireCommentAllowance(
  db: Queries,
  { site, caller, address }: CallContext,
  { sourceType, rootID }: { readonly sourceType: number; readonly rootID: number },
  now: number,
): Promise<void> {
  if (caller.kind === 'member') return;
  const subject = `${sourceType}/${rootID}/${networkOf(address)}`;
  if (!(await attemptsOf(db, site.id, now).take(limits.commentsFromAddress, subject))) throw postedTooOften();
}

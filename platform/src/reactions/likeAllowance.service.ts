import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { refused } from '@platform/wire/refusals';

interface Liking {
  /** KindNumber.event and number of the thing; `hit` for an account in the rank. */
  readonly type: number | 'hit';
  readonly id: number;
  readonly address: string;
  /** Proven by a token: a member has one phone, a device is easily invented. */
  readonly isMember: boolean;
}

/** Counts a like by the network of its device. @param now epoch ms @throws Refusal −1 for more likes of one thing than a network has */
export async function requireLikeAllowance(
  db: Queries,
  site: number,
  { type, id, address, isMember }: Liking,
  now: number,
): Promise<void> {
  if (isMember) return;
  const subject = `${type}/${id}/${networkOf(address)}`;
  if (!(await attemptsOf(db, site, now).take(limits.likesFromAddress, subject)))
    throw refused('操作太频繁，请稍后再试');
}

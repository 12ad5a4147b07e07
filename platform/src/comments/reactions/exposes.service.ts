import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import type { FairQueue } from '@platform/queues/fair';
import { refused } from '@platform/wire/refusals';
import { addExposure, type Exposure, exposuresAfter } from './exposes.store';

const MAX_TYPE = 99;

/** Reports a comment or an article, once per person and thing. @throws Refusal for an address that reports all day long. */
export async function expose(
  db: Queries,
  inTurn: FairQueue,
  { site, address }: CallContext,
  one: Exposure,
  now: number,
): Promise<void> {
  if (!(await attemptsOf(db, site.id, now).take(limits.exposesFromAddress, networkOf(address))))
    throw refused('操作太频繁，请稍后再试');
  const type = one.type >= 0 && one.type <= MAX_TYPE ? one.type : 0;
  const exposed = { ...one, type, reason: cleanLine(one.reason) };
  // all who report one thing change one row (decision 065)
  const exposes = () => addExposure(db, site.id, exposed, new Date(now));
  await inTurn(`${site.id}/${one.kind}/${one.objectID}`, exposes, networkOf(address));
}

export { forgetExposer } from './exposes.store';

/** Start value below every id. */
const FIRST = { type: -1, id: 0 };

/** A person's own reports. @param after last row of the page before */
export const listOwnExposures = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => exposuresAfter(db, site, who, after ?? FIRST, limit);

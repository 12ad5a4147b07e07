import { createHash } from 'node:crypto';
import { AdvEventType } from '@contract/advertCodes';
import { siteTime } from '@platform/articles/wireDate';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { forgetAll } from '@platform/db/forgetting';
import type { CallContext } from '@platform/http/context';
import { networkOf } from '@platform/http/rate';
import { countOnce, forgetEvents } from './advertEvents.store';

const DAY_MS = 86_400_000;

const dayOf = (now: number): string => siteTime(new Date(now)).date;

/**
 * An advert was seen, or tapped: each counts once a person and day of the site, and only while it runs. Who it was is kept as a
 * digest of this one event and day. Devices are easily invented: of one address so many count a day.
 * @param who '' = nobody, who is not counted
 */
export async function countAdvertEvent(
  db: Queries,
  { site, address, caller }: CallContext,
  { id, eventType }: { readonly id: number; readonly eventType: AdvEventType },
  who: string,
  now: number,
): Promise<void> {
  if (who === '' || site.config.advEnable !== 1) return;
  if (
    caller.kind !== 'member' &&
    !(await attemptsOf(db, site.id, now).take(limits.advertsFromAddress, networkOf(address)))
  )
    return;
  const day = dayOf(now);
  const mark = createHash('sha256').update(`${site.id} ${id} ${eventType} ${day} ${who}`).digest('hex');
  const clicked = eventType === AdvEventType.clicked ? 1 : 0;
  await countOnce(db, site.id, id, { mark, day, shown: 1 - clicked, clicked }, new Date(now));
}

/** Lets go of the days before yesterday: nobody can be counted on them any more. @param now epoch ms */
export const forgetOldAdvertEvents = (db: Queries, now: number): Promise<number> =>
  forgetAll((limit) => forgetEvents(db, dayOf(now - DAY_MS), limit));

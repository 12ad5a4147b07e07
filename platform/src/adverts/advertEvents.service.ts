import { createHash } from 'node:crypto';
import { AdvEventType } from '@contract/advertCodes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import { bySite, createBatch } from '@platform/queues/batch';
import { siteTime } from '@platform/wire/wireDate';
import { type AdvertEvent, countEvents, forgetEvents } from './advertEvents.store';

const DAY_MS = 86_400_000;

const dayOf = (now: number): string => siteTime(new Date(now)).date;

/** Of one statement at most. */
const MAX_BATCH = 500;

interface DatedAdvertEvent extends AdvertEvent {
  readonly day: string;
}

/**
 * Counts views and clicks of running adverts, once per person and site day. Persons are stored as a digest per event and day.
 * Device ids are easy to invent, so counts per address are limited. Concurrent events share one statement (K9).
 * @param now epoch ms
 */
export function createAdvertEvents(db: Database, now: () => number) {
  const count = bySite((site) =>
    createBatch<DatedAdvertEvent, true>(
      async (all) => {
        const at = new Date(now());
        // a batch at midnight has two days
        for (const day of new Set(all.map((one) => one.day)))
          await countEvents(
            db,
            site,
            all.filter((one) => one.day === day),
            day,
            at,
          );
        return all.map(() => true);
      },
      { most: MAX_BATCH, apart: ({ digest }) => digest },
    ),
  );

  /** @param who '' = nobody, who is not counted */
  return async (
    { site, address, caller }: CallContext,
    { id, eventType }: { readonly id: number; readonly eventType: AdvEventType },
    who: string,
  ): Promise<void> => {
    if (who === '' || site.config.advEnable !== 1) return;
    const isFree = () => attemptsOf(db, site.id, now()).take(limits.advertsFromAddress, networkOf(address));
    if (caller.kind !== 'member' && !(await isFree())) return;
    const day = dayOf(now());
    const digest = createHash('sha256').update(`${site.id} ${id} ${eventType} ${day} ${who}`).digest('hex');
    await count(site.id, { advert: id, digest, day, clicked: eventType === AdvEventType.clicked });
  };
}

/** Lets go of the days before yesterday: nobody can be counted on them any more. @param now epoch ms */
export const forgetOldAdvertEvents = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetEvents(db, dayOf(now - DAY_MS), limit));

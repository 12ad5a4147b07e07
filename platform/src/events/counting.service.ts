import { KindNumber } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import { countOccurrences } from '@platform/db/occurrences';
import { createViewLimit } from '@platform/limits/viewLimit';
import { countOpenings } from '@platform/lives/clicks.service';
import { bySite, createBatch } from '@platform/queues/batch';
import { type Counted, countActs } from '@platform/reactions/counts.service';
import { noteRecords } from './events.store';

interface CountedEvent extends Counted {
  /** The number of the record; '' = it has none, and always counts. */
  readonly eventId: string;
}
export type CountResult = 'counted' | 'repeated';
/**
 * @param address of the reader; what its network counts beyond the limit is answered and not added
 * @returns 'repeated' where a record of this number has been counted before. Resolves once it is counted for good.
 */
export type CountEvent = (site: number, act: CountedEvent, address: string) => Promise<CountResult>;

/** Acts of one transaction at most. */
const MAX_BATCH = 500;

/**
 * Counts events in batches. Events that arrive during a transaction go into the next one together: a rush on one article or live
 * waits for its row once instead of each holding a connection (K9).
 * @param now epoch ms
 */
export function createCounting(db: Database, now: () => number): CountEvent {
  const isWithin = createViewLimit(now);
  const add = bySite((site) =>
    createBatch<CountedEvent, CountResult>((acts) => countBatch(db, site, acts, new Date(now())), {
      most: MAX_BATCH,
      // a record that comes twice at once is known the second time
      apart: ({ eventId }) => eventId || Symbol('no record'),
    }),
  );
  return async (site, act, address) =>
    isWithin(`${site}/${act.type}/${act.counter}/${act.id}`, address) ? add(site, act) : 'counted';
}

/** Counts and their records change in one transaction (K3). */
function countBatch(
  db: Database,
  site: number,
  acts: readonly CountedEvent[],
  at: Date,
): Promise<CountResult[]> {
  return db.transaction(async (queries) => {
    const records = acts.flatMap(({ eventId }) => eventId || []);
    const fresh = records.length > 0 ? await noteRecords(queries, site, records, at) : new Set();
    const isNew = ({ eventId }: CountedEvent) => eventId === '' || fresh.has(eventId);
    const counted = acts.filter(isNew);
    const openings = counted.filter(({ type }) => type === KindNumber.event.live).map(({ id }) => id);
    await countOpenings(queries, site, countOccurrences(openings), at);
    await countActs(queries, site, counted);
    return acts.map((act) => (isNew(act) ? 'counted' : 'repeated'));
  });
}

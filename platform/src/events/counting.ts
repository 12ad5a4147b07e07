import type { Database } from '@platform/db/connection';
import { bySite, inBatches } from '@platform/db/inBatches';
import { countOccurrences } from '@platform/db/occurrences';
import { openedLives } from '@platform/lives/clicks';
import { addToArticles, noteRecords } from './events.store';

/** What everybody does: opened an article, shared it, opened a live. */
interface Act {
  readonly what: 'click' | 'share' | 'live';
  readonly id: number;
  /** The number of the record; '' = it has none, and always counts. */
  readonly eventId: string;
}
export type Counted = 'counted' | 'repeated';
/** @returns 'repeated' where a record of this number has been counted before. Resolves once it is counted for good. */
export type Count = (site: number, act: Act) => Promise<Counted>;

/** Acts of one transaction at most. */
const TOGETHER = 500;

/**
 * Counts acts. Those that come while others are being counted go together into the next transaction: a rush at one article or
 * live waits for its row once, and not with a connection each, which others read pages with (K9).
 * @param now epoch ms
 */
export function createCounting(db: Database, now: () => number): Count {
  return bySite((site) =>
    inBatches<Act, Counted>((acts) => countTogether(db, site, acts, new Date(now())), {
      most: TOGETHER,
      // a record that comes twice at once is known the second time
      apart: ({ eventId }) => eventId || Symbol('no record'),
    }),
  );
}

/** What is counted and that it was counted cannot part (K3). */
function countTogether(db: Database, site: number, acts: readonly Act[], at: Date): Promise<Counted[]> {
  return db.transaction(async (queries) => {
    const records = acts.flatMap(({ eventId }) => eventId || []);
    const fresh = records.length > 0 ? await noteRecords(queries, site, records, at) : new Set();
    const isNew = ({ eventId }: Act) => eventId === '' || fresh.has(eventId);
    const counted = acts.filter(isNew);
    const times = (wanted: Act['what']) =>
      countOccurrences(counted.flatMap(({ what, id }) => (what === wanted ? [id] : [])));
    const clicks = times('click');
    const shares = times('share');
    const done = [...new Set([...clicks.keys(), ...shares.keys()])].map((id) => ({
      ...{ id, clicks: clicks.get(id) ?? 0, shares: shares.get(id) ?? 0 },
    }));
    if (done.length > 0) await addToArticles(queries, site, done);
    await openedLives(queries, site, times('live'), at);
    return acts.map((act) => (isNew(act) ? 'counted' : 'repeated'));
  });
}

import type { Database } from '@platform/db/connection';
import { countOccurrences } from '@platform/db/occurrences';
import { createViewLimit } from '@platform/limits/viewLimit';
import { bySite, createBatch } from '@platform/queues/batch';
import { viewOptions, visitVotes } from './votes.store';

interface Look {
  readonly id: number;
  /** False beyond the limit of the reader's network: it is answered and not added. */
  readonly counts: boolean;
}

/** Maximum views per statement. */
const MAX_BATCH = 500;

/** Counts views of votes and options. Concurrent views share one statement and one connection (K9). */
export function createViewCounts(db: Database, now: () => number) {
  const isWithin = createViewLimit(now);
  const atVote = bySite((site) =>
    createBatch<Look, number>(
      async (looks) => {
        const times = new Map(looks.map(({ id }) => [id, 0]));
        for (const { id, counts } of looks) if (counts) times.set(id, (times.get(id) ?? 0) + 1);
        const visits = await visitVotes(db, site, times);
        return looks.map(({ id }) => visits.get(id) ?? 0);
      },
      { most: MAX_BATCH },
    ),
  );
  const atOption = bySite((site) =>
    createBatch<number, true>(
      async (options) => {
        await viewOptions(db, site, countOccurrences(options));
        return options.map(() => true);
      },
      { most: MAX_BATCH },
    ),
  );
  return {
    /** @param address of the reader @returns the vote's new number of visits; 0 for an unknown vote */
    atVote: (site: number, id: number, address: string): Promise<number> =>
      atVote(site, { id, counts: isWithin(`${site}/vote/${id}`, address) }),
    /** @returns true where the look was counted */
    atOption: async (site: number, id: number, address: string): Promise<boolean> =>
      isWithin(`${site}/option/${id}`, address) && (await atOption(site, id)),
  };
}

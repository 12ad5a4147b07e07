import type { Database } from '@platform/db/connection';
import { bySite, inBatches } from '@platform/db/inBatches';
import { countOccurrences } from '@platform/db/occurrences';
import { viewOptions, visitVotes } from './votes.store';

/** Looks of one statement at most. */
const MOST = 500;
/** None of them has to wait for another one. */
const apart = () => Symbol('look');

/** Counts who looks at votes and their options: those of one moment together, on one connection (K9). */
export function createLooks(db: Database) {
  const atVote = bySite((site) =>
    inBatches<number, number>(
      async (votes) => {
        const visits = await visitVotes(db, site, countOccurrences(votes));
        return votes.map((id) => visits.get(id) ?? 0);
      },
      { most: MOST, apart },
    ),
  );
  const atOption = bySite((site) =>
    inBatches<number, true>(
      async (options) => {
        await viewOptions(db, site, countOccurrences(options));
        return options.map(() => true);
      },
      { most: MOST, apart },
    ),
  );
  return {
    /** @returns visits of the vote from here on; 0 where there is none */
    atVote,
    atOption,
  };
}

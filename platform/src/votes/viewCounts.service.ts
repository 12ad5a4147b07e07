import type { Database } from '@platform/db/connection';
import { bySite, inBatches } from '@platform/db/inBatches';
import { countOccurrences } from '@platform/db/occurrences';
import { viewOptions, visitVotes } from './votes.store';

/** Maximum views per statement. */
const MAX_BATCH = 500;
/** Unique key: every item may share a batch with every other. */
const unique = () => Symbol('look');

/** Counts views of votes and options. Concurrent views share one statement and one connection (K9). */
export function createViewCounts(db: Database) {
  const atVote = bySite((site) =>
    inBatches<number, number>(
      async (votes) => {
        const visits = await visitVotes(db, site, countOccurrences(votes));
        return votes.map((id) => visits.get(id) ?? 0);
      },
      { most: MAX_BATCH, apart: unique },
    ),
  );
  const atOption = bySite((site) =>
    inBatches<number, true>(
      async (options) => {
        await viewOptions(db, site, countOccurrences(options));
        return options.map(() => true);
      },
      { most: MAX_BATCH, apart: unique },
    ),
  );
  return {
    /** @returns the vote's new number of visits; 0 for an unknown vote */
    atVote,
    atOption,
  };
}

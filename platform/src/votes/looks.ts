import type { Database } from '@platform/db/connection';
import { bySite, inBatches } from '@platform/db/inBatches';
import { timesOf } from '@platform/db/times';
import { viewOptions, visitVotes } from './votes.store';

/** Looks of one statement at most. */
const MAX_BATCH = 500;
/** None of them has to wait for another one. */
const unique = () => Symbol('look');

/** Counts who looks at votes and their options: those of one moment together, on one connection (K9). */
export function createViewCounts(db: Database) {
  const atVote = bySite((site) =>
    inBatches<number, number>(
      async (votes) => {
        const visits = await visitVotes(db, site, timesOf(votes));
        return votes.map((id) => visits.get(id) ?? 0);
      },
      { most: MAX_BATCH, apart: unique },
    ),
  );
  const atOption = bySite((site) =>
    inBatches<number, true>(
      async (options) => {
        await viewOptions(db, site, timesOf(options));
        return options.map(() => true);
      },
      { most: MAX_BATCH, apart: unique },
    ),
  );
  return {
    /** @returns visits of the vote from here on; 0 where there is none */
    atVote,
    atOption,
  };
}

import type { Database } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { createReadBatch } from '@platform/queues/batch';
import { createFairBatch } from '@platform/queues/fair';
import { periodOf } from '../votePeriods.rules';
import type { Voters } from '../voters.rules';
import { readVotes, type VoteKey, type VoteRow } from '../votes.store';
import { type BallotJob, castBatch } from './ballotBatch.service';
import type { BallotInput, CastResult } from './ballotInput.types';
import { ballotsLeft, castResult, closedReason } from './ballotRefusals.rules';
import { readBallotUse } from './ballots.store';

export type { BallotInput, CastResult } from './ballotInput.types';

/** Maximum ballots per transaction. */
const MAX_BATCH = 100;

/** Records ballots, those of one vote in batches, each with its ledger entry and the counts (K3, K11). */
export function createBallots(db: Database, voters: Voters, now: () => number) {
  const together = createFairBatch<BallotJob, CastResult>(
    (name, jobs) => {
      const [site = 0, vote = 0] = name.split('/').map(Number);
      return db.transaction((queries) => castBatch(queries, site, vote, voters, jobs));
    },
    { most: MAX_BATCH },
  );

  const nameOf = ({ site, id }: VoteKey) => `${site}/${id}`;
  /** Ballots of one moment are mostly of one vote, which is read once for them. */
  const voteOf = createReadBatch<VoteKey, VoteRow>(nameOf, async (keys) => {
    const rows = await readVotes(db, keys);
    return new Map(rows.map((row) => [nameOf(row), row]));
  });

  return {
    /** Refusals are answers with a reason for the voter (wire f6, f16). */
    async cast(site: number, input: BallotInput): Promise<CastResult> {
      const at = new Date(now());
      const vote = await voteOf({ site, id: input.vote });
      if (!vote || vote.kind !== input.kind) return castResult(false, '没有这个投票');
      const closed = closedReason(vote, input.who, at);
      if (closed !== undefined) return castResult(false, closed, vote);
      if (input.isPerson && !(await input.isPerson(vote))) {
        const who = voters.storedHash(site, input.who);
        const own = await readBallotUse(db, { site, vote: vote.id, who, period: periodOf(vote, at) });
        return castResult(false, '验证码错误，请重新输入', vote, ballotsLeft(vote, own));
      }
      return together(`${site}/${vote.id}`, { input, at }, networkOf(input.address));
    },
  };
}
export type Ballots = ReturnType<typeof createBallots>;

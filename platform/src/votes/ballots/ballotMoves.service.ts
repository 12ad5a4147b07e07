import type { Queries } from '@platform/db/connection';
import { append, NOT_COUNTED } from '../ledger/ledger.store';
import { ballotsPerPeriod } from '../votePeriods.rules';
import type { Voters } from '../voters.rules';
import { lockAnyVote, type VoteRow } from '../votes.store';
import { BallotState } from './ballotState.types';
import {
  type BallotRow,
  ballotsOf,
  markDeviceCopy,
  openVotesOf,
  putBallot,
  readBallotUse,
} from './ballots.store';

/** Moves a device's ballots to its member in the transaction of the login. @param from `d:<device>` @param to `m:<member>` */
export type MoveBallots = (db: Queries, site: number, from: string, to: string, at: Date) => Promise<void>;

/**
 * Moves a device's ballots to its member. A ballot beyond the member's allowance no longer counts: one person, one vote (K11).
 * The device's allowance stays used. Ended votes do not change.
 */
export function ballotMover(voters: Voters): MoveBallots {
  async function moveOne(
    db: Queries,
    { site, vote, at }: { readonly site: number; readonly vote: VoteRow; readonly at: Date },
    ballot: BallotRow,
    [device, member]: readonly [Buffer, Buffer],
  ): Promise<void> {
    const { period, no, options, reason, created_at } = ballot;
    await markDeviceCopy(db, { site, vote: vote.id, who: device, period }, ballot.turn);
    const memberPeriod = { site, vote: vote.id, who: member, period };
    const { used, turn: last } = await readBallotUse(db, memberPeriod);
    if (used < ballotsPerPeriod(vote)) {
      const { state } = ballot;
      await putBallot(db, memberPeriod, { turn: last + 1, state, no, options, reason, at: created_at });
      const voter = voters.ledgerHash(site, vote.id, member);
      await append(db, { site, vote }, { kind: 'moved', of: no, voter }, at, NOT_COUNTED);
      return;
    }
    const counts = ballot.state === BallotState.counted;
    const counting = counts ? ({ by: -1, options } as const) : NOT_COUNTED;
    await append(db, { site, vote }, { kind: 'doubled', of: no }, at, counting);
  }

  return async (db, site, from, to, at) => {
    const both = [voters.storedHash(site, from), voters.storedHash(site, to)] as const;
    // in the order of their numbers, as everybody holds several
    for (const id of await openVotesOf(db, site, both[0], at)) {
      const vote = await lockAnyVote(db, site, id);
      if (!vote) continue;
      for (const ballot of await ballotsOf(db, site, id, both[0]))
        await moveOne(db, { site, vote, at }, ballot, both);
    }
  };
}

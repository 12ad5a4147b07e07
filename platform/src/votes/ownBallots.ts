import type { Queries } from '@platform/db/connection';
import { forgetVoter, type OwnBallot, ownAfter } from './ballots.store';
import { ballotMover, type MoveBallots } from './moveBallots';
import { createVoters } from './voters';

export type { OwnBallot } from './ballots.store';
export type { MoveBallots } from './moveBallots';

/** What a member gave, to be given to himself. @param after the row before */
export type OwnBallots = (
  db: Queries,
  site: number,
  who: string,
  after: OwnBallot | undefined,
  limit: number,
) => Promise<OwnBallot[]>;
/** With the membership goes what says whose the ballots are; they themselves have been counted. */
export type ForgetBallots = (db: Queries, site: number, who: string) => Promise<unknown>;

/** A person's ballots, for the resources that know persons. @param key `keys.sign` */
export function createOwnBallots(key: string) {
  const voters = createVoters(key);
  const moveBallots: MoveBallots = ballotMover(voters);
  const ownBallots: OwnBallots = (db, site, who, after, limit) =>
    ownAfter(db, site, voters.kept(site, who), after?.voteId ?? 0, after?.no ?? 0, limit);
  const forgetBallots: ForgetBallots = (db, site, who) => forgetVoter(db, site, voters.kept(site, who));
  return { moveBallots, ownBallots, forgetBallots };
}

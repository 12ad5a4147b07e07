import type { Queries } from '@platform/db/connection';
import { createVoters } from '../voters.rules';
import { ballotMover, type MoveBallots } from './ballotMoves.service';
import { forgetVoter, type OwnBallot, ownBallotsAfter } from './ballots.store';
import { createSnapshotRecorder, type RecordMessengerUser } from './snapshots.service';

export type { MoveBallots } from './ballotMoves.service';
export type { OwnBallot } from './ballots.store';
export type { RecordMessengerUser as NoteMessengerUser } from './snapshots.service';

/** A member's own ballots, for the member. @param after last row of the page before */
export type OwnBallots = (
  db: Queries,
  site: number,
  who: string,
  after: OwnBallot | undefined,
  limit: number,
) => Promise<OwnBallot[]>;
/** Deletes the link between a former member and their ballots. Counted votes stay counted. */
export type ForgetBallots = (db: Queries, site: number, who: string) => Promise<unknown>;

/** A person's ballots, for other resources. @param key `keys.sign` */
export function createOwnBallots(db: Queries, key: string, now: () => number) {
  const voters = createVoters(key);
  const moveBallots: MoveBallots = ballotMover(voters);
  const ownBallots: OwnBallots = (queries, site, who, after, limit) =>
    ownBallotsAfter(queries, site, voters.storedHash(site, who), after ?? { voteId: 0, no: 0 }, limit);
  const forgetBallots: ForgetBallots = (queries, site, who) =>
    forgetVoter(queries, site, voters.storedHash(site, who));
  const noteMessengerUser: RecordMessengerUser = createSnapshotRecorder(db, voters, now);
  return { moveBallots, ownBallots, forgetBallots, noteMessengerUser };
}

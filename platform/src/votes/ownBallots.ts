import type { Queries } from '@platform/db/connection';
import { forgetVoter, type OwnBallot, ownBallotsAfter } from './ballots.store';
import { ballotMover, type MoveBallots } from './moveBallots';
import { createSnapshotRecorder, type RecordMessengerUser } from './snapshots';
import { createVoters } from './voters';

export type { OwnBallot } from './ballots.store';
export type { MoveBallots } from './moveBallots';
export type { RecordMessengerUser as NoteMessengerUser } from './snapshots';

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
    ownBallotsAfter(queries, site, voters.storedHash(site, who), after?.voteId ?? 0, after?.no ?? 0, limit);
  const forgetBallots: ForgetBallots = (queries, site, who) =>
    forgetVoter(queries, site, voters.storedHash(site, who));
  const noteMessengerUser: RecordMessengerUser = createSnapshotRecorder(db, voters, now);
  return { moveBallots, ownBallots, forgetBallots, noteMessengerUser };
}

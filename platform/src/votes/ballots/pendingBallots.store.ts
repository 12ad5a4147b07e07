import type { Queries } from '@platform/db/connection';
import { BallotState } from './ballotState.types';

export interface PendingBallotRow {
  vote_id: number;
  title: string;
  no: number;
  /** Names of what was chosen. */
  options: string[];
  reason: string;
  created_at: Date;
}
const PENDING = {
  name: 'votes-pending',
  text: `select b.vote_id, v.title, b.no, b.reason, b.created_at, array(select o.name from vote_options o
      where o.site_id = b.site_id and o.id = any(b.options) order by o.id) as options
    from vote_ballots b join votes v on v.site_id = b.site_id and v.id = b.vote_id
    where b.site_id = $1 and b.state = ${BallotState.pending}
    order by b.created_at, b.vote_id, b.no limit $2 offset $3`,
};
/** Oldest first. */
export const pendingBallots = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<PendingBallotRow>(PENDING, [site, limit, offset]);

const DECIDE = {
  name: 'votes-decide',
  text: `update vote_ballots set state = $4 where site_id = $1 and vote_id = $2 and no = $3 and state = ${BallotState.pending}
    returning options`,
};
/** Sets the state of a pending ballot. @returns its options; undefined where no such ballot is pending */
export const decideBallot = async (
  db: Queries,
  site: number,
  vote: number,
  no: number,
  state: BallotState,
): Promise<number[] | undefined> =>
  (await db.one<{ options: number[] }>(DECIDE, [site, vote, no, state]))?.options;

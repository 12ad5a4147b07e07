import type { Queries } from '@platform/db/connection';
import { BallotState } from './ballotState';

export interface HeldRow {
  vote_id: number;
  title: string;
  no: number;
  /** Names of what was chosen. */
  options: string[];
  reason: string;
  created_at: Date;
}
const HELD = {
  name: 'votes-held',
  text: `select b.vote_id, v.title, b.no, b.reason, b.created_at, array(select o.name from vote_options o
      where o.site_id = b.site_id and o.id = any(b.options) order by o.id) as options
    from vote_ballots b join votes v on v.site_id = b.site_id and v.id = b.vote_id
    where b.site_id = $1 and b.state = ${BallotState.held}
    order by b.created_at, b.vote_id, b.no limit $2 offset $3`,
};
/** Oldest first. */
export const heldBallots = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<HeldRow>(HELD, [site, limit, offset]);

const JUDGE = {
  name: 'votes-judge',
  text: `update vote_ballots set state = $4 where site_id = $1 and vote_id = $2 and no = $3 and state = ${BallotState.held}
    returning options`,
};
/** What it chose; undefined where no such ballot waits. */
export const judgeBallot = async (
  db: Queries,
  site: number,
  vote: number,
  no: number,
  state: BallotState,
): Promise<number[] | undefined> =>
  (await db.one<{ options: number[] }>(JUDGE, [site, vote, no, state]))?.options;

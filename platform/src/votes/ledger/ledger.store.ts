import type { Queries } from '@platform/db/connection';
import type { VoteRow } from '../votes.store';
import { chainHash, type LedgerEvent } from './ledger.document';

/** One statement: the entry, the vote's new head and the changed counts. */
const APPEND = {
  name: 'votes-ledger-append',
  text: `with entered as (insert into vote_ledger (site_id, vote_id, no, entry, hash) values ($1, $2, $3, $4, $5)),
    counted as (update vote_options set votes = votes + $6 where site_id = $1 and vote_id = $2 and id = any($7::int[]))
    update votes set last_no = $3, last_hash = $5, ballots = ballots + $6 where site_id = $1 and id = $2`,
};

/** Change of the counts by an entry, and the options it affects. */
export interface Counting {
  readonly by: -1 | 0 | 1;
  readonly options: readonly number[];
}
export const NOT_COUNTED: Counting = { by: 0, options: [] };

/**
 * Adds an entry to the ledger of a vote the caller holds (`lockVote`), which is changed to its new head.
 * @returns the entry's number
 */
export async function append(
  db: Queries,
  site: number,
  vote: VoteRow,
  event: LedgerEvent,
  at: Date,
  { by, options }: Counting,
): Promise<number> {
  const no = vote.last_no + 1;
  const entry = JSON.stringify({ no, at: at.toISOString(), ...event });
  const hash = chainHash(vote.last_hash, entry);
  await db.run(APPEND, [site, vote.id, no, entry, hash, by, options]);
  vote.last_no = no;
  vote.last_hash = hash;
  vote.ballots += by;
  return no;
}

export interface LedgerRow {
  no: number;
  entry: string;
  hash: string;
}
const ENTRIES = {
  name: 'votes-ledger-entries',
  text: 'select no, entry, hash from vote_ledger where site_id = $1 and vote_id = $2 and no > $3 order by no limit $4',
};
export const entriesAfter = (db: Queries, site: number, vote: number, after: number, limit: number) =>
  db.query<LedgerRow>(ENTRIES, [site, vote, after, limit]);

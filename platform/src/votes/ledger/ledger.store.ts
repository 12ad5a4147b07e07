import type { Queries } from '@platform/db/connection';
import type { VoteRow } from '../votes.store';
import { chainHash, entryTime, type LedgerEvent } from './ledger.document';

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
  { site, vote }: { readonly site: number; readonly vote: VoteRow },
  event: LedgerEvent,
  at: Date,
  { by, options }: Counting,
): Promise<number> {
  const no = vote.last_no + 1;
  const entry = JSON.stringify({ no, at: entryTime(at), ...event });
  const hash = chainHash(vote.last_hash, entry);
  await db.run(APPEND, [site, vote.id, no, entry, hash, by, options]);
  vote.last_no = no;
  vote.last_hash = hash;
  vote.ballots += by;
  return no;
}

const APPEND_ALL = {
  name: 'votes-ledger-append-all',
  text: `with entered as (insert into vote_ledger (site_id, vote_id, no, entry, hash)
      select $1, $2, e.no, e.entry, e.hash from unnest($3::bigint[], $4::text[], $5::text[]) as e(no, entry, hash)),
    counted as (update vote_options o set votes = o.votes + d.by from unnest($6::int[], $7::int[]) as d(id, by)
      where o.site_id = $1 and o.vote_id = $2 and o.id = d.id)
    update votes set last_no = $8, last_hash = $9, ballots = ballots + $10 where site_id = $1 and id = $2`,
};

/** Entries of one batch, chained in the process and written by one statement. */
export interface LedgerBatch {
  /** As `append`; nothing is written yet. */
  add(event: LedgerEvent, at: Date, counting: Counting): void;
  write(db: Queries): Promise<void>;
}

/** @param vote held by the caller (`lockVote`); changed to its new head by every entry */
export function createLedgerBatch(site: number, vote: VoteRow): LedgerBatch {
  const rows: LedgerRow[] = [];
  const votes = new Map<number, number>();
  let ballots = 0;
  return {
    add(event, at, { by, options }) {
      const no = vote.last_no + 1;
      const entry = JSON.stringify({ no, at: entryTime(at), ...event });
      const hash = chainHash(vote.last_hash, entry);
      rows.push({ no, entry, hash });
      for (const option of by === 0 ? [] : options) votes.set(option, (votes.get(option) ?? 0) + by);
      ballots += by;
      vote.last_no = no;
      vote.last_hash = hash;
      vote.ballots += by;
    },
    async write(db) {
      if (rows.length === 0) return;
      const column = <K extends keyof LedgerRow>(name: K) => rows.map((row) => row[name]);
      const values = [site, vote.id, column('no'), column('entry'), column('hash')];
      const counts = [[...votes.keys()], [...votes.values()]];
      await db.run(APPEND_ALL, [...values, ...counts, vote.last_no, vote.last_hash, ballots]);
    },
  };
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

import type { Database, Queries } from '@platform/db/connection';
import * as v from 'valibot';
import { chained, createTally, LedgerEntry, type Tally } from './ledger';
import { entriesAfter, type LedgerRow } from './ledger.store';
import { countedVotes, lockAnyVote } from './votes.store';

const PAGE = 1_000;

/** What a ledger says of itself; `fault` = the first thing that is wrong, '' where all is right. */
export interface Audit {
  readonly entries: number;
  readonly ballots: number;
  /** Hash of the newest entry: whoever noted it knows later whether what stood then stands still. */
  readonly head: string;
  readonly fault: string;
}

const parsed = v.pipe(v.string(), v.parseJson(), LedgerEntry);

async function* everyEntry(db: Queries, site: number, vote: number): AsyncGenerator<LedgerRow> {
  let last = 0;
  for (;;) {
    const rows = await entriesAfter(db, site, vote, last, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.no ?? last;
  }
}

/** Reads the chain from its first entry: numbers, hashes, and what the entries say. */
async function readChain(rows: AsyncIterable<LedgerRow>): Promise<Audit & { readonly tally: Tally }> {
  const { tally, read } = createTally();
  let head = '';
  let entries = 0;
  const at = (fault: string) => ({ entries, ballots: tally.ballots, head, fault, tally });
  for await (const { no, entry, hash } of rows) {
    if (no !== entries + 1) return at(`entry ${entries + 1} is missing`);
    if (chained(head, entry) !== hash) return at(`entry ${no} is not what its hash says`);
    const said = v.safeParse(parsed, entry);
    if (!said.success || said.output.no !== no) return at(`entry ${no} cannot be read`);
    if (!read(said.output)) return at(`entry ${no} is about a ballot that is not there`);
    entries = no;
    head = hash;
  }
  return at('');
}

/**
 * Holds a vote's ledger against itself and against what is shown: the chain is whole to its newest entry, and the counts are the
 * sum of it. undefined where there is no such vote.
 */
export const auditVote = (db: Database, site: number, id: number): Promise<Audit | undefined> =>
  db.transaction(async (queries) => {
    // held, so that what is counted stands still while it is added up
    const vote = await lockAnyVote(queries, site, id);
    if (!vote) return undefined;
    const { tally, ...audit } = await readChain(everyEntry(queries, site, id));
    if (audit.fault !== '') return audit;
    if (audit.entries !== vote.last_no || audit.head !== vote.last_hash)
      return { ...audit, fault: `the ledger ends at entry ${audit.entries} of ${vote.last_no}` };
    if (tally.ballots !== vote.ballots)
      return { ...audit, fault: `${vote.ballots} ballots are shown, the ledger has ${tally.ballots}` };
    for (const { id: option, votes } of await countedVotes(queries, site, id)) {
      const told = tally.votes.get(option) ?? 0;
      if (told !== votes)
        return { ...audit, fault: `option ${option} shows ${votes} votes, the ledger has ${told}` };
    }
    return audit;
  });

import type { Queries } from '@platform/db/connection';
import * as v from 'valibot';
import { readVoteHead } from '../votes.store';
import { chainHash, createTally, LedgerEntry, type Tally } from './ledger.document';
import { entriesAfter, type LedgerRow } from './ledger.store';

const PAGE = 1_000;

/** Result of verifying a ledger; `fault` = the first inconsistency, '' = none. */
export interface Audit {
  readonly entries: number;
  readonly ballots: number;
  /** Hash of the newest entry: whoever noted it knows later whether what stood then stands still. */
  readonly head: string;
  readonly fault: string;
}

const parsed = v.pipe(v.string(), v.parseJson(), LedgerEntry);

/** Up to the entry `until`; what is added meanwhile is behind it. */
async function* everyEntry(
  db: Queries,
  site: number,
  vote: number,
  until: number,
): AsyncGenerator<LedgerRow> {
  let last = 0;
  while (last < until) {
    const rows = await entriesAfter(db, site, vote, last, Math.min(PAGE, until - last));
    yield* rows.filter(({ no }) => no <= until);
    const end = rows.at(-1);
    if (!end) return;
    last = end.no;
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
    if (chainHash(head, entry) !== hash) return at(`entry ${no} is not what its hash says`);
    const parsedEntry = v.safeParse(parsed, entry);
    if (!parsedEntry.success || parsedEntry.output.no !== no) return at(`entry ${no} cannot be read`);
    if (!read(parsedEntry.output)) return at(`entry ${no} is about a ballot that is not there`);
    entries = no;
    head = hash;
  }
  return at('');
}

/**
 * Holds a vote's ledger against itself and against what is shown: the chain is whole to its newest entry, and the counts are the
 * sum of it. Head and counts are of one moment and entries are only ever added, so nobody who votes meanwhile has to wait.
 * undefined where there is no such vote.
 */
export async function auditVote(db: Queries, site: number, id: number): Promise<Audit | undefined> {
  const vote = await readVoteHead(db, site, id);
  if (!vote) return undefined;
  const { tally, ...audit } = await readChain(everyEntry(db, site, id, vote.last_no));
  if (audit.fault !== '') return audit;
  if (audit.entries !== vote.last_no || audit.head !== vote.last_hash)
    return { ...audit, fault: `the ledger ends at entry ${audit.entries} of ${vote.last_no}` };
  // an entry comes with its vote's new head: one that is read before the head is not behind it
  const lastEntry = (await entriesAfter(db, site, id, vote.last_no, PAGE)).at(-1)?.no ?? 0;
  const head = (await readVoteHead(db, site, id))?.last_no ?? 0;
  if (lastEntry > head) return { ...audit, fault: `entry ${lastEntry} stands behind the end, ${head}` };
  if (tally.ballots !== vote.ballots)
    return { ...audit, fault: `${vote.ballots} ballots are shown, the ledger has ${tally.ballots}` };
  for (const { id: option, votes } of vote.options) {
    const ledgerVotes = tally.votes.get(option) ?? 0;
    if (ledgerVotes !== votes)
      return { ...audit, fault: `option ${option} shows ${votes} votes, the ledger has ${ledgerVotes}` };
  }
  return audit;
}

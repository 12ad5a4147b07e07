import { createHash } from 'node:crypto';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());
const begin = { no: whole, at: v.string() };
const ballotFields = { ...begin, voter: v.string(), options: v.array(whole) };
const about = { ...begin, of: whole };

/**
 * Entries of a vote's ledger: `opening` imported counts · `vote` a ballot that counts · `held` a pending ballot · `released`,
 * `refused` it was approved or rejected · `moved` a device's ballot now belongs to its member · `doubled` it no longer counts,
 * because the member voted too. `of` = number of the ballot's entry. Published hashes cover these words, so they never change.
 */
export const LedgerEntry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opening'),
    ...begin,
    ballots: whole,
    votes: v.record(v.string(), whole),
  }),
  v.strictObject({ kind: v.literal('vote'), ...ballotFields }),
  v.strictObject({ kind: v.literal('held'), ...ballotFields }),
  v.strictObject({ kind: v.literal('released'), ...about }),
  v.strictObject({ kind: v.literal('refused'), ...about }),
  v.strictObject({ kind: v.literal('moved'), ...about, voter: v.string() }),
  v.strictObject({ kind: v.literal('doubled'), ...about }),
]);
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An entry before it has its number and moment. */
export type LedgerEvent = Without<LedgerEntry, 'no' | 'at'>;

const MINUTE_MS = 60_000;
/** Moment of an entry in whole minutes: a ballot's second would tell who was seen voting (K11). */
export const entryTime = (at: Date): string =>
  new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();

/** SHA-256, hex. @param before hash of the entry before; '' for the first */
export const chainHash = (before: string, entry: string): string =>
  createHash('sha256').update(`${before}\n${entry}`, 'utf8').digest('hex');

/** Ballots and votes as the entries add up to them. */
export interface Tally {
  ballots: number;
  readonly votes: Map<number, number>;
}

const FIRST_ROOM = 1_024;

/** Options and state of every ballot in four bytes each; many ballots share few different choices. */
function createBallotBook() {
  const choices: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  /** By number of the ballot's entry: 0 there is none, n counts for `choices[n - 1]`, −n does not count. */
  let book = new Int32Array(FIRST_ROOM);

  function numberOf(options: readonly number[]): number {
    const key = options.join();
    const known = numbers.get(key) ?? choices.push(options);
    numbers.set(key, known);
    return known;
  }
  return {
    put(no: number, options: readonly number[], counts: boolean): void {
      if (no >= book.length) {
        const larger = new Int32Array(Math.max(no + 1, book.length * 2));
        larger.set(book);
        book = larger;
      }
      book[no] = counts ? numberOf(options) : -numberOf(options);
    },
    /** undefined: there is no such ballot. */
    of(no: number): { readonly options: readonly number[]; readonly counts: boolean } | undefined {
      const position = book[no] ?? 0;
      const options = choices[Math.abs(position) - 1];
      return options && { options, counts: position > 0 };
    },
  };
}

/** Reads entries one after the other, as they are numbered, and adds them up; knows what each ballot was and whether it counts. */
export function createTally() {
  const tally: Tally = { ballots: 0, votes: new Map() };
  const ballots = createBallotBook();
  const add = (options: readonly number[], sign: 1 | -1) => {
    tally.ballots += sign;
    for (const id of options) tally.votes.set(id, (tally.votes.get(id) ?? 0) + sign);
  };
  /** @returns whether there is such a ballot */
  const setCounted = (of: number, counts: boolean): boolean => {
    const ballot = ballots.of(of);
    if (!ballot) return false;
    if (ballot.counts !== counts) add(ballot.options, counts ? 1 : -1);
    ballots.put(of, ballot.options, counts);
    return true;
  };
  return {
    tally,
    /** @returns false for an entry about a ballot that is not there */
    read(entry: LedgerEntry): boolean {
      switch (entry.kind) {
        case 'opening':
          tally.ballots += entry.ballots;
          for (const [id, count] of Object.entries(entry.votes))
            tally.votes.set(Number(id), (tally.votes.get(Number(id)) ?? 0) + count);
          return true;
        case 'vote':
        case 'held':
          ballots.put(entry.no, entry.options, entry.kind === 'vote');
          if (entry.kind === 'vote') add(entry.options, 1);
          return true;
        case 'released':
          return setCounted(entry.of, true);
        case 'refused':
        case 'doubled':
          return setCounted(entry.of, false);
        case 'moved':
          return ballots.of(entry.of) !== undefined;
      }
    },
  };
}

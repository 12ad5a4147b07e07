import { createHash } from 'node:crypto';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());
const begin = { no: whole, at: v.string() };
const given = { ...begin, voter: v.string(), options: v.array(whole) };
const about = { ...begin, of: whole };

/**
 * What happens in a vote, one entry each: `opening` what was given before it came here · `vote` a ballot that counts · `held` one
 * that waits for review · `released`, `refused` what became of that · `moved` a device's ballot is its member's from here on ·
 * `doubled` it is not, for he had given his own: it counts no more. `of` = number of the ballot's entry.
 */
export const LedgerEntry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opening'),
    ...begin,
    ballots: whole,
    votes: v.record(v.string(), whole),
  }),
  v.strictObject({ kind: v.literal('vote'), ...given }),
  v.strictObject({ kind: v.literal('held'), ...given }),
  v.strictObject({ kind: v.literal('released'), ...about }),
  v.strictObject({ kind: v.literal('refused'), ...about }),
  v.strictObject({ kind: v.literal('moved'), ...about, voter: v.string() }),
  v.strictObject({ kind: v.literal('doubled'), ...about }),
]);
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An entry before it has its number and moment. */
export type Happening = Without<LedgerEntry, 'no' | 'at'>;

/** SHA-256, hex. @param before hash of the entry before; '' for the first */
export const chained = (before: string, entry: string): string =>
  createHash('sha256').update(`${before}\n${entry}`, 'utf8').digest('hex');

/** Ballots and votes as the entries add up to them. */
export interface Tally {
  ballots: number;
  readonly votes: Map<number, number>;
}

/** Reads entries one after the other and adds them up; knows what each ballot was and whether it counts. */
export function createTally() {
  const tally: Tally = { ballots: 0, votes: new Map() };
  const ballots = new Map<number, { options: readonly number[]; counts: boolean }>();
  const add = (options: readonly number[], sign: 1 | -1) => {
    tally.ballots += sign;
    for (const id of options) tally.votes.set(id, (tally.votes.get(id) ?? 0) + sign);
  };
  /** @returns whether there is such a ballot, and it was not so before */
  const become = (of: number, counts: boolean): boolean => {
    const ballot = ballots.get(of);
    if (!ballot) return false;
    if (ballot.counts !== counts) add(ballot.options, counts ? 1 : -1);
    ballot.counts = counts;
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
          ballots.set(entry.no, { options: entry.options, counts: entry.kind === 'vote' });
          if (entry.kind === 'vote') add(entry.options, 1);
          return true;
        case 'released':
          return become(entry.of, true);
        case 'refused':
        case 'doubled':
          return become(entry.of, false);
        case 'moved':
          return ballots.has(entry.of);
      }
    },
  };
}

import type { Queries } from '@platform/db/connection';
import type { VoteRow } from '../votes.store';
import { type BallotUse, ballotUses, chosenTimes, type NewBallot, putBallots } from './ballots.store';

/** A voter in one period of the vote. */
export interface VoterKey {
  readonly who: Buffer;
  /** '' where the allowance never renews. */
  readonly period: string;
}
const textOf = ({ who, period }: VoterKey): string => `${who.toString('hex')}/${period}`;

/** Ballots that the voters of one batch have used, those of the batch included. */
export interface VoterBook {
  ballotUseOf(key: VoterKey): BallotUse;
  /** Has the voter chosen one of the options as often as the vote allows? */
  isUsedUp(key: VoterKey, options: readonly number[]): boolean;
  /** Adds a ballot; `isCopy`: it only uses the allowance of the device (K11). */
  add(key: VoterKey, ballot: Omit<NewBallot, 'turn'>, isCopy?: boolean): void;
  write(db: Queries): Promise<void>;
}

/** @param vote held by the caller @param keys also several times */
export async function openVoterBook(
  db: Queries,
  site: number,
  { id, option_max }: VoteRow,
  keys: readonly VoterKey[],
): Promise<VoterBook> {
  const unique = [...new Map(keys.map((key) => [textOf(key), key])).values()];
  const uses = new Map((await ballotUses(db, site, id, unique)).map((row) => [textOf(row), row]));
  const times = new Map<string, number>();
  for (const row of option_max > 0 ? await chosenTimes(db, site, id, unique) : [])
    times.set(`${textOf(row)}/${row.option}`, row.times);
  const ballots: (NewBallot & VoterKey)[] = [];
  const ballotUseOf = (key: VoterKey): BallotUse => uses.get(textOf(key)) ?? { used: 0, turn: 0, at: null };
  return {
    ballotUseOf,
    isUsedUp: (key, options) =>
      option_max > 0 && options.some((option) => (times.get(`${textOf(key)}/${option}`) ?? 0) >= option_max),
    add(key, ballot, isCopy = false) {
      const { used, turn } = ballotUseOf(key);
      ballots.push({ ...key, ...ballot, turn: turn + 1 });
      uses.set(textOf(key), { ...key, used: used + 1, turn: turn + 1, at: ballot.at });
      if (isCopy) return;
      for (const option of ballot.options) {
        const name = `${textOf(key)}/${option}`;
        times.set(name, (times.get(name) ?? 0) + 1);
      }
    },
    write: (queries) => putBallots(queries, site, id, ballots),
  };
}

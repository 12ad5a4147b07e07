import type { Queries } from '@platform/db/connection';
import { BallotState } from './ballotState.types';

/** A voter in one period of a vote. */
export interface VoterPeriod {
  readonly site: number;
  readonly vote: number;
  readonly who: Buffer;
  /** The site's day; '' where the allowance never renews. */
  readonly period: string;
}

export interface BallotUse {
  /** Number of ballots, in every state. */
  used: number;
  turn: number;
  at: Date | null;
}
const BALLOT_USE = {
  name: 'votes-turns-used',
  text: `select count(*)::int as used, coalesce(max(turn), 0)::int as turn, max(created_at) as at from vote_ballots
    where site_id = $1 and vote_id = $2 and who = $3 and period = $4`,
};
export async function readBallotUse(
  db: Queries,
  { site, vote, who, period }: VoterPeriod,
): Promise<BallotUse> {
  return (await db.one<BallotUse>(BALLOT_USE, [site, vote, who, period])) ?? { used: 0, turn: 0, at: null };
}

/** One voter after the other: a join may read all ballots of the vote, whose number the planner does not know in a rush. */
const EACH_VOTER = 'from unnest($3::bytea[], $4::text[]) as k(who, period) cross join lateral';
const OF_VOTER =
  'from vote_ballots where site_id = $1 and vote_id = $2 and who = k.who and period = k.period';
const USES = {
  name: 'votes-turns-used-by-all',
  text: `select k.who, k.period, b.* ${EACH_VOTER} (
      select count(*)::int as used, max(turn)::int as turn, max(created_at) as at ${OF_VOTER}
    ) b where b.used > 0`,
};
const CHOSEN_BY_ALL = {
  name: 'votes-chosen-times-by-all',
  text: `select k.who, k.period, b.* ${EACH_VOTER} (
      select option, count(*)::int as times from (
        select unnest(options) as option ${OF_VOTER} and state <> ${BallotState.deviceCopy}) chosen
      group by option
    ) b`,
};
type VoterKey = Pick<VoterPeriod, 'who' | 'period'>;
const keyValues = (site: number, vote: number, keys: readonly VoterKey[]) => [
  ...[site, vote, keys.map(({ who }) => who), keys.map(({ period }) => period)],
];
/** Ballots used by each voter in their period; none for voters without one. Each key once. */
export const ballotUses = (db: Queries, site: number, vote: number, keys: readonly VoterKey[]) =>
  db.query<VoterKey & BallotUse>(USES, keyValues(site, vote, keys));
/** Number of each voter's ballots that name an option. */
export const chosenTimes = (db: Queries, site: number, vote: number, keys: readonly VoterKey[]) =>
  db.query<VoterKey & { option: number; times: number }>(CHOSEN_BY_ALL, keyValues(site, vote, keys));

/** Rows are passed as one JSON text, because unnest cannot take arrays of arrays (options). */
const PUT_ALL = {
  name: 'votes-put-ballots',
  text: `insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, reason, created_at, info)
    select $1, $2, decode(who, 'hex'), period, turn, state, no, options, reason, at, info
    from jsonb_to_recordset($3::jsonb) as n(who text, period text, turn smallint, state smallint, no bigint, options int[],
      reason text, at timestamptz, info jsonb)`,
};
export async function putBallots(
  db: Queries,
  site: number,
  vote: number,
  ballots: readonly (NewBallot & VoterKey)[],
): Promise<void> {
  if (ballots.length === 0) return;
  const rows = ballots.map((one) => ({ ...one, who: one.who.toString('hex'), info: one.info ?? {} }));
  await db.run(PUT_ALL, [site, vote, JSON.stringify(rows)]);
}

export interface NewBallot {
  readonly turn: number;
  readonly state: BallotState;
  readonly no: number;
  readonly options: readonly number[];
  readonly reason: string;
  readonly at: Date;
  /** Answers to the vote's own questions about its voters. */
  readonly info?: Readonly<Record<string, string>>;
}
const PUT = {
  name: 'votes-put-ballot',
  text: `insert into vote_ballots (site_id, vote_id, who, period, turn, state, no, options, reason, created_at, info)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
};
/** @returns false where the voter's ballot of this turn exists */
export const putBallot = async (
  db: Queries,
  { site, vote, who, period }: VoterPeriod,
  { turn, state, no, options, reason, at, info = {} }: NewBallot,
): Promise<boolean> => {
  const values = [site, vote, who, period, turn, state, no, options, reason, at, JSON.stringify(info)];
  return (await db.run(PUT, values)) === 1;
};

const CHOSEN_TIMES = {
  name: 'votes-chosen-times',
  text: `select option, count(*)::int as times from vote_ballots, unnest(options) as option
    where site_id = $1 and vote_id = $2 and who = $3 and period = $4 and state <> ${BallotState.deviceCopy} group by option`,
};
/** Number of the voter's ballots in the period that name each option. */
export async function countChosenOptions(
  db: Queries,
  { site, vote, who, period }: VoterPeriod,
): Promise<Map<number, number>> {
  const rows = await db.query<{ option: number; times: number }>(CHOSEN_TIMES, [site, vote, who, period]);
  return new Map(rows.map(({ option, times }) => [option, times]));
}

const CHOSEN = {
  name: 'votes-chosen',
  text: `select options from vote_ballots
    where site_id = $1 and vote_id = $2 and who = $3 and period = $4 and state in (${BallotState.pending}, ${BallotState.counted})`,
};
/** Options the voter chose in the period, counted or pending. */
export async function findChosenOptions(
  db: Queries,
  { site, vote, who, period }: VoterPeriod,
): Promise<Set<number>> {
  const rows = await db.query<{ options: number[] }>(CHOSEN, [site, vote, who, period]);
  return new Set(rows.flatMap(({ options }) => options));
}

export interface BallotRow {
  vote_id: number;
  period: string;
  turn: number;
  state: BallotState;
  no: number;
  options: number[];
  reason: string;
  created_at: Date;
}
const OWN_COLUMNS = 'vote_id, period, turn, state, no, options, reason, created_at';
const OF = {
  name: 'votes-ballots-of',
  text: `select ${OWN_COLUMNS} from vote_ballots where site_id = $1 and vote_id = $2 and who = $3 and state <> ${BallotState.deviceCopy} order by no`,
};
/** A voter's own ballots in a vote. */
export const ballotsOf = (db: Queries, site: number, vote: number, who: Buffer) =>
  db.query<BallotRow>(OF, [site, vote, who]);

const VOTES_OF = {
  name: 'votes-of-voter',
  text: `select distinct b.vote_id from vote_ballots b join votes v on v.site_id = b.site_id and v.id = b.vote_id
    where b.site_id = $1 and b.who = $2 and b.state <> ${BallotState.deviceCopy} and v.ends_at > $3 order by b.vote_id`,
};
/** Open votes in which the voter has ballots of their own, by number. */
export const openVotesOf = async (db: Queries, site: number, who: Buffer, at: Date): Promise<number[]> =>
  (await db.query<{ vote_id: number }>(VOTES_OF, [site, who, at])).map(({ vote_id }) => vote_id);

const MARK_DEVICE_COPY = {
  name: 'votes-device-copy',
  text: `update vote_ballots set state = ${BallotState.deviceCopy}
    where site_id = $1 and vote_id = $2 and who = $3 and period = $4 and turn = $5`,
};
/** Marks a device's ballot as a copy: the allowance stays used, the ballot belongs to the member. */
export const markDeviceCopy = (db: Queries, { site, vote, who, period }: VoterPeriod, turn: number) =>
  db.run(MARK_DEVICE_COPY, [site, vote, who, period, turn]);

const OWN_AFTER = {
  name: 'votes-own-after',
  text: `select b.vote_id as "voteId", v.title, b.no, array(select o.name from vote_options o
      where o.site_id = b.site_id and o.id = any(b.options) order by o.id) as options,
      split_part('pending,counted,rejected,withdrawn,deviceCopy', ',', b.state + 1) as state, b.created_at as "createdAt"
    from vote_ballots b join votes v on v.site_id = b.site_id and v.id = b.vote_id
    where b.site_id = $1 and b.who = $2 and (b.vote_id, b.no) > ($3, $4) order by b.vote_id, b.no limit $5`,
};
export interface OwnBallot {
  voteId: number;
  no: number;
}
/** Ballots after one of them, by vote and number. */
export const ownBallotsAfter = (
  db: Queries,
  site: number,
  who: Buffer,
  { voteId, no }: OwnBallot,
  limit: number,
) => db.query<OwnBallot>(OWN_AFTER, [site, who, voteId, no, limit]);

const FORGET = {
  name: 'votes-forget-voter',
  text: 'delete from vote_ballots where site_id = $1 and who = $2',
};
export const forgetVoter = (db: Queries, site: number, who: Buffer) => db.run(FORGET, [site, who]);

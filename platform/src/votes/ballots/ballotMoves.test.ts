import { createHash } from 'node:crypto';
import { VoteCycle } from '@contract/participation/voteCycle';
import type { Database, Queries } from '@platform/db/connection';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditVote } from '../ledger/audit.service';
import { saveVote } from '../saving.service';
import { putTickets } from '../tickets/tickets.store';
import { createVoters } from '../voters.rules';
import { readVoteHead } from '../votes.store';
import { castBatch } from './ballotBatch.service';
import { ballotMover } from './ballotMoves.service';
import { BallotState } from './ballotState.types';
import { approveBallot, rejectBallot } from './pendingBallots.service';

const { pending, counted, rejected, withdrawn, deviceCopy } = BallotState;
const voters = createVoters('00'.repeat(32));
const move = ballotMover(voters);
const staff = { site: 1, staff: 1, at: at(50) };
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

/** Ends at 100,000 ms; one question of two options. */
async function aVote(db: Queries, site: number, more: object = {}) {
  const draft = {
    ...{ title: '甲', startTime: at(0), endTime: at(100_000), cycle: VoteCycle.once, ...more },
    themes: [{ name: '问', maxChoose: 1, options: [{ name: '一' }, { name: '二' }] }],
  };
  const { id, themes } = await saveVote(db, site, { kind: 'activity', objectID: 7 }, draft, at(0));
  return { site, id, theme: themes[0]?.id ?? 0, options: themes[0]?.options ?? [] };
}
type Vote = Awaited<ReturnType<typeof aVote>>;
interface Ballot {
  readonly who: string;
  readonly option?: number;
  readonly time?: number;
  readonly isPending?: boolean;
}
/** Casts a ballot; one without a ticket is pending. */
async function cast(db: Queries, vote: Vote, { who, option = 0, time = 1, isPending = false }: Ballot) {
  const { site, id, theme, options } = vote;
  const ticket = isPending ? '' : `${site}/${who}/${time}`;
  const hash = createHash('sha256').update(ticket).digest();
  const stored = { hash, vote: id, who: voters.storedHash(site, who), expires: at(time + 120_000) };
  if (!isPending) await putTickets(db, site, [stored]);
  const choices = [{ theme, option: options[option] ?? 0 }];
  const input = {
    vote: id,
    kind: 'activity',
    who,
    device: '',
    choices,
    ticket,
    address: '10.0.0.1',
  } as const;
  return (await castBatch(db, site, id, voters, [{ input, at: at(time) }]))[0];
}
const BALLOTS = {
  name: 'test-ballots-of-all',
  text: 'select who, turn, state, no from vote_ballots where site_id = $1 and vote_id = $2 order by no, state desc',
};
interface StoredBallot {
  readonly who: Buffer;
  readonly turn: number;
  readonly state: number;
  readonly no: number;
}
/** Owner, number, turn and state of each. */
const ballots = async (db: Queries, { site, id }: Vote) =>
  (await db.query<StoredBallot>(BALLOTS, [site, id])).map(({ who, no, turn, state }) => [
    who.equals(voters.storedHash(site, 'm:7')) ? 'member' : 'device',
    ...[no, turn, state],
  ]);
const counts = async (db: Queries, { site, id }: Vote) => {
  const head = await readVoteHead(db, site, id);
  return [head?.ballots, ...(head?.options.map(({ votes }) => votes) ?? [])];
};

/** A device's ballot for the first option, in a state. */
async function ballotIn(db: Database, state: BallotState, vote: Vote): Promise<void> {
  await cast(db, vote, { who: 'd:x', isPending: state !== counted });
  if (state === rejected) await rejectBallot(db, staff, vote.id, 1, '');
  if (state === withdrawn) await db.script(`update vote_ballots set state = ${withdrawn}`);
}

const states = [
  { from: 'pending', state: pending, before: 0, approved: true },
  { from: 'counted', state: counted, before: 1, approved: false },
  { from: 'rejected', state: rejected, before: 0, approved: false },
  { from: 'withdrawn', state: withdrawn, before: 0, approved: false },
];
test.each(states)(
  '[K11] a device’s ballot that is $from – its member has not voted and signs in – is the member’s with its state and counts as before',
  async ({ state, before, approved }) =>
    trying(async ({ db }) => {
      const vote = await aVote(db, 1);
      await ballotIn(db, state, vote);
      await move(db, 1, 'd:x', 'm:7', at(10_000));
      expect(await ballots(db, vote)).toEqual([
        ['device', 1, 1, deviceCopy],
        ['member', 1, 1, state],
      ]);
      expect(await counts(db, vote)).toEqual([before, before, 0]);
      expect(await approveBallot(db, staff, vote.id, 1)).toBe(approved);
      expect(await counts(db, vote)).toEqual(approved ? [1, 1, 0] : [before, before, 0]);
      expect(await auditVote(db, 1, vote.id)).toMatchObject({ fault: '' });
    })(),
);

test.each(states)(
  '[K11] a device’s ballot that is $from – its member has voted and signs in – counts no longer and cannot be approved',
  async ({ state }) =>
    trying(async ({ db }) => {
      const vote = await aVote(db, 1);
      await ballotIn(db, state, vote);
      await cast(db, vote, { who: 'm:7', option: 1, time: 5_000 });
      await move(db, 1, 'd:x', 'm:7', at(10_000));
      const own = (await ballots(db, vote)).at(-1)?.[1];
      expect(await ballots(db, vote)).toEqual([
        ['device', 1, 1, deviceCopy],
        ['member', own, 1, counted],
      ]);
      expect(await counts(db, vote)).toEqual([1, 0, 1]);
      expect(await approveBallot(db, staff, vote.id, 1)).toBe(false);
      expect(await counts(db, vote)).toEqual([1, 0, 1]);
      expect(await auditVote(db, 1, vote.id)).toMatchObject({ fault: '', ballots: 1 });
    })(),
);

test(
  '[K11] two ballots of a device, one of its member, two in all allowed – the member signs in – the first moves, the second is taken back',
  trying(async ({ db }) => {
    const vote = await aVote(db, 1, { cycle: VoteCycle.total, cycleNum: 2 });
    await cast(db, vote, { who: 'd:x', option: 0, time: 1 });
    await cast(db, vote, { who: 'd:x', option: 1, time: 2_000 });
    await cast(db, vote, { who: 'm:7', option: 1, time: 4_000 });
    await move(db, 1, 'd:x', 'm:7', at(9_000));
    expect(await ballots(db, vote)).toEqual([
      ['device', 1, 1, deviceCopy],
      ['member', 1, 2, counted],
      ['device', 2, 2, deviceCopy],
      ['member', 3, 1, counted],
    ]);
    expect(await counts(db, vote)).toEqual([2, 1, 1]);
    await move(db, 1, 'd:x', 'm:7', at(9_500));
    expect(await counts(db, vote)).toEqual([2, 1, 1]);
    expect(await auditVote(db, 1, vote.id)).toMatchObject({ fault: '', ballots: 2 });
  }),
);

test.each([
  { end: 10_001, moves: true },
  { end: 10_000, moves: false },
])(
  '[K11] a device’s ballot – its member signs in at 10,000, the vote ends at $end – moves: $moves',
  async ({ end, moves }) =>
    trying(async ({ db }) => {
      const vote = await aVote(db, 1, { endTime: at(end) });
      await cast(db, vote, { who: 'd:x' });
      await move(db, 1, 'd:x', 'm:7', at(10_000));
      expect((await ballots(db, vote)).length).toBe(moves ? 2 : 1);
    })(),
);

test(
  '[K11] a device of the same name on another site – its ballot there – stays the device’s',
  trying(async ({ db }) => {
    const [ours, theirs] = [await aVote(db, 1), await aVote(db, 2)];
    for (const vote of [ours, theirs]) await cast(db, vote, { who: 'd:x' });
    await move(db, 1, 'd:x', 'm:7', at(10_000));
    expect((await ballots(db, ours)).map(([owner]) => owner)).toEqual(['device', 'member']);
    expect(await ballots(db, theirs)).toEqual([['device', 1, 1, counted]]);
  }),
);

test(
  '[F9] ballots of one voter – 999 ms apart, a second apart, a day of the site apart – are refused, counted, counted anew',
  trying(async ({ db }) => {
    const day = 86_400_000;
    const vote = await aVote(db, 1, { cycle: VoteCycle.daily, cycleNum: 2, endTime: at(2 * day) });
    const give = async (time: number) => {
      const { done, message, ballots: all, left } = (await cast(db, vote, { who: 'd:x', time })) ?? {};
      return [done, message, all, left];
    };
    const midnight = 16 * 3_600_000;
    expect(await give(midnight - 4_000)).toEqual([true, '投票成功', 1, 1]);
    expect(await give(midnight - 3_001)).toEqual([false, '操作太快，请稍后再试', 1, 1]);
    expect(await give(midnight - 3_000)).toEqual([true, '投票成功', 2, 0]);
    expect(await give(midnight - 1)).toEqual([false, '今天的投票次数已用完，请明天再来', 2, 0]);
    expect(await give(midnight)).toEqual([true, '投票成功', 3, 1]);
  }),
);

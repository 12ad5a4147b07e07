import { VoteCycle } from '@contract/participation/voteCycle';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BallotState } from './ballotState.types';
import {
  ballotsOf,
  ballotUses,
  chosenTimes,
  countChosenOptions,
  findChosenOptions,
  forgetVoter,
  markDeviceCopy,
  openVotesOf,
  ownBallotsAfter,
  putBallot,
  putBallots,
  readBallotUse,
} from './ballots.store';
import { decideBallot, pendingBallots } from './pendingBallots.store';
import { clearSnapshot, forgetSnapshots, noteSnapshot, snapshotsAmong } from './snapshots.store';

const { pending, counted, rejected, withdrawn, deviceCopy } = BallotState;
const [ann, bob] = [Buffer.from('ann'), Buffer.from('bob')];
/**
 * Votes 1 and 2 of both sites with equal numbers of ballots. In vote 1 ann has a ballot in every state on the first day, and two
 * on the second; bob has one. Moments run against numbers.
 */
let sites: TwoSites;
const ballot = (no: number, more: object = {}) => ({
  ...{ site_id: 1, vote_id: 1, who: ann, period: 'd1', turn: no, state: counted, no, options: '{1,2}' },
  ...{ reason: `r${no}`, created_at: at(100 - no), info: {}, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    for (const id of [1, 2])
      await sites.add('votes', {
        ...{ site_id, id, kind: 'activity', object_id: id, title: `${site_id}-${id}` },
        ...{ starts_at: at(0), ends_at: at(id * 100 + (site_id - 1) * 1000), cycle: VoteCycle.daily },
      });
    const option = { site_id, vote_id: 1, theme_id: 1 };
    await sites.add(
      'vote_options',
      ...[3, 1, 2].map((id) => ({ ...option, id, number: 4 - id, name: `${site_id}-${id}` })),
    );
  }
  await sites.add(
    'vote_ballots',
    ballot(1, { state: pending }),
    ballot(2),
    ballot(3, { state: rejected, options: '{3}' }),
    ballot(4, { state: withdrawn, options: '{3}' }),
    ballot(5, { state: deviceCopy, options: '{4}' }),
    ballot(6, { period: 'd2', options: '{5}' }),
    ballot(7, { period: 'd2', options: '{5}' }),
    ballot(8, { who: bob, options: '{6}' }),
    ballot(9, { vote_id: 2, options: '{7}' }),
    ballot(10, { site_id: 2, options: '{8}', turn: 1 }),
    ballot(11, { vote_id: 2, who: bob, options: '{2}', state: deviceCopy }),
  );
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
const key = { site: 1, vote: 1, who: ann, period: 'd1' };

describe('[K11] ballots that a voter has used', () => {
  const places = [
    { ...key, used: 5, turn: 5, last: 99, chosen: [1, 2], times: { 1: 2, 2: 2, 3: 2 } },
    { ...key, period: 'd2', used: 2, turn: 7, last: 94, chosen: [5], times: { 5: 2 } },
    { ...key, who: bob, used: 1, turn: 8, last: 92, chosen: [6], times: { 6: 1 } },
    { ...key, vote: 2, used: 1, turn: 9, last: 91, chosen: [7], times: { 7: 1 } },
    { ...key, site: 2, used: 1, turn: 1, last: 90, chosen: [8], times: { 8: 1 } },
  ];
  test.each(places)(
    '[K11] ballots of site $site, vote $vote, day $period – in every state – are $used, the last turn $turn, chosen $chosen',
    async ({ used, turn, last, chosen, times, ...voter }) => {
      const { db } = sites;
      expect(await readBallotUse(db, voter)).toEqual({ used, turn, at: at(last) });
      expect([...(await findChosenOptions(db, voter))].toSorted()).toEqual(chosen);
      expect(Object.fromEntries(await countChosenOptions(db, voter))).toEqual(times);
      const { site, vote } = voter;
      const others = { who: Buffer.from('nobody'), period: 'd1' };
      const all = await ballotUses(db, site, vote, [others, voter]);
      expect(all).toEqual([{ who: voter.who, period: voter.period, used, turn, at: at(last) }]);
      const chosenAll = await chosenTimes(db, site, vote, [others, voter]);
      expect(Object.fromEntries(chosenAll.map(({ option, times: count }) => [option, count]))).toEqual(times);
    },
  );

  test('[K11] two voters asked together – of the same day – each have their own ballots', async () => {
    const keys = [
      { who: ann, period: 'd1' },
      { who: bob, period: 'd1' },
    ];
    const uses = await ballotUses(sites.db, 1, 1, keys);
    expect(uses.map(({ who, used }) => [who.toString(), used]).toSorted()).toEqual([
      ['ann', 5],
      ['bob', 1],
    ]);
    const bobs = (await chosenTimes(sites.db, 1, 1, keys)).filter(({ who }) => who.equals(bob));
    expect(bobs.map(({ option }) => option)).toEqual([6]);
  });

  test('[K11] nobody’s ballots – no turn, no moment – are none', async () => {
    expect(await readBallotUse(sites.db, { ...key, who: Buffer.from('nobody') })).toEqual({
      used: 0,
      turn: 0,
      at: null,
    });
  });
});

test(
  '[K3] ballots – put one by one or together, one turn twice – are stored once with every field',
  trying(async ({ db }) => {
    const fresh = {
      turn: 1,
      state: pending,
      no: 20,
      options: [2, 1],
      reason: '无票',
      at: at(7),
      info: { a: '甲' },
    };
    const voter = { ...key, who: Buffer.from('cat') };
    expect(await putBallot(db, voter, fresh)).toBe(true);
    expect(await putBallot(db, voter, { ...fresh, no: 21 })).toBe(false);
    await putBallots(db, 1, 1, [{ ...voter, ...fresh, turn: 2, no: 22, at: at(8), reason: '' }]);
    await putBallots(db, 1, 1, []);
    const text = `select turn, state, no, options, reason, created_at, info, period from vote_ballots where who = 'cat' order by no`;
    const row = { state: pending, options: [2, 1], info: { a: '甲' }, period: 'd1' };
    expect(await db.query({ name: 'test-cat', text })).toEqual([
      { ...row, turn: 1, no: 20, reason: '无票', created_at: at(7) },
      { ...row, turn: 2, no: 22, reason: '', created_at: at(8) },
    ]);
  }),
);

describe('[H2] a voter’s own ballots', () => {
  test('[H2] in a vote – copies, another voter, vote and site – come by their numbers', async () => {
    expect((await ballotsOf(sites.db, 1, 1, ann)).map(({ no, state }) => [no, state])).toEqual([
      ...[
        [1, pending],
        [2, counted],
        [3, rejected],
        [4, withdrawn],
        [6, counted],
        [7, counted],
      ],
    ]);
    expect((await ballotsOf(sites.db, 2, 1, ann)).map(({ no }) => no)).toEqual([10]);
  });

  test('[K11] votes with own ballots – ended at the moment, of copies alone, of another site – are the open ones', async () => {
    const open = (now: number, who = ann, site = 1) => openVotesOf(sites.db, site, who, at(now));
    expect(await open(0)).toEqual([1, 2]);
    expect(await open(99)).toEqual([1, 2]);
    expect(await open(100)).toEqual([2]);
    expect(await open(200)).toEqual([]);
    expect([await open(0, bob), await open(0, ann, 2), await open(0, bob, 2)]).toEqual([[1], [1], []]);
  });

  test('[K12] for the member – after each of them, a page at a time – name vote, options and state in words', async () => {
    const from = async (voteId: number, no: number, limit = 9, site = 1) =>
      (await ownBallotsAfter(sites.db, site, ann, { voteId, no }, limit)).map((row) => [row.voteId, row.no]);
    expect(await from(0, 0)).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((no) => [1, no]), [2, 9]]);
    expect(await from(1, 3, 2)).toEqual([
      [1, 4],
      [1, 5],
    ]);
    expect(await from(1, 7)).toEqual([[2, 9]]);
    expect(await from(2, 9)).toEqual([]);
    expect(await from(0, 0, 9, 2)).toEqual([[1, 10]]);
    const rows = await ownBallotsAfter(sites.db, 1, ann, { voteId: 0, no: 0 }, 5);
    expect(rows[0]).toEqual({
      ...{ voteId: 1, title: '1-1', no: 1, options: ['1-1', '1-2'], state: 'pending', createdAt: at(99) },
    });
    expect(rows.map((row) => Object(row).state)).toEqual([
      ...['pending', 'counted', 'rejected', 'withdrawn', 'deviceCopy'],
    ]);
    expect(Object((await ownBallotsAfter(sites.db, 1, ann, { voteId: 1, no: 7 }, 1))[0]).title).toBe('1-2');
  });

  test(
    '[K12] of a former member – on this site – go from every vote; others’ and another site’s stay',
    trying(async ({ db }) => {
      await forgetVoter(db, 1, ann);
      const text = 'select no from vote_ballots order by no';
      expect(
        (await db.query<{ no: number }>({ name: 'test-left-ballots', text })).map(({ no }) => no),
      ).toEqual([8, 10, 11]);
    }),
  );
});

test(
  '[K11] a device’s ballot that becomes a copy – other turns, days, voters, votes, sites – is that one alone',
  trying(async ({ db, add }) => {
    const one = { who: bob, turn: 8, options: '{1}' };
    await add(
      'vote_ballots',
      ballot(21, { ...one, turn: 9 }),
      ballot(22, { ...one, period: 'd2' }),
      ballot(23, { ...one, vote_id: 2 }),
      ballot(24, { ...one, site_id: 2 }),
      ballot(25, { ...one, who: Buffer.from('cat') }),
    );
    await markDeviceCopy(db, { ...key, who: bob }, 8);
    const text = 'select no, state from vote_ballots where no in (8, 21, 22, 23, 24, 25) order by no';
    const states = await db.query<{ state: number }>({ name: 'test-copies', text });
    expect(states.map(({ state }) => state)).toEqual([deviceCopy, ...Array(5).fill(counted)]);
  }),
);

describe('[K11] pending ballots', () => {
  test(
    '[K11] several, of two votes and another site – asked by pages – come oldest first with title and options',
    trying(async ({ db, add }) => {
      const waiting = { state: pending, created_at: at(5), options: '{3,1}' };
      await add(
        'vote_ballots',
        ...[
          ballot(31, { ...waiting, vote_id: 2 }),
          ballot(33, { ...waiting, who: bob }),
          ballot(32, waiting),
        ],
        ...[ballot(30, { ...waiting, created_at: at(6) }), ballot(34, { ...waiting, site_id: 2 })],
      );
      const page = async (limit: number, offset: number) =>
        (await pendingBallots(db, 1, limit, offset)).map(({ vote_id, no }) => [vote_id, no]);
      expect(await page(9, 0)).toEqual([
        [1, 32],
        [1, 33],
        [2, 31],
        [1, 30],
        [1, 1],
      ]);
      expect(await page(2, 1)).toEqual([
        [1, 33],
        [2, 31],
      ]);
      expect((await pendingBallots(db, 1, 3, 2))[0]).toEqual({
        ...{ vote_id: 2, title: '1-2', no: 31, options: ['1-1', '1-3'], reason: 'r31', created_at: at(5) },
      });
      expect((await pendingBallots(db, 2, 9, 0)).map(({ title, options }) => [title, options])).toEqual([
        ['2-1', ['2-1', '2-3']],
      ]);
    }),
  );

  test.each([
    { no: 1, from: 'pending', decided: true },
    { no: 2, from: 'counted', decided: false },
    { no: 3, from: 'rejected', decided: false },
    { no: 4, from: 'withdrawn', decided: false },
    { no: 5, from: 'deviceCopy', decided: false },
    { no: 99, from: 'unknown', decided: false },
  ])('[K11] a ballot that is $from – approved, rejected – is decided: $decided', async ({ no, decided }) => {
    for (const state of [counted, rejected])
      await trying(async ({ db, add }) => {
        await add(
          'vote_ballots',
          ballot(no, { site_id: 2, state: pending, turn: 40 }),
          ballot(no, { vote_id: 2, state: pending }),
          ballot(50, { state: pending }),
        );
        const states = async () => {
          const text = 'select site_id, vote_id, no, state from vote_ballots where who = $1 order by 1, 2, 3';
          const rows = await db.query<Record<string, number>>({ name: 'test-states', text }, [ann]);
          return new Map(rows.map((row) => [`${row.site_id}/${row.vote_id}/${row.no}`, row.state]));
        };
        const before = await states();
        expect(await decideBallot(db, 1, 1, no, state)).toEqual(decided ? [1, 2] : undefined);
        expect(await states()).toEqual(decided ? before.set(`1/1/${no}`, state) : before);
      })();
  });
});

test(
  '[K11] devices in snapshot mode – at the end of a day, seen again, cleared, of another site – are known for a day',
  trying(async ({ db }) => {
    const day = 86_400_000;
    await noteSnapshot(db, 1, ann, at(0));
    await noteSnapshot(db, 1, bob, at(0));
    await noteSnapshot(db, 2, Buffer.from('cat'), at(0));
    const known = async (now: number, site = 1, whos = [ann, bob, Buffer.from('cat')]) =>
      [...(await snapshotsAmong(db, site, whos, at(now)))]
        .map((hex) => Buffer.from(hex, 'hex').toString())
        .toSorted();
    expect(await known(day - 1)).toEqual(['ann', 'bob']);
    expect(await known(day)).toEqual([]);
    expect(await known(0, 1, [bob])).toEqual(['bob']);
    expect([await known(0, 1, []), await known(0, 2)]).toEqual([[], ['cat']]);
    await noteSnapshot(db, 1, bob, at(5));
    expect(await known(day)).toEqual(['bob']);
    await clearSnapshot(db, 1, bob);
    await clearSnapshot(db, 1, Buffer.from('cat'));
    expect([await known(0), await known(0, 2)]).toEqual([['ann'], ['cat']]);
    expect(await inTurn([day, day + 1], (now) => forgetSnapshots(db, at(now), 1))).toEqual([0, 1]);
    expect(await forgetSnapshots(db, at(day + 1), 9)).toBe(1);
    expect(await known(0)).toEqual([]);
  }),
);

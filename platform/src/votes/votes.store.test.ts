import { VoteCycle } from '@contract/participation/voteCycle';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ballotsAfter,
  endNow,
  listVotes,
  namedOptions,
  openNow,
  setCodeFromSecond,
  themeNames,
} from './managing/managing.store';
import { hideRest, hideVote, openCounts, putOption, putTheme, putVote } from './saving.store';
import {
  lockAnyVote,
  lockVote,
  optionsOf,
  readVote,
  readVoteHead,
  readVotes,
  themesOf,
  viewOptions,
  visitVotes,
  voteOfActivity,
  voteOfOption,
} from './votes.store';

/**
 * Both sites have votes 1 to 6: of activities 1 and 2, of articles 11 (published), 12 (withdrawn) and 13 (published on site 2
 * alone), and a hidden one of activity 3. Vote 1 has questions 1 and 2 in the opposite order of their numbers, and a hidden one.
 */
let sites: TwoSites;
const vote = (site: number, id: number, more: object = {}) => ({
  ...{ site_id: site, id, kind: 'activity', object_id: id, shown: true, title: `${site}-${id}` },
  ...{ starts_at: at(0), ends_at: at(100), cycle: VoteCycle.once, ...more },
});
const option = (site: number, id: number, theme: number, number: number, more: object = {}) => ({
  ...{ site_id: site, id, vote_id: 1, theme_id: theme, number, name: `${site}-${id}`, shown: true },
  ...{ votes: 0, views: 0, ...more },
});
const articles = (site: number) =>
  [11, 12, 13].map((id) => ({
    ...{
      site_id: site,
      id,
      key: `k${id}`,
      title: '',
      status: id === 11 || (id === 13 && site === 2) ? 1 : 0,
    },
  }));
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await sites.add('articles', ...articles(site));
    await sites.add(
      'votes',
      ...[vote(site, 1), vote(site, 2), vote(site, 6, { object_id: 3, shown: false })],
      ...[3, 4, 5].map((id) => vote(site, id, { kind: 'article', object_id: id + 8 })),
    );
    const theme = { site_id: site, vote_id: 1, min_choose: 1, max_choose: 2, shown: true };
    await sites.add(
      'vote_themes',
      { ...theme, id: 1, position: 2, name: `${site}b` },
      { ...theme, id: 2, position: 1, name: `${site}a` },
      { ...theme, id: 3, position: 3, name: 'hidden', shown: false },
      { ...theme, id: 4, vote_id: 2, position: 1, name: 'other' },
      { ...theme, id: 5, vote_id: 2, position: 2, name: 'empty' },
    );
    await sites.add(
      'vote_options',
      option(site, 5, 1, 1, { votes: 2 }),
      option(site, 4, 1, 2, { votes: site === 1 ? 7 : 1 }),
      option(site, 3, 2, 1, { votes: 5 }),
      option(site, 2, 2, 2, { votes: 9, shown: false }),
      option(site, 1, 3, 1),
      option(site, 6, 4, 1, { vote_id: 2, votes: 1 }),
      option(site, 7, 4, 2, { vote_id: 2, votes: 1 }),
    );
  }
  await sites.db.script(
    "select setval('vote_ids', 100), setval('vote_theme_ids', 100), setval('vote_option_ids', 100)",
  );
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

const all = [1, 2, 3, 4, 5, 6, 7];
/** Every statement that reads or locks a vote. */
const readers = [
  { by: 'its number', of: readVote, any: false },
  { by: 'its number, with others', any: false, of: manyAsOne },
  { by: 'its lock', of: lockVote, any: false },
  { by: 'its lock, shown or not', of: lockAnyVote, any: true },
];
async function manyAsOne(db: TwoSites['db'], site: number, id: number) {
  const rows = await readVotes(db, [
    { site: 3 - site, id: 99 },
    { site, id },
  ]);
  expect(rows.every((row) => row.site === site)).toBe(true);
  return rows[0];
}

describe.each(readers)('[A15] a vote by $by', ({ of, any }) => {
  test.each([
    { site: 1, shown: [1, 2, 3] },
    { site: 2, shown: [1, 2, 3, 5] },
  ])(
    '[A15] hidden, of a withdrawn article – on site $site – is found only if $shown',
    async ({ site, shown }) => {
      const found = await Promise.all(all.map((id) => of(sites.db, site, id)));
      expect(found.flatMap((row) => row?.id ?? [])).toEqual(any ? [1, 2, 3, 4, 5, 6] : shown);
      expect(found[0]?.title).toBe(`${site}-1`);
    },
  );
});

test('[F9] votes of two sites – with equal numbers, asked together – come with their own site', async () => {
  const rows = await readVotes(sites.db, [
    { site: 1, id: 1 },
    { site: 2, id: 2 },
  ]);
  expect(rows.map(({ site, title }) => [site, title]).toSorted()).toEqual([
    [1, '1-1'],
    [2, '2-2'],
  ]);
});

test('[F9] the vote of an activity – hidden, of an article of the same number, of another site – is its own', async () => {
  const of = async (site: number, activity: number) => voteOfActivity(sites.db, site, activity);
  expect([await of(1, 1), await of(1, 2), await of(1, 3), await of(1, 11)]).toEqual([
    1,
    2,
    undefined,
    undefined,
  ]);
  expect(await of(3, 1)).toBeUndefined();
});

test('[wire g76] questions and options – some hidden, of another vote and site – come in their order, with ranks', async () => {
  expect((await themesOf(sites.db, 1, 1)).map(({ id, name }) => [id, name])).toEqual([
    [2, '1a'],
    [1, '1b'],
  ]);
  const rows = async (site: number, id: number) =>
    (await optionsOf(sites.db, site, id)).map((row) => [row.id, row.name, row.votes, row.rank]);
  expect(await rows(1, 1)).toEqual([
    [3, '1-3', 5, 1],
    [5, '1-5', 2, 2],
    [4, '1-4', 7, 1],
  ]);
  expect(await rows(2, 1)).toEqual([
    [3, '2-3', 5, 1],
    [5, '2-5', 2, 1],
    [4, '2-4', 1, 2],
  ]);
  expect(await rows(1, 2)).toEqual([
    [6, '1-6', 1, 1],
    [7, '1-7', 1, 1],
  ]);
});

test('[wire g77] the vote of an option – hidden, of another site – is found by its number where it is shown', async () => {
  const of = (site: number) => Promise.all([2, 3, 6, 99].map((id) => voteOfOption(sites.db, site, id)));
  expect(await of(1)).toEqual([undefined, 1, 2, undefined]);
  expect(await of(3)).toEqual([undefined, undefined, undefined, undefined]);
});

test(
  '[wire g78, g79] views of two options and votes – some unknown – are added to this site’s alone',
  trying(async ({ db }) => {
    const times = new Map([
      [1, 2],
      [2, 1],
      [99, 4],
    ]);
    await viewOptions(db, 1, times);
    const views = async (site: number) =>
      (await namedOptions(db, site, 1)).map(({ id, views: count }) => [id, count]).toSorted();
    expect((await views(1)).slice(0, 3)).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    expect((await views(2)).every(([, count]) => count === 0)).toBe(true);
    expect(await visitVotes(db, 1, times)).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    expect((await visitVotes(db, 1, new Map([[1, 1]]))).get(1)).toBe(3);
    expect((await visitVotes(db, 2, new Map([[1, 1]]))).get(1)).toBe(1);
    expect((await readVote(db, 1, 3))?.visits).toBe(0);
  }),
);

test('[K11] the head of a ledger – hidden options, another vote and site beside – has every option of its vote', async () => {
  expect(await readVoteHead(sites.db, 1, 1)).toMatchObject({
    last_no: 0,
    options: [
      { id: 1, votes: 0 },
      { id: 2, votes: 9 },
      { id: 3, votes: 5 },
      { id: 4, votes: 7 },
      { id: 5, votes: 2 },
    ],
  });
  expect((await readVoteHead(sites.db, 2, 1))?.options.map(({ votes }) => votes)).toEqual([0, 9, 5, 1, 2]);
  expect((await readVoteHead(sites.db, 1, 3))?.options).toEqual([]);
  expect(await readVoteHead(sites.db, 3, 1)).toBeUndefined();
});

describe('[F9] votes for staff', () => {
  test(
    '[F9] the list – a hidden vote, another site, ballots in every state – has the newest first and counts the pending',
    trying(async ({ db, add }) => {
      const ballot = (vote_id: number, state: number, no: number, site_id = 1) => ({
        ...{
          site_id,
          vote_id,
          who: Buffer.from(`w${no}`),
          period: '',
          turn: 1,
          state,
          no,
          options: '{1}',
          created_at: at(no),
        },
      });
      await add(
        'vote_ballots',
        ...[ballot(1, 0, 1), ballot(1, 0, 2), ballot(1, 1, 3), ballot(1, 4, 4), ballot(2, 0, 5)],
        ballot(1, 0, 1, 2),
      );
      const list = async (limit: number, offset: number, site = 1) =>
        (await listVotes(db, site, limit, offset)).map(({ id, pending }) => [id, pending]);
      expect(await list(9, 0)).toEqual([
        [5, 0],
        [4, 0],
        [3, 0],
        [2, 1],
        [1, 2],
      ]);
      expect(await list(2, 3)).toEqual([
        [2, 1],
        [1, 2],
      ]);
      expect(await list(2, 0)).toEqual([
        [5, 0],
        [4, 0],
      ]);
      expect((await list(9, 0, 2)).at(-1)).toEqual([1, 1]);
    }),
  );

  test(
    '[F9] ballots for the export – a device’s copy, another vote and site – come after a number, a page at a time',
    trying(async ({ db, add }) => {
      const ballot = (no: number, more: object = {}) => ({
        ...{
          site_id: 1,
          vote_id: 1,
          who: Buffer.from(`w${no}`),
          period: '',
          turn: 1,
          state: 1,
          no,
          options: `{${no}}`,
        },
        ...{ created_at: at(100 - no), ...more },
      });
      await add(
        'vote_ballots',
        ...[ballot(3), ballot(1, { state: 0 }), ballot(2, { state: 2 }), ballot(4, { state: 4 })],
        ...[ballot(5, { vote_id: 2 }), ballot(6, { site_id: 2 }), ballot(7, { state: 3 })],
      );
      const from = async (no: number, limit = 9) =>
        (await ballotsAfter(db, 1, 1, no, limit)).map((row) => [row.no, row.state]);
      expect(await from(0)).toEqual([
        [1, 0],
        [2, 2],
        [3, 1],
        [7, 3],
      ]);
      expect(await from(1, 1)).toEqual([[2, 2]]);
      expect(await from(7)).toEqual([]);
    }),
  );

  test('[F9] names of options and questions – hidden ones too, of another vote and site – come by their places', async () => {
    expect((await namedOptions(sites.db, 1, 1)).map(({ id, theme, number }) => [id, theme, number])).toEqual([
      [3, 1, 1],
      [2, 1, 2],
      [5, 2, 1],
      [4, 2, 2],
      [1, 3, 1],
    ]);
    expect((await namedOptions(sites.db, 2, 1))[0]?.name).toBe('2-3');
    expect((await themeNames(sites.db, 2, 1)).map(({ name }) => name)).toEqual(['2a', '2b', 'hidden']);
  });

  test.each([
    { act: 'ends', vote: 1, now: 99, done: true },
    { act: 'ends', vote: 1, now: 100, done: false },
    { act: 'ends', vote: 3, now: 50, done: false },
    { act: 'ends', vote: 6, now: 50, done: false },
    { act: 'opens', vote: 1, now: -1, done: true },
    { act: 'opens', vote: 1, now: 0, done: false },
    { act: 'opens', vote: 3, now: -1, done: false },
    { act: 'opens', vote: 6, now: -1, done: false },
  ])(
    '[F9] vote $vote – staff $act it at $now of 0 to 100 – is changed: $done',
    async ({ act, vote: id, now, done }) =>
      trying(async ({ db }) => {
        expect(await (act === 'ends' ? endNow : openNow)(db, 1, id, at(now))).toBe(done);
        const row = await lockAnyVote(db, 1, id);
        expect(act === 'ends' ? row?.ends_at : row?.starts_at).toEqual(
          done ? at(now) : at(act === 'ends' ? 100 : 0),
        );
        for (const [site, other] of [
          [1, 2],
          [2, id],
        ] as const)
          expect(await lockAnyVote(db, site, other)).toMatchObject({ starts_at: at(0), ends_at: at(100) });
      })(),
  );

  test(
    '[F9] a vote that ended before it began – opened now – stays as it is',
    trying(async ({ db, add }) => {
      await add(
        'votes',
        vote(1, 9, { starts_at: at(50), ends_at: at(10) }),
        vote(1, 8, { starts_at: at(50), ends_at: at(21) }),
      );
      expect(await openNow(db, 1, 9, at(10))).toBe(false);
      expect(await openNow(db, 1, 8, at(20))).toBe(true);
    }),
  );

  test(
    '[K11] a captcha from the second ballot on – set for an article’s vote, an activity’s, a hidden one – is of that vote alone',
    trying(async ({ db, add }) => {
      await add('votes', vote(1, 9, { kind: 'article', shown: false }));
      expect([await setCodeFromSecond(db, 1, 3, true), await setCodeFromSecond(db, 1, 1, true)]).toEqual([
        true,
        false,
      ]);
      expect(await setCodeFromSecond(db, 1, 9, true)).toBe(false);
      const set = async (site: number) =>
        (await inTurn([1, 3, 4, 9], (id) => lockAnyVote(db, site, id))).map((row) => row?.code_from_second);
      expect([await set(1), await set(2)]).toEqual([
        [false, true, false, false],
        [false, false, false, undefined],
      ]);
      expect(await setCodeFromSecond(db, 1, 3, false)).toBe(true);
      expect((await lockAnyVote(db, 1, 3))?.code_from_second).toBe(false);
    }),
  );
});

describe('[decision 006] a vote that is saved', () => {
  const draft = {
    title: '甲',
    startTime: at(0),
    endTime: at(9),
    cycle: VoteCycle.daily,
    cycleNum: 3,
    themes: [],
  };

  test(
    '[F9] again, hidden before – of a place that is known – keeps its number and counts and takes every field',
    trying(async ({ db }) => {
      const place = { kind: 'activity', objectID: 3 } as const;
      const more = {
        content: '内容',
        rule: '规则',
        needLogin: true,
        appOnly: true,
        needCode: true,
        deviceMost: 4,
      };
      const rest = { optionMax: 5, resultsHidden: true, clientStyle: 6, headImages: ['/media/h.jpg'] };
      expect(await putVote(db, 1, place, { ...draft, ...more, ...rest })).toBe(6);
      expect(await readVote(db, 1, 6)).toMatchObject({
        ...{ title: '甲', content: '内容', rule: '规则', starts_at: at(0), ends_at: at(9), need_login: true },
        ...{
          app_only: true,
          need_code: true,
          cycle: VoteCycle.daily,
          cycle_num: 3,
          device_most: 4,
          option_max: 5,
        },
        ...{ results_hidden: true, client_style: 6, head_images: ['/media/h.jpg'], user_fields: [] },
      });
      const id = await putVote(db, 2, { kind: 'activity', objectID: 99 }, draft);
      expect(await readVote(db, 2, id)).toMatchObject({
        ...{ content: '', rule: '', need_login: false, app_only: false, need_code: false, device_most: 0 },
        ...{ option_max: 0, results_hidden: false, client_style: 0, head_images: [], ballots: 0 },
      });
    }),
  );

  test(
    '[F9] with questions and options – known, hidden, new – keeps numbers and votes and shows them again',
    trying(async ({ db }) => {
      expect(await putTheme(db, 1, 1, 3, { name: '再', minChoose: 0, maxChoose: 4, options: [] })).toBe(3);
      expect(await putTheme(db, 1, 1, 4, { name: '新', maxChoose: 1, options: [] })).not.toBe(3);
      expect(
        (await themesOf(db, 1, 1)).map(({ name, min_choose, max_choose }) => [name, min_choose, max_choose]),
      ).toEqual([
        ['1a', 1, 2],
        ['1b', 1, 2],
        ['再', 0, 4],
        ['新', 1, 1],
      ]);
      const place = { vote: 1, theme: 2, number: 2 };
      const option = {
        name: '丙',
        description: '说明',
        images: ['/media/a.jpg'],
        videoUrl: '/v.mp4',
        views: 8,
      };
      expect(await putOption(db, 1, place, option)).toBe(2);
      const { name, description, images, video_url, votes, views } =
        (await optionsOf(db, 1, 1)).find(({ id }) => id === 2) ?? {};
      expect([name, description, images, video_url, votes, views]).toEqual([
        ...['丙', '说明', ['/media/a.jpg'], '/v.mp4', 9, 0],
      ]);
      const fresh = await putOption(db, 1, { ...place, number: 3 }, option);
      expect((await optionsOf(db, 1, 1)).find(({ id }) => id === fresh)).toMatchObject({
        views: 8,
        votes: 0,
      });
      expect((await optionsOf(db, 2, 1)).map(({ id }) => id)).toEqual([3, 5, 4]);
    }),
  );

  test(
    '[F9] with fewer questions and options – the rest – is hidden in this vote and on this site alone',
    trying(async ({ db }) => {
      await hideRest(db, 1, 1, 1, [3, 4]);
      expect((await themesOf(db, 1, 1)).map(({ id }) => id)).toEqual([2]);
      expect((await optionsOf(db, 1, 1)).map(({ id }) => id)).toEqual([3]);
      expect((await themesOf(db, 1, 2)).map(({ id }) => id)).toEqual([4, 5]);
      expect((await optionsOf(db, 1, 2)).map(({ id }) => id)).toEqual([6, 7]);
      expect((await optionsOf(db, 2, 1)).map(({ id }) => id)).toEqual([3, 5, 4]);
    }),
  );

  test(
    '[F9] no longer – its place, the same number of another kind or site – hides that vote alone',
    trying(async ({ db, add }) => {
      await add('votes', vote(2, 9, { kind: 'activity', object_id: 11 }));
      await hideVote(db, 2, { kind: 'article', objectID: 11 });
      const shown = async (site: number) =>
        (await inTurn([1, 2, 3, 5, 9], (id) => readVote(db, site, id))).flatMap((row) => row?.id ?? []);
      expect([await shown(1), await shown(2)]).toEqual([
        [1, 2, 3],
        [1, 2, 5, 9],
      ]);
    }),
  );

  test(
    '[F9] with figures of elsewhere – of two options – sets these, of this vote and site',
    trying(async ({ db }) => {
      await openCounts(db, 1, 1, 12, { 5: 8, 3: 4, 6: 99 });
      const head = async (site: number, id: number) => {
        const { ballots, options } = (await readVoteHead(db, site, id)) ?? {};
        return [ballots, options?.map(({ votes }) => votes)];
      };
      expect(await head(1, 1)).toEqual([12, [0, 9, 4, 7, 8]]);
      expect(await head(1, 2)).toEqual([0, [1, 1]]);
      expect(await head(2, 1)).toEqual([0, [0, 9, 5, 1, 2]]);
    }),
  );
});

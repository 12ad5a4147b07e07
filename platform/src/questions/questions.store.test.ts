import { KindNumber, XyStatus } from '@contract/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeQuestion,
  officeName,
  officeOfQuestion,
  putOfficialAnswer,
  reviewedQuestions,
} from './answering.store';
import { answerCount, answersOf } from './answers.store';
import { hotQuestions, newestOfLeaders, newestQuestions, questionById, subjectById } from './questions.store';

const { waiting, accepted, answered, refused } = QuestionStatus;
/**
 * Both sites have topics 1 and 2, leaders 3 and 4 and accounts 5, 6, which is closed on site 1, and 7, which is banned. Member 7 asked one question in
 * every status, nobody asked five, member 8 one. Moments run against numbers.
 */
let sites: TwoSites;
const question = (site_id: number, id: number, status: QuestionStatus, more: object = {}) => ({
  ...{ site_id, id, subject_id: 1, leader_id: 3, account_id: 0, group_id: 30, member_id: 7, praise: id % 3 },
  ...{ published_at: at(100 - id), accepted_at: null, score: 0 },
  ...{ doc: { id, title: `${site_id}-${id}`, status, groupName: `${site_id}室` }, ...more },
});
const questions = (site: number) => [
  question(site, 1, waiting, { member_id: 0 }),
  question(site, 2, waiting),
  question(site, 3, accepted),
  question(site, 4, answered, { published_at: at(99), accepted_at: at(3), score: 4 }),
  question(site, 5, refused),
  question(site, 6, refused, { member_id: 0 }),
  question(site, 7, accepted, { subject_id: 2, leader_id: 4, member_id: 8, group_id: 31 }),
  question(site, 8, accepted, { subject_id: 0, leader_id: 0, account_id: 5, member_id: 0 }),
  question(site, 9, accepted, { subject_id: 2, leader_id: 3, account_id: 6, member_id: 0 }),
  question(site, 10, accepted, { leader_id: 4, member_id: 0 }),
  question(site, 11, accepted, { subject_id: 2, account_id: 7, member_id: 0 }),
];
const answer = (site_id: number, id: number, question_id: number, more: object = {}) => ({
  ...{
    site_id,
    id,
    question_id,
    created_at: at(100 - id),
    praise: id,
    doc: { isOfficial: 0, content: `${site_id}-${id}` },
  },
  ...more,
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [5, 6, 7])
      await sites.add('accounts', {
        ...{
          site_id: site,
          id,
          forbidden: id === 7,
          doc: {},
          status: id === 6 && site === 1 ? XyStatus.closed : XyStatus.open,
        },
      });
    await sites.add(
      'subjects',
      { site_id: site, id: 1, doc: { title: `${site}题`, rssCount: 5 } },
      { site_id: site, id: 2, doc: { title: '二' } },
    );
    await sites.add('categories', { site_id: site, code: 'LEADER', id: 30, doc: { catName: `${site}室` } });
    await sites.add('questions', ...questions(site));
    await sites.add(
      'answers',
      ...[answer(site, 1, 3), answer(site, 2, 3), answer(site, 4, 4), answer(site, 5, 2), answer(site, 6, 9)],
      ...[
        answer(site, 8, 1),
        answer(site, 9, 5),
        answer(site, 10, 6),
        answer(site, 11, 11),
        answer(site, 12, 8),
      ],
      answer(site, 3, 3, { created_at: at(98), doc: { isOfficial: 1, content: `${site}-3` } }),
      ...(site === 2 ? [answer(2, 7, 3)] : []),
    );
  }
  await sites.add('categories', { site_id: 1, code: 'ACTIVITY', id: 31, doc: { catName: '别' } });
  const { subject } = KindNumber.topicSub;
  await sites.add(
    'subscription_counts',
    { site_id: 1, type: subject, object_id: 1, count: 3 },
    { site_id: 1, type: subject + 1, object_id: 1, count: 100 },
    { site_id: 2, type: subject, object_id: 2, count: 8 },
  );
  await sites.db.script("select setval('answer_ids', 1000)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const of = (more: object = {}) => ({ subject: 0, leader: 0, account: 0, viewer: 0, ...more });

const all = Array.from({ length: 11 }, (_, id) => id + 1);
test.each([
  { site: 1, viewer: 0, shown: [1, 3, 4, 7, 8, 10] },
  { site: 1, viewer: 7, shown: [1, 2, 3, 4, 5, 7, 8, 10] },
  { site: 1, viewer: 8, shown: [1, 3, 4, 7, 8, 10] },
  { site: 2, viewer: 0, shown: [1, 3, 4, 7, 8, 9, 10] },
])(
  '[F26] questions in every status – by number, newest, hot; seen on site $site by member $viewer – are $shown',
  async ({ site, viewer, shown }) => {
    const { db } = sites;
    const byNumber = (await inTurn(all, (id) => questionById(db, site, id, viewer))).flatMap(
      (row) => row ?? [],
    );
    expect(byNumber.map(({ id, doc }) => [id, doc.title])).toEqual(shown.map((id) => [id, `${site}-${id}`]));
    for (const list of [newestQuestions, hotQuestions]) {
      const lists = await inTurn([0, 5, 6, 7], (account) => list(db, site, of({ viewer, account }), 20, 0));
      expect(ids(lists.flat()).toSorted((a, b) => a - b)).toEqual(shown);
    }
  },
);

test('[F17] questions of a topic, a leader, an account – newest, hot, a page at a time – come in their orders with counts of now', async () => {
  const { db } = sites;
  const newest = async (more: object, limit = 20, offset = 0) =>
    ids(await newestQuestions(db, 1, of(more), limit, offset));
  const hot = async (more: object, limit = 20, offset = 0) =>
    ids(await hotQuestions(db, 1, of(more), limit, offset));
  expect([
    await newest({}),
    await newest({ subject: 1 }),
    await newest({ leader: 4 }),
    await newest({ account: 5 }),
  ]).toEqual([...[[4, 1, 3, 7, 10], [4, 1, 3, 10], [7, 10], [8]]]);
  expect([
    await newest({ viewer: 7 }),
    await newest({ subject: 2, leader: 3 }),
    await newest({}, 2, 1),
  ]).toEqual([...[[4, 1, 2, 3, 5, 7, 10], [], [1, 3]]]);
  expect([
    await hot({}),
    await hot({ viewer: 7 }),
    await hot({ leader: 4 }),
    await hot({ subject: 2 }),
    await hot({}, 2, 1),
  ]).toEqual([...[[4, 1, 7, 10, 3], [2, 5, 4, 1, 7, 10, 3], [7, 10], [7], [1, 7]]]);
  const [, , third] = await newestQuestions(db, 1, of(), 3, 0);
  expect(third?.doc).toMatchObject({ title: '1-3', countPraise: 0, answerCount: 3 });
  expect((await newestQuestions(db, 2, of({ subject: 1 }), 3, 2))[0]?.doc).toMatchObject({
    title: '2-3',
    answerCount: 4,
  });
  const [hottest] = await hotQuestions(db, 1, of(), 1, 0);
  expect(hottest?.doc).toMatchObject({ title: '1-4', countPraise: 1, answerCount: 1 });
  expect((await questionById(db, 1, 3, 0))?.doc).toMatchObject({ countPraise: 0, answerCount: 3 });
  expect(await questionById(db, 1, 4, 0)).toMatchObject({
    member: 7,
    asked_at: at(99),
    accepted_at: at(3),
    score: 4,
  });
});

test('[F17] the newest questions of two leaders – hidden, of accounts, of another site – come leader by leader, so many each', async () => {
  const of = async (site: number, leaders: readonly number[], each: number) =>
    (await newestOfLeaders(sites.db, site, leaders, each)).map(({ leader, doc }) => [leader, doc.title]);
  expect(await of(1, [4, 3, 99], 2)).toEqual([
    [4, '1-7'],
    [4, '1-10'],
    [3, '1-4'],
    [3, '1-1'],
  ]);
  expect(await of(1, [3], 1)).toEqual([[3, '1-4']]);
  expect((await newestOfLeaders(sites.db, 1, [3], 3))[2]?.doc).toMatchObject({
    title: '1-3',
    answerCount: 3,
  });
  expect(await of(2, [3], 9)).toEqual([
    [3, '2-4'],
    [3, '2-1'],
    [3, '2-3'],
  ]);
});

test('[F17] a topic – followers from elsewhere and here, questions in every status – counts those of its site that everybody sees', async () => {
  const topic = async (site: number, id: number) => (await subjectById(sites.db, site, id))?.doc;
  expect(await topic(1, 1)).toMatchObject({ title: '1题', isFollow: 0, rssCount: 8, questionCount: 4 });
  expect(await topic(1, 2)).toMatchObject({ rssCount: 0, questionCount: 1 });
  expect(await topic(2, 1)).toMatchObject({ title: '2题', rssCount: 5, questionCount: 4 });
  expect(await topic(2, 2)).toMatchObject({ questionCount: 2 });
  expect([(await topic(2, 2))?.rssCount, await topic(1, 9), await topic(3, 1)]).toEqual([
    8,
    undefined,
    undefined,
  ]);
});

test('[F17] answers – of hidden questions, another site’s – come with the official one first, then the newest, and are counted', async () => {
  const { db } = sites;
  const page = async (id: number, limit = 20, offset = 0, site = 1) =>
    (await answersOf(db, site, id, limit, offset)).map(({ doc }) => Object(doc).content);
  expect([
    await page(3),
    await page(3, 1, 1),
    await page(4),
    await page(2),
    await page(9),
    await page(1),
  ]).toEqual([...[['1-3', '1-1', '1-2'], ['1-1'], ['1-4'], [], [], ['1-8']]]);
  expect([await page(5), await page(6), await page(11)]).toEqual([[], [], []]);
  expect([await page(3, 20, 0, 2), await page(9, 20, 0, 2)]).toEqual([['2-3', '2-1', '2-2', '2-7'], ['2-6']]);
  expect(await inTurn([3, 4, 2, 9, 1, 5, 6, 11, 8], (id) => answerCount(db, 1, id))).toEqual([
    3, 1, 0, 0, 1, 0, 0, 0, 1,
  ]);
  expect(await answerCount(db, 2, 3)).toBe(4);
  expect((await answersOf(db, 1, 3, 1, 1))[0]?.doc).toMatchObject({ id: 1, questionID: 3, countPraise: 1 });
});

test(
  '[F17] answers of one moment – two official ones – come by number, the later first',
  trying(async ({ db, add }) => {
    const official = { created_at: at(1), doc: { isOfficial: 1, content: 'o' } };
    await add('answers', answer(1, 21, 10, official), answer(1, 22, 10, official));
    expect((await answersOf(db, 1, 10, 9, 0)).map(({ doc }) => Object(doc).id)).toEqual([22, 21]);
  }),
);

describe('[F17] questions for the newsroom', () => {
  const reviewed = async (more: object = {}, limit = 20, site = 1) =>
    ids(
      await reviewedQuestions(sites.db, site, { status: accepted, groups: [], before: 100, ...more }, limit),
    );
  test('[F17] of a status and of offices – to accounts, of another site – come newest first, a page at a time', async () => {
    expect(await inTurn([waiting, accepted, answered, refused], (status) => reviewed({ status }))).toEqual([
      ...[[2, 1], [10, 7, 3], [4], [6, 5]],
    ]);
    expect([
      await reviewed({ groups: [31] }),
      await reviewed({ groups: [30, 31] }),
      await reviewed({ groups: [99] }),
    ]).toEqual([...[[7], [10, 7, 3], []]]);
    expect([
      await reviewed({ before: 10 }),
      await reviewed({ before: 10 }, 1),
      await reviewed({}, 9, 3),
    ]).toEqual([...[[7, 3], [7], []]]);
    expect(
      (await reviewedQuestions(sites.db, 2, { status: answered, groups: [], before: 9 }, 9))[0],
    ).toMatchObject({
      ...{ id: 4, leader: 3, group: 30, member: 7, asked_at: at(99), accepted_at: at(3), score: 4 },
      doc: { title: '2-4' },
    });
  });

  /** Everything that may change, of both sites. */
  const STATES = {
    name: 'test-questions',
    text: `select site_id as site, id, doc->>'status' as status, accepted_at, group_id as "group" from questions order by 1, 2`,
  };
  const states = (db: Db) => db.query<{ site: number; id: number }>(STATES);
  const steps = [
    { act: 'accept', from: [waiting], to: accepted, acceptedAt: at(50), changes: [2, 1] },
    { act: 'answer', from: [accepted, answered], to: answered, acceptedAt: null, changes: [3, 4, 7, 10] },
    { act: 'refuse', from: [waiting, accepted], to: refused, acceptedAt: null, changes: [1, 2, 3, 7, 10] },
    { act: 'take in again', from: [refused], to: accepted, acceptedAt: at(50), changes: [5, 6] },
  ];
  test.each(steps.flatMap((step) => all.map((id) => ({ ...step, id }))))(
    '[F17] $act question $id from $from – of one site in every status, of accounts – changes it where its status allows',
    async ({ id, from, to, acceptedAt, changes }) =>
      trying(async ({ db }) => {
        const before = await states(db);
        const changed = await changeQuestion(
          db,
          1,
          { id, from, groups: [] },
          { doc: { status: to }, acceptedAt, group: 0 },
        );
        const isChanged = changes.includes(id);
        expect(changed !== undefined).toBe(isChanged);
        const row = { status: String(to), accepted_at: id === 4 ? at(3) : acceptedAt };
        expect(await states(db)).toEqual(
          before.map((one) => (isChanged && one.site === 1 && one.id === id ? { ...one, ...row } : one)),
        );
        if (isChanged)
          expect(changed).toMatchObject({ was: questionStatus(id), doc: { status: to, title: `1-${id}` } });
      })(),
  );
  const questionStatus = (id: number) => questions(1)[id - 1]?.doc.status;

  test(
    '[F17] a question of an office – changed by it, by another, given to another – moves where it is said',
    trying(async ({ db }) => {
      const change = (id: number, groups: readonly number[], group = 0) =>
        changeQuestion(db, 1, { id, from: [accepted], groups }, { doc: {}, acceptedAt: null, group });
      expect([await change(3, [31]), await change(7, [30])]).toEqual([undefined, undefined]);
      expect(await change(7, [30, 31])).toMatchObject({ member: 8, subject: 2, was: accepted });
      await change(3, [30], 31);
      expect([
        await reviewed({ groups: [31] }),
        ids(await reviewedQuestions(db, 1, { status: accepted, groups: [31], before: 99 }, 9)),
      ]).toEqual([[7], [7, 3]]);
      expect(await change(3, [30])).toBeUndefined();
    }),
  );

  test(
    '[F17] a question that is changed – another of its number on another site, in another state – was in its own state',
    trying(async ({ db, add }) => {
      await add('questions', question(2, 50, waiting), question(1, 50, accepted));
      const change = { doc: {}, acceptedAt: null, group: 0 };
      expect(await changeQuestion(db, 1, { id: 50, from: [accepted], groups: [] }, change)).toMatchObject({
        was: accepted,
      });
      expect(await changeQuestion(db, 2, { id: 50, from: [waiting], groups: [] }, change)).toMatchObject({
        was: waiting,
      });
    }),
  );

  test('[F17] the name of an office – of another catalogue and site – and of a question’s office are the site’s', async () => {
    const { db } = sites;
    expect([
      await officeName(db, 1, 30),
      await officeName(db, 2, 30),
      await officeName(db, 1, 31),
      await officeName(db, 1, 0),
    ]).toEqual([...['1室', '2室', undefined, undefined]]);
    expect([
      await officeOfQuestion(db, 1, 3),
      await officeOfQuestion(db, 2, 3),
      await officeOfQuestion(db, 1, 99),
    ]).toEqual([...['1室', '2室', '']]);
  });

  test(
    '[F17] an official answer – the first, the second, beside readers’ ones, on another site – is one and keeps its likes',
    trying(async ({ db }) => {
      const doc = (content: string) => Object({ isOfficial: 1, content });
      await putOfficialAnswer(db, 1, 3, doc('改'), at(60));
      await putOfficialAnswer(db, 1, 10, doc('新'), at(61));
      const rows = async (site: number, id: number) =>
        (await answersOf(db, site, id, 9, 0)).map((row) => [
          Object(row.doc).content,
          Object(row.doc).countPraise,
        ]);
      expect(await rows(1, 3)).toEqual([
        ['改', 3],
        ['1-1', 1],
        ['1-2', 2],
      ]);
      expect([await rows(1, 10), (await rows(2, 3))[0], await rows(1, 4)]).toEqual([
        [['新', 0]],
        ['2-3', 3],
        [['1-4', 4]],
      ]);
      const moments = {
        name: 'test-answer-moments',
        text: "select created_at from answers where site_id = 1 and question_id = any($1) and (doc->>'isOfficial')::int = 1 order by id",
      };
      expect(await db.query(moments, [[3, 10]])).toEqual([{ created_at: at(60) }, { created_at: at(61) }]);
    }),
  );
});

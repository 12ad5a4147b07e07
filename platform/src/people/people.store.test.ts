import { KindNumber } from '@contract/codes';
import { insertNotice, newestOfCircles, noticeById } from '@platform/notices/notices.store';
import { allSites, saveSite, siteSettings } from '@platform/sites/sites.store';
import {
  dataReadsAfter,
  forgetDataReadsOf,
  isReadable,
  saveDataRead,
  saveStudy,
  studyById,
  studyProgress,
} from '@platform/studies/studies.store';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaderById, leaders, leadersOf, peopleByIds, reporterById, updateLeader } from './people.store';

/** Both sites: leaders 1, 2 and 3 (groups 10, 11, 10) in the opposite order, reporters 4 and 5. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    const person = (id: number, kind: string, group_id: number) => ({
      ...{ site_id, id, kind, group_id, order_id: id === 2 ? 8 : 10 - id, name: `${site_id}-${id}` },
      doc: { name: `${site_id}-${id}`, duty: '职', details: `详${id}` },
    });
    await sites.add(
      'people',
      ...[
        person(1, 'leader', 10),
        person(2, 'leader', 11),
        person(3, 'leader', 10),
        person(4, 'reporter', 10),
      ],
      ...[person(5, 'reporter', 0), person(6, 'leader', 0)],
    );
    for (const id of [21, 22, 23])
      await sites.add('articles', { site_id, id, key: `k${id}`, status: id === 23 ? site_id - 1 : 1 });
    const by = (article_id: number, person_id: number) => ({
      site_id,
      article_id,
      position: person_id,
      person_id,
    });
    await sites.add('article_reporters', by(21, 4), by(22, 4), by(23, 4), by(21, 5));
    const notice = (id: number, circle_id: number, time: number) => ({
      ...{ site_id, id, circle_id, published_at: at(time), doc: { id, content: `${site_id}-${id}` } },
    });
    await sites.add(
      'notices',
      ...[
        notice(1, 7, 30),
        notice(2, 7, 30),
        notice(3, 7, 50),
        notice(4, 8, 10),
        notice(5, 0, 5),
        notice(6, 7, 20),
      ],
    );
  }
  await sites.add(
    'subscription_counts',
    { site_id: 1, type: KindNumber.topicSub.reporter, object_id: 4, count: 6 },
    { site_id: 1, type: KindNumber.topicSub.column, object_id: 4, count: 60 },
    { site_id: 2, type: KindNumber.topicSub.reporter, object_id: 5, count: 7 },
  );
  await sites.db.script("select setval('notice_ids', 100)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('[F16] leaders – reporters among them, of a group, of equal places, of another site – come in their order, a page at a time', async () => {
  const { db } = sites;
  expect([
    ids(await leaders(db, 1, 9, 0)),
    ids(await leaders(db, 1, 2, 1)),
    ids(await leaders(db, 3, 9, 0)),
  ]).toEqual([...[[6, 3, 2, 1], [3, 2], []]]);
  const of = async (group: number, limit = 9, offset = 0) =>
    ids(await leadersOf(db, 1, group, limit, offset));
  expect([await of(0), await of(10), await of(11), await of(0, 2, 1), await of(12)]).toEqual([
    [6, 3, 2, 1],
    [3, 1],
    [2],
    [3, 2],
    [],
  ]);
  const [first] = await leadersOf(db, 2, 11, 1, 0);
  expect(first?.doc).toEqual({ name: '2-2', duty: '职' });
  expect((await leaders(db, 2, 1, 0))[0]?.doc).toEqual({ name: '2-6', duty: '职' });
});

test(
  '[F16] leaders of one place – two – come by their numbers',
  trying(async ({ db, add }) => {
    for (const id of [9, 8])
      await add('people', {
        site_id: 1,
        id,
        kind: 'leader',
        group_id: 12,
        order_id: 1,
        name: `${id}`,
        doc: {},
      });
    expect([ids(await leaders(db, 1, 2, 0)), ids(await leadersOf(db, 1, 12, 9, 0))]).toEqual([
      [8, 9],
      [8, 9],
    ]);
  }),
);

test('[F16] a person – a leader, a reporter, of another site – has the text that is theirs', async () => {
  const { db } = sites;
  expect((await leaderById(db, 2, 1))?.doc).toEqual({ name: '2-1', duty: '职', details: '详1' });
  expect([
    await leaderById(db, 1, 4),
    await leaderById(db, 3, 1),
    await reporterById(db, 1, 1),
    await reporterById(db, 3, 4),
  ]).toEqual(Array(4).fill(undefined));
  expect((await reporterById(db, 1, 4))?.doc).toEqual({
    ...{ name: '1-4', duty: '职', articleCount: 2, isFollow: 0 },
    rssCount: 6,
  });
  const counts = await inTurn(
    [
      [1, 5],
      [2, 4],
      [2, 5],
    ] as const,
    ([site, id]) => reporterById(db, site, id),
  );
  expect(counts.map((row) => [row?.doc.articleCount, row?.doc.rssCount])).toEqual([
    [1, 0],
    [3, 0],
    [1, 7],
  ]);
  const cards = (await peopleByIds(db, 2, [4, 1, 99])).toSorted((a, b) => a.id - b.id);
  expect(cards.map(({ doc }) => doc)).toEqual([
    { cmiName: '2-1', columnID: 0, groupID: 10, name: '2-1', duty: '职' },
    { cmiName: '2-4', columnID: 0, groupID: 10, name: '2-4', duty: '职' },
  ]);
});

test(
  '[F16] a leader – each field changed, a reporter, another site’s – changes in that field alone',
  trying(async ({ db }) => {
    expect([
      await updateLeader(db, 1, 4, { name: '改' }),
      await updateLeader(db, 1, 99, {}),
      await updateLeader(db, 1, 1, {}),
    ]).toEqual([0, 0, 1]);
    const fields = [
      { change: { duty: '新职' }, after: { duty: '新职' } },
      { change: { description: '述' }, after: { description: '述' } },
      { change: { details: '新详' }, after: { details: '新详' } },
      { change: { name: '改' }, after: { name: '改', cmiName: '改' } },
    ];
    let expected: object = { name: '1-1', duty: '职', details: '详1' };
    for (const { change, after } of fields) {
      await updateLeader(db, 1, 1, change);
      expected = { ...expected, ...after };
      expect((await leaderById(db, 1, 1))?.doc).toEqual(expected);
    }
    expect((await peopleByIds(db, 1, [1]))[0]?.doc).toMatchObject({ cmiName: '改' });
    expect(
      [(await leaderById(db, 2, 1))?.doc, (await leaderById(db, 1, 2))?.doc].map((doc) => Object(doc).name),
    ).toEqual(['2-1', '1-2']);
  }),
);

test('[wire g54] notices – at their moment, before it, of a circle, of none, of another site – show from their moment on, newest first', async () => {
  const { db } = sites;
  const notice = async (id: number, now: number, site = 1) =>
    (await noticeById(db, site, id, at(now)))?.content;
  expect([
    await notice(3, 49),
    await notice(3, 50),
    await notice(3, 50, 2),
    await notice(99, 99),
    await notice(3, 99, 3),
  ]).toEqual([...[undefined, '1-3', '2-3', undefined, undefined]]);
  const of = async (circles: readonly number[], each: number, now: number, site = 1) =>
    (await newestOfCircles(db, site, circles, each, at(now))).map(({ circle, doc }) => [circle, doc.content]);
  expect(await of([8, 7, 0], 2, 49)).toEqual([
    [8, '1-4'],
    [7, '1-2'],
    [7, '1-1'],
  ]);
  expect(await of([7], 1, 49)).toEqual([[7, '1-2']]);
  expect(await of([7], 9, 50, 2)).toEqual([
    [7, '2-3'],
    [7, '2-2'],
    [7, '2-1'],
    [7, '2-6'],
  ]);
});

test(
  '[wire g54] a new notice – of a circle – has its number in its document',
  trying(async ({ db }) => {
    const doc = Object({ content: '新' });
    const added = await insertNotice(db, 1, 7, at(60), doc);
    expect((await noticeById(db, 1, added?.id ?? 0, at(60)))?.doc).toEqual({ id: added?.id, content: '新' });
    expect((await newestOfCircles(db, 1, [7], 1, at(60))).map((row) => row.doc.id)).toEqual([added?.id]);
    expect(await newestOfCircles(db, 2, [7], 1, at(60))).toHaveLength(1);
  }),
);

test(
  '[F22] progress in a course – behind, ahead, of another part, course, kind, member and site – is the farthest of its own',
  trying(async ({ db }) => {
    const read = (more: object = {}, time = 1) =>
      saveDataRead(
        db,
        { ...{ site: 1, member: 7, kind: 'lesson', id: 3, part: 1, progress: 40 }, ...more },
        at(time),
      );
    await read();
    await read({ progress: 60 }, 2);
    await read({ progress: 10 }, 3);
    await read({ part: 2, progress: 5 });
    for (const other of [{ id: 4 }, { member: 8 }, { site: 2 }, { kind: 'article' }])
      await read({ ...other, progress: 99 });
    const progress = async (site: number, member: number, study: number) =>
      (await studyProgress(db, site, member, study)).map((row) => [row.part, row.progress]).toSorted();
    expect([
      await progress(1, 7, 3),
      await progress(1, 8, 3),
      await progress(2, 7, 3),
      await progress(1, 7, 4),
    ]).toEqual([
      [
        [1, 60],
        [2, 5],
      ],
      [[1, 99]],
      [[1, 99]],
      [[1, 99]],
    ]);
    const rows = await dataReadsAfter(db, 1, 7, undefined, 9);
    expect(rows.map(({ kind, id, part }) => `${kind}/${id}/${part}`)).toEqual([
      'article/3/1',
      'lesson/3/1',
      'lesson/3/2',
      'lesson/4/1',
    ]);
    expect(rows[1]).toEqual({ kind: 'lesson', id: 3, part: 1, progress: 60, readAt: at(3) });
    const next = await dataReadsAfter(db, 1, 7, rows[1], 1);
    expect(next.map(({ part }) => part)).toEqual([2]);
    await forgetDataReadsOf(db, 1, 7);
    expect([
      await dataReadsAfter(db, 1, 7, undefined, 9),
      await progress(1, 8, 3),
      await progress(2, 7, 3),
    ]).toEqual([[], [[1, 99]], [[1, 99]]]);
  }),
);

test(
  '[wire o13] articles and notices that are read – of another kind, number and site – are there',
  trying(async ({ db, add }) => {
    await add('articles', { site_id: 2, id: 50, key: 'k50' });
    await add('notices', { site_id: 2, id: 51, doc: {}, published_at: at(0) });
    const readable = (kind: string, id: number, site = 1) => isReadable(db, site, kind, id);
    expect([
      await readable('article', 21),
      await readable('notice', 1),
      await readable('article', 50, 2),
      await readable('notice', 51, 2),
    ]).toEqual(Array(4).fill(true));
    const not = [
      ...[await readable('article', 1), await readable('notice', 21), await readable('article', 50)],
      ...[await readable('notice', 51), await readable('lesson', 21), await readable('', 1)],
    ];
    expect(not).toEqual(Array(6).fill(false));
  }),
);

test(
  '[F22] a course – new, changed, unknown, another site’s – is that one',
  trying(async ({ db }) => {
    const doc = (title: string) => ({ title, parts: [] });
    const id = (await saveStudy(db, 1, undefined, doc('甲'))) ?? 0;
    const other = (await saveStudy(db, 1, undefined, doc('乙'))) ?? 0;
    expect([
      await saveStudy(db, 1, id, doc('丙')),
      await saveStudy(db, 2, id, doc('丁')),
      await saveStudy(db, 1, 9_999, doc('丁')),
    ]).toEqual([...[id, undefined, undefined]]);
    const titles = [
      await studyById(db, 1, id),
      await studyById(db, 1, other),
      await studyById(db, 2, id),
    ].map((row) => row?.doc.title);
    expect(titles).toEqual(['丙', '乙', undefined]);
  }),
);

test(
  '[A17] sites – saved again, a third – come by number with their own settings',
  trying(async ({ db }) => {
    await saveSite(db, { id: 3, name: '三', hosts: ['c'], app_ids: ['3'], config: { a: 3 }, version: 1 });
    await saveSite(db, { id: 2, name: '改', hosts: ['b'], app_ids: ['9'], config: { a: 2 }, version: 7 });
    const all = await allSites(db);
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(all[1]).toEqual({ id: 2, name: '改', hosts: ['b'], app_ids: ['9'], config: { a: 2 }, version: 7 });
    expect([
      await siteSettings(db, 2),
      await siteSettings(db, 3),
      await siteSettings(db, 1),
      await siteSettings(db, 9),
    ]).toEqual([...[{ a: 2 }, { a: 3 }, {}, undefined]]);
  }),
);

import { LiveStatus } from '@contract/codes';
import { SocketType } from '@contract/socket/socketCodes';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addFrames,
  clickLives,
  forgetFrames,
  MAX_FRAMES,
  readFramesAfter,
  removeQuotes,
  replaceFrames,
} from './frames.store';
import {
  comingLives,
  discussedRows,
  liveCounts,
  livesByIds,
  lockLive,
  setStatus,
  shownLive,
} from './lives.store';
import {
  deleteReport,
  insertReport,
  liveOfReport,
  lockReport,
  type ReportDocument,
  reportsOf,
  saveReport,
} from './reports/reports.store';
import { insertLive, lockLiveSetup, nextLiveId, saveLiveSetup } from './setup/liveSetup.store';

const { preview, live, ended } = LiveStatus;

/**
 * Both sites have lives 1 to 7: of no article, of a published one (2 and 6), of a draft (3, published on site 2 alone), running (4, 6)
 * and ended (5). Beginnings run against numbers.
 */
let sites: TwoSites;
const LIVES = [
  { id: 1, status: preview, starts: 90 },
  { id: 2, status: preview, starts: 80, article_id: 1 },
  { id: 3, status: preview, starts: 70, article_id: 2 },
  { id: 4, status: live, starts: 60 },
  { id: 5, status: ended, starts: 50 },
  { id: 6, status: live, starts: 40, article_id: 1 },
  { id: 7, status: preview, starts: 80 },
];
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await addArticle(sites, site, 1);
    await addArticle(sites, site, 2, { status: site - 1 });
    for (const { id, starts, ...row } of LIVES)
      await sites.add('lives', {
        ...{ site_id: site, id, starts_at: at(starts), click: site * 10, discuss: site * 100 + id, ...row },
        doc: { title: `${site}-${id}`, startTime: `start ${id}`, type: 1, countClick: 3, countPraise: 4 },
      });
  }
});
afterAll(() => sites.close());

const frames = async (site: number, id: number, since = 0) => {
  const found = await readFramesAfter(sites.db, site, id, since);
  return found?.frames.map(({ seq, type, data }) => [seq, type, data]);
};

describe('[wire D9][A17] frames of a live', () => {
  test('added to lives of equal numbers – several at once – are numbered in their order, each live for itself', async () => {
    const add = (site: number, id: number, type: SocketType, ...data: object[]) =>
      addFrames(sites.db, { site, live: id }, type, data, at(0));
    await add(1, 4, SocketType.discuss, { a: 1 }, { a: 2 });
    await add(2, 4, SocketType.discuss, { a: 3 });
    await add(1, 5, SocketType.discuss, { a: 4 });
    await add(1, 4, SocketType.reporting, { a: 5 });
    expect(await add(1, 99, SocketType.discuss, { a: 6 })).toBe(0);
    expect(await frames(1, 4)).toEqual([
      [1, SocketType.discuss, { a: 1 }],
      [2, SocketType.discuss, { a: 2 }],
      [3, SocketType.reporting, { a: 5 }],
    ]);
    expect(await frames(1, 4, 2)).toEqual([[3, SocketType.reporting, { a: 5 }]]);
    expect([await frames(2, 4), await frames(1, 5), await frames(1, 1), await frames(1, 99)]).toEqual([
      [[1, SocketType.discuss, { a: 3 }]],
      [[1, SocketType.discuss, { a: 4 }]],
      [],
      undefined,
    ]);
    expect(await readFramesAfter(sites.db, 1, 4, 9)).toMatchObject({ seq: 3, status: live, click: 13 });
    expect(await readFramesAfter(sites.db, 2, 6, 0)).toMatchObject({ seq: 0, click: 23 });
    expect([await frames(1, 3), await frames(2, 3)]).toEqual([undefined, []]);
  });

  test('more than are kept – of a live beside others – are the newest of that live', async () => {
    const many = Array.from({ length: MAX_FRAMES - 2 }, (_, index) => ({ n: index }));
    await addFrames(sites.db, { site: 1, live: 4 }, SocketType.discuss, many, at(0));
    await addFrames(sites.db, { site: 1, live: 4 }, SocketType.discuss, [{ n: -1 }], at(0));
    const kept = (await frames(1, 4)) ?? [];
    expect([kept.length, kept[0]?.[0], kept.at(-1)?.[0]]).toEqual([MAX_FRAMES, 3, MAX_FRAMES + 2]);
    expect([(await frames(2, 4))?.length, (await frames(1, 5))?.length]).toEqual([1, 1]);
    await sites.db.script('delete from live_frames');
  });

  test('of a thing taken back – of its number and kind, in its live – become what is reported instead', async () => {
    const report = (id: number) => ({ report: { fileId: id } });
    const comment = (id: number, parentID = 0) => ({
      discuss: { id, parentID, info: { parentUser: '甲', parentContent: '话', parentType: 0 } },
    });
    const reported: [number, number, SocketType, object][] = [
      [1, 4, SocketType.reporting, report(5)],
      [1, 4, SocketType.discuss, comment(5)],
      [1, 4, SocketType.discuss, comment(6, 5)],
      [1, 4, SocketType.discuss, comment(7, 6)],
      [1, 5, SocketType.discuss, comment(5)],
      [1, 5, SocketType.discuss, comment(6, 5)],
      [1, 5, SocketType.reporting, report(5)],
      [2, 4, SocketType.discuss, comment(5)],
      [2, 4, SocketType.discuss, comment(6, 5)],
      [2, 4, SocketType.reporting, report(5)],
      [1, 4, SocketType.reporting, { ...report(6), ...comment(5) }],
      [1, 4, SocketType.discuss, { ...report(5), ...comment(8) }],
      [1, 4, SocketType.reporting, { ...report(6), ...comment(8, 5) }],
    ];
    for (const [site, id, type, data] of reported)
      await addFrames(sites.db, { site, live: id }, type, [data], at(0));
    const rows = async () =>
      (
        await sites.db.query<{ data: object }>({
          name: 'test-frames',
          text: 'select data from live_frames order by data::text, site_id, live_id, type',
        })
      ).map(({ data }) => data);
    const before = await rows();
    const key = { site: 1, live: 4 };
    expect(await replaceFrames(sites.db, key, SocketType.reporting, 5, { gone: 1 })).toBe(1);
    expect(await replaceFrames(sites.db, key, SocketType.discuss, 5, { gone: 2 })).toBe(1);
    expect(await removeQuotes(sites.db, 1, 4, 5)).toBe(1);
    const after = await rows();
    expect(after.filter((data) => 'gone' in data)).toEqual([{ gone: 1 }, { gone: 2 }]);
    expect(after).toHaveLength(before.length);
    expect((await frames(1, 4))?.map(([, , data]) => data)).toContainEqual({
      discuss: {
        ...{ id: 6, parentID: 5 },
        info: { parentUser: '', parentContent: '', parentTime: '', parentAtts: [], parentType: 0 },
      },
    });
    expect(await frames(1, 4)).toContainEqual([expect.anything(), SocketType.discuss, comment(7, 6)]);
    await sites.db.script('delete from live_frames');
  });

  test('before a moment – at both sides of it – are forgotten, as many as asked for', async () => {
    for (const [seq, moment] of [
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
    ])
      await sites.add('live_frames', {
        site_id: 1,
        live_id: 4,
        seq,
        type: 'x',
        data: {},
        at: at(moment ?? 0),
      });
    expect(await forgetFrames(sites.db, at(30), 1)).toBe(1);
    expect(await forgetFrames(sites.db, at(30), 9)).toBe(1);
    expect((await frames(1, 4))?.map(([seq]) => seq)).toEqual([3, 4]);
  });
});

test('[A17] openings of lives – due at both sides of a moment, of a hidden live, of the other site – are counted and reported once', async () => {
  const { db } = sites;
  const open = async (site: number, opened: [number, number][], now: number, before: number) =>
    (await clickLives(db, site, new Map(opened), at(now), at(before))).toSorted((a, b) => a.id - b.id);
  expect(
    await open(
      1,
      [
        [4, 2],
        [5, 1],
        [3, 1],
        [99, 1],
      ],
      10,
      0,
    ),
  ).toEqual([
    { id: 4, status: live, click: 15, due: false },
    { id: 5, status: ended, click: 14, due: false },
  ]);
  expect(await open(2, [[3, 1]], 10, 0)).toEqual([{ id: 3, status: preview, click: 24, due: false }]);
  expect(await open(1, [[4, 1]], 20, 9)).toMatchObject([{ click: 16, due: false }]);
  expect(await open(1, [[4, 1]], 30, 10)).toMatchObject([{ click: 17, due: true }]);
  expect(await open(1, [[4, 1]], 40, 30)).toMatchObject([{ click: 18, due: false }]);
  expect(await open(1, [[4, 1]], 50, 40)).toMatchObject([{ click: 19, due: true }]);
  const clicks = { name: 'test-clicks', text: 'select click from lives where site_id = $1 order by id' };
  const counted = async (site: number) =>
    (await db.query<{ click: number }>(clicks, [site])).map((row) => row.click);
  expect([await counted(1), await counted(2)]).toEqual([
    [10, 10, 10, 16, 11, 10, 10],
    [20, 20, 21, 20, 20, 20, 20],
  ]);
  await db.script('update lives set click = site_id * 10, click_told_at = null');
});

describe('[A17] lives of two sites', () => {
  test('[wire g18] announced ones – of a draft, running, of one beginning – come the nearest first, as many as asked for', async () => {
    const coming = async (site: number, limit = 9) =>
      (await comingLives(sites.db, site, limit)).map(({ doc }) => Object(doc).title);
    expect([await coming(1), await coming(2), await coming(1, 2)]).toEqual([
      ['1-2', '1-7', '1-1'],
      ['2-3', '2-2', '2-7', '2-1'],
      ['1-2', '1-7'],
    ]);
    expect((await comingLives(sites.db, 1, 1))[0]?.doc).toEqual({
      ...{ fileId: 2, title: '1-2', startTime: 'start 2', type: 1 },
    });
  });

  test('counts, what is shown, discussed and named – of a draft’s live, an unknown one – are the site’s own', async () => {
    const { db } = sites;
    const of = <Row>(find: (site: number, id: number) => Promise<Row>) =>
      Promise.all(
        (
          [
            [1, 2],
            [2, 2],
            [1, 3],
            [2, 3],
            [1, 99],
          ] as const
        ).map(([site, id]) => find(site, id)),
      );
    expect((await of((site, id) => liveCounts(db, site, id))).map((row) => row?.doc)).toEqual([
      { fileId: 2, countPraise: 4, countShare: 0, countDiscuss: 102, countClick: 13 },
      { fileId: 2, countPraise: 4, countShare: 0, countDiscuss: 202, countClick: 23 },
      undefined,
      { fileId: 3, countPraise: 4, countShare: 0, countDiscuss: 203, countClick: 23 },
      undefined,
    ]);
    expect(
      (await of((site, id) => shownLive(db, site, id))).map((row) => row && [row.doc.title, row.click]),
    ).toEqual([['1-2', 13], ['2-2', 23], undefined, ['2-3', 23], undefined]);
    expect(await shownLive(db, 2, 4)).toMatchObject({ id: 4, article_id: 0, doc: { title: '2-4' } });
    expect(await liveCounts(db, 1, 4)).toMatchObject({ doc: { fileId: 4, countDiscuss: 104 } });
    expect(await shownLive(db, 1, 6)).toMatchObject({
      ...{ id: 6, article_id: 1, status: live, discuss: 106, starts_at: at(40), seq: 0 },
    });
    const sorted = <Row extends { id: number }>(rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);
    expect(sorted(await discussedRows(db, 1, [2, 3, 99]))).toEqual([
      { id: 2, article_id: 1, discuss: 102, title: '1-2', closed: false },
      { id: 3, article_id: 2, discuss: 103, title: '1-3', closed: false },
    ]);
    expect(sorted(await livesByIds(db, 2, [2, 4, 99]))).toEqual([
      { id: 2, article_id: 1, title: '2-2', discuss: 202, picture: '' },
      { id: 4, article_id: 0, title: '2-4', discuss: 204, picture: '' },
    ]);
  });

  test('[A17] a status – set, set again, of another site – changes once, its first video’s too', async () => {
    const { db } = sites;
    const config = {
      videos: [
        { status: '0', url: 'a' },
        { status: '0', url: 'b' },
      ],
    };
    for (const site of [1, 2])
      await insertLive(db, site, 20, {
        article_id: 1,
        status: preview,
        starts_at: at(5),
        doc: { config } as never,
      });
    expect(await setStatus(db, 1, 20, live)).toEqual({
      article_id: 1,
      config: {
        videos: [
          { status: '1', url: 'a' },
          { status: '0', url: 'b' },
        ],
      },
    });
    expect(await setStatus(db, 1, 20, live)).toBeUndefined();
    expect(await setStatus(db, 1, 99, live)).toBeUndefined();
    expect([await lockLive(db, 1, 20), await lockLive(db, 2, 20), await lockLive(db, 1, 19)]).toEqual([
      { status: live },
      { status: preview },
      undefined,
    ]);
    expect(await lockLiveSetup(db, 2, 20)).toEqual({
      article_id: 1,
      status: preview,
      starts_at: at(5),
      doc: { config },
    });
    await saveLiveSetup(db, 1, 20, at(6), { title: '新' });
    expect(await lockLiveSetup(db, 1, 20)).toEqual({
      article_id: 1,
      status: live,
      starts_at: at(6),
      doc: { title: '新' },
    });
    expect(await lockLiveSetup(db, 2, 20)).toMatchObject({ starts_at: at(5), doc: { config } });
    expect(await lockLiveSetup(db, 1, 6)).toMatchObject({ doc: { title: '1-6' } });
    expect(await lockLiveSetup(db, 1, 99)).toBeUndefined();
    expect((await nextLiveId(db)) + 1).toBe(await nextLiveId(db));
  });
});

describe('[F7][A17] reports of a live', () => {
  const doc = (title: string) => ({ title }) as unknown as ReportDocument;
  /** Numbers of added reports, by live and site. */
  const added: Record<string, number[]> = {};
  beforeAll(async () => {
    for (const [site, id, top] of [
      [1, 4, false],
      [1, 4, true],
      [1, 4, false],
      [1, 5, false],
      [2, 4, false],
      [1, 4, true],
      [1, 4, false],
    ] as const) {
      const row = await insertReport(sites.db, { site, live: id }, at(5), { top, doc: doc(`${site}-${id}`) });
      const key = `${site}-${id}`;
      added[key] = [...(added[key] ?? []), row?.id ?? 0];
      // equal numbers on both sites
      await sites.add('live_reports', {
        ...{
          site_id: 3 - site,
          id: row?.id,
          live_id: 9,
          published_at: at(0),
          top: true,
          doc: { title: '同号' },
        },
      });
    }
  });
  const own = (live = 4, site = 1) => added[`${site}-${live}`] ?? [];

  test('added to an unknown live – is none', async () => {
    expect(
      await insertReport(sites.db, { site: 1, live: 99 }, at(5), { top: false, doc: doc('x') }),
    ).toBeUndefined();
    await sites.add('lives', { site_id: 2, id: 30, status: 0, starts_at: at(0), doc: {} });
    expect(
      await insertReport(sites.db, { site: 1, live: 30 }, at(5), { top: false, doc: doc('x') }),
    ).toBeUndefined();
  });

  test('newest first – pinned ones lead the first page and are on no other', async () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = own();
    const page = async (more: object = {}) =>
      (await reportsOf(sites.db, 1, 4, { oldestFirst: false, after: 0, limit: 9, offset: 0, ...more })).map(
        ({ id }) => id,
      );
    expect(await page()).toEqual([d, b, e, c, a]);
    expect(await page({ limit: 2, offset: 1 })).toEqual([b, e]);
    expect(await page({ after: e })).toEqual([c, a]);
    expect(await page({ after: c, limit: 1 })).toEqual([a]);
  });

  test('oldest first – behind a number – come by number', async () => {
    const [a, b, c, d, e] = own();
    const page = async (more: object = {}) =>
      (await reportsOf(sites.db, 1, 4, { oldestFirst: true, after: 0, limit: 9, offset: 0, ...more })).map(
        ({ id }) => id,
      );
    expect(await page()).toEqual([a, b, c, d, e]);
    expect(await page({ after: b, limit: 2 })).toEqual([c, d]);
    expect(await page({ limit: 1, offset: 1 })).toEqual([b]);
  });

  test('by number – of another live, of another site – are read, saved and removed in their own alone', async () => {
    const { db } = sites;
    const [a = 0, b = 0] = own();
    const [other = 0] = own(5);
    expect(await lockReport(db, 1, 4, b)).toEqual({
      id: b,
      live_id: 4,
      published_at: at(5),
      top: true,
      doc: doc('1-4'),
    });
    for (const [site, id, number] of [
      [1, 5, a],
      [2, 4, a],
      [1, 4, other],
      [1, 4, 99_999],
    ] as const) {
      expect(await lockReport(db, site, id, number)).toBeUndefined();
      expect(await deleteReport(db, site, id, number)).toBeUndefined();
    }
    expect([
      await liveOfReport(db, 1, a),
      await liveOfReport(db, 2, a),
      await liveOfReport(db, 1, 99_999),
    ]).toEqual([{ live: 4 }, { live: 9 }, undefined]);
    await saveReport(db, 1, { id: a, live_id: 4, published_at: at(5), top: true, doc: doc('改') });
    expect(await lockReport(db, 1, 4, a)).toMatchObject({ top: true, doc: doc('改') });
    expect(await lockReport(db, 2, 9, a)).toMatchObject({ doc: doc('同号') });
    expect(await lockReport(db, 1, 4, b)).toMatchObject({ doc: doc('1-4') });
    expect(await deleteReport(db, 1, 4, a)).toMatchObject({ id: a, doc: doc('改') });
    expect(await lockReport(db, 1, 4, a)).toBeUndefined();
    expect(await lockReport(db, 2, 9, a)).toMatchObject({ id: a });
    expect(await lockReport(db, 1, 4, b)).toMatchObject({ id: b });
  });
});

import { KindNumber, XyStatus } from '@contract/codes';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isAuthorAndCategory,
  nextShortVideoID,
  putShortVideo,
  putShortVideoSettings,
  putStream,
  updateShortVideo,
} from './saving.store';
import {
  relatedShortVideos,
  shortVideoById,
  shortVideoCategories,
  shortVideoFiles,
  shortVideoSettings,
} from './shortVideos.store';

/**
 * Both sites: videos 1 to 4 of category 10, 5 and 6 of category 11; 2 is a reporter's, 3 an account's, 4 a closed account's on
 * site 1, 5 is dated at 50, 6 withdrawn on site 1, 9 a banned account's. Their order runs against their numbers.
 */
let sites: TwoSites;
const video = (site_id: number, id: number, more: object = {}) => ({
  ...{
    site_id,
    id,
    category_id: 10,
    person_id: 0,
    account_id: 0,
    published_at: at(0),
    iorder: 100 - id,
    withdrawn: false,
  },
  ...{ play: id, praise: id + 10, discuss: id + 20, share: id + 30, discuss_closed: false },
  ...{
    doc: { title: `${site_id}-${id}`, videoUrl: `/v${id}.mp4`, cover: '', width: 4, height: 3, duration: 9 },
  },
  ...{ files: [{ url: `/v${id}.mp4`, type: 'video/mp4' }], ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await sites.add(
      'people',
      { site_id: site, id: 1, kind: 'reporter', name: `${site}记`, doc: { url: '/r.jpg' } },
      { site_id: site, id: 2, kind: 'leader', name: '长', doc: {} },
    );
    await sites.add(
      'accounts',
      { site_id: site, id: 1, status: XyStatus.open, doc: { topic: `${site}号`, icon: '/a.jpg' } },
      { site_id: site, id: 2, status: site === 1 ? XyStatus.closed : XyStatus.open, doc: { topic: '关' } },
      { site_id: site, id: 3, status: XyStatus.open, forbidden: true, doc: { topic: '禁' } },
      { site_id: site, id: 0, status: XyStatus.open, doc: { topic: '无' } },
    );
    await sites.add(
      'categories',
      { site_id: site, code: 'MVOD', id: 10, order_id: 2, doc: { name: `${site}类` } },
      { site_id: site, code: 'MVOD', id: 11, order_id: 1, doc: { name: '别' } },
      { site_id: site, code: 'MVOD', id: 12, order_id: 1, doc: { name: '又' } },
      { site_id: site, code: 'ACTIVITY', id: 10, doc: { name: '活动' } },
    );
    await sites.add(
      'short_videos',
      ...[video(site, 1), video(site, 2, { person_id: 1 }), video(site, 3, { account_id: 1 })],
      ...[video(site, 4, { account_id: 2 }), video(site, 5, { category_id: 11, published_at: at(50) })],
      video(site, 6, { category_id: 11, withdrawn: site === 1 }),
      video(site, 9, { category_id: 11, account_id: 3, iorder: 200 }),
      video(site, 7, { category_id: 11, person_id: 2 }),
    );
  }
  const like = { site_id: 1, kind: KindNumber.event.shortVideo, object_id: 1, who: 'm:7', created_at: at(0) };
  await sites.add(
    'praises',
    ...[like, { ...like, kind: like.kind + 1, object_id: 2 }, { ...like, site_id: 2, object_id: 3 }],
    ...[
      { ...like, object_id: 2, who: 'm:8' },
      { ...like, object_id: 3, who: '' },
    ],
  );
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const reader = (time = 50, who = '') => ({ who, now: at(time) });
const shownAt = async (db: Db, site: number, time = 50) =>
  (await inTurn([1, 2, 3, 4, 5, 6, 7, 8, 9], (id) => shortVideoById(db, site, id, reader(time)))).flatMap(
    (row) => row?.doc.id ?? [],
  );

test('[F18] short videos – withdrawn, of a closed account, dated at a moment, of another site – show where all is well', async () => {
  const { db } = sites;
  expect([
    await shownAt(db, 1),
    await shownAt(db, 1, 49),
    await shownAt(db, 2),
    await shownAt(db, 3),
  ]).toEqual([...[[1, 2, 3, 5, 7], [1, 2, 3, 7], [1, 2, 3, 4, 5, 6, 7], []]]);
  const files = await inTurn([1, 4, 5, 6, 9], (id) => shortVideoFiles(db, 1, id, at(49)));
  expect(files.map((row) => row?.files.length)).toEqual([1, undefined, undefined, undefined, undefined]);
  expect(
    [
      await shortVideoFiles(db, 1, 5, at(50)),
      await shortVideoFiles(db, 2, 4, at(0)),
      await shortVideoFiles(db, 3, 1, at(0)),
    ].map((row) => row?.doc.videoUrl),
  ).toEqual([...['/v5.mp4', '/v4.mp4', undefined]]);
});

test('[F18] a short video – of the newsroom, a reporter, an account, a leader – names its author, category and counts', async () => {
  const doc = async (id: number, site = 1, who = '') =>
    (await shortVideoById(sites.db, site, id, reader(50, who)))?.doc;
  const authors = (await inTurn([1, 2, 3, 7], (id) => doc(id))).map((one) => [
    one?.userID,
    one?.userName,
    one?.userIcon,
  ]);
  expect(authors).toEqual([
    [0, '', ''],
    [1, '1记', '/r.jpg'],
    [0, '1号', '/a.jpg'],
    [2, '', ''],
  ]);
  expect(await doc(2, 2)).toMatchObject({
    ...{ id: 2, title: '2-2', catID: 10, catName: '2类', userName: '2记', countPlay: 2, countPraise: 12 },
    ...{ countDiscuss: 22, countShare: 32, isPraise: 0 },
  });
  expect((await doc(7))?.catName).toBe('别');
  const liked = await inTurn([1, 2, 3], (id) => doc(id, 1, 'm:7'));
  expect(liked.map((one) => one?.isPraise)).toEqual([1, 0, 0]);
  expect([
    (await doc(3, 2, 'm:7'))?.isPraise,
    (await doc(3))?.isPraise,
    (await doc(1, 1, 'm:8'))?.isPraise,
  ]).toEqual([1, 0, 0]);
});

test(
  '[F18] videos after one – of its category, of another, older, newer, hidden – come in turn, a page at a time',
  trying(async ({ db, add }) => {
    await add('short_videos', video(1, 8, { category_id: 11 }));
    const from = async (id: number, limit = 9, offset = 0, site = 1, time = 50) =>
      (await relatedShortVideos(db, site, { id, limit, offset }, reader(time))).map((row) => row.id);
    expect([await from(2), await from(1), await from(5)]).toEqual([
      ...[
        [3, 1, 5, 7, 8],
        [2, 3, 5, 7, 8],
        [7, 8, 1, 2, 3],
      ],
    ]);
    expect([await from(2, 2, 1), await from(7), await from(2, 9, 0, 2)]).toEqual([
      ...[
        [1, 5],
        [8, 5, 1, 2, 3],
        [3, 4, 1, 5, 6, 7],
      ],
    ]);
    expect([await from(6), await from(99), await from(2, 9, 0, 1, 49)]).toEqual([[], [], [3, 1, 7, 8]]);
  }),
);

test(
  '[F18] videos after one – of one place in the order, liked, of reporters and accounts – carry what they carry by number',
  trying(async ({ db, add }) => {
    await add('short_videos', video(1, 40, { iorder: 98 }));
    const rows = await relatedShortVideos(db, 1, { id: 2, limit: 9, offset: 0 }, reader(50, 'm:7'));
    expect(rows.map(({ id }) => id)).toEqual([3, 1, 40, 5, 7]);
    const byNumber = await inTurn(rows, ({ id }) => shortVideoById(db, 1, id, reader(50, 'm:7')));
    expect(rows.map(({ doc }) => doc)).toEqual(byNumber.map((row) => row?.doc));
    const others = await relatedShortVideos(db, 1, { id: 1, limit: 9, offset: 0 }, reader(50, ''));
    expect(others.map(({ doc }) => Object(doc).isPraise)).toEqual(Array(5).fill(0));
    const liked = await relatedShortVideos(db, 1, { id: 1, limit: 9, offset: 0 }, reader(50, 'm:7'));
    expect(liked.map(({ doc }) => Object(doc).isPraise)).toEqual(Array(5).fill(0));
    const [second] = others;
    expect(second?.doc).toEqual((await shortVideoById(db, 1, second?.id ?? 0, reader()))?.doc);
  }),
);

test('[F18] categories – of another catalogue and site – come in their order', async () => {
  expect((await shortVideoCategories(sites.db, 1)).map(({ id }) => id)).toEqual([11, 12, 10]);
  expect(Object((await shortVideoCategories(sites.db, 2))[2]?.doc).name).toBe('2类');
});

test(
  '[F18] settings – of two sites, set in parts – are each site’s own',
  trying(async ({ db }) => {
    await putShortVideoSettings(db, 1, { canDiscuss: false, shareTitle: '一' });
    await putShortVideoSettings(db, 2, { canShare: false });
    await putShortVideoSettings(db, 1, { canDiscuss: true, autoNext: true });
    expect([
      await shortVideoSettings(db, 1),
      await shortVideoSettings(db, 2),
      await shortVideoSettings(db, 3),
    ]).toEqual([{ canDiscuss: true, shareTitle: '一', autoNext: true }, { canShare: false }, {}]);
  }),
);

test(
  '[F18] a video saved again – with other counts – takes every field but the counts, on its site alone',
  trying(async ({ db }) => {
    const doc = {
      title: '新',
      description: '',
      cover: '',
      videoUrl: '/n.mp4',
      width: 1,
      height: 1,
      duration: 1,
      publishtime: '',
      shareUrl: '',
    };
    const saved = {
      ...{ id: 6, categoryID: 10, reporterID: 1, accountID: 0, publishedAt: at(1), withdrawn: false, doc },
      ...{ files: [], play: 500, praise: 501, share: 502 },
    };
    await putShortVideo(db, 1, saved, 1_000);
    await putShortVideo(db, 1, { ...saved, id: 30, reporterID: 0, accountID: 1 }, 1_001);
    const one = async (id: number, site = 1) => (await shortVideoById(db, site, id, reader(1)))?.doc;
    expect(await one(6)).toMatchObject({
      title: '新',
      catID: 10,
      userName: '1记',
      countPlay: 6,
      countPraise: 16,
      countShare: 36,
    });
    expect(await one(30)).toMatchObject({
      userName: '1号',
      countPlay: 500,
      countPraise: 501,
      countShare: 502,
      countDiscuss: 0,
    });
    expect([(await one(6, 2))?.title, (await shortVideoFiles(db, 1, 6, at(1)))?.files]).toEqual(['2-6', []]);
    expect(
      (await relatedShortVideos(db, 1, { id: 30, limit: 2, offset: 0 }, reader(1))).map(({ id }) => id),
    ).toEqual([6, 1]);
    expect((await nextShortVideoID(db)) + 1).toBe(await nextShortVideoID(db));
  }),
);

const ROWS = {
  name: 'test-short-videos',
  text: `select site_id as site, id, withdrawn, discuss_closed as closed, category_id as category, doc->>'title' as title,
    doc->>'description' as description, doc->>'videoUrl' as url, files from short_videos order by 1, 2`,
};
test.each([
  { what: 'nothing', change: {}, after: {} },
  { what: 'the title', change: { title: '改' }, after: { title: '改' } },
  { what: 'the description', change: { description: '述' }, after: { description: '述' } },
  { what: 'the category', change: { categoryID: 11 }, after: { category: 11 } },
  { what: 'withdrawn', change: { withdrawn: true }, after: { withdrawn: true } },
  { what: 'closed for comments', change: { discussClosed: true }, after: { closed: true } },
])('[F18] a video of two sites – $what changed – changes that alone', async ({ change, after }) =>
  trying(async ({ db }) => {
    const before = await db.query(ROWS);
    expect([await updateShortVideo(db, 1, 1, change), await updateShortVideo(db, 1, 99, change)]).toEqual([
      1, 0,
    ]);
    expect(await db.query(ROWS)).toEqual(
      before.map((row, place) => (place === 0 ? { ...row, ...after } : row)),
    );
  })(),
);

test.each([
  { reporterID: 0, accountID: 0, categoryID: 0, known: true },
  { reporterID: 1, accountID: 2, categoryID: 10, known: true },
  { reporterID: 2, accountID: 0, categoryID: 0, known: false },
  { reporterID: 9, accountID: 1, categoryID: 10, known: false },
  { reporterID: 1, accountID: 9, categoryID: 10, known: false },
  { reporterID: 1, accountID: 1, categoryID: 13, known: false },
  { reporterID: 8, accountID: 0, categoryID: 0, known: false },
  { reporterID: 0, accountID: 8, categoryID: 0, known: false },
  { reporterID: 0, accountID: 0, categoryID: 8, known: false },
])(
  '[F18] reporter $reporterID, account $accountID, category $categoryID – of a video – are known: $known',
  async ({ known, ...of }) =>
    trying(async ({ db, add }) => {
      await add('people', { site_id: 2, id: 8, kind: 'reporter', doc: {} });
      await add('accounts', { site_id: 2, id: 8, doc: {} });
      await add(
        'categories',
        { site_id: 2, id: 8, code: 'MVOD', doc: {} },
        { site_id: 1, id: 13, code: 'ACTIVITY', doc: {} },
      );
      expect(await isAuthorAndCategory(db, 1, of)).toBe(known);
      const none = { reporterID: 0, accountID: 0, categoryID: 0 };
      expect(await isAuthorAndCategory(db, 3, none)).toBe(true);
    })(),
);

test(
  '[F18] a stream – of a video with captions, with a cover, of another file and site – is put before its captions, and plays',
  trying(async ({ db, add }) => {
    const vtt = { url: '/c.vtt', type: 'text/vtt' };
    const doc = { title: '', videoUrl: '/same.mp4', cover: '/own.jpg', width: 8, height: 6, duration: 7 };
    const old = { url: '/old.m3u8', type: 'application/x' };
    await add(
      'short_videos',
      video(1, 20, { doc: { ...doc, cover: '' }, files: [vtt, old] }),
      ...[video(1, 21, { doc, files: [old] }), video(2, 20, { doc, files: [old] })],
    );
    const file = {
      url: '/s.m3u8',
      type: 'm',
      width: 1,
      height: 1,
      bitrate: 1,
      size: 1,
      duration: 1,
      cover: '',
    };
    await putStream(db, 1, { videoUrl: '/same.mp4', poster: '/poster.jpg', files: [file], plays: '/s.m3u8' });
    const first = await shortVideoFiles(db, 1, 20, at(0));
    const own = {
      url: '/same.mp4',
      type: 'video/mp4',
      bitrate: 0,
      size: 0,
      width: 8,
      height: 6,
      duration: 7,
      cover: '',
    };
    expect(first?.files).toEqual([own, file, vtt]);
    expect(first?.doc).toMatchObject({ videoUrl: '/s.m3u8', cover: '/poster.jpg' });
    const second = await shortVideoFiles(db, 1, 21, at(0));
    expect(second?.files).toEqual([{ ...own, cover: '/own.jpg' }, file]);
    expect(second?.doc.cover).toBe('/own.jpg');
    expect((await shortVideoFiles(db, 2, 20, at(0)))?.files).toEqual([old]);
    expect((await shortVideoFiles(db, 1, 1, at(0)))?.doc.videoUrl).toBe('/v1.mp4');
  }),
);

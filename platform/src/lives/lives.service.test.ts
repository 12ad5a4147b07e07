import { LiveSort, LiveStatus } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { SocketType } from '@contract/socket/socketCodes';
import { actsOf } from '@platform/auditLog/acts.service';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countOpenings } from './clicks.service';
import { liveCommentTargets } from './commentTarget.service';
import { forgetOldFrames, publishFrames, readLiveSnapshot } from './frames.service';
import {
  addReport,
  changeReport,
  type ReportDocument,
  removeReport,
  setLiveStatus,
} from './liveEditing.service';
import { livesOf } from './lives.service';
import { viewOf } from './liveView.service';
import { createMissedFrames } from './missedFrames.service';
import { addLivePass, admittedPass, livePassesOf, passState, revokeLivePass } from './passes.service';
import { sendFieldReport } from './reports/fieldReports.service';

const LIVE = 4;
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await addArticle(sites, site, 1, { title: `文${site}`, discuss_closed: null });
    await addArticle(sites, site, 2, { status: 0 });
  }
});
afterAll(() => sites.close());
beforeEach(async () => {
  await sites.db.script(
    'delete from lives; delete from live_frames; delete from live_reports; delete from staff_acts; delete from live_passes; delete from live_report_keys',
  );
  for (const site of [1, 2])
    for (const id of [LIVE, LIVE + 1])
      await sites.add('lives', {
        ...{
          site_id: site,
          id,
          status: LiveStatus.preview,
          starts_at: at(0),
          doc: { title: `${site}-${id}` },
        },
      });
});

const work = { site: 1, staff: 3, at: at(9) };
const frames = async (site = 1, live = LIVE) =>
  (await readLiveSnapshot(sites.db, { site, live }, 0))?.frames.map(({ text }) => JSON.parse(text));
const acts = async () =>
  (await actsOf(sites.db, 1, 'live', LIVE)).map(({ act, staff_id, detail }) => [act, staff_id, detail]);

describe('[F7][K10] the status of a live', () => {
  const cases = Object.values(LiveStatus).flatMap((from) =>
    Object.values(LiveStatus).map((to) => ({ from, to })),
  );
  test.each(cases)(
    '$from – set to $to – changes, is heard and recorded once where it differs',
    async ({ from, to }) => {
      await sites.db.script(`update lives set status = ${from}`);
      const isSame = from === to;
      expect(await setLiveStatus(sites.db, work, LIVE, to)).toBe(isSame ? 'same' : 'set');
      const text = 'select status from lives order by site_id, id';
      const rows = await sites.db.query<{ status: number }>({ name: 'test-statuses', text });
      expect(rows.map(({ status }) => status)).toEqual([to, from, from, from]);
      expect(await frames()).toEqual(
        isSame ? [] : [{ type: SocketType.status, code: 200, data: { id: LIVE, seq: 1, status: to } }],
      );
      expect([await frames(2), await frames(1, LIVE + 1)]).toEqual([[], []]);
      expect(await acts()).toEqual(isSame ? [] : [['liveStatus', 3, { from, to }]]);
    },
  );

  test('of an unknown live – is unknown', async () => {
    expect(await setLiveStatus(sites.db, work, 99, LiveStatus.live)).toBe('unknown');
    expect(await acts()).toEqual([]);
  });
});

const doc = (content: string): ReportDocument => ({
  ...{ title: '题', user: '记者', userID: 5, userIcon: 'i', content, sourceType: 1, attachments: [] },
});
const view = (more: object = {}, site = 1) =>
  viewOf(sites.db, site, {
    id: LIVE,
    sort: LiveSort.newestFirst,
    page: 0,
    rowNumber: 0,
    afterOrder: '',
    ...more,
  } as Parameters<typeof viewOf>[2]);

describe('[F7] reports', () => {
  test('added, changed in part, removed – in their live, in another – are shown, heard without their words, and recorded', async () => {
    const { db } = sites;
    const id = (await addReport(db, work, LIVE, { top: false, doc: doc('一') })) ?? 0;
    expect(await addReport(db, work, 99, { top: false, doc: doc('一') })).toBeUndefined();
    for (const [context, live] of [
      [{ ...work, site: 2 }, LIVE],
      [work, LIVE + 1],
      [work, 99],
    ] as const) {
      expect(await changeReport(db, context, live, id, { doc: { content: '错' } })).toBe(false);
      expect(await removeReport(db, context, live, id, '')).toBe(false);
    }
    expect(await changeReport(db, work, LIVE, id, { top: true, doc: { content: '二' } })).toBe(true);
    expect((await view())?.list).toEqual([
      { ...doc('二'), fileId: id, publishtime: '2026-01-10 08:00:00.0', isTop: 1 },
    ]);
    expect(await changeReport(db, work, LIVE, id, { doc: { title: '新题' } })).toBe(true);
    expect((await view())?.list).toMatchObject([{ title: '新题', content: '二', isTop: 1 }]);
    const data = async () => (await frames())?.map((one) => [one.data.action, one.data.report.content]);
    expect(await data()).toEqual([
      ['add', '一'],
      ['update', '二'],
      ['update', '二'],
    ]);
    expect(await removeReport(db, work, LIVE, id, '重复')).toBe(true);
    expect(await removeReport(db, work, LIVE, id, '重复')).toBe(false);
    expect(await data()).toEqual([
      ['delete', ''],
      ['delete', ''],
      ['delete', ''],
      ['delete', ''],
    ]);
    expect((await view())?.list).toEqual([]);
    expect((await acts()).map(([act, staff]) => [act, staff])).toEqual([
      ['addReport', 3],
      ['changeReport', 3],
      ['changeReport', 3],
      ['removeReport', 3],
    ]);
    expect((await acts())[3]?.[2]).toMatchObject({ report: id, reason: '重复', before: { content: '二' } });
  });

  test('[wire g11] exactly a page, one more, a page behind a row – tell whether there are more', async () => {
    const { db } = sites;
    const ids: number[] = [];
    const add = async () => {
      ids.push((await addReport(db, work, LIVE, { top: false, doc: doc('x') })) ?? 0);
    };
    for (let count = 0; count < PAGE_SIZE; count += 1) await add();
    expect([(await view())?.list.length, (await view())?.hasMore]).toEqual([PAGE_SIZE, false]);
    await add();
    const first = await view();
    expect([first?.list.length, first?.hasMore]).toEqual([PAGE_SIZE, true]);
    const listed = async (more: object) => (await view(more))?.list.map(({ fileId }) => fileId);
    expect(await listed({ page: 1 })).toEqual([ids[0]]);
    expect(await listed({ afterOrder: String(ids[1]), page: 1 })).toEqual([ids[0]]);
    expect(await listed({ sort: LiveSort.oldestFirst, afterOrder: String(ids.at(-2)) })).toEqual([
      ids.at(-1),
    ]);
    expect(await listed({ afterOrder: 'x' })).toHaveLength(PAGE_SIZE);
    expect(await view({ id: 99 })).toBeUndefined();
    expect(await view({}, 2)).toMatchObject({ list: [], hasMore: false, seq: 0, main: { title: '2-4' } });
    expect(await view()).toMatchObject({ seq: PAGE_SIZE + 1, sort: LiveSort.newestFirst });
  });
});

describe('[F7] a live as readers see it', () => {
  test('alone, in an article, in a draft – has its own words, then the article’s', async () => {
    const item = {
      title: '文章',
      attAbstract: '摘要',
      publishtime: '发布',
      liveType: 1,
      shareClosed: 1,
      discussClosed: '0',
    };
    await sites.db.run({ name: 'test-item', text: 'update articles set item = $1 where id = 1' }, [
      JSON.stringify(item),
    ]);
    const change = async (row: string, doc: object) =>
      await sites.db.run({ name: `test-live-${row}`, text: `update lives set doc = $1, ${row}` }, [
        JSON.stringify(doc),
      ]);
    await change('article_id = 0, click = 5, discuss = 6', {
      ...{
        title: '直播',
        content: '正文',
        type: 1,
        endTime: '结束',
        countClick: 2,
        countPraise: 4,
        discussClosed: '1',
      },
      ...{ webBannerUrl: 'w', appBannerUrl: 'a', sort: LiveSort.oldestFirst },
    });
    expect(await view()).toMatchObject({
      sort: LiveSort.oldestFirst,
      main: {
        ...{ fileId: LIVE, articleID: 0, title: '直播', content: '正文', startTime: '2026-01-10 08:00:00.0' },
        ...{ endTime: '结束', publishtime: '2026-01-10 08:00:00.0', articlePubTime: '', type: 1, status: 0 },
        ...{
          countClick: 7,
          countDiscuss: 6,
          countPraise: 4,
          discussClosed: 1,
          shareClosed: 0,
          useArticle: false,
        },
        config: { webBannerUrl: 'w', appBannerUrl: 'a', users: [], videos: [] },
      },
    });
    await change('article_id = 1', {});
    const { main } = (await view()) ?? {};
    expect(main).toMatchObject({
      ...{
        articleID: 1,
        title: '文章',
        content: '摘要',
        publishtime: '发布',
        articlePubTime: '发布',
        type: 1,
      },
      ...{ discussClosed: 0, shareClosed: 1, useArticle: true, countPraise: 0 },
    });
    expect(main).not.toHaveProperty('endTime');
    await sites.db.run({ name: 'test-item', text: 'update articles set item = $1 where id = 1' }, [
      JSON.stringify({ ...item, discussClosed: '1' }),
    ]);
    expect((await view())?.main.discussClosed).toBe(1);
    await change('article_id = 2', {});
    expect(await view()).toBeUndefined();
  });

  test('[H1] as a target of comments – alone, of no article’s number, in a draft – is closed where it or its article is', async () => {
    await sites.add('articles', {
      ...{
        site_id: 1,
        id: 0,
        key: 'nobody',
        column_id: 1,
        article_type: 0,
        status: 1,
        title: '',
        item: '{}',
      },
      ...{ content: '{}', draft_hash: '', published_at: at(0), changed_at: at(0), discuss_closed: true },
    });
    await sites.db.script(`update lives set discuss = 3 where site_id = 1 and id = ${LIVE};
      update lives set doc = '{"discussClosed": 1}' where site_id = 1 and id = ${LIVE + 1}`);
    const targets = await liveCommentTargets(sites.db, 1, [LIVE, LIVE + 1, 99]);
    expect([targets.get(LIVE), targets.get(LIVE + 1)]).toMatchObject([
      { closed: false, title: '1-4', count: 3, articleUrl: '' },
      { closed: true, title: '', count: 0 },
    ]);
    expect(targets.has(99)).toBe(false);
    await sites.db.script(
      `update lives set article_id = 2 where id = ${LIVE}; delete from articles where id = 0`,
    );
    expect((await liveCommentTargets(sites.db, 1, [LIVE])).size).toBe(0);
    expect((await livesOf(sites.db, 1, [LIVE])).map(({ article_id }) => article_id)).toEqual([2]);
    expect(await livesOf(sites.db, 1, [])).toEqual([]);
  });

  test('opened – at once, five seconds later, a millisecond before – tells how often after five seconds', async () => {
    const open = (moment: number, times = 1) =>
      countOpenings(sites.db, 1, new Map([[LIVE, times]]), at(moment));
    await open(0, 2);
    await open(4_999);
    expect(await frames()).toEqual([]);
    await open(5_000);
    const frame = { type: SocketType.status, code: 200 };
    expect(await frames()).toEqual([{ ...frame, data: { id: LIVE, seq: 1, status: 0, countClick: 4 } }]);
    await open(5_001);
    await open(10_000);
    expect(await frames()).toHaveLength(1);
    await open(10_001);
    expect((await frames())?.[1]).toEqual({ ...frame, data: { id: LIVE, seq: 2, status: 0, countClick: 7 } });
    await countOpenings(sites.db, 1, new Map(), at(0));
    expect([await frames(2), await frames(1, LIVE + 1)]).toEqual([[], []]);
  });

  test('[wire n11] frames that were missed – none, some, more than are kept, of a live of the other site – are told or reset', async () => {
    const missed = createMissedFrames(sites.db);
    const since = async (number: number, site = 1, live = LIVE) => {
      const text = await missed({ key: { site, live }, since: number });
      return text === undefined ? undefined : JSON.parse(text);
    };
    const key = { site: 1, live: LIVE };
    const data = [1, 2, 3].map((countClick) => ({ status: 1, countClick }));
    await publishFrames(sites.db, key, SocketType.status, data.slice(0, 2), at(0));
    await publishFrames(sites.db, key, SocketType.status, data.slice(2), at(10));
    expect([(await since(0)).frames.length, await since(3), await since(2)]).toMatchObject([
      3,
      { seq: 3, frames: [] },
      { seq: 3, frames: [{ type: SocketType.status, data: { id: LIVE, seq: 3, countClick: 3 } }] },
    ]);
    const day = 24 * 3_600_000;
    expect(await forgetOldFrames(sites.db, at(day).getTime())).toBe(0);
    expect(await forgetOldFrames(sites.db, at(day + 1).getTime())).toBe(2);
    expect([await since(0), await since(1), await since(4)]).toEqual([
      { reset: 1 },
      { reset: 1 },
      { reset: 1 },
    ]);
    expect((await since(2)).frames).toHaveLength(1);
    expect([await since(0, 2), await since(0, 1, 99)]).toEqual([{ seq: 0, frames: [] }, undefined]);
  });
});

describe('[A17][K10] passes', () => {
  const HOUR = 3_600_000;
  const add = (site: number, live: number, name = '小周') =>
    addLivePass(sites.db, { ...work, site }, live, { name, expiresAt: at(HOUR) });
  const admitted = (token: string | undefined, site = 1, live = LIVE, moment = 0) =>
    admittedPass(sites.db, token, { site, live }, at(moment).getTime()).then(
      ({ id }) => id,
      (error: Error) => error.message,
    );

  test('of a live – of the other site’s of its number, another live, at both sides of their end, revoked, malformed – open their own', async () => {
    const pass = await add(1, LIVE);
    const other = await add(2, LIVE);
    const bearer = `Bearer ${pass?.token}`;
    expect(await admitted(bearer)).toBe(pass?.id);
    expect(await admitted(`bearer  ${pass?.token} `)).toBe(pass?.id);
    expect([
      await admitted(bearer, 2),
      await admitted(bearer, 1, LIVE + 1),
      await admitted(`Bearer ${other?.token}`),
    ]).toEqual([
      ...['this pass is for another live', 'this pass is for another live', 'this pass is for another live'],
    ]);
    expect([await admitted(bearer, 1, LIVE, HOUR - 1), await admitted(bearer, 1, LIVE, HOUR)]).toEqual([
      pass?.id,
      'this pass has expired',
    ]);
    for (const token of [
      undefined,
      '',
      pass?.token,
      `Bearer ${pass?.token}x`,
      'Bearer p1.x',
      `Basic ${pass?.token}`,
    ])
      expect(await admitted(token)).toBe('bring a pass of this live');
    expect(await revokeLivePass(sites.db, { ...work, site: 2 }, LIVE, pass?.id ?? 0)).toBe(false);
    expect(await revokeLivePass(sites.db, work, LIVE + 1, pass?.id ?? 0)).toBe(false);
    expect(await admitted(bearer)).toBe(pass?.id);
    expect(await revokeLivePass(sites.db, work, LIVE, pass?.id ?? 0)).toBe(true);
    expect(await admitted(bearer)).toBe('this pass was revoked');
    expect(await add(1, 99)).toBeUndefined();
    const [listed] = await livePassesOf(sites.db, 1, LIVE);
    expect(listed).toMatchObject({
      name: '小周',
      live: LIVE,
      site: 1,
      created_by: 3,
      created_at: at(9),
      expires_at: at(HOUR),
    });
    expect(await livePassesOf(sites.db, 1, LIVE)).toHaveLength(1);
    if (!listed) throw new Error('the pass is missing');
    expect([passState(listed, 0), passState({ ...listed, revoked_at: null }, at(HOUR).getTime())]).toEqual([
      'revoked',
      'expired',
    ]);
    expect(await acts()).toEqual([
      ['addLivePass', 3, { pass: pass?.id, name: '小周', expires: at(HOUR).toISOString() }],
      ['revokeLivePass', 3, { pass: pass?.id }],
    ]);
  });

  test('their reports – with one key, with another pass’s key, of a live that is gone – arrive once a pass', async () => {
    const { db } = sites;
    await Promise.all([add(1, LIVE), add(1, LIVE, '小李')]);
    const [second, first] = await livePassesOf(db, 1, LIVE);
    if (!first || !second) throw new Error('a pass is missing');
    const send = (pass: typeof first, key: string) =>
      sendFieldReport(db, pass, { key, doc: doc(key) }, at(9));
    const one = await send(first, 'a');
    expect([one.repeated, await send(first, 'a')]).toEqual([false, { id: one.id, repeated: true }]);
    const others = [await send(first, 'b'), await send(second, 'a')];
    expect(new Set([one.id, ...others.map(({ id }) => id)]).size).toBe(3);
    expect((await view())?.list.map(({ content }) => content)).toEqual(['a', 'b', 'a']);
    expect(
      (await acts())
        .filter(([act]) => act === 'addReport')
        .map(([, staff, detail]) => [staff, Object(detail).pass]),
    ).toEqual([
      [3, first.id],
      [3, first.id],
      [3, second.id],
    ]);
    await db.script(`delete from lives where site_id = 1 and id = ${LIVE}`);
    await expect(send(first, 'c')).rejects.toThrow('there is no such live');
  });
});

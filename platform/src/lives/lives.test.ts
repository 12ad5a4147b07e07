import { LiveStatus } from '@contract/codes';
import { liveView } from '@contract/lives';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addReport, setLiveStatus } from './liveEditing.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

test('[wire g18] lives announced and not begun', async () => {
  expect(await call('liveComing')).toEqual({
    list: [
      {
        fileId: seeded.live.coming,
        title: '开闸直播',
        startTime: '2031-03-06 09:00:00.0',
        type: 1,
        webBannerUrl: 'http://paper.test/media/b.png',
      },
    ],
  });
});

test('[A15] a live whose article is not published is neither announced nor counted', async () => {
  const hidden = 900;
  await platform.db.script(`insert into lives (site_id, id, status, starts_at, article_id, doc)
    values (1, ${hidden}, 0, now(), ${seeded.articles.draft}, '{"title": "未公布"}')`);
  expect(JSON.stringify(await call('liveComing'))).not.toContain('未公布');
  expect(await call(`counts?id=${hidden}&source=1`)).toMatchObject({ success: false });
  await platform.db.script(`delete from lives where id = ${hidden}`);
});

test('[wire x9] counts of an article and of a live; of nothing the failure object', async () => {
  const nothing = { success: false, errorInfo: '找不到相关稿件', results: [] };
  expect(await call(`counts?id=${seeded.articles.news}`)).toMatchObject({ countClick: 10, countPraise: 2 });
  expect(await call(`counts?id=${seeded.live.running}&source=1`)).toMatchObject({ fileId: 2, countShare: 0 });
  expect(await call('counts?id=99')).toEqual(nothing);
  expect(await call('counts?id=99&source=1')).toEqual(nothing);
  expect(await call(`counts?id=${seeded.articles.draft}`)).toEqual(nothing);
  expect(await call('counts?id=1&source=11')).toEqual(nothing);
});

describe('[F7] a live as it runs', () => {
  const { running: live, coming } = seeded.live;
  const work = () => ({ site: 1, staff: 7, at: new Date(platform.clock.now()) });
  const doc = {
    title: '',
    user: '记者',
    userID: 0,
    userIcon: '',
    content: '',
    sourceType: 1,
    attachments: [],
  };
  const add = (content: string, top = false) =>
    addReport(platform.db, work(), live, { top, doc: { ...doc, content } });
  const view = async (more = '', id: number = live) => {
    platform.clock.forward(3_000);
    return v.parse(liveView.output, await call(`liveView?id=${id}${more}`));
  };
  const words = async (more: string) => (await view(more)).list.map(({ content }) => content);

  test('[wire g11, S6] liveView: the live, and its reports newest first, oldest first, page by page', async () => {
    for (let count = 1; count <= 25; count += 1) await add(`${count}`, count === 3);
    const numbers = Array.from({ length: 25 }, (_, index) => String(index + 1));
    const { main, list, hasMore } = await view();
    expect(main).toMatchObject({ fileId: live, articleID: seeded.articles.live, title: '赛马节', status: 1 });
    expect(hasMore).toBe(true);
    const newest = ['3', ...numbers.filter((one) => one !== '3').toReversed()];
    expect(list.map(({ content }) => content)).toEqual(newest.slice(0, 20));
    expect(list[0]).toMatchObject({ isTop: 1, user: '记者', sourceType: 1 });
    expect(await words('&page=1')).toEqual(newest.slice(20));
    // somebody reports in between
    const last = list.at(-1)?.fileId;
    await add('26');
    expect(await words(`&afterOrder=${last}`)).toEqual(newest.slice(20));
    expect(await words('&sort=1')).toEqual(numbers.slice(0, 20));
    expect((await view('', coming)).main).toMatchObject({
      articleID: 0,
      useArticle: false,
      title: '开闸直播',
    });
  });

  test('[wire S6] it begins and ends for lists, page and view alike; withdrawn with its article it is gone', async () => {
    await setLiveStatus(platform.db, work(), live, LiveStatus.ended);
    expect((await view()).main.status).toBe(LiveStatus.ended);
    expect(await call(`getArticleContent?articleId=${seeded.articles.live}`)).toMatchObject({
      liveStatus: 2,
    });
    expect(await call('getLiveArticles')).toMatchObject({ list: [{ liveStatus: 2 }] });
    await platform.db.script(`update articles set status = 0 where id = ${seeded.articles.live}`);
    platform.clock.forward(3_000);
    expect(await call(`liveView?id=${live}`)).toEqual({});
    expect(await call(`liveChanges?id=${live}&since=0`)).toEqual({});
    await platform.db.script(`update articles set status = 1 where id = ${seeded.articles.live}`);
  });

  test('[F7] openings of a live – counted, a record once – are told by the first one after five seconds, no page’s own at once', async () => {
    const { seq } = Object(await call(`liveChanges?id=${live}&since=0`));
    const opens = (more = '') => call(`event?id=${live}&type=20&eventType=0${more}`);
    platform.clock.forward(10_000);
    for (const more of ['', '', '&eventId=a', '&eventId=a']) expect(await opens(more)).toBe(true);
    expect((await view()).main.countClick).toBe(3);
    const sentFrames = async () =>
      Object(await call(`liveChanges?id=${live}&since=${seq}`))
        .frames.map(Object)
        .map((one: { data: object }) => one.data);
    expect(await sentFrames()).toEqual([]);
    platform.clock.forward(5_000);
    await opens();
    expect(await sentFrames()).toMatchObject([{ countClick: 4, status: LiveStatus.ended }]);
    await opens();
    expect(await sentFrames()).toHaveLength(1);
    expect(await call(`counts?id=${live}&source=1`)).toMatchObject({ countClick: 5 });
  });
});

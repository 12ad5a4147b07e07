import { ArticleType, LiveStatus, LiveType } from '@contract/codes';
import { put } from '@demo/load/rows';
import { addReport } from '@platform/lives/liveEditing.service';
import { anArticle } from '@testing/anArticle';
import { jsonLdOf, readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const HOUR_MS = 3_600_000;
const film = '/media/live.m3u8';
const states = [
  { id: 1, status: LiveStatus.preview, title: '明天开闸', type: LiveType.image },
  { id: 2, status: LiveStatus.live, title: '急诊科的一天', type: LiveType.image },
  { id: 3, status: LiveStatus.ended, title: '没有录像的直播', type: LiveType.video },
  { id: 4, status: LiveStatus.ended, title: '夜市第一晚', type: LiveType.video, playbackUrl: film },
  { id: 5, status: LiveStatus.live, title: '榜首战', type: LiveType.video, streamUrl: film },
];
const pathOf = (id: number) => `/liveDetail/${id}/${100 + id}.html`;

let platform: TestPlatform;
const report = (content: string, change: { top?: boolean; picture?: string } = {}) =>
  addReport(platform.db, { site: 1, staff: 0, at: new Date(platform.clock.now()) }, 2, {
    top: change.top ?? false,
    doc: {
      ...{ title: '', user: '沈一苇', userID: 1, userIcon: '', content, sourceType: 1 },
      attachments: change.picture ? [{ type: 'pic', url: change.picture, cover: '', duration: 0 }] : [],
    },
  });

beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ appLogo: '/media/logo.png' });
  await platform.addColumn({ id: 5, name: '直播' });
  for (const { id, status, title, type, streamUrl = '', playbackUrl = '' } of states) {
    const startTime = new Date(platform.clock.now() + (status === LiveStatus.preview ? 26 : -2) * HOUR_MS);
    const live = {
      type,
      status,
      startTime,
      lines: [{ name: '', streamUrl, playbackUrl }],
      banner: '/media/b.png',
      announcement: '',
    };
    const announced = { ...live, announcement: '开闸前请离开河滩。' };
    const draft = { key: `live-${id}`, title, columnID: 5, articleType: ArticleType.live, linkID: id };
    await platform.writer.saveDraft(anArticle({ ...draft, live: announced }), 100 + id);
    const row = { site_id: 1, id, article_id: 100 + id, status, starts_at: startTime };
    await put(platform.db, 'lives', { ...row, doc: { title, content: '三名记者守着。', countClick: 42 } });
  }
  await report('第一条');
  await report('先看人，再看单子', { top: true });
  await report('走廊尽头的窗台', { picture: 'https://pictures.example/cup.jpg' });
});
afterAll(() => platform.close());

describe('[F7 liveDetail] states of a live', () => {
  test('[F7] a preview – read without script – shows announcement, countdown and a calendar file', async () => {
    const { text, html, status } = await readPage(platform, pathOf(1));
    expect(status).toBe(200);
    expect(text).toContain('预告');
    expect(text).toContain('明天开闸');
    expect(text).toContain('开闸前请离开河滩。');
    expect(text).toContain('还有1天 02:00:00');
    const href = /download="live\.ics" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(decodeURIComponent(href)).toContain('SUMMARY:明天开闸');
    expect(html).not.toContain('<video');
  });

  test('[F7] a running live in pictures – read without script – shows its reports, pinned ones first', async () => {
    const { text, html } = await readPage(platform, pathOf(2));
    expect(text).toContain('直播中');
    expect(text).toContain('42人观看');
    const places = ['先看人，再看单子', '走廊尽头的窗台', '第一条'].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(html).toMatch(/<li id="report-1"/);
    expect(html).toContain('href="https://pictures.example/cup.jpg"');
  });

  test('[S§4] an ended live without a playback address – is over and plays nothing', async () => {
    const { text, html } = await readPage(platform, pathOf(3));
    expect(text).toContain('已结束');
    expect(text).toContain('直播已结束，没有回放');
    expect(html).not.toContain('<video');
  });

  test.for([
    [4, '回放'],
    [5, '直播中'],
  ] as const)('[S§4] live %i with an address – plays it as %s', async ([id, badge]) => {
    const { text, html } = await readPage(platform, pathOf(id));
    expect(text).toContain(badge);
    expect(/<video[^>]*>/.exec(html)?.[0]).toContain(`src="http://paper.test${film}"`);
  });

  test('[A3] an address of a live with the number of a news article – answers 404 and says that there is no such live', async () => {
    await platform.writer.saveDraft(anArticle({ key: 'news', title: '一条新闻', columnID: 5 }), 110);
    const { status, text, html } = await readPage(platform, '/liveDetail/2/110.html');
    expect(status).toBe(404);
    expect(text).toContain('没有这场直播');
    expect(html).toContain('/home.html');
    expect(text).not.toContain('一条新闻');
  });

  test('[A3] a live whose article is gone – answers 404', async () => {
    expect((await readPage(platform, '/liveDetail/2/999.html')).status).toBe(404);
  });
});

test('[F7] a live whose newsroom shows the oldest report first – read without script – begins with it', async () => {
  const change = `update lives set doc = doc || '{"sort": 1}' where id = 2`;
  await platform.db.script(change);
  platform.clock.forward(3_000);
  const { text } = await readPage(platform, pathOf(2));
  const places = ['第一条', '先看人，再看单子', '走廊尽头的窗台'].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await platform.db.script(`update lives set doc = doc - 'sort' where id = 2`);
});

test('[A11] a live – for search engines – is a LiveBlogPosting with its reports; a video is a BroadcastEvent, too', async () => {
  const { html } = await readPage(platform, pathOf(2));
  expect(html).toContain('"@type":"LiveBlogPosting"');
  expect(html).toContain('#report-1"');
  expect(html).not.toContain('BroadcastEvent');
  const video = await readPage(platform, pathOf(5));
  expect(video.html).toContain('"@type":"BroadcastEvent"');
  expect(video.html).toContain('"isLiveBroadcast":true');
});

test('[A11] a live – for search engines – names the paper with its logo, and changes with its last report', async () => {
  const dataOf = async () => Object(jsonLdOf((await readPage(platform, pathOf(2))).html)[0]);
  const before = await dataOf();
  expect(before).toMatchObject({
    datePublished: expect.stringMatching(/\+08:00$/),
    publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject' } },
  });
  platform.clock.forward(3_600_000);
  await report('再来一条');
  platform.clock.forward(3_000);
  const after = await dataOf();
  expect(Date.parse(after.dateModified)).toBeGreaterThanOrEqual(Date.parse(before.dateModified) + 3_600_000);
});

test('[wire W18, W20] the page that contentUrl of a live names – read by another program – has what such programs look for', async () => {
  const row = Object((await platform.get('/app_if/getArticles?columnId=5')).json()).list[0];
  const { text: html } = await platform.get(new URL(row.contentUrl).pathname);
  for (const token of [
    '<!--enpproperty <articleid>',
    '<div class="content-details"><span class="source"',
    '<div class="content-main">',
    'id="dirnum" class="main_article"',
    '<!--enpcontent-->',
    'id="DocIDforCount"',
  ])
    expect(html).toContain(token);
});

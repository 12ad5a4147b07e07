import { ArticleType, XyStatus } from '@contract/codes';
import { DYNAMIC_PAGE_SIZE, PAGE_SIZE } from '@contract/limits';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { saveDynamic } from '@platform/dynamics/dynamics.service';
import { anArticle } from '@testing/anArticle';
import { aDynamic, anAccount } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BUSY = 20;
const BARE = 21;
const CLOSED = 22;
const { open: OPEN, pending, forbidden } = seeded.accounts;
const FIRST_ARTICLE = 700;
const FIRST_DYNAMIC = 800;
const NEWEST = Date.parse('2031-03-05T09:00:00+08:00');
const at = (index: number) => new Date(NEWEST - index * 60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  const save = (id: number, status: number, change: Parameters<typeof anAccount>[1]) =>
    saveAccount(platform.db, 1, {
      ...{ id, category: 1, status, forbidden: false, recommended: false },
      doc: anAccount(id, change),
    });
  await save(BUSY, XyStatus.open, {
    ...{ topic: '白塔镇发布', description: '集日、停电。', tag: '乡镇', rssCount: 6120 },
    ...{ banner: 'https://example.org/banner.jpg', icon: 'https://example.org/icon.png' },
    ...{ wbUrl: 'https://example.org/baita', dyUrl: 'javascript:alert(1)' },
  });
  await save(BARE, XyStatus.open, { topic: '新开的号', description: '', rssCount: 0 });
  await save(CLOSED, XyStatus.closed, { topic: '关了的号' });
  for (let index = 0; index < PAGE_SIZE; index += 1) {
    const draft = anArticle({ accountID: BUSY, title: `稿件${index}号`, publishtime: at(index) });
    await platform.writer.saveDraft(draft, FIRST_ARTICLE + index);
  }
  const film = { url: '/media/00/f.mp4', cover: '/media/00/c.png', duration: 83, width: 640, height: 360 };
  const video = { articleType: ArticleType.video, videos: [film], title: '开窑一分钟' };
  await platform.writer.saveDraft(
    anArticle({ ...video, accountID: BUSY, publishtime: at(30) }),
    FIRST_ARTICLE + 30,
  );
  for (let index = 0; index < DYNAMIC_PAGE_SIZE; index += 1) {
    const draft = aDynamic(FIRST_DYNAMIC + index, { content: `第${index}条动态。`, publishedAt: at(index) });
    await saveDynamic(platform.db, 1, { ...draft, accountID: BUSY });
  }
});
afterAll(() => platform.close());

const open = (path: string, cookie = '') =>
  readPage(platform, `/xyDetail${path}`, { cookie: `touchpaper=${cookie}` });

describe('xyDetail', () => {
  test('[F15 xyDetail][A11] an account – the page without scripts – shows who it is and its newest articles', async () => {
    const { status, text, html } = await open(`/${BUSY}.html`);
    expect(status).toBe(200);
    expect(text).toMatch(/订阅号 首页 白塔镇发布 乡镇 集日、停电。 6k\+订阅 21篇文章/);
    expect(html).toMatch(/<h1[^>]*>白塔镇发布<\/h1>/);
    expect(text).toMatch(/文章 视频 问答 动态 稿件0号/);
    expect(html).toMatch(new RegExp(`/newsDetail/\\d+/${FIRST_ARTICLE}\\.html"`));
    expect(html.match(/稿件\d+号<\/h2>/g)).toHaveLength(PAGE_SIZE);
  });

  test('[F15 xyDetail][A11] an account – the head – has title, address, picture and profile', async () => {
    const { html } = await open(`/${BUSY}.html?tab=dynamics`);
    expect(html).toContain('<title>白塔镇发布 - ');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/xyDetail/${BUSY}\\.html"`));
    expect(html).toContain('<meta property="og:image" content="https://example.org/banner.jpg"');
    expect(html).toMatch(/<meta name="description" content="集日、停电。"/);
    expect(html).toMatch(/"@type":"ProfilePage".*"sameAs":\["https:\/\/example.org\/baita"\]/);
  });

  test('[G10] an unsafe address of another platform – the page – leaves it out', async () => {
    const { html, text } = await open(`/${BUSY}.html`);
    expect(html).toContain('href="https://example.org/baita"');
    expect(text).toContain('微博');
    expect(html).not.toContain('href="javascript:');
    expect(text).not.toContain('抖音');
  });

  test('[F15 xyDetail] the tab of videos – the page – shows videos alone', async () => {
    const { text } = await open(`/${BUSY}.html?tab=videos`);
    expect(text).toContain('开窑一分钟');
    expect(text).not.toContain('稿件0号');
  });

  test('[F15 xyDetail] the tab of questions – the page – shows the questions to the account', async () => {
    const { text } = await open(`/${OPEN}.html?tab=questions`);
    expect(text).toContain('几点开窑');
    expect(text).not.toContain('水费怎么算');
  });

  test('[F15 xyDetail][E1] ten dynamics and no more – the page – shows them and the end of the list', async () => {
    const { text, html } = await open(`/${BUSY}.html?tab=dynamics`);
    expect(html).toContain(`/dynamicDetail/${FIRST_DYNAMIC}.html"`);
    expect(text.match(/第\d条动态。/g)).toHaveLength(DYNAMIC_PAGE_SIZE);
    expect(text).toContain('没有更多了');
  });

  test('[F15 xyDetail][E1] eleven dynamics – the first page – shows ten and offers more', async () => {
    await saveDynamic(platform.db, 1, {
      ...aDynamic(FIRST_DYNAMIC + 90, { content: '最早的一条。', publishedAt: at(90) }),
      accountID: BUSY,
    });
    platform.clock.forward(10_000);
    const { text } = await open(`/${BUSY}.html?tab=dynamics`);
    expect(text.match(/第\d条动态。/g)).toHaveLength(DYNAMIC_PAGE_SIZE);
    expect(text).not.toContain('最早的一条。');
    expect(text).toContain('加载更多');
  });

  test.each([
    ['', '暂无相关稿件'],
    ['?tab=videos', '还没有内容'],
    ['?tab=questions', '还没有内容'],
    ['?tab=dynamics', '还没有内容'],
  ])('[E7] an account without anything – its page at "%s" – says %s', async (query, message) => {
    const { status, text } = await open(`/${BARE}.html${query}`);
    expect(status).toBe(200);
    expect(text).toContain('新开的号');
    expect(text).toContain(message);
    expect(text).not.toMatch(/0(订阅|篇)/);
  });

  test.each([
    ['an unknown account', 999],
    ['a pending account', pending],
    ['a closed account', CLOSED],
    ['a forbidden account', forbidden],
    ['number 0', 0],
    ['no number', 'abc'],
  ])('[F26][A3][E7] %s – its page – answers 404 with the empty state', async (_, id) => {
    const { status, text, html } = await open(`/${id}.html`);
    expect(status).toBe(404);
    expect(text).toContain('还没有内容');
    expect(html).not.toMatch(/待审号|封号|关了的号/);
  });

  test('[A2][E7] an address without a number – the page – shows the empty state', async () => {
    const { status, text } = await open('.html');
    expect(status).toBe(200);
    expect(text).toContain('还没有内容');
  });

  test.each(['en', 'de', 'fr', 'bo'])(
    '[C4] the page in %s – its own words – has none in Chinese',
    async (locale) => {
      const { text } = await open(`/${BUSY}.html?tab=videos`, `locale-${locale}`);
      for (const word of ['订阅', '文章', '视频', '问答', '动态', '其他平台', '微博'])
        expect(text).not.toContain(word);
    },
  );
});

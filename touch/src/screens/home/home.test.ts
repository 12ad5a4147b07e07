import { anArticle } from '@testing/anArticle';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 1, name: '要闻', topCount: 1 });
  await platform.addColumn({ id: 2, name: '服务' });
  await platform.addColumn({ id: 21, name: '天气', parent: 2 });
  await platform.addColumn({ id: 22, name: '菜价', parent: 2 });
  await platform.addColumn({ id: 3, name: '本地', style: '205' });
  await platform.addColumn({ id: 4, name: '藏着的', style: '215' });
  await platform.addColumn({ id: 5, name: '号列表', style: '410' });
  await platform.addColumn({ id: 6, name: '空栏' });
  await platform.writer.saveDraft(
    anArticle({ key: 'banner', title: '头条[=x1]清水进了柳湾', click: 3000 }),
    100,
  );
  await platform.writer.saveDraft(anArticle({ key: 'second', title: '第二条', click: 1500 }), 101);
  await platform.writer.saveDraft(anArticle({ key: 'rain', columnID: 21, title: '明天有雨' }), 102);
});
afterAll(() => platform.close());

test('[A11] home is readable without JavaScript: columns, rows, links', async () => {
  const { status, text, html } = await readPage(platform, '/home.html');
  expect(status).toBe(200);
  expect(text).toContain('要闻');
  expect(text).toContain('第二条');
  expect(html).toContain('/newsDetail/1/101.html"');
});

test('[E4] columns of the styles 205, 215 and 410 are not shown', async () => {
  const { text } = await readPage(platform, '/home.html');
  for (const name of ['本地', '藏着的', '号列表']) expect(text).not.toContain(name);
});

test("[D4] marks of the form [=x1] are stripped from a row's title", async () => {
  const { text } = await readPage(platform, '/home.html');
  expect(text).toContain('头条清水进了柳湾');
});

test('[F1] a banner is not repeated in the list', async () => {
  const { html } = await readPage(platform, '/home.html');
  const body = html.slice(0, html.indexOf('id="state"'));
  expect(body.split('/newsDetail/1/100.html"')).toHaveLength(2);
});

test('[F1] a link to a column shows that column, and says so in title and canonical link', async () => {
  const { html, text } = await readPage(platform, '/home.html?column=21');
  expect(text).toContain('明天有雨');
  expect(html).toContain('<title>天气 - 澜川</title>');
  expect(html).toMatch(/rel="canonical" href="[^"]*home\.html\?column=21"/);
});

test('[F1] a column with children and nothing of its own shows its first child', async () => {
  const { text } = await readPage(platform, '/home.html?column=2');
  expect(text).toContain('菜价');
  expect(text).toContain('明天有雨');
});

test('[E7] an empty column says so', async () => {
  expect((await readPage(platform, '/home.html?column=6')).text).toContain('此栏目还没有内容');
});

test('[A3] a column that is unknown is the first one', async () => {
  expect((await readPage(platform, '/home.html?column=999999')).text).toContain('第二条');
});

test("[C4] home speaks the reader's language", async () => {
  const { text } = await readPage(platform, '/home.html', { cookie: 'touchpaper=locale-en' });
  expect(text).not.toContain('没有更多了');
});

test('[C7] 长辈版 is entered from home', async () => {
  expect((await readPage(platform, '/home.html')).text).toContain('长辈版');
});

test('[A7] padListType 1 puts the pictures left', async () => {
  expect((await readPage(platform, '/home.html')).html).toContain('list-right');
  await platform.configure({ padListType: 1 });
  expect((await readPage(platform, '/home.html')).html).toContain('list-left');
  await platform.configure({});
});

test('[A19] the site decides whether counts and times show', async () => {
  expect((await readPage(platform, '/home.html')).text).toContain('1k+阅读');
  await platform.configure({ siteConfig: { globalCount: { showReadCount: 0, showPubTime: 0 } } });
  const { text } = await readPage(platform, '/home.html');
  expect(text).not.toContain('阅读');
  expect(text).not.toContain('小时前');
  await platform.configure({});
});

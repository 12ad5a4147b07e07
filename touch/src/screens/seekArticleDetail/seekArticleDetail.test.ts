import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { open, ended, coming } = seeded.seekArticles;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F23 seekArticleDetail][A11] a call for articles – read without JavaScript – has period, text and contributing', async () => {
  const { status, text, html } = await readPage(platform, `/seekArticleDetail/${open}.html`);
  expect(status).toBe(200);
  for (const words of ['写写你的村口', '八百字以内。', '12月31日', '我要投稿']) expect(text).toContain(words);
  expect(html).toContain('<title>写写你的村口 - ');
});

test('[A2] two numbers in the path – the last one – is the call', async () => {
  const { text } = await readPage(platform, `/seekArticleDetail/77/${open}.html`);
  expect(text).toContain('写写你的村口');
});

test.each([
  ['ended', ended, '征稿已经结束'],
  ['to come', coming, '征稿还没有开始'],
])('[F23 seekArticleDetail] a call that is %s – says so and has no button', async (_, id, words) => {
  const { text } = await readPage(platform, `/seekArticleDetail/${id}.html`);
  expect(text).toContain(words);
  expect(text).not.toContain('我要投稿');
});

test.each([
  ['/seekArticleDetail/99.html', 404],
  ['/seekArticleDetail.html', 200],
])('[E7][A2] %s – nothing there – answers %i with the empty state', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('还没有内容');
});

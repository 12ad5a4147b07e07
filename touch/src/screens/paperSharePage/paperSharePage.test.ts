import { readPage, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import { seededPapers } from '@testing/seedPapers';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { daily, weekly, earlier, latest } = seededPapers;
const front = `/paperSharePage/${latest.day}/${daily}/${latest.pages.front}.html`;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F25 paperSharePage][A11] a page – read without JavaScript – has image, hot areas, list, PDF and neighbours', async () => {
  const { status, text, html } = await readPage(platform, front);
  expect(status).toBe(200);
  for (const words of ['澜川日报', '01 要闻', '02 副刊', '清水进了柳湾', '简讯', '下载本版PDF'])
    expect(text).toContain(words);
  expect(html).toMatch(/<img[^>]+src="[^"]+\.w480\.webp"/);
  expect(html).toMatch(/rel="preload" as="image"[^>]+\.w480\.webp/);
  expect(html).toContain('left:5%;top:50%;width:35%;height:10%');
  expect(html).toContain(`?article=${latest.articles.brief}"`);
  expect(html).toContain(`/paperSharePage/${earlier.day}/${daily}/1.html"`);
});

test('[F25 paperSharePage] without an address – the latest edition’s first page – names it as canonical', async () => {
  const { text, html } = await readPage(platform, '/paperSharePage.html');
  expect(text).toContain('清水进了柳湾');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+${front}"`));
});

test('[F25 paperSharePage] an article – opened from its page – has its text, page and neighbours in the paper’s order', async () => {
  const { status, text, html } = await readPage(platform, `${front}?article=${latest.articles.brief}`);
  expect(status).toBe(200);
  for (const words of ['简讯', '明日有雨。', '第01版', '上一篇', '清水进了柳湾', '下一篇', '渡口的灯'])
    expect(text).toContain(words);
  expect(html).toContain('<title>简讯 - ');
});

test('[F25 paperSharePage] a search – words of an article – lists it with its edition', async () => {
  const { text, html } = await readPage(platform, '/paperSharePage.html?q=%E6%B8%A1%E5%8F%A3');
  expect(text).toContain('渡口的灯');
  expect(html).toContain(`/${latest.pages.second}.html?article=${latest.articles.essay}"`);
  expect((await readPage(platform, '/paperSharePage.html?q=%E7%81%AB%E6%98%9F')).text).toContain(
    '没有找到相关稿件',
  );
});

test.each([
  ['a day without an edition', `/paperSharePage/20310302/${daily}/1.html`, 404, '这一天没有出报'],
  [
    'a page the edition does not have',
    `/paperSharePage/${latest.day}/${daily}/77.html`,
    404,
    '这一期没有这个版',
  ],
  ['an article that is not there', `${front}?article=99`, 404, '稿件已删除或尚未发布'],
  ['a paper without editions', `/paperSharePage/latest/${weekly}/1.html`, 404, '还没有出版的报纸'],
  ['an unknown paper', '/paperSharePage/latest/99/1.html', 404, '还没有数字报'],
])('[E7][A2] %s – %s – answers %i and says so', async (_, address, status, words) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain(words);
});

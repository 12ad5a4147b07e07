import { saveDynamic } from '@platform/dynamics/dynamics.service';
import { aDynamic } from '@testing/newsroomDocuments';
import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
  for (let id = 11; id <= 22; id += 1) {
    const publishedAt = new Date(`2031-02-${id}T09:00:00+08:00`);
    const draft = { reporterID: seeded.reporter, accountID: 0, publishedAt, content: `第${id}条` };
    await saveDynamic(platform.db, 1, aDynamic(id, draft));
  }
});
afterAll(() => platform.close());

const path = `/reporter/${seeded.reporter}.html`;

test('[F16 reporter][A11] a reporter – served – name, post, introduction and articles stand in the page', async () => {
  const { status, text, html } = await readPage(platform, path);
  expect(status).toBe(200);
  expect(text).toMatch(/林晚舟 记者 .*1篇稿件.* 跑民生/);
  expect(text).toContain('清水进了柳湾');
  expect(html).toContain(`/newsDetail/${seeded.columns.news}/${seeded.articles.news}.html"`);
  expect(html).toContain('<title>林晚舟 - ');
  expect(html).toMatch(/"@type":"ProfilePage".*"jobTitle":"记者"/);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
});

test('[F16 reporter][E1] the tab of dynamics – thirteen of them – shows the newest ten and the way to more', async () => {
  const { text } = await readPage(platform, `${path}?tab=dynamics`);
  expect(text).toContain('今天开窑。');
  expect(text).toContain('第14条');
  expect(text).not.toContain('第13条');
  expect(text).toContain('加载更多');
});

test.each([`/reporter/${seeded.leader}.html`, '/reporter/99.html', '/reporter/none.html'])(
  '[F16 reporter][E7] %s – no reporter – answers 404 with the empty state',
  async (absent) => {
    const { status, text } = await readPage(platform, absent);
    expect(status).toBe(404);
    expect(text).toContain('还没有内容');
  },
);

test.each(['en', 'de', 'fr', 'bo'])(
  '[C4] a reporter – in %s – no Chinese words of the page',
  async (locale) => {
    const { text } = await readPage(platform, path, { cookie: `touchpaper=locale-${locale}` });
    for (const word of ['稿件', '动态', '订阅', '没有更多', '首页']) expect(text).not.toContain(word);
  },
);

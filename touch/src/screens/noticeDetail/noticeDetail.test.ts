import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  const notice = {
    id: 7,
    title: '停水通知',
    content: '<p>周六停水。</p>',
    publishtime: '2031-03-05 09:00:00.0',
  };
  await platform.db.run(
    {
      name: 'testNotice',
      text: 'insert into notices (site_id, id, published_at, doc) values (1, 7, $1, $2)',
    },
    [new Date(platform.clock.now() - 1_800_000), JSON.stringify(notice)],
  );
});
afterAll(() => platform.close());

test('[F24 noticeDetail][wire W20] a notice shows with title, time and text, which a reader finds by #dirnum', async () => {
  const { status, text, html } = await readPage(platform, '/noticeDetail.html?id=7');
  expect(status).toBe(200);
  expect(text).toContain('停水通知 30分钟前 周六停水。');
  expect(html).toContain('<title>停水通知 - ');
  expect(html).toMatch(/id="dirnum" class="main_article">(<div[^>]*>)?<p>周六停水。/);
});

test('[F24 noticeDetail] without an id stands the empty state; a notice that is not there answers 404', async () => {
  const none = await readPage(platform, '/noticeDetail.html');
  expect(none.status).toBe(200);
  expect(none.text).toContain('还没有内容');
  const gone = await readPage(platform, '/noticeDetail.html?id=99');
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('还没有内容');
});

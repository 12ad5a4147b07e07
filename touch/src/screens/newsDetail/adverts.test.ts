import { saveAdvert } from '@platform/adverts/adverts.service';
import { aSavedAdvert } from '@testing/anAdvert';
import { anArticle } from '@testing/anArticle';
import { renderPages } from '@testing/renderPage';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const base = '/app/template/displayTemplate/news';
const ELDER = { cookie: 'touchpaper=elder-1' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ render: renderPages });
  await platform.addColumn({ id: 12, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'water', columnID: 12 }), 345);
  await platform.writer.saveDraft(anArticle({ key: 'calm', columnID: 12, advClosed: true }), 346);
  await saveAdvert(
    platform.db,
    1,
    aSavedAdvert({ title: '手工面<script>', link: 'https://noodles.example/a?b=1&c=2' }),
  );
});
afterAll(() => platform.close());

/** The markup of the page's adverts; '' where there are none. @param wanted by the site's settings */
async function advertsOf(id: number, wanted: 0 | 1, headers: Record<string, string> = {}): Promise<string> {
  await platform.configure({ advEnable: wanted });
  platform.clock.forward(61_000);
  const { text } = await platform.get(`${base}/newsDetail/12/${id}.html`, headers);
  expect(text).toContain('版权声明');
  return /<aside[^>]*aria-label="广告"[\s\S]*?<\/aside>/.exec(text)?.[0] ?? '';
}

test('[J3] an advert stands in the page as served: its picture’s room, where it leads, and that it is one', async () => {
  const html = await advertsOf(345, 1);
  expect(html).toContain('href="https://noodles.example/a?b=1&amp;c=2"');
  expect(html).toContain('rel="sponsored noopener"');
  // 400 of 1200 pixels
  expect(html).toContain('padding-top:33.33%');
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/手工面\s+广告/);
  expect(html).not.toContain('&lt;script');
});

test.each([
  ['the site wants none', 345, 0, {}],
  ['the reader is in elder mode', 345, 1, ELDER],
  ['the article bears none', 346, 1, {}],
] as const)('[J3][C7] none where %s', async (_, id, wanted, headers) => {
  expect(await advertsOf(id, wanted, headers)).toBe('');
});

import { put } from '@demo/load/rows';
import { anArticle } from '@testing/anArticle';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { locales } from '@touch/locales/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { texts as zh } from './texts/zh';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ title: '云溪大桥<b>通车</b>', content: '<p>车流平稳。</p>' }));
  await platform.writer.saveDraft(anArticle({ title: '河上的桥', content: '<p>大桥旁边是渡口。</p>' }));
  await platform.writer.saveDraft(anArticle({ title: '大桥航拍', articleType: 2 }));
});
afterAll(() => platform.close());

const texts = import.meta.glob<typeof zh>('./texts/??.ts', { eager: true, import: 'texts' });

test('[C4] quotation marks – nothing found – each language sets its own', () => {
  const written = locales.map((locale) => texts[`./texts/${locale}.ts`]?.nothing('x'));
  expect(written).toEqual([
    '没有找到与“x”有关的内容',
    'Nothing found for “x”',
    'Nichts gefunden zu „x“',
    'Aucun résultat pour «\u202fx\u202f»',
    '“x”དང་འབྲེལ་བའི་ནང་དོན་མ་རྙེད།',
  ]);
});

const search = (query: Record<string, string>) =>
  readPage(platform, `/search.html?${new URLSearchParams(query)}`);

test('[F3] a shared search is answered with its results, count and marks', async () => {
  const { status, html, text } = await search({ key: '大桥' });
  expect(status).toBe(200);
  expect(html).toContain('<title>大桥 - ');
  expect(text).toContain('共2条结果');
  expect(html).toMatch(/<em class="[^"]*">大桥<\/em>/);
  expect(html).toMatch(/<input[^>]*value="大桥"/);
  expect(html).toContain('role="search"');
});

test('[F3] before a search stand the hot words, the most asked for first', async () => {
  for (const [word, weight] of [
    ['赛马', 1],
    ['水价', 5],
  ] as const)
    await put(platform.db, 'hot_words', { site_id: 1, word, weight });
  platform.clock.forward(60_000);
  const { text } = await readPage(platform, '/search.html');
  expect(text).toContain('热门搜索');
  expect(text.indexOf('水价')).toBeGreaterThan(0);
  expect(text.indexOf('水价')).toBeLessThan(text.indexOf('赛马'));
});

test('[F3] the four classes each show their own', async () => {
  const { text, html } = await search({ key: '大桥', tclass: '2' });
  expect(text).toContain('共1条结果');
  expect(html).toMatch(/aria-current="page"[^>]*>视频</);
  for (const name of ['新闻', '视频', '专题', '订阅号']) expect(text).toContain(name);
});

test('[F3] looking in titles alone finds fewer', async () => {
  const { text } = await search({ key: '大桥', fields: 'title' });
  expect(text).toContain('共1条结果');
});

test('[F3][B8] nothing found says so, and a page without a key has its field and no results', async () => {
  const nothing = await search({ key: '没有的词' });
  expect(nothing.text).toContain('没有找到与“没有的词”有关的内容');
  const start = await readPage(platform, '/search.html');
  expect(start.status).toBe(200);
  expect(start.html).toContain('type="search"');
  expect(start.text).not.toContain('条结果');
});

test('[F3] a key that looks like markup stays text', async () => {
  const { html } = await search({ key: '"><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert(1)');
});

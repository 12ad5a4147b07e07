import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_MS = 24 * 3_600_000;
const FEED_SIZE = 50;
let platform: TestPlatform;
let now: number;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  now = platform.clock.now();
});
afterAll(() => platform.close());

/** Past the time for which a file is kept. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  platform.clock.forward(10_001);
  return await platform.get(path, headers);
};

test('[K13] news – at both sides of two days ago, a draft – are those of the last two days', async () => {
  const add = (key: string, ageMs: number, more: object = {}) =>
    platform.writer.saveDraft(
      anArticle({ key, title: key, publishtime: new Date(now + 10_001 - ageMs), ...more }),
    );
  await add('alt', 2 * DAY_MS);
  await add('jung', 2 * DAY_MS - 1000);
  await add('entwurf', 1000, { aStatus: 0 });
  const news = (await get('/news-sitemap.xml')).text;
  expect([...news.matchAll(/<news:title>(\w+)/g)].map(([, title]) => title)).toEqual(['jung']);
});

test('[K13] a feed – of exactly as many articles as it has, of one more – has the newest of them', async () => {
  const titles = async () =>
    JSON.parse((await get('/feeds/1.json')).text).items.map(({ title }: { title: string }) => title);
  for (let count = 0; count < FEED_SIZE; count += 1)
    await platform.writer.saveDraft(
      anArticle({ key: `n${count}`, title: `n${count}`, publishtime: new Date(now - count * 1000) }),
    );
  expect(await titles()).toEqual(Array.from({ length: FEED_SIZE }, (_, index) => `n${index}`));
  await platform.writer.saveDraft(anArticle({ key: 'new', title: 'new', publishtime: new Date(now + 1000) }));
  expect(await titles()).toEqual([
    'new',
    ...Array.from({ length: FEED_SIZE - 1 }, (_, index) => `n${index}`),
  ]);
});

test('[K13] a reader that has a feed – of its tag among others, weak, of another, of the second of its change and before – is told so', async () => {
  const { headers } = await get('/feeds/1.rss');
  const [etag, changed] = [String(headers.etag), String(headers['last-modified'])];
  const status = async (sent: Record<string, string>) => (await get('/feeds/1.rss', sent)).status;
  const before = new Date(Date.parse(changed) - 1000).toUTCString();
  expect([
    await status({ 'if-none-match': `"x", W/${etag}` }),
    await status({ 'if-none-match': '*' }),
    await status({ 'if-none-match': '"x"' }),
    await status({ 'if-modified-since': changed }),
    await status({ 'if-modified-since': before }),
    await status({ 'if-modified-since': 'x' }),
    await status({ 'if-none-match': '"x"', 'if-modified-since': changed }),
  ]).toEqual([304, 304, 200, 304, 200, 200, 200]);
});

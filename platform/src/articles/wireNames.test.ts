import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

/** Every name anywhere in an answer. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    namesIn(inner, names);
  }
  return names;
}

const { articles, columns } = seeded;

test.each([
  [`getArticles?columnId=${columns.news}`, ['arthorID', 'arthorName', 'edittername', 'charactor']],
  [`getArticleContent?articleId=${articles.news}`, ['arthorName', 'edittername']],
  [`getArticleContent?articleId=${articles.news}`, ['columnIcon ', 'columnRssCount ']],
])('[wire W15] %s spells as it always did: %j', async (path, spelt) => {
  const names = namesIn(await call(path));
  expect(spelt.filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  `getArticles?columnId=${columns.news}`,
  'getConfig?appID=1',
  `getArticleContent?articleId=${articles.news}`,
])('[wire W5] the envelope of %s says success', async (path) => {
  expect(await call(`${path}&curVersions=3`)).toMatchObject({
    status: 0,
    message: 'success',
  });
});

test('[wire g12, W6] counts of an unknown article come as the failure object, in the envelope with status 0', async () => {
  expect(await call('getArticleCounts?articleId=99&curVersions=3')).toEqual({
    status: 0,
    message: 'success',
    data: { success: false, errorInfo: '找不到相关稿件', results: [] },
  });
});

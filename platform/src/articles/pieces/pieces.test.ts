import { myArticleContent } from '@contract/articles';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { draft, news, video } = seeded.articles;
let platform: TestPlatform;
let author: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  author = await aMember(platform, '写字的人');
});
afterEach(() => platform.close());

async function credit(article: number, member: number) {
  const { headers } = await aStaff(platform, { site: 1, role: 'editor' });
  return (await platform.post(`/newsroom/sites/1/articles/${article}/author`, { member }, headers)).status;
}
const pieces = async (query: string) => {
  platform.clock.forward(3000);
  return (await platform.post('/nis/api/article/articleList', query)).json();
};
const read = async (article: number, token = '', more = '') =>
  (await platform.get(`/app_if/myArticleContent?articleId=${article}${more}`, token ? { token } : {})).json();

test('[wire o7] a member’s articles – some released, one not – the released ones are listed, newest first, by type', async () => {
  for (const article of [news, video, draft]) expect(await credit(article, author.id)).toBe(200);
  const all = await pieces(`userID=${author.id}`);
  expect(all).toMatchObject({ carousel: [], topModule: {}, liveArticles: [], hasMore: false });
  const ids = (value: unknown) => Object(value).list.map(({ fileId }: { fileId: number }) => fileId);
  expect(ids(all).toSorted()).toEqual([news, video]);
  expect(ids(await pieces(`userID=${author.id}&type=2`))).toEqual([video]);
  expect(ids(await pieces(`userID=${author.id}&page=1`))).toEqual([]);
  expect(ids(await pieces(''))).toEqual([]);
});

test('[wire g10] an unreleased article – requested by its author – is read in the shape of S2 with its status', async () => {
  await credit(draft, author.id);
  const answer = await read(draft, author.token);
  expect(faults(myArticleContent.output, answer)).toEqual([]);
  expect(answer).toMatchObject({ fileId: String(draft), aStatus: 0, title: '未发清水稿' });
});

test.each([
  ['another member', async () => (await aMember(platform)).token, 'empty'],
  ['a reader without a login', async () => '', { status: 11002 }],
])('[wire g10] an unreleased article – requested by %s – stays closed', async (_, token, expected) => {
  await credit(draft, author.id);
  const answer = await read(draft, await token());
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject(expected);
  expect(JSON.stringify(answer)).not.toContain('未发清水稿');
});

test('[wire g10] an article – taken from its author, then their membership ended – is theirs no more', async () => {
  await credit(draft, author.id);
  expect(await credit(draft, 0)).toBe(200);
  expect(await read(draft, author.token)).toBe('empty');
  await credit(news, author.id);
  await platform.sso('cancel', { uid: String(author.id) }, author);
  expect(await pieces(`userID=${author.id}`)).toMatchObject({ list: [] });
});

test('[wire g10] an author – of no such article, or no such member – is 404', async () => {
  expect([await credit(999_999, author.id), await credit(draft, 999_999)]).toEqual([404, 404]);
});

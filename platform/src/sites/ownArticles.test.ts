import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFinder } from './sites.service';
import { saveSite } from './sites.store';

/** A word that stands in every text of all three: a search finds it wherever it may look. */
const WORD = '河堤';
const COLUMN = 1;
/** Each has an article of this number. */
const SAME = 7;

/** One by any host, two and three on a host of their own, three by its base path. */
const sites = [
  { id: 1, host: 'one.test', basePath: BASE_PATH, own: 71, title: '一报河堤' },
  { id: 2, host: 'two.test', basePath: BASE_PATH, own: 72, title: '二报河堤' },
  { id: 3, host: 'two.test', basePath: `/three${BASE_PATH.replace('/app', '')}`, own: 73, title: '三报河堤' },
] as const;
type OneSite = Omit<(typeof sites)[number], 'host'> & { readonly host: string };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  const { db, clock } = platform;
  for (const { id, host, basePath } of sites) {
    const config = basePath === BASE_PATH ? {} : { buildType: 'three' };
    const hosts = id === 1 ? [] : [host];
    await saveSite(db, { id, name: `${id}报`, hosts, app_ids: [String(id)], config, version: id });
  }
  clock.forward(10_000);
  for (const site of await createSiteFinder(db, clock.now, '').all()) {
    const known = sites.find(({ id }) => id === site.id);
    const column = { id: COLUMN, parent: 0, style: '101', order: 1, topCount: 0, topic: false, doc: {} };
    await saveColumn(db, { ...column, site: site.id, name: '要闻' });
    const writer = createArticleWriter(db, site, clock.now);
    const text = { title: known?.title ?? '', content: `<p>${known?.title}全文。</p>`, tags: [WORD] };
    // one key for all of them: what a source calls an article is a site's own too
    for (const id of [SAME, known?.own ?? 0])
      await writer.saveDraft(anArticle({ ...text, key: `test-${id}` }), id);
  }
  clock.forward(10_000);
});
afterAll(() => platform.close());

const titles = (text: string): string[] =>
  sites.map(({ title }) => title).filter((title) => text.replace(/<\/?em>/g, '').includes(title));
const ask = async ({ id, host }: OneSite, call: string): Promise<string> =>
  (await platform.get(`/app_if/${call}&siteId=${id}`, { host })).text;
const page = ({ host, basePath }: OneSite, path: string) => platform.get(`${basePath}${path}`, { host });
const others = (site: OneSite): OneSite[] => sites.filter(({ id }) => id !== site.id);

describe.each(sites)('[A17] articles of one site are none of another: site $id', (site) => {
  test.each([
    ['a column lists', `getArticles?columnId=${COLUMN}`],
    ['a column lists with what stands beside it', `getArticlesNew?columnId=${COLUMN}`],
    ['the hottest are', 'articleHot?hours=720'],
    ['an article reads', `getArticleContent?articleId=${SAME}`],
    ['a search finds', `searchAllInTime?key=${encodeURIComponent(WORD)}`],
    ['an older search finds', `searchAll?key=${encodeURIComponent(WORD)}`],
    ['a search of the web finds', `searchWebArticles?key=${encodeURIComponent(WORD)}`],
  ])('%s its own alone', async (_, call) => {
    expect(titles(await ask(site, call))).toEqual([site.title]);
  });

  test('of all the tags there are, its own alone lists anything', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const tags = await Promise.all(numbers.map((tag) => ask(site, `tagScreenArticles?tagId=${tag}`)));
    expect(tags.map(titles).filter(({ length }) => length > 0)).toEqual([[site.title]]);
  });

  test('the article of another one is absent, also to its counts', async () => {
    expect(titles(await ask(site, `getArticleContent?articleId=${site.own}`))).toEqual([site.title]);
    for (const { own } of others(site)) {
      expect(await ask(site, `getArticleContent?articleId=${own}`)).toBe('"empty"');
      expect(await ask(site, `getArticleCounts?articleId=${own}`)).toContain('"success":false');
    }
  });

  test.each([
    '/home.html',
    `/columnDetail/${COLUMN}.html`,
    `/search.html?key=${encodeURIComponent(WORD)}`,
    `/newsDetail/${COLUMN}/${SAME}.html`,
  ])('the page %s shows its own alone', async (path) => {
    const { status, text } = await page(site, path);
    expect([status, titles(text)]).toEqual([200, [site.title]]);
  });

  test('the page of another one’s article is gone', async () => {
    for (const { own } of others(site)) {
      const { status, text } = await page(site, `/newsDetail/${COLUMN}/${own}.html`);
      expect([status, titles(text)]).toEqual([404, []]);
    }
  });
});

describe('[A17] a number in the address opens no other host’s site', () => {
  const [one, two] = sites;
  test.each([
    `getArticles?columnId=${COLUMN}`,
    `getArticleContent?articleId=${SAME}`,
    `searchAllInTime?key=${encodeURIComponent(WORD)}`,
  ])('%s', async (call) => {
    expect(titles(await ask(one, call))).toEqual([one.title]);
    expect(titles(await ask({ ...one, host: two.host }, call))).toEqual([]);
    expect(titles(await ask({ ...two, host: one.host }, call))).toEqual([]);
  });
});

test('[A17] feeds, site maps and public addresses of a host hold its own alone', async () => {
  const [one, two] = sites;
  for (const site of [one, two]) {
    const at = (path: string) => platform.get(path, { host: site.host });
    for (const path of ['/feeds/0.rss', '/feeds/1.json', '/news-sitemap.xml'])
      expect(titles((await at(path)).text), path).toEqual([site.title]);
  }
});

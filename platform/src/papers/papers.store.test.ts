import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allPapers,
  articleById,
  articlesOfEdition,
  articlesOfPage,
  editionDays,
  editionOf,
  findPaperArticles,
  pagesOf,
  papersVersion,
} from './papers.store';

/**
 * Papers 2 to 5 of both sites; paper 5, the first by position, is released on site 2 alone, which has a paper 9 before it. Paper 3
 * has days D1 and D2, and D3 on site 1 unreleased. Its pages 32 and 31 of D2 stand the other way round on site 2.
 */
const [D1, D2, D3] = ['20260101', '20260102', '20260203'];
let sites: TwoSites;

const page = (site: number, id: number, paper: number, day: string, position: number) => ({
  ...{ site_id: site, id, paper_id: paper, day, position, number: `${position}`, name: `${site}-${id}` },
  ...{ pic_url: '/p.jpg', width: 1, height: 1 },
});
const article = (site: number, id: number, onPage: number, position: number, searched = 'river bank') => ({
  ...{
    site_id: site,
    id,
    page_id: onPage,
    position,
    areas: [],
    doc: { title: `${site}-${id}`, content: 'c' },
  },
  ...{ searched, terms: searched },
});

async function addSite(site: number): Promise<void> {
  const places = { 5: 1, 4: 2, 3: 2, 2: 3, ...(site === 2 ? { 9: 0 } : {}) };
  for (const [id, position] of Object.entries(places))
    await sites.add('papers', { site_id: site, id: Number(id), name: `${site}-${id}`, position });
  const edition = (paper: number, day: string, version: number, released = true) => ({
    ...{ site_id: site, paper_id: paper, day, version, released },
  });
  await sites.add(
    'paper_editions',
    edition(5, D1, 90, site === 2),
    edition(4, D2, 8),
    edition(3, D1, 5),
    edition(3, D2, site === 1 ? 10 : 3),
    edition(3, D3, 40, site === 2),
    edition(2, D1, 1),
    ...(site === 2 ? [edition(9, D1, 2)] : []),
  );
  const [first, second] = site === 1 ? [1, 2] : [2, 1];
  await sites.add(
    'paper_pages',
    page(site, 32, 3, D2, first),
    page(site, 31, 3, D2, second),
    page(site, 33, 3, D1, 1),
    page(site, 34, 3, D3, 1),
    page(site, 41, 4, D2, 1),
  );
  await sites.add(
    'paper_articles',
    article(site, 11, 32, 2),
    article(site, 12, 32, 1),
    article(site, 13, 31, 2, 'river stone'),
    article(site, 14, 31, 1, 'hill stone'),
    article(site, 15, 33, 4),
    article(site, 16, 34, 1),
    article(site, 17, 41, 3),
    ...(site === 2 ? [article(2, 18, 31, 0)] : []),
  );
  await sites.add('paper_article_counts', { site_id: site, article_id: 12, click: site, praise: 10 * site });
}
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) await addSite(site);
  await sites.add('paper_article_counts', { site_id: 2, article_id: 11, click: 5, praise: 5 });
});
afterAll(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const whole = { limit: 20, offset: 0 };

test('[F25] papers of a site – two at one position – come by position, then by number', async () => {
  expect(ids(await allPapers(sites.db, 1))).toEqual([5, 3, 4, 2]);
  expect(ids(await allPapers(sites.db, 2))).toEqual([9, 5, 3, 4, 2]);
});

test('[F25] the version – of unreleased editions, of another site – is that of the newest released change', async () => {
  expect(await papersVersion(sites.db, 1)).toEqual({ version: '10' });
  expect(await papersVersion(sites.db, 2)).toEqual({ version: '90' });
  expect(await papersVersion(sites.db, 3)).toEqual({ version: '0' });
});

test('[wire x15] days with an edition – unreleased, of another paper, another site – are the released ones, newest first, page by page', async () => {
  const days = async (site: number, start: string, more = whole) =>
    (await editionDays(sites.db, site, 3, start, more)).map(({ day }) => day);
  expect(await days(1, '')).toEqual([D2, D1]);
  expect(await days(2, '')).toEqual([D3, D2, D1]);
  expect(await days(2, '202602')).toEqual([D3]);
  expect(await days(2, '', { limit: 1, offset: 1 })).toEqual([D2]);
  expect(await editionDays(sites.db, 1, 5, '', whole)).toEqual([]);
});

test('[wire g59] an edition – without a paper, without a day, unreleased – is the newest released one of the first paper that has one', async () => {
  const found = async (site: number, paper: number, day: string) => {
    const edition = await editionOf(sites.db, site, paper, day);
    return edition && [edition.paper, edition.name, edition.day];
  };
  expect(await found(1, 0, '')).toEqual([3, '1-3', D2]);
  expect(await found(2, 0, '')).toEqual([9, '2-9', D1]);
  expect(await found(1, 3, '')).toEqual([3, '1-3', D2]);
  expect(await found(2, 3, '')).toEqual([3, '2-3', D3]);
  expect(await found(1, 3, D1)).toEqual([3, '1-3', D1]);
  expect(await found(1, 4, '')).toEqual([4, '1-4', D2]);
  expect(await found(1, 3, D3)).toBeUndefined();
  expect(await found(1, 5, '')).toBeUndefined();
});

test('[wire x15] pages of an edition – numbered the other way round – come by position, the own site’s alone', async () => {
  const edition = { paper: 3, name: '', day: D2, version: '' };
  expect((await pagesOf(sites.db, 1, edition)).map(({ name }) => name)).toEqual(['1-32', '1-31']);
  expect((await pagesOf(sites.db, 2, edition)).map(({ name }) => name)).toEqual(['2-31', '2-32']);
});

test('[wire x26] articles of an edition, of a page – numbered the other way round – come in reading order with their own counts', async () => {
  const edition = { paper: 3, name: '', day: D2, version: '' };
  const rows = await articlesOfEdition(sites.db, 1, edition);
  expect(rows.map(({ id, click, praise }) => [id, click, praise])).toEqual([
    [12, 1, 10],
    [11, 0, 0],
    [14, 0, 0],
    [13, 0, 0],
  ]);
  expect(rows[0]).toMatchObject({ number: '1', paper: 3, day: D2, version: '10', doc: { title: '1-12' } });
  expect(ids(await articlesOfEdition(sites.db, 2, edition))).toEqual([18, 14, 13, 12, 11]);
  expect(ids(await articlesOfPage(sites.db, 1, 31))).toEqual([14, 13]);
  expect((await articlesOfPage(sites.db, 2, 32)).map(({ doc }) => doc.title)).toEqual(['2-12', '2-11']);
  expect(await articlesOfPage(sites.db, 1, 34)).toEqual([]);
  expect(ids(await articlesOfPage(sites.db, 2, 34))).toEqual([16]);
});

test('[F25] a search – of unreleased editions, of another site – finds the newest day first, then by paper and place', async () => {
  const find = async (site: number, terms: string, phrases: readonly string[], more = whole) =>
    ids(await findPaperArticles(sites.db, site, { terms, phrases }, more));
  expect(await find(1, 'river', ['river'])).toEqual([12, 11, 13, 17, 15]);
  expect(await find(1, 'river', ['river'], { limit: 2, offset: 1 })).toEqual([11, 13]);
  expect(await find(1, 'river', ['ver st'])).toEqual([13]);
  expect(await find(1, 'rive', ['rive'])).toEqual([]);
  expect(await find(1, 'stone', ['stone'])).toEqual([14, 13]);
  expect(await find(2, 'stone', ['stone'])).toEqual([14, 13]);
  expect(await find(2, 'river', ['bank'])).toEqual([16, 18, 12, 11, 17, 15]);
});

test.each([
  [12, 0, 11],
  [11, 12, 14],
  [14, 11, 13],
  [13, 14, 0],
])(
  '[wire g39] article %i of an edition – across its pages – has the neighbours %i and %i',
  async (id, prev, next) => {
    expect(await articleById(sites.db, 1, id, false)).toMatchObject({
      id,
      prev,
      next,
      doc: { title: `1-${id}` },
    });
  },
);

test('[wire g39] an article – of another site’s number, of an unreleased edition – opens on its own site, unreleased only for staff', async () => {
  expect(await articleById(sites.db, 2, 11, false)).toMatchObject({
    prev: 12,
    next: 0,
    click: 5,
    doc: { title: '2-11' },
  });
  const counts = await Promise.all([1, 2].map((site) => articleById(sites.db, site, 12, false)));
  expect(counts.map((one) => [one?.click, one?.praise])).toEqual([
    [1, 10],
    [2, 20],
  ]);
  const versions = await Promise.all([11, 17].map((id) => articleById(sites.db, 1, id, false)));
  expect(versions.map((one) => one?.version)).toEqual(['10', '8']);
  expect(await articleById(sites.db, 1, 16, false)).toBeUndefined();
  expect(await articleById(sites.db, 1, 16, true)).toMatchObject({ prev: 0, next: 0 });
  expect(await articleById(sites.db, 2, 16, false)).toMatchObject({ id: 16 });
  expect(await articleById(sites.db, 1, 18, true)).toBeUndefined();
});

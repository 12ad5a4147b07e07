import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addPage,
  editionOverview,
  editionTitles,
  putEdition,
  putPaper,
  removePages,
  setReleased,
  storedPages,
} from './editions.store';

const [D1, D2] = ['20260101', '20260102'];

/** Both sites have papers 2 and 3 with editions D1 and D2. Pages of paper 2's D1 stand against their numbers, and so do its articles. */
let sites: TwoSites;
const edition = (site: number, paper: number, day: string | undefined) => ({ site, paper, day: day ?? '' });
const pageOf = (site: number, number: string) => ({
  ...{ number, name: `page ${site}`, picUrl: '/p.jpg', pdfUrl: '/p.pdf', width: 3, height: 4, articles: [] },
});
const articleOf = (site: number, id: number | undefined, page: number, position: number) => ({
  ...{ id, page, position, areas: [], searched: 'river', terms: ['river'] },
  doc: { title: `${site}-${page}-${position}` } as never,
});
beforeAll(async () => {
  sites = await openTwoSites();
  const { db } = sites;
  for (const site of [1, 2]) {
    for (const paper of [2, 3]) {
      await putPaper(db, site, { id: paper, name: `${site}-${paper}`, icon: 'i', position: paper });
      for (const day of [D1, D2]) await putEdition(db, edition(site, paper, day), paper === 2, 5);
    }
    if (site === 2) {
      await putPaper(db, site, { id: 9, name: '2-9', icon: 'i', position: 9 });
      await putEdition(db, edition(2, 9, D1), true, 5);
    }
    const pages = [
      { id: 32, paper: 2, day: D1, position: 1, number: '01' },
      { id: 31, paper: 2, day: D1, position: 2, number: '02' },
      { id: 33, paper: 2, day: D2, position: 1, number: '01' },
      { id: 34, paper: 3, day: D1, position: 1, number: '01' },
    ];
    for (const { id, paper, day, position, number } of pages)
      await addPage(db, edition(site, paper, day), pageOf(site, number), position, id);
    for (const [id, page, position] of [
      [61, 32, 1],
      [60, 32, 2],
      [62, 33, 1],
      [63, 34, 1],
      ...(site === 1 ? [] : [[64, 31, 1]]),
    ])
      await addArticle(db, site, articleOf(site, id, page ?? 0, position ?? 0));
  }
});
afterAll(() => sites.close());

const stored = async (site: number, paper: number, day: string | undefined) =>
  (await storedPages(sites.db, edition(site, paper, day)))
    .map(({ page, number, articles }) => [page, number, articles])
    .toSorted(([, a], [, b]) => String(a).localeCompare(String(b)));

test('[F25][A17] stored pages of an edition – without articles, of another day, paper and site – are its own with their articles in order', async () => {
  expect(await stored(1, 2, D1)).toEqual([
    [32, '01', [61, 60]],
    [31, '02', []],
  ]);
  expect([
    await stored(2, 2, D1),
    await stored(1, 2, D2),
    await stored(1, 3, D1),
    await stored(1, 3, D2),
  ]).toEqual([
    [
      [32, '01', [61, 60]],
      [31, '02', [64]],
    ],
    [[33, '01', [62]]],
    [[34, '01', [63]]],
    [],
  ]);
});

test('[F25][A17] titles of an edition – of two pages, of the other site – come in the order of pages and places', async () => {
  const titles = async (site: number, paper: number, day: string | undefined) =>
    (await editionTitles(sites.db, edition(site, paper, day))).map(({ id, page, title }) => [
      id,
      page,
      title,
    ]);
  expect([
    await titles(1, 2, D1),
    await titles(2, 2, D1),
    await titles(1, 2, D2),
    await titles(1, 3, D1),
  ]).toEqual([
    [
      [61, '01', '1-32-1'],
      [60, '01', '1-32-2'],
    ],
    [
      [61, '01', '2-32-1'],
      [60, '01', '2-32-2'],
      [64, '02', '2-31-1'],
    ],
    [[62, '01', '1-33-1']],
    [[63, '01', '1-34-1']],
  ]);
});

test('[F25][A17] an edition – released, held back, unknown, of the other site – has its own state and pages', async () => {
  const { db } = sites;
  const overview = (site: number, paper: number, day: string | undefined) =>
    editionOverview(db, edition(site, paper, day));
  expect([
    await overview(1, 2, D1),
    await overview(1, 2, D2),
    await overview(1, 3, D1),
    await overview(1, 9, D1),
  ]).toEqual([
    { released: true, pages: 2 },
    { released: true, pages: 1 },
    { released: false, pages: 1 },
    undefined,
  ]);
  expect([
    await setReleased(db, edition(1, 2, D1), false, 7),
    await setReleased(db, edition(1, 9, D1), false, 7),
    await setReleased(db, edition(1, 2, '20260109'), false, 7),
  ]).toEqual([true, false, false]);
  const text = 'select released, version::int as version from paper_editions order by site_id, paper_id, day';
  const [changed, ...others] = await db.query({ name: 'test-editions', text });
  expect(changed).toEqual({ released: false, version: 7 });
  const kept = [2, 3, 3, 2, 2, 3, 3, 9].map((paper) => ({ released: paper !== 3, version: 5 }));
  expect(others).toEqual(kept);
  await putEdition(db, edition(1, 3, D2), true, 9);
  expect(await overview(1, 3, D2)).toEqual({ released: true, pages: 0 });
  await putPaper(db, 1, { id: 3, name: '新', icon: 'j', position: 8 });
  const papers = {
    name: 'test-papers',
    text: 'select name, icon, position from papers order by site_id, id',
  };
  expect(await db.query(papers)).toEqual([
    { name: '1-2', icon: 'i', position: 2 },
    { name: '新', icon: 'j', position: 8 },
    { name: '2-2', icon: 'i', position: 2 },
    { name: '2-3', icon: 'i', position: 3 },
    { name: '2-9', icon: 'i', position: 9 },
  ]);
});

test('[F25][A17] pages of an edition – removed – go with their articles; other days, papers and sites keep theirs', async () => {
  const { db } = sites;
  await removePages(db, edition(1, 2, D1));
  expect([await stored(1, 2, D1), await stored(1, 2, D2), await stored(1, 3, D1)]).toEqual([
    [],
    [[33, '01', [62]]],
    [[34, '01', [63]]],
  ]);
  expect(await stored(2, 2, D1)).toHaveLength(2);
  const added = await addPage(db, edition(1, 2, D1), pageOf(1, '03'), 4, undefined);
  await addArticle(db, 1, articleOf(1, undefined, added?.id ?? 0, 1));
  const row =
    'select number, name, pic_url, pdf_url, width, height, position from paper_pages where site_id = 1 and id = $1';
  expect(await db.one({ name: 'test-page', text: row }, [added?.id])).toEqual({
    ...{
      number: '03',
      name: 'page 1',
      pic_url: '/p.jpg',
      pdf_url: '/p.pdf',
      width: 3,
      height: 4,
      position: 4,
    },
  });
  expect((await editionTitles(db, edition(1, 2, D1))).map(({ title }) => title)).toEqual([
    `1-${added?.id}-1`,
  ]);
});

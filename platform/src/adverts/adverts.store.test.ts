import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  advertAt,
  advertsOfArticle,
  advertsOfColumn,
  advertsOfStart,
  allAdverts,
  endAdvertAt,
  putAdvert,
  runningAdvert,
} from './adverts.store';

/** Adverts run from 10 to 20. Article 1 is in column 5, article 2 in column 6; articles 3 and 4 bear no adverts. */
const [BEGIN, END] = [10, 20];
let sites: TwoSites;
const advert = (site: number, id: number, place: string, more: object = {}) => ({
  ...{ site_id: site, id, place, column_id: 0, article_id: 0, position: 100 - id, type: 0, style: 0 },
  ...{ title: `${site}-${id}`, picture: '/p.jpg', width: 1, height: 1, link: '', marked: true },
  ...{ starts_at: at(BEGIN), ends_at: at(END), ...more },
});
const article = (site: number, id: number, more: object = {}) => ({
  ...{ site_id: site, id, key: `${site}-${id}`, draft_hash: '', column_id: 5, article_type: 0, status: 1 },
  ...{ title: '题', published_at: at(0), changed_at: at(0), item: '{}', content: '{}', ...more },
});

beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await sites.add(
      'columns',
      ...[5, 6].map((id) => ({ site_id: site, id, parent_id: 0, name: '要闻', style: '101' })),
    );
    await sites.add(
      'articles',
      article(site, 1),
      article(site, 2, { column_id: 6 }),
      article(site, 3, { adv_closed: true }),
      article(site, 4, { status: 0 }),
    );
    const row = { site_id: site, is_top: false };
    await sites.add(
      'column_rows',
      { ...row, column_id: site === 1 ? 5 : 6, article_id: 1, iorder: 1 },
      { ...row, column_id: 6, article_id: 2, iorder: 2 },
    );
    await sites.add(
      'adverts',
      advert(site, 1, 'article'),
      advert(site, 2, 'article', { article_id: 1 }),
      advert(site, 3, 'article', { column_id: 5 }),
      advert(site, 4, 'article', { article_id: 2 }),
      advert(site, 12, 'article', { position: 99 }),
      advert(site, 5, 'column'),
      advert(site, 6, 'column', { column_id: 5 }),
      advert(site, 7, 'column', { column_id: 6, position: 93 }),
      advert(site, 8, 'column', { column_id: 5, position: 94 }),
      advert(site, 9, 'start'),
      advert(site, 10, 'start', { position: 91, ends_at: at(END + 5) }),
      advert(site, 11, 'start', { position: 1, ends_at: at(END + site) }),
    );
    await sites.add('advert_counts', { site_id: site, advert_id: 9, shown: site, clicked: site });
  }
  await sites.add('advert_counts', { site_id: 2, advert_id: 10, shown: 9, clicked: 9 });
});
afterAll(() => sites.close());

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe.each([
  [
    'of an article',
    ['1-3', '1-2', '1-1', '1-12'],
    (now: number) => advertsOfArticle(sites.db, 1, 1, at(now)),
  ],
  [
    'of an article in another column',
    ['1-4', '1-1', '1-12'],
    (now: number) => advertsOfArticle(sites.db, 1, 2, at(now)),
  ],
  ['of an article that bears none', [], (now: number) => advertsOfArticle(sites.db, 1, 3, at(now))],
  ['of an article that is withheld', [], (now: number) => advertsOfArticle(sites.db, 1, 4, at(now))],
  [
    'of the other site’s article in another column',
    ['2-2', '2-1', '2-12'],
    (now: number) => advertsOfArticle(sites.db, 2, 1, at(now)),
  ],
  ['of a column', ['1-6', '1-8', '1-5'], (now: number) => advertsOfColumn(sites.db, 1, 5, at(now))],
  ['of another column', ['1-7', '1-5'], (now: number) => advertsOfColumn(sites.db, 1, 6, at(now))],
] as const)('[F4] adverts %s', (_, expected, find) => {
  test.each([
    [BEGIN - 1, false],
    [BEGIN, true],
    [END - 1, true],
    [END, false],
    [END + 1, false],
  ])('[J3] at %i of 10 to 20 – by position, then number – running: %s', async (now, isRunning) => {
    expect(titles(await find(now))).toEqual(isRunning ? [...expected] : []);
  });
});

test('[J3] adverts of the start, one by its number, one by its position – at both sides of their ends – run until the end', async () => {
  expect(titles(await advertsOfStart(sites.db, 1, at(BEGIN)))).toEqual(['1-11', '1-9', '1-10']);
  expect(titles(await advertsOfStart(sites.db, 1, at(END)))).toEqual(['1-11', '1-10']);
  expect(titles(await advertsOfStart(sites.db, 2, at(END + 1)))).toEqual(['2-11', '2-10']);
  expect(titles(await advertsOfStart(sites.db, 1, at(BEGIN - 1)))).toEqual([]);
  for (const [now, isRunning] of [
    [BEGIN - 1, false],
    [BEGIN, true],
    [END - 1, true],
    [END, false],
  ] as const) {
    const found = [await runningAdvert(sites.db, 1, 2, at(now)), await advertAt(sites.db, 1, 98, at(now))];
    expect(found.map((one) => one?.title)).toEqual(isRunning ? ['1-2', '1-2'] : [undefined, undefined]);
  }
  expect((await runningAdvert(sites.db, 2, 3, at(BEGIN)))?.title).toBe('2-3');
  expect((await advertAt(sites.db, 2, 94, at(BEGIN)))?.title).toBe('2-6');
  expect((await advertAt(sites.db, 1, 91, at(BEGIN)))?.title).toBe('1-9');
});

test('[F4] more adverts than one place shows – the first twenty by position – are shown', async () => {
  const many = Array.from({ length: 21 }, (_, index) => index + 1);
  await sites.add('columns', { site_id: 2, id: 9, parent_id: 0, name: '长', style: '101' });
  for (const place of ['column', 'start', 'article'])
    for (const position of many)
      await sites.add(
        'adverts',
        advert(2, 1000 * place.length + position, place, {
          position: -position,
          starts_at: at(100),
          ends_at: at(110),
        }),
      );
  const found = [
    await advertsOfColumn(sites.db, 2, 9, at(100)),
    await advertsOfStart(sites.db, 2, at(100)),
    await advertsOfArticle(sites.db, 2, 1, at(100)),
  ];
  expect(found.map((rows) => [rows.length, rows[0]?.position])).toEqual([
    [20, -21],
    [20, -21],
    [20, -21],
  ]);
});

test('[A17] an advert – ended, replaced by a number that both sites have – changes on its site alone, and never ends later', async () => {
  const ends = async (site: number) => (await allAdverts(sites.db, site)).find(({ id }) => id === 2)?.ends_at;
  expect(await endAdvertAt(sites.db, 1, 2, at(END))).toBe(0);
  expect(await endAdvertAt(sites.db, 1, 2, at(END + 9))).toBe(0);
  expect(await endAdvertAt(sites.db, 1, 2, at(15))).toBe(1);
  expect(await endAdvertAt(sites.db, 1, 99, at(15))).toBe(0);
  expect([await ends(1), await ends(2)]).toEqual([at(15), at(END)]);
});

test('[A17] all adverts – with the counts of their own site – the last to end first, two hundred at most', async () => {
  const all = await allAdverts(sites.db, 1);
  expect(all.map(({ id }) => id)).toEqual([10, 11, 12, 9, 8, 7, 6, 5, 4, 3, 1, 2]);
  const counts = all.filter(({ shown, clicked }) => shown + clicked > 0);
  expect(counts.map(({ id, shown, clicked }) => [id, shown, clicked])).toEqual([[9, 1, 1]]);
  const { starts_at: startsAt, ends_at: endsAt } = advert(1, 0, 'start');
  const saved = {
    place: 'start',
    columnID: 0,
    articleID: 0,
    position: 0,
    type: 0,
    style: 0,
    title: 'n',
  } as const;
  const more = { picture: '', width: 1, height: 1, link: '', marked: true, startsAt, endsAt };
  for (let index = 0; index < 190; index += 1)
    await putAdvert(sites.db, 1, { ...saved, ...more }, 5000 + index);
  expect(await allAdverts(sites.db, 1)).toHaveLength(200);
  expect(await putAdvert(sites.db, 2, { ...saved, ...more })).toMatchObject({ id: expect.any(Number) });
});

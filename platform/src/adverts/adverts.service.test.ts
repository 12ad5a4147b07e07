import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';
import { createSiteFinder } from '@platform/sites/sites.service';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  articleAdverts,
  columnAdverts,
  countedAdverts,
  endAdvert,
  oneAdvert,
  saveAdvert,
  startAdverts,
} from './adverts.service';
import type { SavedAdvert } from './adverts.store';

let sites: TwoSites;
let shown: Site;
let hidden: Site;
beforeAll(async () => {
  sites = await openTwoSites();
  const found = (await createSiteFinder(sites.db, () => 0, '').all()).find(({ id }) => id === 1);
  if (!found) throw new Error('the site is missing');
  shown = { ...found, config: { ...found.config, advEnable: 1 } };
  hidden = { ...found, config: { ...found.config, advEnable: 0 } };
});
afterAll(() => sites.close());

const advert: SavedAdvert = {
  ...{
    place: 'start',
    columnID: 0,
    articleID: 0,
    position: 3,
    type: 1,
    style: 2,
    title: '茶',
    picture: '/media/a.jpg',
  },
  ...{ width: 10, height: 20, link: '/newsDetail/1.html', marked: true, startsAt: at(10), endsAt: at(20) },
} as SavedAdvert;
const save = (more: object = {}) => saveAdvert(sites.db, 1, { ...advert, ...more });

test('[wire S30] an advert – of a path here, of an address, marked and not – has each of its values in its own field', async () => {
  const id = (await save()) ?? 0;
  expect(await oneAdvert(sites.db, shown, { id, position: '' }, at(15))).toEqual({
    ...{
      id,
      title: '茶',
      picUrl: `${ORIGIN_PLACEHOLDER}/media/a.jpg`,
      width: 10,
      height: 20,
      type: 1,
      position: 3,
    },
    ...{ linkUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/newsDetail/1.html`, style: 2, advMark: 1 },
    ...{ startTime: '2026-01-10 08:00:00.0', endTime: '2026-01-10 08:00:00.0' },
  });
  const other = (await save({ link: 'https://shop.test/a', marked: false })) ?? 0;
  expect(await oneAdvert(sites.db, shown, { id: other, position: '' }, at(15))).toMatchObject({
    ...{ linkUrl: 'https://shop.test/a', advMark: 0 },
  });
  await sites.db.script('delete from adverts');
});

test('[J3] adverts – of each place, by number and by position, where the site shows none – are shown where it shows some', async () => {
  const start = (await save()) ?? 0;
  const column = await save({ place: 'column', columnID: 4 });
  await sites.add('articles', {
    ...{
      site_id: 1,
      id: 5,
      key: 'a',
      column_id: 4,
      article_type: 0,
      status: 1,
      title: '',
      item: '',
      content: '',
    },
    ...{ draft_hash: '', published_at: at(0), changed_at: at(0) },
  });
  const article = await save({ place: 'article', articleID: 5 });
  const lists = async (site: Site) => {
    const found = [
      startAdverts(sites.db, site, at(15)),
      columnAdverts(sites.db, site, 4, at(15)),
      articleAdverts(sites.db, site, 5, at(15)),
    ];
    return (await Promise.all(found)).map((list) => list.map(({ id }) => id));
  };
  expect([await lists(shown), await lists(hidden)]).toEqual([
    [[start], [column], [article]],
    [[], [], []],
  ]);
  const one = async (id: number, position: string, moment = 15, site = shown) =>
    (await oneAdvert(sites.db, site, { id, position }, at(moment)))?.id;
  expect([
    await one(start, ''),
    await one(start, '', 15, hidden),
    await one(0, ''),
    await one(0, 'x'),
    await one(0, '9999999'),
  ]).toEqual([start, undefined, undefined, undefined, undefined]);
  expect([
    await one(start, '', 9),
    await one(start, '', 10),
    await one(start, '', 19),
    await one(start, '', 20),
  ]).toEqual([undefined, start, start, undefined]);
  expect([await one(0, '3'), await one(0, '4')]).toEqual([expect.any(Number), undefined]);
  await sites.db.script('delete from adverts');
});

test.each([
  ['no title', { title: ' ' }],
  ['a title of tags alone', { title: '<b></b>' }],
  ['an unsafe picture', { picture: 'javascript:alert(1)' }],
  ['a picture that is not enciphered', { picture: 'http://a.test/a.jpg' }],
  ['an unsafe link', { link: 'javascript:alert(1)' }],
  ['no width', { width: 0 }],
  ['no height', { height: 0 }],
  ['an end at its beginning', { endsAt: at(10) }],
  ['an end before its beginning', { endsAt: at(9) }],
])('[K8] an advert with %s – is not stored', async (_, change) => {
  expect(await save(change)).toBeUndefined();
  expect(await countedAdverts(sites.db, 1)).toEqual([]);
});

test('[K8] an advert – a millisecond long, of a hundred characters, of one more – is stored and cut', async () => {
  const id = (await save({ endsAt: at(11), title: '😀'.repeat(101) })) ?? 0;
  const found = await oneAdvert(sites.db, shown, { id, position: '' }, at(10));
  expect(found?.title).toBe('😀'.repeat(100));
  expect(await saveAdvert(sites.db, 1, { ...advert, title: '新' }, id)).toBe(id);
  expect((await oneAdvert(sites.db, shown, { id, position: '' }, at(15)))?.title).toBe('新');
});

test('[K10] an advert – ended, ended again, of another site, over, unknown – ends once', async () => {
  const id = (await save()) ?? 0;
  const end = (site: number, number: number, moment: number) => endAdvert(sites.db, site, number, at(moment));
  expect([await end(2, id, 12), await end(1, 999, 12), await end(1, id, 12), await end(1, id, 13)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const runs = async (moment: number) =>
    (await oneAdvert(sites.db, shown, { id, position: '' }, at(moment))) !== undefined;
  expect([await runs(11), await runs(12)]).toEqual([true, false]);
  const over = (await save()) ?? 0;
  expect(await end(1, over, 20)).toBe(false);
});

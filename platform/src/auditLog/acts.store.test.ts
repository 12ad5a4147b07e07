import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsAt, actsOn } from './acts.store';

/** Both sites have acts on equal numbers; the numbers of acts run against their moments. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  await sites.add(
    'staff',
    { id: 1, name: '甲', password_hash: 'x', created_at: at(0) },
    { id: 2, name: '乙', password_hash: 'x', created_at: at(0) },
  );
  const act = (id: number, site: number, staff: number, kind: string, object: number) => ({
    ...{ id, site_id: site, at: at(100 - id), staff_id: staff, act: `act-${id}` },
    ...{ object_kind: kind, object_id: object, detail: {} },
  });
  await sites.add(
    'staff_acts',
    act(2, 1, 1, 'comment', 5),
    act(1, 1, 2, 'comment', 5),
    act(3, 1, 1, 'comment', 6),
    act(4, 1, 1, 'article', 5),
    act(5, 2, 2, 'comment', 5),
    act(6, 1, 0, 'live', 1),
  );
});
afterAll(() => sites.close());

test('acts on an object – others on its number, of another kind and of another site – come in their order', async () => {
  expect((await actsOn(sites.db, 1, 'comment', 5)).map(({ act }) => act)).toEqual(['act-1', 'act-2']);
  expect((await actsOn(sites.db, 2, 'comment', 5)).map(({ act }) => act)).toEqual(['act-5']);
});

test('[A17] acts of a site – another site’s between them – come newest first, page by page, with the names of staff', async () => {
  const page = async (site: number, before: number, limit: number) =>
    (await actsAt(sites.db, site, before, limit)).map(({ id, name }) => [id, name]);
  expect(await page(1, 100, 10)).toEqual([
    [6, ''],
    [4, '甲'],
    [3, '甲'],
    [2, '甲'],
    [1, '乙'],
  ]);
  expect(await page(1, 100, 2)).toEqual([
    [6, ''],
    [4, '甲'],
  ]);
  expect(await page(1, 3, 10)).toEqual([
    [2, '甲'],
    [1, '乙'],
  ]);
  expect(await page(2, 100, 10)).toEqual([[5, '乙']]);
});

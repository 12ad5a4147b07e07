import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headRows, moduleById } from './modules.store';

/** Both sites have column 1 with three modules, whose positions run against their numbers, column 2 with one and column 3 without. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [1, 2, 3])
      await sites.add('columns', {
        ...{ site_id: site, id, name: '', style: `${site}0${id}`, top_count: site * 10 + id },
        doc: { cmDisplayStyle: site * 100 },
      });
    for (const [id, column_id, position] of [
      [5, 1, 2],
      [6, 1, 1],
      [7, 1, 1],
      [8, 2, 0],
    ])
      await sites.add('modules', {
        site_id: site,
        id,
        column_id,
        type: 7,
        position,
        doc: { name: `${site}-${id}` },
      });
  }
});
afterAll(() => sites.close());

test('[wire S7][A17] modules of a column – in one position, in none, of the other site – come in their order below the column’s head', async () => {
  const rows = async (site: number, column: number) =>
    (await headRows(sites.db, site, column)).map(({ style, top_count, top_style, doc }) => [
      style,
      top_count,
      top_style,
      doc?.name,
    ]);
  expect(await rows(1, 1)).toEqual([
    ['101', 11, 100, '1-6'],
    ['101', 11, 100, '1-7'],
    ['101', 11, 100, '1-5'],
  ]);
  expect([await rows(2, 2), await rows(1, 3), await rows(1, 9)]).toEqual([
    [['202', 22, 200, '2-8']],
    [['103', 13, 100, undefined]],
    [],
  ]);
});

test('[wire S7][A17] a module by its number – of the other site, unknown – is the site’s own', async () => {
  expect([
    await moduleById(sites.db, 1, 5),
    await moduleById(sites.db, 2, 6),
    await moduleById(sites.db, 1, 9),
  ]).toEqual([
    { id: 5, type: 7, position: 2, doc: { name: '1-5' } },
    { id: 6, type: 7, position: 1, doc: { name: '2-6' } },
    undefined,
  ]);
});

import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionsOf, saveRegions } from './regions.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());

test('[A17] regions of two sites – saved, saved again – are replaced in the order given, each site for itself', async () => {
  const { db } = sites;
  await saveRegions(db, 1, ['丙/一', '甲/二', '乙/三']);
  await saveRegions(db, 2, ['邻县']);
  expect([await regionsOf(db, 1), await regionsOf(db, 2)]).toEqual([['丙/一', '甲/二', '乙/三'], ['邻县']]);
  await saveRegions(db, 1, ['丁', '甲']);
  expect([await regionsOf(db, 1), await regionsOf(db, 2)]).toEqual([['丁', '甲'], ['邻县']]);
});

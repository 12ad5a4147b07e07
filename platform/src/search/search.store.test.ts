import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heaviestWords } from './search.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  const words = [
    { site_id: 1, word: 'b', weight: 1 },
    { site_id: 1, word: 'a', weight: 1 },
    { site_id: 1, word: 'c', weight: 5 },
    { site_id: 2, word: 'd', weight: 9 },
  ];
  await sites.add('hot_words', ...words);
});
afterAll(() => sites.close());

test('[A17] hot words – equally heavy, of two sites – come the heaviest first, then by letter, as many as asked for', async () => {
  const words = (site: number, limit: number) => heaviestWords(sites.db, site, limit);
  expect([await words(1, 9), await words(1, 2), await words(2, 9)]).toEqual([
    ['c', 'a', 'b'],
    ['c', 'a'],
    ['d'],
  ]);
});

import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetCounted, noteRecords } from './events.store';
import { addRecords, type RecordSum } from './records.store';

/** Both sites have article 1; article 2 is published on site 2 alone. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await addArticle(sites, site, 1);
    await addArticle(sites, site, 2, { status: site - 1 });
  }
});
afterAll(() => sites.close());

test('[K11][A17] records – noted twice, in one call, on both sites – are new once on each', async () => {
  const { db } = sites;
  expect(await noteRecords(db, 1, ['b', 'a', 'b'], at(0))).toEqual(new Set(['a', 'b']));
  expect(await noteRecords(db, 1, ['b', 'c'], at(10))).toEqual(new Set(['c']));
  expect(await noteRecords(db, 2, ['b'], at(20))).toEqual(new Set(['b']));
});

test('[K9] noted records – at both sides of a moment, more than are asked for – are forgotten', async () => {
  const { db } = sites;
  expect([
    await forgetCounted(db, at(10), 1),
    await forgetCounted(db, at(10), 9),
    await forgetCounted(db, at(10), 9),
  ]).toEqual([1, 1, 0]);
  expect(await forgetCounted(db, at(11), 9)).toBe(1);
  const left = { name: 'test-counted', text: 'select event_id as id, site_id as site from counted_events' };
  expect(await db.query(left)).toEqual([{ id: 'b', site: 2 }]);
});

test('[K11][A17] sums of records – of a draft, of every key, added again – add up by key for published articles', async () => {
  const { db } = sites;
  const sum = (more: Partial<RecordSum> = {}): RecordSum => ({
    ...{ day: '2031-03-05', article: 1, dataType: 1, platform: 2, channel: 3, count: 4, ...more },
  });
  const others = [
    { day: '2031-03-06' },
    { dataType: 2 },
    { platform: 3 },
    { channel: 0 },
    { article: 2 },
    { article: 99 },
  ];
  expect(await addRecords(db, 1, [sum(), ...others.map(sum)])).toBe(5);
  await addRecords(db, 1, [sum({ count: 6 })]);
  await addRecords(db, 2, [sum({ count: 1 }), sum({ article: 2, count: 2 })]);
  const text = `select site_id || ' ' || to_char(day, 'DD') || ' ' || article_id || ' ' || data_type || ' ' || platform || ' ' || channel
    || ' ' || count as reported from analytics_counts order by reported`;
  expect(
    (await db.query<{ reported: string }>({ name: 'test-sums', text })).map(({ reported }) => reported),
  ).toEqual([
    ...['1 05 1 1 2 0 4', '1 05 1 1 2 3 10', '1 05 1 1 3 3 4', '1 05 1 2 2 3 4', '1 06 1 1 2 3 4'],
    ...['2 05 1 1 2 3 1', '2 05 2 1 2 3 2'],
  ]);
});

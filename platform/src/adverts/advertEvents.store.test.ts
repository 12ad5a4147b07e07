import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countEvents, forgetEvents } from './advertEvents.store';

/** Both sites have adverts 1 and 2, which run from moment 10 to 20; advert 3 is of site 2 alone. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const id of site === 1 ? [1, 2] : [1, 2, 3])
      await sites.add('adverts', {
        ...{ site_id: site, id, place: 'start', title: '', picture: '', width: 1, height: 1, link: '' },
        ...{ starts_at: at(10), ends_at: at(20) },
      });
});
afterAll(() => sites.close());

async function counts(): Promise<string[]> {
  const text = `select site_id || ' ' || advert_id || ' ' || shown || ' ' || clicked as value from advert_counts
    order by site_id, advert_id`;
  return (await sites.db.query<{ value: string }>({ name: 'test-advert-counts', text })).map(
    ({ value }) => value,
  );
}

test('[A17] views and clicks – again, of the other site, at both ends of an advert – are counted once while it runs', async () => {
  const { db } = sites;
  const event = (advert: number, digest: string, clicked = false) => ({ advert, digest, clicked });
  const count = (site: number, moment: number, ...events: ReturnType<typeof event>[]) =>
    countEvents(db, site, events, '2031-03-05', at(moment));
  await count(1, 9, event(1, 'early'));
  await count(1, 20, event(1, 'late'));
  expect(await counts()).toEqual([]);
  await count(1, 10, event(1, 'a'), event(1, 'b', true), event(1, 'c'), event(2, 'd'), event(3, 'e'));
  await count(1, 19, event(1, 'a'), event(1, 'f', true), event(2, 'd'));
  await count(2, 19, event(1, 'a'), event(3, 'e', true));
  expect(await counts()).toEqual(['1 1 2 2', '1 2 1 0', '2 1 1 0', '2 3 0 1']);
});

test('[K9] marks of events – at both sides of a day, more than are asked for – are forgotten', async () => {
  const { db } = sites;
  expect([await forgetEvents(db, '2031-03-05', 9), await forgetEvents(db, '2031-03-06', 2)]).toEqual([0, 2]);
  expect([await forgetEvents(db, '2031-03-06', 9), await forgetEvents(db, '2031-03-06', 9)]).toEqual([5, 0]);
});

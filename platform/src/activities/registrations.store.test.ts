import { RegistrationStatus } from '@contract/participation/codes';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesAfter, forgetAllOf, isInAppOnly, ownEntry } from './registrations.store';
import { countWaiting, ownWaitingEntry, promote, waitingPlace } from './signUps/waiting.store';

const { toAudit, passed, notPassed, waiting } = RegistrationStatus;
/** Both sites have activities 1 to 4, the second of them in the app alone, and five places taken in each. */
let sites: TwoSites;
const entry = (site: number, id: number, activity: number, member: number, status: number = passed) => ({
  ...{ site_id: site, id, activity_id: activity, member_id: member, status, sign_form: {} },
  ...{ regist_code: `${site}-${id}`, created_at: at(100 - id) },
});
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) });
    for (const id of [1, 2, 3, 4])
      await sites.add('activities', {
        ...{ site_id: site, id, published_at: at(0), doc: { title: `${site}-${id}` }, taken: 5 },
        progress_in_app: id === (site === 1 ? 2 : 3),
      });
  }
});
afterEach(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
async function taken(): Promise<number[]> {
  const rows = await sites.db.query<{ taken: number }>(
    { name: 'test-taken', text: 'select taken from activities order by site_id, id' },
    [],
  );
  return rows.map((row) => row.taken);
}

test('[F8 registrationDetail] an own entry – by activity, by number, by both, by neither – is the member’s newest on the site', async () => {
  await sites.add('entries', entry(1, 11, 1, 7), entry(1, 12, 2, 7), entry(1, 13, 1, 8), entry(2, 14, 1, 7));
  const own = async (member: number, activity: number, number: number, site = 1) => {
    const found = await ownEntry(sites.db, site, member, activity, number);
    return found && [found.id, found.activity, found.progress_in_app];
  };
  expect(await own(7, 0, 0)).toEqual([12, { title: '1-2' }, true]);
  expect(await own(7, 1, 0)).toEqual([11, { title: '1-1' }, false]);
  expect(await own(7, 0, 11)).toEqual([11, { title: '1-1' }, false]);
  expect(await own(7, 2, 11)).toBeUndefined();
  expect(await own(8, 0, 0)).toEqual([13, { title: '1-1' }, false]);
  expect(await own(7, 0, 13)).toBeUndefined();
  expect(await own(7, 0, 0, 2)).toEqual([14, { title: '2-1' }, false]);
  expect(await own(9, 0, 0)).toBeUndefined();
});

test('[A17] an activity in the app alone – of the other site’s number, unknown – is the site’s own', async () => {
  const inApp = (site: number) => Promise.all([1, 2, 3, 9].map((id) => isInAppOnly(sites.db, site, id)));
  expect(await inApp(1)).toEqual([false, true, false, false]);
  expect(await inApp(2)).toEqual([false, false, true, false]);
});

test('[K12] all entries of a member – others’ and another site’s between them – come by number, page by page', async () => {
  await sites.add(
    'entries',
    entry(1, 11, 1, 7),
    entry(2, 12, 1, 7),
    entry(1, 13, 1, 8),
    entry(1, 14, 2, 7),
    entry(1, 15, 3, 7),
  );
  expect(ids(await entriesAfter(sites.db, 1, 7, 0, 10))).toEqual([11, 14, 15]);
  expect(ids(await entriesAfter(sites.db, 1, 7, 11, 1))).toEqual([14]);
});

test('[K12] entries of a former member – placed, waiting, refused – free their places alone; others’ and another site’s stay', async () => {
  await sites.add(
    'entries',
    ...[
      entry(1, 11, 1, 7, passed),
      entry(1, 12, 2, 7, toAudit),
      entry(1, 13, 3, 7, waiting),
      entry(1, 14, 4, 7, notPassed),
    ],
    ...[entry(1, 15, 1, 8), entry(2, 16, 1, 7)],
  );
  expect(ids(await forgetAllOf(sites.db, 1, 7)).toSorted()).toEqual([1, 2]);
  expect(await taken()).toEqual([4, 4, 5, 5, 5, 5, 5, 5]);
  const left = { name: 'test-entries', text: 'select id from entries order by id' };
  expect(await sites.db.query(left, [])).toEqual([{ id: 15 }, { id: 16 }]);
});

test('entries that wait – placed ones, another activity’s, another site’s between them – have their places and move up in order', async () => {
  await sites.add(
    'entries',
    ...[entry(1, 11, 1, 7, waiting), entry(1, 12, 1, 8, passed), entry(1, 13, 1, 9, waiting)],
    ...[entry(1, 14, 2, 7, waiting), entry(2, 15, 1, 7, waiting), entry(2, 10, 1, 9, waiting)],
    entry(2, 11, 3, 9, waiting),
  );
  expect([await waitingPlace(sites.db, 1, 1, 11), await waitingPlace(sites.db, 1, 1, 13)]).toEqual([1, 2]);
  expect([
    await countWaiting(sites.db, 1, 1),
    await countWaiting(sites.db, 1, 2),
    await countWaiting(sites.db, 2, 2),
  ]).toEqual([...[2, 1, 0]]);
  const own = async (site: number, activity: number, member: number) =>
    (await ownWaitingEntry(sites.db, site, activity, member))?.id;
  expect([
    await own(1, 1, 7),
    await own(1, 2, 7),
    await own(2, 1, 7),
    await own(1, 1, 8),
    await own(1, 1, 9),
  ]).toEqual([...[11, 14, 15, undefined, 13]]);
  const up = { status: passed, at: at(5) };
  expect(await promote(sites.db, 1, 1, { ...up, places: 1 })).toEqual([{ id: 11, member: 7 }]);
  expect(await promote(sites.db, 1, 1, { ...up, places: 5 })).toEqual([{ id: 13, member: 9 }]);
  expect(await promote(sites.db, 1, 1, { ...up, places: 5 })).toEqual([]);
  const states = { name: 'test-states', text: 'select id, status from entries order by id, site_id' };
  expect(
    (await sites.db.query<{ id: number; status: number }>(states, [])).map(({ id, status }) => [id, status]),
  ).toEqual([
    ...[
      [10, waiting],
      [11, passed],
      [11, waiting],
      [12, passed],
      [13, passed],
      [14, waiting],
      [15, waiting],
    ],
  ]);
});

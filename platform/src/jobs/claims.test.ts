import { type Database, openDatabase } from '@platform/db/connection';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { passTime } from '@testing/jobs';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addJobs,
  type Claim,
  claimJobs,
  claimOne,
  endClaim,
  hastenJob,
  releaseClaim,
  removeJobs,
  renewClaim,
  repeatClaim,
} from './claims';

const MINUTE = 60_000;

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createDatabase(emptyNewsroom);
  db = openDatabase(place.url, { max: 8 });
});
beforeEach(() => db.script('delete from jobs'));
afterAll(async () => {
  await db.close();
  await place.drop();
});

const ROWS = {
  name: 'test-jobs',
  text: `select kind, key, holder is null as "isFree", attempts, progress,
      round(extract(epoch from free_at - now()) / 60)::int as minutes
    from jobs order by kind, key`,
};
const rows = () => db.query<{ kind: string; key: string }>(ROWS);
const row = async (kind: string, key = '') =>
  (await rows()).find((one) => one.kind === kind && one.key === key);
const claim = async (...kinds: readonly string[]) => {
  const claims = await claimJobs(db, kinds, MINUTE);
  return claims.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
};
const one = async (...kinds: readonly string[]): Promise<Claim> => {
  const [first] = await claim(...kinds);
  if (!first) throw new Error('none is due');
  return first;
};
const keysOf = (claims: readonly Claim[]) => claims.map(({ kind, key }) => `${kind} ${key}`.trim());

test('[K9] jobs that several processes claim at once – each goes to one of them, once', async () => {
  await addJobs(db, 'a', ['1', '2', '3']);
  const claims = (await Promise.all(Array.from({ length: 8 }, () => claim('a')))).flat();
  expect([keysOf(claims).toSorted(), new Set(claims.map(({ holder }) => holder)).size]).toEqual([
    ['a 1', 'a 2', 'a 3'],
    3,
  ]);
});

test('[K9] one claim – of several kinds – takes the job of each kind that is due for longest, and none of another kind', async () => {
  await addJobs(db, 'a', ['2']);
  await addJobs(db, 'a', ['1']);
  await addJobs(db, 'b', ['1']);
  await addJobs(db, 'c', ['1']);
  expect(keysOf(await claim('a', 'b'))).toEqual(['a 2', 'b 1']);
  expect(keysOf(await claim('a', 'b'))).toEqual(['a 1']);
  expect(await claim('a', 'b')).toEqual([]);
  expect(keysOf(await claim('c'))).toEqual(['c 1']);
});

test('[K4][K9] a claimed job – until its claim runs out, and from then on – is nobody else’s, then the next process’s, and the attempt counts', async () => {
  await addJobs(db, 'a', ['1']);
  const first = await one('a');
  expect(first).toMatchObject({ attempts: 1, progress: '' });
  expect(await renewClaim(db, first, MINUTE, '320')).toBe(true);
  await passTime(db, MINUTE - 5_000);
  expect(await claim('a')).toEqual([]);
  await passTime(db, 5_000);
  const second = await one('a');
  expect(second).toMatchObject({ key: '1', attempts: 2, progress: '320' });
  expect(second.holder).not.toBe(first.holder);
  // the first was only slow
  expect([
    await renewClaim(db, first, MINUTE, '640'),
    await releaseClaim(db, first, { afterMs: 0, attempts: 0 }),
    await endClaim(db, first),
  ]).toEqual([false, false, false]);
  expect(await row('a', '1')).toMatchObject({ attempts: 2, progress: '320', isFree: false });
  expect(await endClaim(db, second)).toBe(true);
  expect(await rows()).toEqual([]);
});

test('[K9] a renewed claim – with and without progress – lasts from then on, and keeps what was noted', async () => {
  await addJobs(db, 'a', ['1', '2']);
  const first = await one('a');
  await renewClaim(db, first, 5 * MINUTE, 'x');
  expect(await row('a', '1')).toMatchObject({ minutes: 5, progress: 'x' });
  await renewClaim(db, first, 7 * MINUTE);
  expect(await row('a', '1')).toMatchObject({ minutes: 7, progress: 'x' });
  expect(await row('a', '2')).toMatchObject({ minutes: 0, progress: '' });
});

test('[K9] a released job, and one that comes again – wait their time; what is done stays of the one, the other begins anew', async () => {
  await addJobs(db, 'a', ['1']);
  const first = await one('a');
  await renewClaim(db, first, MINUTE, 'x');
  expect(await releaseClaim(db, first, { afterMs: 2 * MINUTE, attempts: 1 })).toBe(true);
  expect(await row('a', '1')).toEqual({
    kind: 'a',
    key: '1',
    isFree: true,
    attempts: 1,
    progress: 'x',
    minutes: 2,
  });
  expect(await claim('a')).toEqual([]);
  await passTime(db, 2 * MINUTE);
  const second = await one('a');
  expect([await repeatClaim(db, first, 9), await repeatClaim(db, second, 3 * MINUTE)]).toEqual([false, true]);
  expect(await row('a', '1')).toMatchObject({ isFree: true, attempts: 0, progress: '', minutes: 3 });
});

test('[K9] the one job of a kind – free, claimed, and after its claim – is claimed by one process at a time', async () => {
  const first = await claimOne(db, 'f', MINUTE);
  expect(first).toMatchObject({ kind: 'f', key: '', attempts: 1 });
  expect(await claimOne(db, 'f', MINUTE)).toBeUndefined();
  expect(await claimOne(db, 'g', MINUTE)).toBeDefined();
  await passTime(db, MINUTE);
  expect(await claimOne(db, 'f', MINUTE)).toMatchObject({ attempts: 2 });
  if (first) expect(await endClaim(db, first)).toBe(false);
});

test('[K9] jobs that are added, hastened and removed – waiting, resting, claimed – change only where they should', async () => {
  await addJobs(db, 'a', ['1', '2']);
  const first = await one('a');
  await addJobs(db, 'a', ['1', '2']);
  expect(await row('a', '1')).toMatchObject({ isFree: false, attempts: 1, minutes: 1 });
  await removeJobs(db, 'a', ['1', '3']);
  expect(await renewClaim(db, first, MINUTE)).toBe(false);
  expect(keysOf(await claim('a'))).toEqual(['a 2']);

  await hastenJob(db, 'h');
  const resting = await one('h');
  await hastenJob(db, 'h');
  expect(await claim('h')).toEqual([]);
  await repeatClaim(db, resting, 60 * MINUTE);
  await addJobs(db, 'h', ['']);
  expect(await claim('h')).toEqual([]);
  await hastenJob(db, 'h');
  expect(keysOf(await claim('h'))).toEqual(['h']);
});

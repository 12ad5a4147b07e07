import { type Database, openDatabase } from '@platform/db/connection';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { jobsOn, passTime } from '@testing/jobs';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addJobs, claimJobs } from './claims';
import { FinalFailure, type JobKind } from './jobKind';
import { MAX_ATTEMPTS, RETRY_MS, startJobs } from './jobRunner';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createDatabase(emptyNewsroom);
  db = openDatabase(place.url, { max: 8 });
  await db.script('create table results (job text)');
});
beforeEach(() => db.script('delete from jobs; delete from results'));
afterAll(async () => {
  await db.close();
  await place.drop();
});

const NOTE = { name: 'test-result', text: 'insert into results values ($1)' };
const RESULTS = { name: 'test-results', text: 'select job from results order by job' };
const results = async () => (await db.query<{ job: string }>(RESULTS)).map(({ job }) => job);
const LEFT = { name: 'test-left', text: 'select key, attempts, progress from jobs order by key' };
const left = () => db.query(LEFT);
const counted = (text: string) => text.split('\n').slice(1);

/** Its result is a row. */
const kindOf = (change: Partial<JobKind> = {}): JobKind => ({
  kind: 'a',
  work:
    async ({ key }) =>
    (queries) =>
      queries.run(NOTE, [key]),
  released: (queries, { key }) => queries.run(NOTE, [`${key} released`]),
  gaveUp: (queries, { key }, { message }) => queries.run(NOTE, [`${key} gave up: ${message}`]),
  ...change,
});

test('[K9] jobs – two processes look for them – each is done once, and counted', async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `job ${index + 10}`);
  await addJobs(db, 'a', keys);
  const processes = [jobsOn(db), jobsOn(db)];
  const stops = processes.map(({ parts }) => startJobs(parts, [kindOf()]));
  await expect.poll(left).toEqual([]);
  await Promise.all(stops.map((stop) => stop()));
  expect(await results()).toEqual(keys);
  const done = processes.flatMap(({ figures }) => counted(figures.text()));
  const sum = done.map((line) => Number(/outcome="done"} (\d+)/.exec(line)?.[1])).reduce((a, b) => a + b, 0);
  expect([sum, ...processes.map(({ failures }) => failures)]).toEqual([12, [], []]);
});

test('[K9] work that comes again – two processes start together, an hour passes – is done once each hour, at the start only where it says so', async () => {
  const hourly = kindOf({
    kind: 'hourly',
    everyMs: HOUR,
    work: async () => (queries) => queries.run(NOTE, ['hourly']),
  });
  const atStart = kindOf({
    ...{ kind: 'start', everyMs: HOUR, isDueAtStart: true },
    work: async () => (queries) => queries.run(NOTE, ['start']),
  });
  const start = () => startJobs(jobsOn(db).parts, [hourly]);
  const stops = [start(), start()];
  await expect.poll(results).toEqual(['hourly']);
  await Promise.all(stops.map((stop) => stop()));
  const again = start();
  await again();
  expect(await results()).toEqual(['hourly']);
  await passTime(db, HOUR);
  const { next } = jobsOn(db);
  expect([await next(hourly), await next(hourly)]).toEqual([true, false]);
  for (const count of [1, 2]) {
    const stop = startJobs(jobsOn(db).parts, [atStart]);
    await expect.poll(async () => (await results()).filter((one) => one === 'start')).toHaveLength(count);
    await stop();
  }
  expect((await results()).filter((one) => one === 'hourly')).toHaveLength(2);
});

test('[K9] a job that fails – is tried again after a minute, after two, and then given up', async () => {
  await addJobs(db, 'a', ['1']);
  const { next, failures, figures } = jobsOn(db);
  const failing = kindOf({ work: () => Promise.reject(new Error('broken')) });
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    expect(await next(failing)).toBe(true);
    await passTime(db, attempt * RETRY_MS - 5_000);
    expect(await next(failing)).toBe(false);
    await passTime(db, 5_000);
  }
  expect(await results()).toEqual(['1 released', '1 released']);
  expect([await next(failing), await left()]).toEqual([true, []]);
  expect((await results()).at(0)).toBe('1 gave up: broken');
  expect(failures).toEqual(['a 1: broken', 'a 1: broken', 'a 1: broken']);
  expect(counted(figures.text())).toEqual([
    'touchpaper_jobs_total{kind="a",outcome="failed"} 2',
    'touchpaper_jobs_total{kind="a",outcome="gaveUp"} 1',
  ]);
});

test('[K9] a job – it fails for good, or three processes were killed at it – is given up at once', async () => {
  await addJobs(db, 'a', ['1', '2']);
  const { next } = jobsOn(db);
  await next(kindOf({ work: () => Promise.reject(new FinalFailure('no picture')) }));
  for (let killed = 0; killed < MAX_ATTEMPTS; killed += 1) {
    await claimJobs(db, ['a'], MINUTE);
    expect(await next(kindOf())).toBe(false);
    await passTime(db, MINUTE);
  }
  expect([await next(kindOf()), await left()]).toEqual([true, []]);
  expect(await results()).toEqual(['1 gave up: no picture', '2 gave up: ended 3 times without a result']);
});

test('[K9] work that comes again and is given up – rests and begins anew', async () => {
  const failing = kindOf({ everyMs: HOUR, work: () => Promise.reject(new FinalFailure('broken')) });
  await addJobs(db, 'a', ['']);
  const { next } = jobsOn(db);
  expect([await next(failing), await next(failing)]).toEqual([true, false]);
  expect(await left()).toEqual([{ key: '', attempts: 0, progress: '' }]);
});

test('[K9] work that is not wanted – until it is – is not claimed; then one process does it each time', async () => {
  let wanted = 0;
  const order: string[] = [];
  const kind = kindOf({
    everyMs: 0,
    isWanted: async () => wanted > 0,
    async work() {
      wanted -= 1;
      order.push(`left ${wanted}`);
      return undefined;
    },
  });
  const stop = startJobs(jobsOn(db).parts, [kind, kindOf({ kind: 'b' })]);
  await addJobs(db, 'b', ['1']);
  await expect.poll(results).toEqual(['1']);
  expect([order, await left()]).toEqual([[], [{ key: '', attempts: 0, progress: '' }]]);
  await stop();
  wanted = 2;
  const stops = [startJobs(jobsOn(db).parts, [kind]), startJobs(jobsOn(db).parts, [kind])];
  await expect.poll(() => wanted).toBe(0);
  await Promise.all(stops.map((one) => one()));
  expect(order).toEqual(['left 1', 'left 0']);
});

test('[K9] a stop – while a job is under way – waits for it; the job waits again, with what is done, and the attempt does not count', async () => {
  await addJobs(db, 'a', ['1', '2']);
  const { parts, failures } = jobsOn(db);
  const order: string[] = [];
  const stop = startJobs(parts, [
    kindOf({
      async work({ key }, { signal, note }) {
        await note('half');
        order.push(`begun ${key}`);
        await new Promise((ended) => signal.addEventListener('abort', ended));
        order.push('ended');
        throw signal.reason;
      },
    }),
  ]);
  await expect.poll(() => order).toEqual(['begun 1']);
  await stop();
  order.push('stopped');
  expect([order, failures]).toEqual([['begun 1', 'ended', 'stopped'], []]);
  expect(await left()).toEqual([
    { key: '1', attempts: 0, progress: 'half' },
    { key: '2', attempts: 0, progress: '' },
  ]);
  expect(await results()).toEqual(['1 released']);
});

test('[K9] a job under way – for longer than its claim – keeps it as long as it is renewed', async () => {
  await addJobs(db, 'a', ['1']);
  const FREE = { name: 'test-free-at', text: 'select free_at::text as at from jobs' };
  const freeAt = async () => (await db.one<{ at: string }>(FREE))?.at;
  const { next, failures } = jobsOn(db, 4_000);
  await next(
    kindOf({
      async work() {
        const before = await freeAt();
        await expect.poll(freeAt, { timeout: 60_000 }).not.toBe(before);
        return (queries) => queries.run(NOTE, ['done']);
      },
    }),
  );
  expect([await results(), failures]).toEqual([['done'], []]);
});

test('[K9] a job – its claim ran out and another process has it – ends, and stores nothing', async () => {
  await addJobs(db, 'a', ['1']);
  const slow = jobsOn(db, 4_000);
  await slow.next(
    kindOf({
      async work(_, { signal }) {
        await passTime(db, MINUTE);
        expect(await jobsOn(db).next(kindOf())).toBe(true);
        // it looked away; what it has must not be stored twice
        await expect.poll(() => signal.aborted, { timeout: 60_000 }).toBe(true);
        return (queries) => queries.run(NOTE, ['stored twice']);
      },
    }),
  );
  expect([await results(), slow.failures]).toEqual([['1'], []]);
  expect(counted(slow.figures.text())).toEqual(['touchpaper_jobs_total{kind="a",outcome="lost"} 1']);
});

test('[K9] a job – the database does not answer any more – ends before its claim does', async () => {
  const own = openDatabase(place.url, { max: 2 });
  await addJobs(db, 'a', ['1']);
  const { next, figures } = jobsOn(own, 2_000);
  await next(
    kindOf({
      async work(_, { signal }) {
        await own.close();
        await new Promise((ended) => signal.addEventListener('abort', ended));
        throw signal.reason;
      },
    }),
  );
  expect(counted(figures.text())).toEqual(['touchpaper_jobs_total{kind="a",outcome="lost"} 1']);
});

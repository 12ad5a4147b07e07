import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginJob,
  failJob,
  finishJob,
  newestJobs,
  noteProgress,
  openJobs,
  putJob,
  releaseJob,
} from './videoJobs.store';
import { insertUse, usesOfSource } from './videoUses.store';

/** Jobs a (waiting), b (running), c (done), d (failed), in this order, and e on site 2. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  const job = (source: string, state: string, more: object = {}) => ({
    ...{
      site_id: 1,
      source,
      state,
      progress: 5,
      error: 'e',
      created_at: at(0),
      ...more,
    },
  });
  await sites.add('video_jobs', job('a', 'waiting'), job('b', 'running'));
  await sites.add('video_jobs', job('c', 'done'), job('d', 'failed'), job('e', 'waiting', { site_id: 2 }));
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const STATES = {
  name: 'test-jobs',
  text: 'select source, state, progress, error, result from video_jobs order by source',
};
interface JobState {
  readonly source: string;
}
const states = async (db: Db) => new Map((await db.query<JobState>(STATES)).map((row) => [row.source, row]));
const stream = { playlist: '/p', poster: '/q', width: 1, height: 1, duration: 1, files: [] };

/** Each step with what it leaves of jobs in every state. */
const steps = [
  {
    step: 'progress is noted',
    run: (db: Db, id: number) => noteProgress(db, id, 40),
    changes: { b: { progress: 40 } },
  },
  {
    step: 'the job is given back',
    run: (db: Db, id: number) => releaseJob(db, id),
    changes: { b: { state: 'waiting' } },
  },
  {
    step: 'the job is begun',
    run: (db: Db, id: number) => beginJob(db, id),
    changes: { a: { state: 'running', progress: 0 }, b: { progress: 0 } },
  },
  {
    step: 'the job is done',
    run: (db: Db, id: number) => finishJob(db, id, stream),
    changes: Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((source) => [
        source,
        { state: 'done', progress: 100, error: '', result: stream },
      ]),
    ),
  },
  {
    step: 'the job fails',
    run: (db: Db, id: number) => failJob(db, id, '坏'),
    changes: Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((source) => [source, { state: 'failed', error: '坏' }]),
    ),
  },
];
test.each(steps.flatMap((step) => ['a', 'b', 'c'].map((source) => ({ ...step, source }))))(
  '[F18] $step of job $source – a waiting, b running, c done – changes that job where its state allows',
  async ({ run, source, changes }) =>
    trying(async ({ db }) => {
      const before = await states(db);
      const id = (await newestJobs(db, 1, 9)).find((job) => job.source === source)?.id ?? 0;
      await run(db, id);
      const change = Object(changes)[source] ?? {};
      expect(await states(db)).toEqual(before.set(source, { ...Object(before.get(source)), ...change }));
    })(),
);

test(
  '[F18] a job put again – waiting, running, done, failed, of another site – begins anew only where it failed',
  trying(async ({ db }) => {
    const put = await inTurn(['a', 'b', 'c', 'd'], (source) => putJob(db, 1, source, at(9)));
    expect(put.map(({ state }) => state)).toEqual(['waiting', 'running', 'done', 'waiting']);
    expect(await putJob(db, 2, 'a', at(9))).toMatchObject({
      site: 2,
      source: 'a',
      state: 'waiting',
      progress: 0,
      error: '',
    });
    expect((await newestJobs(db, 1, 9)).map(({ source }) => source)).toEqual(['d', 'c', 'b', 'a']);
    expect((await newestJobs(db, 1, 2)).map(({ source }) => source)).toEqual(['d', 'c']);
    expect((await newestJobs(db, 2, 9)).map(({ source }) => source)).toEqual(['a', 'e']);
  }),
);

test(
  '[F18] jobs that are open – of both sites – are those that wait and run; one that is done or failed cannot be begun',
  trying(async ({ db }) => {
    const all = [...(await newestJobs(db, 1, 9)), ...(await newestJobs(db, 2, 9))];
    const named = (id: number) => all.find((job) => job.id === id)?.source;
    expect((await openJobs(db)).map(named)).toEqual(['a', 'b', 'e']);
    const begun = await inTurn(all, ({ id }) => beginJob(db, id));
    expect(begun.map((job) => job && [job.source, job.state, job.site])).toEqual([
      ...[undefined, undefined, ['b', 'running', 1], ['a', 'running', 1], ['e', 'running', 2]],
    ]);
    expect(await beginJob(db, 0)).toBeUndefined();
  }),
);

test(
  '[F18] uses of a video – noted twice, of another video and site – come by kind and number',
  trying(async ({ db }) => {
    for (const [kind, id] of [
      ['report', 1],
      ['article', 5],
      ['article', 2],
      ['article', 5],
    ] as const)
      await insertUse(db, 1, 'v', { kind, id });
    await insertUse(db, 1, 'w', { kind: 'article', id: 9 });
    await insertUse(db, 2, 'v', { kind: 'article', id: 8 });
    expect(await usesOfSource(db, 1, 'v')).toEqual([
      { kind: 'article', id: 2 },
      { kind: 'article', id: 5 },
      { kind: 'report', id: 1 },
    ]);
  }),
);

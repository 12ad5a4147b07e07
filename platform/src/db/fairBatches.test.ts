import { expect, test } from 'vitest';
import { createFairBatches } from './fairBatches';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const violation = Object.assign(new Error('no'), { code: '23505' });

/** Batches as they were written; each waits for the gate. */
function recorded(elapsed = () => 0) {
  const batches: (readonly string[])[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const add = createFairBatches<string, string>(
    async (_, jobs) => {
      batches.push(jobs);
      await gate;
      if (jobs.some((job) => job === 'bad')) throw violation;
      return jobs.map((job) => `done ${job}`);
    },
    { most: 10, elapsed },
  );
  return { add, open, batches };
}

test('[K9] a sender of a hundred jobs – another one sends a single job – does not shut it out', async () => {
  const { add, open, batches } = recorded();
  const flood = range(100).map((index) => add('vote', `flood ${index}`, 'a'));
  const single = add('vote', 'single', 'b');
  open();
  expect(await single).toBe('done single');
  expect(batches[1]).toContain('single');
  expect(await Promise.all(flood)).toHaveLength(100);
  expect(batches.flat().filter((job) => job.startsWith('flood'))).toEqual(
    range(100).map((index) => `flood ${index}`),
  );
  expect(batches.length).toBe(11);
});

test('[K9] one job of a batch that the database refuses – fails alone', async () => {
  const { add, open } = recorded();
  const all = ['first', 'good', 'bad', 'better'].map((job) => add('vote', job, 'a'));
  open();
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('[K9] a job that waited longer than fifteen seconds – is not begun', async () => {
  let now = 0;
  const { add, open, batches } = recorded(() => now);
  const first = add('vote', 'first', 'a');
  const late = add('vote', 'late', 'a');
  now = 15_001;
  open();
  await first;
  await expect(late).rejects.toThrow('too late');
  expect(batches).toEqual([['first']]);
});

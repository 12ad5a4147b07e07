import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { createFairBatch, createFairQueue } from './fair';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const violation = Object.assign(new Error('no'), { code: '23505' });

/** Batches as they were written; each waits for the gate. */
function recorded(elapsed = () => 0) {
  const batches: (readonly string[])[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const add = createFairBatch<string, string>(
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

/** A work that ends when it is told to. */
function aWork(): { work: () => Promise<string>; end: () => void; fail: () => void; isBegun: () => boolean } {
  let isBegun = false;
  let end: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const done = new Promise<string>((ended, failed) => {
    end = () => ended('done');
    fail = () => failed(new Error('failed'));
  });
  const work = () => {
    isBegun = true;
    return done;
  };
  return { work, end: () => end(), fail: () => fail(), isBegun: () => isBegun };
}
const turn = () => new Promise(setImmediate);

test('[K9] a fair queue – works of two keys, one fails – runs those of one key one after the other', async () => {
  const inTurn = createFairQueue();
  const [first, second, other] = [aWork(), aWork(), aWork()];
  const all = Promise.allSettled([
    inTurn('a', first.work),
    inTurn('a', second.work),
    inTurn('b', other.work),
  ]);
  await turn();
  expect([first.isBegun(), second.isBegun(), other.isBegun()]).toEqual([true, false, true]);
  first.fail();
  await turn();
  expect(second.isBegun()).toBe(true);
  second.end();
  other.end();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('[K9] a fair queue – a work that waited longer than fifteen seconds – is not begun and holds up none behind', async () => {
  const clock = fakeClock(0);
  const inTurn = createFairQueue(clock.now);
  const [first, late, behind] = [aWork(), aWork(), aWork()];
  const all = [inTurn('a', first.work), inTurn('a', late.work)];
  await turn();
  clock.forward(15_001);
  all.push(inTurn('a', behind.work));
  first.end();
  behind.end();
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(late.isBegun()).toBe(false);
});

test('[K8][K9] a fair queue – a sender of fifty works – senders go by turns, the works of each in their order', async () => {
  const inTurn = createFairQueue();
  const order: string[] = [];
  const send = (name: string, from: string) =>
    inTurn(
      'vote',
      async () => {
        await turn();
        order.push(name);
      },
      from,
    );
  const many = Array.from({ length: 50 }, (_, index) => send(`m${index}`, 'many'));
  const others = [send('a0', 'a'), send('a1', 'a'), send('b0', 'b')];
  await Promise.all([...many, ...others]);
  expect(order.slice(0, 7)).toEqual(['m0', 'm1', 'a0', 'b0', 'm2', 'a1', 'm3']);
  expect(order).toHaveLength(53);
});

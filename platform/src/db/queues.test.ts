import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { createQueues } from './queues';

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

test('[K9] works of one name run one after the other, though one fails; others beside them', async () => {
  const inTurn = createQueues();
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

test('[K9] whose turn comes too late is not begun, and holds up nobody behind', async () => {
  const clock = fakeClock(0);
  const inTurn = createQueues(clock.now);
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

test('[K8][K9] who sends many shuts nobody out: senders go by turns, each one’s works in their order', async () => {
  const inTurn = createQueues();
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

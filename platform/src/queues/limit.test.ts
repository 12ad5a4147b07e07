import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Charge, createLimit, fixedWidth, type LimitPolicy } from './limit';

/** Jobs of one limit that end when they are told to. */
function jobs(policy: LimitPolicy) {
  const limit = createLimit(policy);
  const begun: string[] = [];
  const ends = new Map<string, (outcome: 'ended' | Promise<never>) => void>();
  return {
    begun,
    send: (name: string, charge?: Partial<Charge>) =>
      limit(() => {
        begun.push(name);
        return new Promise((end) => ends.set(name, end));
      }, charge),
    async end(name: string) {
      ends.get(name)?.('ended');
      await turn();
    },
    fail: (name: string) => ends.get(name)?.(Promise.reject(new Error('failed'))),
  };
}
const full = () => new Error('full');
const two = fixedWidth({ width: 2 });

test('[K9] a limit – of two – three jobs of which the first fails – runs two, then the third', async () => {
  const { send, end, fail, begun } = jobs(two);
  const all = ['a', 'b', 'c'].map((name) => send(name));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  fail('a');
  await expect(all[0]).rejects.toThrow('failed');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(all.slice(1))).toEqual(['ended', 'ended']);
});

test('[K8] a limit – of one running and three waiting – takes four and refuses the fifth until one has ended', async () => {
  const { send, end, begun } = jobs(fixedWidth({ width: 1, waiting: { most: 3, full } }));
  const four = ['a', 'b', 'c', 'd'].map((name) => send(name));
  await expect(send('e')).rejects.toThrow('full');
  await turn();
  await end('a');
  const fifth = send('f');
  for (const name of ['b', 'c', 'd', 'f']) await end(name);
  await Promise.all([...four, fifth]);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('[K8] a limit – of four places – one sender – has two of them and has them again once its jobs have ended', async () => {
  const { send, end } = jobs(fixedWidth({ width: 1, waiting: { most: 3, full } }));
  const own = [send('a', { from: 'x' }), send('b', { from: 'x' })];
  await expect(send('c', { from: 'x' })).rejects.toThrow('full');
  const others = [send('d', { from: 'y' }), send('e')];
  await turn();
  for (const name of ['a', 'b', 'd', 'e']) await end(name);
  await Promise.all([...own, ...others]);
  const again = send('f', { from: 'x' });
  await turn();
  await end('f');
  expect(await again).toBe('ended');
});

test('[K9] a limit – a job that does not fit before one that does – lets the one that fits begin', async () => {
  const { send, end, begun } = jobs({
    fits: ({ cost }, running) => running.reduce((sum, job) => sum + job.cost, cost) <= 10,
  });
  for (const [name, cost] of Object.entries({ a: 6, b: 5, c: 4, d: 1 })) send(name, { cost });
  await turn();
  expect(begun).toEqual(['a', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'c', 'b', 'd']);
});

test('[K9] a limit by turns – a sender of one job behind a sender of three – is next; without turns it is last', async () => {
  const orders = await Promise.all(
    [true, false].map(async (byTurns) => {
      const { send, end, begun } = jobs({ ...fixedWidth({ width: 1 }), byTurns });
      for (const name of ['a1', 'a2', 'a3']) send(name, { cost: 4, from: 'a' });
      for (const from of ['b', 'c']) send(`${from}1`, { cost: 4, from });
      await turn();
      for (let index = 0; index < 5; index += 1) await end(begun.at(-1) ?? '');
      return begun;
    }),
  );
  expect(orders).toEqual([
    ['a1', 'b1', 'c1', 'a2', 'a3'],
    ['a1', 'a2', 'a3', 'b1', 'c1'],
  ]);
});

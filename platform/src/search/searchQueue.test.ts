import { expect, test } from 'vitest';
import { createSearchQueue } from './searchQueue.service';

test('[K8] a rush of searches never holds all connections, and does not pile up', async () => {
  const gate = createSearchQueue();
  let running = 0;
  let most = 0;
  const search = () =>
    gate(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return 'found';
    });
  const answers = await Promise.allSettled(Array.from({ length: 60 }, search));
  expect(most).toBe(3);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(43);
  expect(answers.at(-1)).toMatchObject({ reason: { http: 429 } });
  expect(await search()).toBe('found');
});

test('[K8] one address that searches without end leaves places to the others, and has its own again', async () => {
  const gate = createSearchQueue();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const flood = Array.from({ length: 60 }, () => gate(() => ended, { from: '192.0.2.1' }));
  const other = gate(async () => 'found', { from: '192.0.2.2' });
  end();
  expect(await other).toBe('found');
  const answers = await Promise.allSettled(flood);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  expect(await gate(async () => 'again', { from: '192.0.2.1' })).toBe('again');
});

import { type Database, openDatabase } from '@platform/db/connection';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { passTime } from '@testing/jobs';
import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { claimOne } from './claims';
import { exclusively } from './exclusively';

const stopping = new AbortController().signal;
const KIND = { kind: 'test', stopping };

async function processes(count: number): Promise<Database[]> {
  const place = await createDatabase(emptyNewsroom);
  const all = Array.from({ length: count }, () => openDatabase(place.url, { max: 2 }));
  onTestFinished(async () => {
    await Promise.all(all.map((db) => db.close()));
    await place.drop();
  });
  return all;
}

test('[K9] work that several processes begin together – they do it one after the other – each sees what was done before', async () => {
  const [first, ...others] = await processes(4);
  await first?.script('create table done (n int)');
  const fill = { name: 'test-fill', text: 'insert into done select count(*) from done' };
  let atOnce = 0;
  const most: number[] = [];
  const work = (db: typeof first) => async () => {
    atOnce += 1;
    most.push(atOnce);
    await db?.run(fill);
    atOnce -= 1;
  };
  await Promise.all([first, ...others].map((db) => db && exclusively(db, KIND, work(db))));
  expect(most).toEqual([1, 1, 1, 1]);
  const rows = await first?.query({ name: 'test-done', text: 'select n from done order by n' });
  expect(rows).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
});

test('[K4] a process that fails at such work, or was killed at it – the next one does it: at once, or once the claim ran out', async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error('none');
  await expect(exclusively(one, KIND, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  // a process that was killed renews nothing
  expect(await claimOne(one, 'test', 60_000)).toBeDefined();
  let isDone = false;
  const waiting = exclusively(other, KIND, async () => {
    isDone = true;
  });
  expect(await claimOne(one, 'test', 60_000)).toBeUndefined();
  expect(isDone).toBe(false);
  await passTime(one, 60_000);
  await waiting;
  expect(isDone).toBe(true);
});

test('[K9] such work – its claim is lost while it goes on – ends, and is done again once the other process is done', async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error('none');
  const order: string[] = [];
  const first = exclusively(one, { ...KIND, claimMs: 400 }, async (signal) => {
    order.push('begun');
    if (order.length > 1) return;
    await other.script('delete from jobs');
    await new Promise((ended) => signal.addEventListener('abort', ended));
    order.push('lost');
  });
  await first;
  expect(order).toEqual(['begun', 'lost', 'begun']);
});

test('[K9] a process that is stopped – at such work, and while it waits for it – ends both, and the work is free', async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error('none');
  const stop = new AbortController();
  const stopped = { kind: 'test', stopping: stop.signal };
  let isBegun = false;
  const working = exclusively(one, stopped, (signal) => {
    isBegun = true;
    return new Promise((ended) => signal.addEventListener('abort', ended));
  });
  await expect.poll(() => isBegun).toBe(true);
  const waiting = exclusively(other, stopped, () => Promise.reject(new Error('begun')));
  stop.abort();
  await Promise.all([working, waiting]);
  expect(await claimOne(one, 'test', 60_000)).toMatchObject({ attempts: 1 });
});

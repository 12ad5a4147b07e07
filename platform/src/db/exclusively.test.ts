import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './connection';
import { exclusively, unlessBusy } from './exclusively';

async function processes(count: number) {
  const place = await createDatabase();
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
  await Promise.all([first, ...others].map((db) => db && exclusively(db, 'test', work(db))));
  expect(most).toEqual([1, 1, 1, 1]);
  const rows = await first?.query({ name: 'test-done', text: 'select n from done order by n' });
  expect(rows).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
});

test('[K4] a process that fails or loses its connection during such work – the next one does it', async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error('none');
  await expect(exclusively(one, 'test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const end = {
    name: 'test-end',
    text: 'select pg_terminate_backend(pid) from pg_stat_activity where state like $1',
  };
  const cut = exclusively(one, 'test', () => other.query(end, ['idle in transaction%']));
  await expect(cut).rejects.toThrow();
  expect(await exclusively(other, 'test', async () => 'done')).toBe('done');
});

test('[K9] work that is done unless another process does it – two at once, then one – is done once and is not waited for, then done again', async () => {
  const [one, other] = await processes(2);
  if (!one || !other) throw new Error('none');
  let done = 0;
  await unlessBusy(one, 'test', async () => {
    done += 1;
    await unlessBusy(other, 'test', async () => {
      done += 10;
    });
  });
  expect(done).toBe(1);
  await unlessBusy(other, 'test', async () => {
    done += 100;
  });
  expect(done).toBe(101);
  await expect(unlessBusy(one, 'test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

import { describe, expect, test } from 'vitest';
import { bySite, createBatch, createReadBatch } from './batch';

const dataFault = Object.assign(new Error('value too long'), { code: '22001' });
const lost = Object.assign(new Error('gone'), { code: '57P01' });

function recorded(fails: (batch: readonly string[]) => Error | undefined = () => undefined) {
  const batches: string[][] = [];
  const put = createBatch<string, string>(
    async (jobs) => {
      batches.push([...jobs]);
      // the next ones come while this one is under way
      await new Promise(setImmediate);
      const fault = fails(jobs);
      if (fault) throw fault;
      return jobs.map((job) => job.toUpperCase());
    },
    { most: 3, apart: (job) => job[0] },
  );
  return { batches, put };
}

describe('[K4] a batch of writes', () => {
  test('[K4] a batch – of three at most – while one is written – takes the next three together', async () => {
    const { batches, put } = recorded();
    expect(await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map(put))).toEqual([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
    ]);
    expect(batches).toEqual([['a1'], ['b1', 'c1', 'd1'], ['e1']]);
  });

  test('[K4] a batch – jobs of one key – takes one of them, in their order', async () => {
    const { batches, put } = recorded();
    await Promise.all(['x1', 'a1', 'a2', 'b1', 'a3'].map(put));
    expect(batches).toEqual([['x1'], ['a1', 'b1'], ['a2'], ['a3']]);
  });

  test('[K4] a batch – one job that the database refuses – fails that one alone', async () => {
    const { batches, put } = recorded((jobs) => (jobs.includes('b1') ? dataFault : undefined));
    const all = await Promise.allSettled(['x1', 'a1', 'b1', 'c1'].map(put));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['x1'], ['a1', 'b1', 'c1'], ['a1'], ['b1'], ['c1']]);
  });

  test('[K4] a batch – the database is gone – fails at once, and the next one is written', async () => {
    let broken = true;
    const { put } = recorded(() => (broken ? lost : undefined));
    const all = await Promise.allSettled(['a1', 'b1', 'c1'].map(put));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    broken = false;
    expect(await put('d1')).toBe('D1');
  });
});

test('[K9] a batch of reads – while others are read – asks for equal ones once, in a statement that began after them', async () => {
  const statements: string[][] = [];
  const read = createReadBatch<string, string>(
    (key) => key,
    async (keys) => {
      statements.push([...keys]);
      // the next ones come while this one is under way
      await new Promise(setImmediate);
      return new Map(keys.filter((key) => key !== 'absent').map((key) => [key, key.toUpperCase()]));
    },
  );
  expect(await Promise.all(['a', 'a', 'b', 'absent', 'b'].map(read))).toEqual([
    ...['A', 'A', 'B', undefined, 'B'],
  ]);
  // the first one's statement had begun before the second one came
  expect(statements).toEqual([['a'], ['a', 'b', 'absent']]);
});

test('[K9] a batch of reads – the database fails – fails, and the next one is read', async () => {
  let isAway = true;
  const read = createReadBatch<string, string>(
    (key) => key,
    async (keys) => {
      if (isAway) throw new Error('gone');
      return new Map(keys.map((key) => [key, key]));
    },
  );
  await expect(read('a')).rejects.toThrow('gone');
  isAway = false;
  expect(await read('a')).toBe('a');
});

test('[K9] batches by site – jobs of two sites at once – run beside each other', async () => {
  const batches: string[] = [];
  const put = bySite<string, string>((site) =>
    createBatch(
      async (jobs) => {
        batches.push(`${site}: ${jobs.join(' ')}`);
        await new Promise(setImmediate);
        return jobs;
      },
      { most: 2 },
    ),
  );
  await Promise.all([put(1, 'a'), put(2, 'b'), put(1, 'c'), put(1, 'd'), put(1, 'e')]);
  expect(batches).toEqual(['1: a', '2: b', '1: c d', '1: e']);
});

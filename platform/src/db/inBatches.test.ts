import { describe, expect, test } from 'vitest';
import { inBatches } from './inBatches';

const dataFault = Object.assign(new Error('value too long'), { code: '22001' });
const lost = Object.assign(new Error('gone'), { code: '57P01' });

function recorded(fails: (batch: readonly string[]) => Error | undefined = () => undefined) {
  const batches: string[][] = [];
  const put = inBatches<string, string>(
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

describe('[K4] writes of one moment in one transaction', () => {
  test('what comes meanwhile goes together into the next, at most so many', async () => {
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

  test('two of one mark come one after the other, in their order', async () => {
    const { batches, put } = recorded();
    await Promise.all(['x1', 'a1', 'a2', 'b1', 'a3'].map(put));
    expect(batches).toEqual([['x1'], ['a1', 'b1'], ['a2'], ['a3']]);
  });

  test('one that cannot be written fails alone', async () => {
    const { batches, put } = recorded((jobs) => (jobs.includes('b1') ? dataFault : undefined));
    const all = await Promise.allSettled(['x1', 'a1', 'b1', 'c1'].map(put));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['x1'], ['a1', 'b1', 'c1'], ['a1'], ['b1'], ['c1']]);
  });

  test('a database that is gone fails the whole batch at once, and the next is tried anew', async () => {
    let broken = true;
    const { put } = recorded(() => (broken ? lost : undefined));
    const all = await Promise.allSettled(['a1', 'b1', 'c1'].map(put));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    broken = false;
    expect(await put('d1')).toBe('D1');
  });
});

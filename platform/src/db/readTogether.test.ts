import { expect, test } from 'vitest';
import { readTogether } from './readTogether';

test('[K9] reads of one moment – while others are read – go together into the next statement, equal ones once', async () => {
  const statements: string[][] = [];
  const read = readTogether<string, string>(
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

test('[K9] reads of one moment – the database fails – fail, and the next ones are read', async () => {
  let isAway = true;
  const read = readTogether<string, string>(
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

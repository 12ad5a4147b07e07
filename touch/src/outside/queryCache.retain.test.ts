import { expect, test } from 'vitest';
import { type Query, QueryCache } from './queryCache';

const query = (key: string): Query<string> => ({
  key,
  operation: key,
  input: {},
  read: (data) => String(data),
});
const others = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => query(`other-${from + n}`));

async function loadAll(cache: QueryCache, queries: readonly Query<string>[]): Promise<void> {
  for (const one of queries) await cache.load(one);
}
const made = () =>
  new QueryCache(
    async (name) => ({ status: 0, message: '', data: name }),
    () => 0,
  );
const nobody = () => undefined;

test('[A10] values of a hidden screen – 400 others loaded meanwhile – stay; one it did not use is evicted', async () => {
  const cache = made();
  await loadAll(cache, [query('list'), query('gone')]);
  const stop = cache.subscribe('list', nobody);
  cache.retain('home', new Set(['home']));
  stop();
  await loadAll(cache, others(0, 400));
  expect(cache.getValue(query('list'))).toBe('list');
  expect(cache.peek('gone')).toBeUndefined();
});

test('[A10] values of a screen that is hidden again – replace those it used before', async () => {
  const cache = made();
  await loadAll(cache, [query('first'), query('second')]);
  const stopFirst = cache.subscribe('first', nobody);
  cache.retain('search', new Set(['search']));
  stopFirst();
  const stopSecond = cache.subscribe('second', nobody);
  cache.retain('search', new Set(['search']));
  stopSecond();
  await loadAll(cache, others(0, 400));
  expect(cache.peek('first')).toBeUndefined();
  expect(cache.getValue(query('second'))).toBe('second');
});

test('[A10] a screen that does not come back holds nothing', async () => {
  const cache = made();
  await cache.load(query('reporter'));
  const stop = cache.subscribe('reporter', nobody);
  cache.retain('reporter/1', new Set(['home', 'reporter/1']));
  stop();
  cache.retain('home', new Set(['home']));
  await loadAll(cache, others(0, 400));
  expect(cache.peek('reporter')).toBeUndefined();
});

import type { ListQuery, QueryCache } from '@touch/outside/queryCache';

/** Takes one item out of a list, where it was read. @param at epoch ms */
export function withoutOwn<T>(cache: QueryCache, { key, keyOf }: ListQuery<T>, id: string, at: number): void {
  const list = cache.getList<T>(key);
  if (!list) return;
  const pages = list.pages.map((items) => items.filter((item) => keyOf(item) !== id));
  cache.put(key, { state: 'ready', at, value: { ...list, pages } });
}

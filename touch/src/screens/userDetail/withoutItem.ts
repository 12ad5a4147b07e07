import type { Entry, ListValue } from '@touch/outside/queryCache';

const isList = (value: unknown): value is ListValue<unknown> =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

/** A kept list without some of its items; one that has none left and no more to come is empty. */
export function withoutItem(entry: Entry | undefined, isGone: (item: unknown) => boolean): Entry {
  if (entry?.state !== 'ready' || !isList(entry.value)) return entry ?? { state: 'loading' };
  const pages = entry.value.pages.map((items) => items.filter((item) => !isGone(item)));
  const isEmpty = !entry.value.hasMore && pages.every((items) => items.length === 0);
  return isEmpty ? { state: 'empty', at: entry.at } : { ...entry, value: { ...entry.value, pages } };
}

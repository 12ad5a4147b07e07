import type { ListQueryResult } from '@touch/api/useQuery';
import { useState } from 'react';

/** Items taken out of a list here: one that was asked for before may still come with them. */
export interface Gone<T, Around> {
  /** Without them. */
  readonly list: ListQueryResult<T, Around>;
  readonly add: (key: string) => void;
  /** It stays after all. */
  readonly remove: (key: string) => void;
  /** Answers from now on already leave them out. */
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useGone<T, Around>(
  list: ListQueryResult<T, Around>,
  keyOf: (item: T) => string,
): Gone<T, Around> {
  const [gone, setGone] = useState(NONE);
  const [change] = useState(() => ({
    add: (key: string) => setGone((keys) => new Set([...keys, key])),
    remove: (key: string) => setGone((keys) => new Set([...keys].filter((one) => one !== key))),
    clear: () => setGone(NONE),
  }));
  if (gone.size === 0) return { list, ...change };
  const pages = list.pages.map((items) => items.filter((item) => !gone.has(keyOf(item))));
  const isEmpty = list.state === 'ready' && !list.hasMore && pages.every((items) => items.length === 0);
  return { list: { ...list, pages, state: isEmpty ? 'empty' : list.state }, ...change };
}

import { type Column, getColumnQuery } from '@touch/api/columns';
import { cachedValue, useQuery } from '@touch/api/useQuery';
import type { QueryCache } from '@touch/outside/queryCache';

/** A column of which only the number is known: what a failed column detail falls back to (G12). */
export const emptyColumn = (columnId: number): Column => ({
  columnId,
  parentId: 0,
  columnName: '',
  columnStyle: '',
  topCount: 0,
  description: '',
  linkUrl: '',
  phoneIcon: '',
  topPic: '',
  cardUrl: '',
  rssCount: 0,
  showPubTime: true,
  showReadCount: true,
  isForbidden: false,
  isdelete: false,
});

/** The number in an address; 0 for none. */
export const columnNumber = (text: string | undefined): number => {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
};

export const cachedColumn = (cache: QueryCache, columnId: number): Column =>
  cachedValue(cache, getColumnQuery(columnId)) ?? emptyColumn(columnId);

/** The column of a screen; undefined as long as it is on its way. */
export function useColumnById(columnId: number): Column | undefined {
  const item = useQuery(getColumnQuery(columnId));
  if (item.state === 'ready') return item.value;
  return item.state === 'loading' ? undefined : emptyColumn(columnId);
}

import { cachedColumn, columnNumber } from '@touch/features/lists/columnById';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const { columnName } = cachedColumn(cache, columnNumber(params.columnId));
  return listHead(visit, columnName || texts.title, { noIndex: columnName === '' });
}

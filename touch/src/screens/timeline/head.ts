import { cachedColumn, columnNumber } from '@touch/features/lists/columnById';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const name = cachedColumn(cache, columnNumber(params.id)).columnName;
  return listHead(visit, name || texts.title);
}

import { listHead } from '@touch/features/lists/listHead';
import { cachedColumn, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const name = cachedColumn(cache, columnNumber(params.id)).columnName;
  return listHead(visit, name || words['title.timeline']);
}

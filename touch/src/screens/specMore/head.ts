import { listHead } from '@touch/features/lists/listHead';
import { cachedColumn, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const { columnName } = cachedColumn(cache, columnNumber(params.columnId));
  return listHead(visit, columnName || words['title.specMore'], { noIndex: columnName === '' });
}

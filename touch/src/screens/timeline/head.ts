import { listHead } from '@touch/features/lists/listHead';
import { columnNow, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const name = columnNow(cache, columnNumber(params.id)).columnName;
  return listHead(visit, name || words['title.timeline']);
}

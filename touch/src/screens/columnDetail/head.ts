import { firstPicture } from '@touch/features/lists/firstPicture';
import { listHead } from '@touch/features/lists/listHead';
import { cachedColumn } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { idOf } from './idOf';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const id = idOf(params);
  const column = cachedColumn(cache, id);
  const preload = firstPicture(cache, column, visit.config);
  return listHead(visit, column.columnName || words['title.columnDetail'], {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(preload ? { preload } : {}),
  });
}

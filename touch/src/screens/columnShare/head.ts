import { listHead } from '@touch/features/lists/listHead';
import { cachedColumn, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const id = columnNumber(params.id);
  const column = cachedColumn(cache, id);
  const image = column.cardUrl || column.topPic;
  return listHead(visit, column.columnName || words['title.columnShare'], {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(image ? { image } : {}),
  });
}

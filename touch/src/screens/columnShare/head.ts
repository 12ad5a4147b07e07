import { listHead } from '@touch/features/lists/listHead';
import { columnNow, columnNumber } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { title } from './title';

/** A shared column's own page is the column's. */
export function head(context: ScreenContext): Head {
  const id = columnNumber(context.params.id);
  const column = columnNow(context.answers, id);
  const image = column.cardUrl || column.topPic;
  return listHead(context, title(context), {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(image ? { image } : {}),
  });
}

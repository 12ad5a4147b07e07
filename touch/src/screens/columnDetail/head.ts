import { firstPicture } from '@touch/features/lists/firstPicture';
import { listHead } from '@touch/features/lists/listHead';
import { columnNow } from '@touch/features/lists/theColumn';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { idOf } from './idOf';
import { title } from './title';

export function head(context: ScreenContext): Head {
  const id = idOf(context.params);
  const column = columnNow(context.answers, id);
  const preload = firstPicture(context.answers, column, context.visit.config);
  return listHead(context, title(context), {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(preload ? { preload } : {}),
  });
}

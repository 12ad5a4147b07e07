import { firstPicture } from '@touch/features/lists/firstPicture';
import { listHead } from '@touch/features/lists/listHead';
import { columnNow } from '@touch/features/lists/theColumn';
import type { Head, HeadContext } from '@touch/outside/screen';
import { idOf } from './idOf';
import type { texts as zh } from './texts/zh';

export function head({ answers, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = idOf(params);
  const column = columnNow(answers, id);
  const preload = firstPicture(answers, column, visit.config);
  return listHead(visit, column.columnName || texts.title, {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(preload ? { preload } : {}),
  });
}

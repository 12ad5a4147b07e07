import { cachedColumn } from '@touch/features/lists/columnById';
import { firstPicture } from '@touch/features/lists/head/firstPicture';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { idOf } from './idOf';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = idOf(params);
  const column = cachedColumn(cache, id);
  const preload = firstPicture(cache, column, visit.config);
  return listHead(visit, column.columnName || texts.title, {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(preload ? { preload } : {}),
  });
}

import { cachedColumn, columnNumber } from '@touch/features/lists/columnById';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const id = columnNumber(params.id);
  const column = cachedColumn(cache, id);
  const image = column.cardUrl || column.topPic;
  return listHead(visit, column.columnName || texts.title, {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(image ? { image } : {}),
  });
}

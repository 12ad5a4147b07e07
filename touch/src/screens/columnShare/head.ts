import { cachedColumn, columnNumber } from '@touch/features/lists/columnById';
import { listData } from '@touch/features/lists/head/listData';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, words, texts }: HeadContext<typeof zh>): Head {
  const id = columnNumber(params.id);
  const column = cachedColumn(cache, id);
  const image = column.cardUrl || column.topPic;
  const { columnName: name, description } = column;
  const path = `/columnDetail/${id}.html`;
  return listHead(visit, name || texts.title, {
    canonical: id ? path : '/home.html',
    noIndex: name === '',
    ...(id && name
      ? { jsonLd: listData({ visit, words }, { name, path, description, picture: image }) }
      : {}),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  });
}

import { cachedColumn } from '@touch/features/lists/columnById';
import { firstPicture } from '@touch/features/lists/head/firstPicture';
import { listData } from '@touch/features/lists/head/listData';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { idOf } from './idOf';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, words, texts }: HeadContext<typeof zh>): Head {
  const id = idOf(params);
  const column = cachedColumn(cache, id);
  const preload = firstPicture(cache, column, visit.config);
  const { columnName: name, description } = column;
  const path = `/columnDetail/${id}.html`;
  return listHead(visit, name || texts.title, {
    canonical: id ? path : '/home.html',
    noIndex: name === '',
    ...(id && name ? { jsonLd: listData({ visit, words }, { name, path, description }) } : {}),
    ...(description ? { description } : {}),
    ...(preload ? { preload } : {}),
  });
}

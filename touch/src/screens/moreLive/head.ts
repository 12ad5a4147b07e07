import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { columnOf } from './columnOf';
import type { texts as zh } from './texts/zh';

export function head({ visit, query, texts }: HeadContext<typeof zh>): Head {
  const column = columnOf(query);
  return listHead(visit, texts.title, {
    canonical: column ? `/moreLive.html?columnId=${column}` : '/moreLive.html',
  });
}

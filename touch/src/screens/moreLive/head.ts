import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { columnOf } from './columnOf';

export function head({ visit, words, query }: ScreenContext): Head {
  const column = columnOf(query);
  return listHead(visit, words['title.moreLive'], {
    canonical: column ? `/moreLive.html?columnId=${column}` : '/moreLive.html',
  });
}

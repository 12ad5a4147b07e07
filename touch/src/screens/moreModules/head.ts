import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';

/** Every module is a page of its own. */
export function head({ visit, words, query }: ScreenContext): Head {
  const id = query.get('id');
  return listHead(visit, words['title.moreModules'], {
    noIndex: !id,
    ...(id ? { canonical: `/moreModules.html?id=${encodeURIComponent(id)}` } : {}),
  });
}

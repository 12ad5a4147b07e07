import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** Every module is a page of its own. */
export function head({ visit, query, texts }: HeadContext<typeof zh>): Head {
  const id = query.get('id');
  return listHead(visit, texts.title, {
    noIndex: !id,
    ...(id ? { canonical: `/moreModules.html?id=${encodeURIComponent(id)}` } : {}),
  });
}

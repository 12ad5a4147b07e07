import { tagScreenArticlesQuery } from '@touch/api/tagArticles';
import { cachedList } from '@touch/api/useQuery';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { tagOf } from './tagOf';
import type { texts as zh } from './texts/zh';

export function head({ cache, params, visit, words, texts }: HeadContext<typeof zh>): Head {
  const id = tagOf(params);
  const tag = id ? cachedList(cache, tagScreenArticlesQuery(id))?.extras?.name : '';
  return listHead(visit, tag ? words['tag.heading'](tag) : texts.title, { noIndex: !tag });
}

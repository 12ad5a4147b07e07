import { tagScreenArticlesQuery } from '@touch/api/articles';
import { cachedList } from '@touch/api/useAnswers';
import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { tagOf } from './tagOf';

export function head({ cache, params, visit, words }: ScreenContext): Head {
  const id = tagOf(params);
  const tag = id ? cachedList(cache, tagScreenArticlesQuery(id))?.extras?.name : '';
  return listHead(visit, tag ? words['tag.heading'](tag) : words['title.tagList'], { noIndex: !tag });
}

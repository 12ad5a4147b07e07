import { tagScreenArticlesQuery } from '@touch/api/articles';
import { listOf } from '@touch/api/useAnswers';
import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';

export function head({ answers, params, visit, words }: ScreenContext): Head {
  const tag = params.tagId ? listOf(answers, tagScreenArticlesQuery(params.tagId))?.around?.name : '';
  return listHead(visit, tag ? words['tag.heading'](tag) : words['title.tagList'], { noIndex: !tag });
}

import { tagScreenArticlesQuery } from '@touch/api/articles';
import { listOf } from '@touch/api/useAnswers';
import { listTitle } from '@touch/features/lists/listHead';
import type { ScreenContext } from '@touch/outside/screen';

export function title(context: ScreenContext): string {
  const { answers, params, words } = context;
  const tag = params.tagId ? listOf(answers, tagScreenArticlesQuery(params.tagId))?.around?.name : undefined;
  return listTitle(context, tag ? words['tag.heading'](tag) : words['title.tagList']);
}

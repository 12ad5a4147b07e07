import { topicArticleQuery } from '@touch/api/topics';
import { itemOf } from '@touch/api/useAnswers';
import { listTitle } from '@touch/features/lists/listHead';
import { plainTitle } from '@touch/lib/text';
import type { ScreenContext } from '@touch/outside/screen';

export function title(context: ScreenContext): string {
  const { answers, params, words } = context;
  const article = params.id ? itemOf(answers, topicArticleQuery(params.id)) : undefined;
  return listTitle(context, article ? plainTitle(article.title) : words['title.specDetail']);
}

import { tagScreenArticlesQuery } from '@touch/api/articles';
import { listOf } from '@touch/api/useAnswers';
import { listHead } from '@touch/features/lists/listHead';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { title } from './title';

/** A tag nobody carries is no page for search engines. */
export const head = (context: ScreenContext): Head =>
  listHead(context, title(context), {
    noIndex: !listOf(context.answers, tagScreenArticlesQuery(context.params.tagId ?? '')),
  });

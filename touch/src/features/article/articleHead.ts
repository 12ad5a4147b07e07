import { plainTitle } from '@touch/lib/text';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { articlePage } from './articlePage';
import { articleQuery } from './articleQuery';

/** A gone article is 404 with the empty state (A3); in the browser the title is all that is asked for. */
export function articleHead(context: ScreenContext): Head {
  const { visit, words, answers } = context;
  const query = articleQuery(context);
  const state = query ? answers.peek(query.key)?.state : 'empty';
  if (state === 'empty') return { title: words['state.removed'], gone: true };
  const article = query && answers.value(query);
  if (!article) return { title: visit.config.appName, noIndex: true };
  return import.meta.env.SSR ? articlePage(article, context) : { title: plainTitle(article.title) };
}

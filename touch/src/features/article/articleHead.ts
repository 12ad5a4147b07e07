import type { Head, ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** What only the served page needs; the server brings it before it renders. */
let page: typeof import('./articlePage') | undefined;

/** Asks for the article; where the address names none there is nothing to ask for. */
export async function loadArticle(context: ScreenContext): Promise<void> {
  if (import.meta.env.SSR) page ??= await import('./articlePage');
  const query = articleQuery(context);
  if (query) await context.answers.load(query);
}

/** A gone article is 404 with the empty state (A3); in the browser the title is all that is asked for. */
export function articleHead(context: ScreenContext): Head {
  const { visit, words, answers } = context;
  const query = articleQuery(context);
  const state = query ? answers.peek(query.key)?.state : 'empty';
  if (state === 'empty') return { title: words['state.removed'], gone: true };
  const article = query && answers.value(query);
  if (!article) return { title: visit.config.appName, noIndex: true };
  return page?.articlePage(article, context) ?? { title: article.title };
}

import type { Head, ScreenContext } from '@touch/outside/screen';
import { articleQuery } from '../articleQuery';
import { articlePage } from './articlePage';

/** A gone article is 404 with the empty state (A3). */
export function articleHead(context: ScreenContext): Head {
  const { visit, words, cache } = context;
  const query = articleQuery(context);
  const state = query ? cache.peek(query.key)?.state : 'empty';
  if (state === 'empty') return { title: words['state.removed'], gone: true };
  // a pass that is over, or is none, opens nothing (A15)
  if (state === 'failed' && query?.input.ticket) return { title: words['state.previewOver'], gone: true };
  const article = query && cache.getValue(query);
  return article ? articlePage(article, context) : { title: visit.config.appName, noIndex: true };
}

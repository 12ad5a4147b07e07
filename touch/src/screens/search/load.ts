import { hotWordsQuery, searchAllInTimeQuery, searchClassifyQuery } from '@touch/api/search';
import { parseSearch } from '@touch/features/search/searchRequest';
import type { Head, HeadContext, ScreenContext, ScreenOptions } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';
import { title } from './title';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { keptAlive: true, wide: true };

/** Loaded pages stay in the cache: coming back must not load them again (A10). */
export async function load({ query, cache }: ScreenContext): Promise<unknown> {
  const request = parseSearch(query);
  const classes = searchClassifyQuery();
  const hot = hotWordsQuery();
  const list = searchAllInTimeQuery(request);
  return Promise.all([
    cache.peek(classes.key) ?? cache.load(classes),
    request.key === ''
      ? (cache.peek(hot.key) ?? cache.load(hot))
      : (cache.peek(list.key) ?? cache.loadList(list)),
  ]);
}

/** Results are for readers: search engines keep the page without a key. */
export const head = (context: HeadContext<typeof zh>): Head => ({
  title: title(context),
  noIndex: parseSearch(context.query).key !== '',
});

import { hotWordsQuery, searchAllInTimeQuery, searchClassifyQuery } from '@touch/api/search/search';
import { parseSearch } from '@touch/features/search/searchRequest';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { loadTexts } from './texts';

export const options: ScreenOptions = { keptAlive: true, wide: true };

export { Search as Screen } from './Search';

/** What stands is kept: coming back must not cost the pages that were loaded (A10). */
export async function load({ query, cache }: ScreenContext): Promise<unknown> {
  const asked = parseSearch(query);
  const classes = searchClassifyQuery();
  const hot = hotWordsQuery();
  const list = searchAllInTimeQuery(asked);
  return Promise.all([
    cache.peek(classes.key) ?? cache.load(classes),
    asked.key === ''
      ? (cache.peek(hot.key) ?? cache.load(hot))
      : (cache.peek(list.key) ?? cache.loadList(list)),
  ]);
}

import { hotWordsQuery, searchAllInTimeQuery, searchClassifyQuery } from '@touch/api/search';
import { askedOf } from '@touch/features/search/asked';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { loadTexts } from './texts';

export const options: ScreenOptions = { keptAlive: true, wide: true };

export { Search as Screen } from './Search';

/** What stands is kept: coming back must not cost the pages that were loaded (A10). */
export async function load({ query, answers }: ScreenContext): Promise<unknown> {
  const asked = askedOf(query);
  const classes = searchClassifyQuery();
  const hot = hotWordsQuery();
  const list = searchAllInTimeQuery(asked);
  return Promise.all([
    answers.peek(classes.key) ?? answers.load(classes),
    asked.key === ''
      ? (answers.peek(hot.key) ?? answers.load(hot))
      : (answers.peek(list.key) ?? answers.loadList(list)),
  ]);
}

import type { ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** Asks for the article; where the address names none there is nothing to ask for. */
export async function loadArticle(context: ScreenContext): Promise<void> {
  const query = articleQuery(context);
  if (query) await context.cache.load(query);
}

import type { ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** Asks for the article; where the address names none there is nothing to ask for. */
export async function loadArticle(context: ScreenContext): Promise<void> {
  const query = articleQuery(context);
  if (query) await context.answers.load(query);
}

/** The article's own title is the document's (A6); '' until it is known. */
export function articleTitle(context: ScreenContext): string {
  const query = articleQuery(context);
  return (query && context.answers.value(query)?.title) ?? '';
}

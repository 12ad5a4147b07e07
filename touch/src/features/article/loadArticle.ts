import type { ScreenContext } from '@touch/outside/screen';
import { articleQuery } from './articleQuery';

/** An article that was loaded ahead, or was just read, is not asked for again within this time, ms. */
const FRESH_MS = 60_000;

/** Asks for the article; where the address names none there is nothing to ask for. */
export async function loadArticle(context: ScreenContext): Promise<void> {
  const query = articleQuery(context);
  const entry = query && context.cache.peek(query.key);
  if (entry?.state === 'ready' && !query?.input.ticket && Date.now() - entry.at < FRESH_MS) return;
  if (query) await context.cache.load(query);
}

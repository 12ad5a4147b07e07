import { parseSearch } from '@touch/features/search/asked';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { title } from './title';

/** Results are for readers: search engines keep the page without a key. */
export const head = (context: ScreenContext): Head => ({
  title: title(context),
  noIndex: parseSearch(context.query).key !== '',
});

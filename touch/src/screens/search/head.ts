import { parseSearch } from '@touch/features/search/searchRequest';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';
import { title } from './title';

/** Results are for readers: search engines keep the page without a key. */
export const head = (context: HeadContext<typeof zh>): Head => ({
  title: title(context),
  noIndex: parseSearch(context.query).key !== '',
});

import type { ColumnRows } from '@platform/articles/lists/columnRows.service';
import { addressKey, dropOldest } from '@platform/articles/lists/itemCache.service';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import type { JsonText } from '@platform/wire/jsonText';

/** Cache key of a page, besides the items of its rows. */
interface PageKey {
  /** Name of the operation that writes it. */
  readonly format: string;
  /** Position of its first row. */
  readonly first: number;
  readonly rows: ColumnRows;
}

/** Some 50 KB each with compressed copies, 10 MB in total. */
const MAX_PAGES = 200;

interface CachedPage {
  readonly rows: ColumnRows;
  readonly page: JsonText;
}

/** One cache per database. */
const caches = new WeakMap<Queries, Map<string, CachedPage>>();

/** Short key of thousands of characters of rows; almost unique, and the full rows are compared after lookup. */
const rowsFingerprint = (rows: ColumnRows): string =>
  `${rows.length} ${rows.slice(0, 60)} ${rows.slice(-60)}`;

/**
 * Cache of rendered pages by their rows. The rows are read from the database each time; identical rows give an identical page.
 * @param make renders the page; undefined where its items may be newer than the rows, and the page is not cached
 */
export function cachedPage(
  db: Queries,
  { format: form, first, rows }: PageKey,
  context: CallContext,
  make: () => JsonText | undefined,
): JsonText | undefined {
  const pages = caches.get(db) ?? new Map<string, CachedPage>();
  caches.set(db, pages);
  const key = `${form} ${first} ${addressKey(context)} ${rowsFingerprint(rows)}`;
  const before = pages.get(key);
  if (before?.rows === rows) return before.page;
  const page = make();
  if (!page) return undefined;
  pages.set(key, { rows, page });
  dropOldest(pages, MAX_PAGES);
  return page;
}

import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import type { JsonText } from '@platform/http/errors';
import type { ColumnRows } from './articles.columns.store';
import { addressKey, dropOldest } from './keptItems';

/** Cache key of a page, besides the items of its rows. */
interface PageKey {
  /** Name of the operation that writes it. */
  readonly format: string;
  /** Position of its first row. */
  readonly first: number;
  readonly rows: ColumnRows;
}

/** Some 50 KB each with their compressed copies, 10 MB together. */
const MAX_PAGES = 200;

interface CachedPage {
  readonly rows: ColumnRows;
  readonly page: JsonText;
}

/** By database, so that two in one process never mix. */
const caches = new WeakMap<Queries, Map<string, CachedPage>>();

/** Of the thousands of characters of some rows: what most likely no other rows of the same form share. */
const rowsFingerprint = (rows: ColumnRows): string =>
  `${rows.length} ${rows.slice(0, 60)} ${rows.slice(-60)}`;

/**
 * Pages that went out, by the rows they show: the database says each time which these are, and the very same rows are the very
 * same answer, whose bytes stand already.
 * @param make a page of items that its rows say whole; undefined where that is not sure: such a page is not kept.
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

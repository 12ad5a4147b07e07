import type { ColumnRows } from '@platform/articles/columnRows';
import { addressesOf, dropOldest } from '@platform/articles/keptItems';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import type { JsonText } from '@platform/wire/jsonText';

/** What a page is made of, besides the items its rows say. */
interface PageMade {
  /** Name of the operation that writes it. */
  readonly form: string;
  /** Position of its first row. */
  readonly first: number;
  readonly rows: ColumnRows;
}

/** Some 50 KB each with their compressed copies, 10 MB together. */
const PAGES_MOST = 200;

interface KeptPage {
  readonly rows: ColumnRows;
  readonly page: JsonText;
}

/** By database, so that two in one process never mix. */
const known = new WeakMap<Queries, Map<string, KeptPage>>();

/** Of the thousands of characters of some rows: what most likely no other rows of the same form share. */
const endsOf = (rows: ColumnRows): string => `${rows.length} ${rows.slice(0, 60)} ${rows.slice(-60)}`;

/**
 * Pages that went out, by the rows they show: the database says each time which these are, and the very same rows are the very
 * same answer, whose bytes stand already.
 * @param make a page of items that its rows say whole; undefined where that is not sure: such a page is not kept.
 */
export function keptPage(
  db: Queries,
  { form, first, rows }: PageMade,
  context: CallContext,
  make: () => JsonText | undefined,
): JsonText | undefined {
  const pages = known.get(db) ?? new Map<string, KeptPage>();
  known.set(db, pages);
  const key = `${form} ${first} ${addressesOf(context)} ${endsOf(rows)}`;
  const before = pages.get(key);
  if (before?.rows === rows) return before.page;
  const page = make();
  if (!page) return undefined;
  pages.set(key, { rows, page });
  dropOldest(pages, PAGES_MOST);
  return page;
}

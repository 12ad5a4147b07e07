import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import type { JsonText } from '@platform/http/errors';
import type { ColumnRows } from './articles.columns.store';
import { addressesOf, dropOldest } from './keptItems';

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

/** By database, so that two in one process never mix. */
const known = new WeakMap<Queries, Map<string, JsonText>>();

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
  const pages = known.get(db) ?? new Map<string, JsonText>();
  known.set(db, pages);
  const key = `${form} ${first} ${addressesOf(context)}\n${rows}`;
  const before = pages.get(key);
  if (before) return before;
  const made = make();
  if (!made) return undefined;
  pages.set(key, made);
  dropOldest(pages, PAGES_MOST);
  return made;
}

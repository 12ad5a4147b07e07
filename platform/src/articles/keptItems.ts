import type { Queries } from '@platform/db/connection';
import type { ItemRow } from './articles.store';

/** A row of a list without its document. */
export type LightRow = Omit<ItemRow, 'item'> & { readonly mark: string };

/** Changes whenever the document does. @param a the articles' name in the statement */
export const markOf = (a: string): string =>
  `left(${a}.draft_hash, 16) || coalesce(${a}.discuss_closed::text, '')`;

const ITEMS = {
  name: 'articles-items',
  text: `select a.id, ${markOf('a')} as mark, a.item from articles a where a.site_id = $1 and a.id = any($2::int[])`,
};

/** Documents kept in the process: a site's front pages many times over, some 3 KB each. */
const KEPT_MOST = 3000;

/** By database, so that two in one process never mix. */
const kept = new WeakMap<Queries, Map<string, { mark: string; item: string }>>();

/**
 * Rows with their documents. A document changes only when its article is saved or its discussion closed, and its mark with it:
 * what is known is not fetched, parsed and copied again for every list it stands in.
 */
export async function withItems(db: Queries, site: number, rows: readonly LightRow[]): Promise<ItemRow[]> {
  const known = kept.get(db) ?? new Map<string, { mark: string; item: string }>();
  kept.set(db, known);
  const missing = rows.filter((row) => known.get(`${site}/${row.article_id}`)?.mark !== row.mark);
  if (missing.length > 0) {
    const ids = missing.map((row) => row.article_id);
    const found = await db.query<{ id: number; mark: string; item: string }>(ITEMS, [site, ids]);
    for (const { id, mark, item } of found) known.set(`${site}/${id}`, { mark, item });
  }
  const whole = rows.flatMap((row) => {
    const item = known.get(`${site}/${row.article_id}`)?.item;
    return item === undefined ? [] : [{ ...row, item }];
  });
  for (const key of known.keys()) {
    if (known.size <= KEPT_MOST) break;
    known.delete(key);
  }
  return whole;
}

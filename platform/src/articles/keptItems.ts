import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import { withOrigin } from '@platform/http/marks';
import { type ColumnRow, countsOfRow } from './articles.columns.store';
import { countsText } from './articles.service';

/** Says which state of its article's item a row of a column shows. */
export const markOf = (item: string): string => createHash('sha256').update(item).digest('hex').slice(0, 16);

interface KeptItem {
  readonly mark: string;
  readonly item: Buffer;
  /** As it went out last, by the addresses that stand in it. */
  readonly shown: Map<string, { readonly counts: string; readonly bytes: Buffer }>;
}

const ITEMS = {
  name: 'articles-items',
  text: 'select id, item from articles where site_id = $1 and id = any($2::int[])',
};

/** Items kept in the process: a site's front pages many times over, some 3 KB each, and as much for each set of addresses. */
const KEPT_MOST = 3000;
/** A site is read under its one or two hosts; a third one's are made again. */
const ADDRESSES_MOST = 2;

/** By database, so that two in one process never mix. */
const kept = new WeakMap<Queries, Map<string, KeptItem>>();

/**
 * Wire S1 of each row with this request's addresses: the bytes of its JSON without the opening brace, so that its position can
 * stand before it. An item changes only when its article is saved, and its mark with it: what is known is not fetched again,
 * and with the same counts it is not made again.
 */
export async function itemsOfRows(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Buffer[]> {
  const known = kept.get(db) ?? new Map<string, KeptItem>();
  kept.set(db, known);
  const keyOf = (row: ColumnRow) => `${context.site.id}/${row.article_id}`;
  const missing = rows.filter((row) => known.get(keyOf(row))?.mark !== row.mark);
  if (missing.length > 0) await fetchItems(db, known, context.site.id, missing);
  const shown: Buffer[] = [];
  for (const row of rows) {
    const found = known.get(keyOf(row));
    if (found) shown.push(bytesOf(found, row, context));
  }
  dropOldest(known, KEPT_MOST);
  return shown;
}

async function fetchItems(
  db: Queries,
  known: Map<string, KeptItem>,
  site: number,
  missing: readonly ColumnRow[],
): Promise<void> {
  const ids = missing.map((row) => row.article_id);
  // what came is marked, not what was asked for: it may have been saved again meanwhile
  for (const { id, item } of await db.query<{ id: number; item: string }>(ITEMS, [site, ids]))
    known.set(`${site}/${id}`, { mark: markOf(item), item: Buffer.from(item), shown: new Map() });
}

function bytesOf({ item, shown }: KeptItem, row: ColumnRow, { origin, site }: CallContext): Buffer {
  const addresses = origin + site.basePath;
  const last = shown.get(addresses);
  if (last?.counts === row.counts) return last.bytes;
  const document = withOrigin(item.toString().slice(1), origin, site);
  const bytes = Buffer.from(`${countsText(countsOfRow(row))},${document}`);
  shown.set(addresses, { counts: row.counts, bytes });
  dropOldest(shown, ADDRESSES_MOST);
  return bytes;
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { itemText } from '../articles.service';
import { type ColumnRow, type ParsedColumnRow, parseColumnRow } from './columnRows.store';

/** Hash of an item document; a column row stores it to name the version it shows. */
export const hashItem = (item: string): string =>
  createHash('sha256').update(item).digest('hex').slice(0, 16);

interface CachedItem {
  readonly hash: string;
  readonly item: Buffer;
}
/** Cached articles of one database. */
interface ItemCache {
  /** Key: site and article. */
  readonly items: Map<string, CachedItem>;
  /** Rendered items by the addresses they contain, then by their source row. */
  readonly rendered: Map<string, Map<ColumnRow, Buffer>>;
}

const ITEMS = {
  name: 'articles-items',
  text: 'select id, item from articles where site_id = $1 and id = any($2::int[])',
};

/** Enough for many front pages; some 3 KB each. */
const MAX_ITEMS = 3000;
const MAX_RENDERED = 2000;
/** A site usually has one or two origins; further ones are not cached. */
const MAX_ADDRESSES = 4;

/** Cache key of the addresses that rendered items contain. */
export const addressKey = ({ site, origin }: CallContext): string => `${site.id} ${origin}${site.basePath}`;

/** One cache per database. */
const caches = new WeakMap<Queries, ItemCache>();

function cacheOf(db: Queries): ItemCache {
  const before = caches.get(db);
  if (before) return before;
  const fresh: ItemCache = { items: new Map(), rendered: new Map() };
  caches.set(db, fresh);
  return fresh;
}

/**
 * Wire S1 of each row with this request's addresses, as bytes of JSON without the opening brace, so that a position can be put
 * before them. A row contains the hash of its item and all counts, so an identical row has an identical cached rendering.
 */
export async function renderItems(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Buffer[]> {
  const known = findRenderedItems(db, rows, context);
  if (known) return known;
  const shown = renderedFor(cacheOf(db), context);
  const found = rows.map((row) => shown.get(row));
  const made = await renderMissing(
    db,
    rows.filter((_, index) => !found[index]),
    context,
  );
  return rows.flatMap((row, index) => found[index] ?? made.get(row) ?? []);
}

/** As renderItems, but only where all rows are cached. */
export function findRenderedItems(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Buffer[] | undefined {
  const shown = renderedFor(cacheOf(db), context);
  const found = rows.map((row) => shown.get(row));
  return found.every((bytes) => bytes !== undefined) ? found : undefined;
}

function renderedFor({ rendered: shown }: ItemCache, context: CallContext): Map<ColumnRow, Buffer> {
  const addresses = addressKey(context);
  const before = shown.get(addresses);
  if (before) return before;
  const fresh = new Map<ColumnRow, Buffer>();
  shown.set(addresses, fresh);
  dropOldest(shown, MAX_ADDRESSES);
  return fresh;
}

/** Renders the rows that are not cached. */
async function renderMissing(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Map<ColumnRow, Buffer>> {
  const { origin, site } = context;
  const all = cacheOf(db);
  const read = rows.map((row) => ({ row, counted: parseColumnRow(row) }));
  const items = await itemsFor(
    db,
    all.items,
    site.id,
    read.map(({ counted }) => counted),
  );
  const shown = renderedFor(all, context);
  const made = new Map<ColumnRow, Buffer>();
  for (const { row, counted } of read) {
    const cached = items.get(counted.article_id);
    if (!cached) continue;
    const item = fillAddresses(cached.item.toString(), origin, site);
    const bytes = Buffer.from(itemText({ ...counted, item }).slice(1));
    made.set(row, bytes);
    // An article saved meanwhile has a newer item than its row names, so it is not cached.
    if (cached.hash === counted.itemHash) shown.set(row, bytes);
  }
  dropOldest(shown, MAX_RENDERED);
  return made;
}

/** Items by article id; fetched where the cache has none or another version. */
async function itemsFor(
  db: Queries,
  cached: Map<string, CachedItem>,
  site: number,
  rows: readonly ParsedColumnRow[],
): Promise<Map<number, CachedItem>> {
  const items = new Map<number, CachedItem>();
  const missing: number[] = [];
  for (const { article_id, itemHash: mark } of rows) {
    const found = cached.get(`${site}/${article_id}`);
    if (found?.hash === mark) items.set(article_id, found);
    else missing.push(article_id);
  }
  if (missing.length === 0) return items;
  for (const { id, item } of await db.query<{ id: number; item: string }>(ITEMS, [site, missing])) {
    // Hashed from the fetched item, which may be newer than the row's version.
    const fetched: CachedItem = { hash: hashItem(item), item: Buffer.from(item) };
    cached.set(`${site}/${id}`, fetched);
    items.set(id, fetched);
  }
  dropOldest(cached, MAX_ITEMS);
  return items;
}

export function dropOldest(map: Map<string, unknown>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
}

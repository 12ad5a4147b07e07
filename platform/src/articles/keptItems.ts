import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import { type ColumnRow, type ReadRow, readRow } from './articles.columns.store';
import { countsText } from './articles.service';

/** Says which state of its article's item a row of a column shows. */
export const markOf = (item: string): string => createHash('sha256').update(item).digest('hex').slice(0, 16);

interface KeptItem {
  readonly mark: string;
  readonly item: Buffer;
}
/** What a process knows of a database's articles. */
interface Known {
  /** By site and article. */
  readonly items: Map<string, KeptItem>;
  /** What went out, by the addresses that stand in it, then by the row it was made of. */
  readonly shown: Map<string, Map<ColumnRow, Buffer>>;
}

const ITEMS = {
  name: 'articles-items',
  text: 'select id, item from articles where site_id = $1 and id = any($2::int[])',
};

/** Kept in the process: a site's front pages many times over, some 3 KB each. */
const ITEMS_MOST = 3000;
const SHOWN_MOST = 2000;
/** A site is read under its one or two hosts; what others see is made again. */
const ADDRESSES_MOST = 4;

/** Says which addresses stand in what goes out. */
export const addressesOf = ({ site, origin }: CallContext): string => `${site.id} ${origin}${site.basePath}`;

/** By database, so that two in one process never mix. */
const known = new WeakMap<Queries, Known>();

function knownOf(db: Queries): Known {
  const before = known.get(db);
  if (before) return before;
  const fresh: Known = { items: new Map(), shown: new Map() };
  known.set(db, fresh);
  return fresh;
}

/**
 * Wire S1 of each row with this request's addresses: the bytes of its JSON without the opening brace, so that its position can
 * stand before it. A row says which state of its article's item it shows (its mark) and the counts beside it: what was made
 * of the very same row is taken as it is.
 */
export async function itemsOfRows(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Buffer[]> {
  const known = knownItems(db, rows, context);
  if (known) return known;
  const shown = shownUnder(knownOf(db), context);
  const found = rows.map((row) => shown.get(row));
  const made = await madeOf(
    db,
    rows.filter((_, index) => !found[index]),
    context,
  );
  return rows.flatMap((row, index) => found[index] ?? made.get(row) ?? []);
}

/** The same where every one of them went out before, so that nothing in them can be another state than their rows say. */
export function knownItems(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Buffer[] | undefined {
  const shown = shownUnder(knownOf(db), context);
  const found = rows.map((row) => shown.get(row));
  return found.every((bytes) => bytes !== undefined) ? found : undefined;
}

function shownUnder({ shown }: Known, context: CallContext): Map<ColumnRow, Buffer> {
  const addresses = addressesOf(context);
  const before = shown.get(addresses);
  if (before) return before;
  const fresh = new Map<ColumnRow, Buffer>();
  shown.set(addresses, fresh);
  dropOldest(shown, ADDRESSES_MOST);
  return fresh;
}

/** What the rows show, made anew. */
async function madeOf(
  db: Queries,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Map<ColumnRow, Buffer>> {
  const { origin, site } = context;
  const all = knownOf(db);
  const read = rows.map((row) => ({ row, counted: readRow(row) }));
  const items = await itemsFor(
    db,
    all.items,
    site.id,
    read.map(({ counted }) => counted),
  );
  const shown = shownUnder(all, context);
  const made = new Map<ColumnRow, Buffer>();
  for (const { row, counted } of read) {
    const kept = items.get(counted.article_id);
    if (!kept) continue;
    const document = fillAddresses(kept.item.toString().slice(1), origin, site);
    const bytes = Buffer.from(`${countsText(counted)},${document}`);
    made.set(row, bytes);
    // one that was saved again meanwhile shows what its row did not say
    if (kept.mark === counted.mark) shown.set(row, bytes);
  }
  dropOldest(shown, SHOWN_MOST);
  return made;
}

/** By article; fetched where none is known, or another state of it. */
async function itemsFor(
  db: Queries,
  kept: Map<string, KeptItem>,
  site: number,
  rows: readonly ReadRow[],
): Promise<Map<number, KeptItem>> {
  const items = new Map<number, KeptItem>();
  const missing: number[] = [];
  for (const { article_id, mark } of rows) {
    const found = kept.get(`${site}/${article_id}`);
    if (found?.mark === mark) items.set(article_id, found);
    else missing.push(article_id);
  }
  if (missing.length === 0) return items;
  for (const { id, item } of await db.query<{ id: number; item: string }>(ITEMS, [site, missing])) {
    // what came is marked, not what was asked for: it may have been saved again meanwhile
    const fetched: KeptItem = { mark: markOf(item), item: Buffer.from(item) };
    kept.set(`${site}/${id}`, fetched);
    items.set(id, fetched);
  }
  dropOldest(kept, ITEMS_MOST);
  return items;
}

export function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

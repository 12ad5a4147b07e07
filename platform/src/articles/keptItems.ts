import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import { withOrigin } from '@platform/http/marks';
import { type ColumnRow, idOfRow, type ReadRow, readRow } from './articles.columns.store';
import { countsText } from './articles.service';

/** Says which state of its article's item a row of a column shows. */
export const markOf = (item: string): string => createHash('sha256').update(item).digest('hex').slice(0, 16);

interface KeptItem {
  readonly mark: string;
  readonly item: Buffer;
  /** As it went out last, by the addresses that stand in it. */
  readonly shown: Map<string, { readonly row: ColumnRow; readonly bytes: Buffer }>;
}
type KeptItems = Map<string, KeptItem>;

const ITEMS = {
  name: 'articles-items',
  text: 'select id, item from articles where site_id = $1 and id = any($2::int[])',
};

/** Items kept in the process: a site's front pages many times over, some 3 KB each, and as much for each set of addresses. */
const KEPT_MOST = 3000;
/** A site is read under its one or two hosts; a third one's are made again. */
const ADDRESSES_MOST = 2;

/** By database, so that two in one process never mix. */
const kept = new WeakMap<Queries, KeptItems>();

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
  const known: KeptItems = kept.get(db) ?? new Map();
  kept.set(db, known);
  const { site, origin } = context;
  const addresses = origin + site.basePath;
  const shown = rows.map((row) => {
    const last = known.get(`${site.id}/${idOfRow(row)}`)?.shown.get(addresses);
    return last?.row === row ? last.bytes : undefined;
  });
  const changed = rows.filter((_, index) => !shown[index]);
  if (changed.length === 0) return shown.filter((bytes) => bytes !== undefined);
  const made = await madeOf(db, known, changed, context);
  return rows.flatMap((row, index) => shown[index] ?? made.get(row) ?? []);
}

/** What the rows show, made anew. */
async function madeOf(
  db: Queries,
  known: KeptItems,
  rows: readonly ColumnRow[],
  context: CallContext,
): Promise<Map<ColumnRow, Buffer>> {
  const read = new Map(rows.map((row) => [row, readRow(row)]));
  const items = await itemsFor(db, known, context.site.id, [...read.values()]);
  const made = new Map<ColumnRow, Buffer>();
  for (const [row, counted] of read) {
    const item = items.get(counted.article_id);
    if (item) made.set(row, bytesOf(item, row, counted, context));
  }
  return made;
}

/** By article; fetched where none is known, or another state of it. */
async function itemsFor(
  db: Queries,
  known: KeptItems,
  site: number,
  rows: readonly ReadRow[],
): Promise<Map<number, KeptItem>> {
  const items = new Map<number, KeptItem>();
  const missing: number[] = [];
  for (const { article_id, mark } of rows) {
    const found = known.get(`${site}/${article_id}`);
    if (found?.mark === mark) items.set(article_id, found);
    else missing.push(article_id);
  }
  if (missing.length === 0) return items;
  for (const { id, item } of await db.query<{ id: number; item: string }>(ITEMS, [site, missing])) {
    // what came is marked, not what was asked for: it may have been saved again meanwhile
    const fetched: KeptItem = { mark: markOf(item), item: Buffer.from(item), shown: new Map() };
    known.set(`${site}/${id}`, fetched);
    items.set(id, fetched);
  }
  dropOldest(known, KEPT_MOST);
  return items;
}

function bytesOf(
  { item, shown }: KeptItem,
  row: ColumnRow,
  counted: ReadRow,
  { origin, site }: CallContext,
): Buffer {
  const document = withOrigin(item.toString().slice(1), origin, site);
  const bytes = Buffer.from(`${countsText(counted)},${document}`);
  shown.set(origin + site.basePath, { row, bytes });
  dropOldest(shown, ADDRESSES_MOST);
  return bytes;
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

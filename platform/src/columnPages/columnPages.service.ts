import { ColumnStyle } from '@contract/codes';
import type { Column } from '@contract/columns';
import { PAGE_SIZE } from '@contract/limits';
import { columnAdverts } from '@platform/adverts/adverts.service';
import {
  type ColumnRow,
  type ColumnRows,
  columnPageAfter,
  columnPageRows,
  isTopRow,
  splitRows,
} from '@platform/articles/lists/columnRows.service';
import { findRenderedItems, renderItems } from '@platform/articles/lists/itemCache.service';
import { firstPosition, readPageStart } from '@platform/articles/pageStart.rules';
import type { Queries } from '@platform/db/connection';
import { columnHead } from '@platform/modules/modules.service';
import type { CallContext } from '@platform/operations/callContext';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import type { Chunk } from '@platform/wire/body';
import { JsonText } from '@platform/wire/jsonText';
import { cachedPage } from './pageCache.service';

export interface ColumnPageQuery {
  columnId: number;
  page: number;
  rowNumber: number;
  afterOrder: string;
}

/** A topic's column with its page, one of the list of wire g57; nothing where there are no more rows. */
export async function topicPart(
  db: Queries,
  { columnId, columnName, columnStyle }: Pick<Column, 'columnId' | 'columnName' | 'columnStyle'>,
  offset: number,
  context: CallContext,
): Promise<Chunk[]> {
  const { shown, hasMore } = pageOf(await columnPageRows(db, context.site.id, columnId, offset));
  if (offset > 0 && shown.length === 0) return [];
  const items = await renderItems(db, shown, context);
  const part: Chunk[] = [`${JSON.stringify({ columnId, columnName, columnStyle }).slice(0, -1)},"list":[`];
  putItems(part, items, offset);
  part.push(`],"hasMore":${hasMore}}`);
  return part;
}

/** Of a page and one row more: what is shown, and whether there are more. */
function pageOf(rows: ColumnRows): { shown: ColumnRow[]; hasMore: boolean } {
  const found = splitRows(rows);
  return { shown: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** JSON prefixes for the items of the first pages, built once. */
const positionPrefixes = Array.from({ length: 5 * PAGE_SIZE }, (_, position) => `{"position":${position},`);

/** Puts items, the inside of a JSON array; `first` is the position of the first one. */
function putItems(pieces: Chunk[], items: readonly Buffer[], first: number): void {
  let position = first;
  for (const item of items) {
    if (position > first) pieces.push(',');
    pieces.push(positionPrefixes[position] ?? `{"position":${position},`, item);
    position += 1;
  }
}

/** The inside of wire g4, and what wire g5 adds to it, as JSON. */
interface ColumnPage {
  readonly inner: readonly Chunk[];
  readonly topModule: readonly Chunk[];
}

/** Format in which an operation writes a page. */
export interface PageFormat {
  readonly name: string;
  write(page: ColumnPage, extras: string): Chunk[];
  /** JSON text added to a first page. @param livesOf column whose lives are added; 0 = all columns, as on a home. */
  beside?(livesOf: number, context: CallContext): Promise<string>;
}

/** The inside of a page without what a first one has. */
function listOnly(items: readonly Buffer[], first: number, hasMore: boolean): Chunk[] {
  const inner: Chunk[] = ['"carousel":[],"list":['];
  putItems(inner, items, first);
  inner.push(`],"modules":[],"adv":[],"hasMore":${hasMore}`);
  return inner;
}

const NO_TOP: readonly Chunk[] = ['{"cmDisplayStyle":0,"list":[]}'];

/**
 * Renders a page of a column. Banners, modules, adverts and pinned rows are on the first page only;
 * `afterOrder` wins over page and row (wire W12), so that nothing doubles or is lost when new rows arrive.
 * @param now epoch ms; says which adverts run
 */
export async function columnPage(
  db: Queries,
  query: ColumnPageQuery,
  context: CallContext,
  format: PageFormat,
  now: number,
): Promise<JsonText> {
  const { id: site } = context.site;
  const place = readPageStart(query);
  const { after } = place;
  const first = firstPosition(place);
  if (first === 0) return firstPage(db, query.columnId, context, format, now);
  const rows =
    after === null
      ? await columnPageRows(db, site, query.columnId, first)
      : await columnPageAfter(db, site, query.columnId, after);
  const written = (items: readonly Buffer[], hasMore: boolean) =>
    new JsonText(format.write({ inner: listOnly(items, first, hasMore), topModule: NO_TOP }, '[]'));
  const cached = cachedPage(db, { format: format.name, first, rows }, context, () => {
    const { shown, hasMore } = pageOf(rows);
    const items = findRenderedItems(db, shown, context);
    return items && written(items, hasMore);
  });
  if (cached) return cached;
  const { shown, hasMore } = pageOf(rows);
  return written(await renderItems(db, shown, context), hasMore);
}

async function firstPage(
  db: Queries,
  column: number,
  context: CallContext,
  format: PageFormat,
  now: number,
): Promise<JsonText> {
  const { id: site } = context.site;
  const [rows, head, adverts] = await Promise.all([
    columnPageRows(db, site, column, 0),
    columnHead(db, site, column),
    columnAdverts(db, context.site, column, new Date(now)),
  ]);
  const { shown, hasMore } = pageOf(rows);
  const items = await renderItems(db, shown, context);
  const inner: Chunk[] = ['"carousel":['];
  putItems(inner, items.slice(0, head.topCount), 0);
  inner.push('],"list":[');
  putItems(inner, items, 0);
  const adv = adverts.length > 0 ? withRequestOrigin(JSON.stringify(adverts), context) : '[]';
  inner.push(`],"modules":${withRequestOrigin(head.modules, context)},"adv":${adv},"hasMore":${hasMore}`);
  // Pinned articles that are no banner lead the list; clients show them apart.
  const topModule: Chunk[] = [`{"cmDisplayStyle":${head.topStyle},"list":[`];
  putItems(topModule, items.slice(head.topCount, shown.filter(isTopRow).length), head.topCount);
  topModule.push(']}');
  const livesOf = head.style === ColumnStyle.home ? 0 : column;
  const extras = format.beside ? await format.beside(livesOf, context) : '';
  return new JsonText(format.write({ inner, topModule }, extras));
}

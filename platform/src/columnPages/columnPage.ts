import { ColumnStyle } from '@contract/codes';
import type { Column } from '@contract/columns';
import { PAGE_SIZE } from '@contract/limits';
import { columnAdverts } from '@platform/adverts/adverts.service';
import {
  type ColumnRow,
  type ColumnRows,
  columnPageAfter,
  columnPageRows,
  eachRow,
  isTopRow,
} from '@platform/articles/columnRows';
import { itemsOfRows, knownItems } from '@platform/articles/keptItems';
import { firstOf, placeOf } from '@platform/articles/place';
import type { Queries } from '@platform/db/connection';
import { columnHead } from '@platform/modules/modules.service';
import { addressed } from '@platform/operations/addressed';
import type { CallContext } from '@platform/operations/callContext';
import type { Chunk } from '@platform/wire/chunks';
import { JsonText } from '@platform/wire/jsonText';
import { keptPage } from './keptPages';

export interface AskedPage {
  columnId: number;
  page: number;
  rowNumber: number;
  afterOrder: string;
}

/** A topic's column with its page, one of g10's list; nothing where there are no more rows. */
export async function topicPart(
  db: Queries,
  { columnId, columnName, columnStyle }: Pick<Column, 'columnId' | 'columnName' | 'columnStyle'>,
  offset: number,
  context: CallContext,
): Promise<Chunk[]> {
  const { shown, hasMore } = pageOf(await columnPageRows(db, context.site.id, columnId, offset));
  if (offset > 0 && shown.length === 0) return [];
  const items = await itemsOfRows(db, shown, context);
  const part: Chunk[] = [`${JSON.stringify({ columnId, columnName, columnStyle }).slice(0, -1)},"list":[`];
  putItems(part, items, offset);
  part.push(`],"hasMore":${hasMore}}`);
  return part;
}

/** Of a page and one row more: what is shown, and whether there are more. */
function pageOf(rows: ColumnRows): { shown: ColumnRow[]; hasMore: boolean } {
  const found = eachRow(rows);
  return { shown: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
}

/** What stands before the items of the first pages, made once. */
const starts = Array.from({ length: 5 * PAGE_SIZE }, (_, position) => `{"position":${position},`);

/** Puts items, the inside of a JSON array; `first` is the position of the first one. */
function putItems(pieces: Chunk[], items: readonly Buffer[], first: number): void {
  let position = first;
  for (const item of items) {
    if (position > first) pieces.push(',');
    pieces.push(starts[position] ?? `{"position":${position},`, item);
    position += 1;
  }
}

/** The inside of wire g4, and what g5 adds to it, as JSON. */
interface ColumnPage {
  readonly inner: readonly Chunk[];
  readonly topModule: readonly Chunk[];
}

/** How an operation writes a page. */
export interface PageForm {
  readonly name: string;
  write(page: ColumnPage, beside: string): Chunk[];
  /** What stands beside a first page, as JSON text. @param livesOf column of the lives beside it: a home shows those of the whole paper. */
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
 * A column's page. Banners, modules, adverts and top rows stand on the first page only;
 * `afterOrder` wins over page and row (W12), so that nothing doubles or is lost when new rows arrive.
 * @param now epoch ms; says which adverts run
 */
export async function columnPage(
  db: Queries,
  asked: AskedPage,
  context: CallContext,
  form: PageForm,
  now: number,
): Promise<JsonText> {
  const { id: site } = context.site;
  const place = placeOf(asked);
  const { after } = place;
  const first = firstOf(place);
  if (first === 0) return firstPage(db, asked.columnId, context, form, now);
  const rows =
    after === null
      ? await columnPageRows(db, site, asked.columnId, first)
      : await columnPageAfter(db, site, asked.columnId, after);
  const written = (items: readonly Buffer[], hasMore: boolean) =>
    new JsonText(form.write({ inner: listOnly(items, first, hasMore), topModule: NO_TOP }, '[]'));
  const kept = keptPage(db, { form: form.name, first, rows }, context, () => {
    const { shown, hasMore } = pageOf(rows);
    const items = knownItems(db, shown, context);
    return items && written(items, hasMore);
  });
  if (kept) return kept;
  const { shown, hasMore } = pageOf(rows);
  return written(await itemsOfRows(db, shown, context), hasMore);
}

async function firstPage(
  db: Queries,
  column: number,
  context: CallContext,
  form: PageForm,
  now: number,
): Promise<JsonText> {
  const { id: site } = context.site;
  const [rows, head, adverts] = await Promise.all([
    columnPageRows(db, site, column, 0),
    columnHead(db, site, column),
    columnAdverts(db, context.site, column, new Date(now)),
  ]);
  const { shown, hasMore } = pageOf(rows);
  const items = await itemsOfRows(db, shown, context);
  const inner: Chunk[] = ['"carousel":['];
  putItems(inner, items.slice(0, head.topCount), 0);
  inner.push('],"list":[');
  putItems(inner, items, 0);
  const adv = adverts.length > 0 ? addressed(JSON.stringify(adverts), context) : '[]';
  inner.push(`],"modules":${addressed(head.modules, context)},"adv":${adv},"hasMore":${hasMore}`);
  // what is pinned and is no banner leads the list: the specification's readers show it apart
  const topModule: Chunk[] = [`{"cmDisplayStyle":${head.topStyle},"list":[`];
  putItems(topModule, items.slice(head.topCount, shown.filter(isTopRow).length), head.topCount);
  topModule.push(']}');
  const livesOf = head.style === ColumnStyle.home ? 0 : column;
  const beside = form.beside ? await form.beside(livesOf, context) : '';
  return new JsonText(form.write({ inner, topModule }, beside));
}

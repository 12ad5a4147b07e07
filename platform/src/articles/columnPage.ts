import { ColumnStyle } from '@contract/codes';
import type { Column } from '@contract/columns';
import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import type { Piece } from '@platform/http/pieces';
import { columnHead } from '@platform/modules/modules.service';
import { columnPageAfter, columnPageRows, isTopRow } from './articles.columns.store';
import { addressed } from './articles.service';
import { itemsOfRows } from './keptItems';
import { firstOf, placeOf } from './place';

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
): Promise<Piece[]> {
  const found = await columnPageRows(db, context.site.id, columnId, offset);
  if (offset > 0 && found.length === 0) return [];
  const items = await itemsOfRows(db, found.slice(0, PAGE_SIZE), context);
  const part: Piece[] = [`${JSON.stringify({ columnId, columnName, columnStyle }).slice(0, -1)},"list":[`];
  putItems(part, items, offset);
  part.push(`],"hasMore":${found.length > PAGE_SIZE}}`);
  return part;
}

/** What stands on the first page only. */
const NO_HEAD = { style: '', topCount: 0, topStyle: 0, modules: '[]' };

/** What stands before the items of the first pages, made once. */
const starts = Array.from({ length: 5 * PAGE_SIZE }, (_, position) => `{"position":${position},`);

/** Puts items, the inside of a JSON array; `first` is the position of the first one. */
function putItems(pieces: Piece[], items: readonly Buffer[], first: number): void {
  let position = first;
  for (const item of items) {
    if (position > first) pieces.push(',');
    pieces.push(starts[position] ?? `{"position":${position},`, item);
    position += 1;
  }
}

/** The inside of wire g4, and what g5 adds to it, as JSON. */
export interface ColumnPage {
  readonly inner: readonly Piece[];
  readonly topModule: readonly Piece[];
  /** Column whose lives stand beside it: a home shows those of the whole paper; undefined behind the first page. */
  readonly livesOf: number | undefined;
}

/**
 * A column's page. Banners, modules and top rows stand on the first page only;
 * `afterOrder` wins over page and row (W12), so that nothing doubles or is lost when new rows arrive.
 */
export async function columnPage(db: Queries, asked: AskedPage, context: CallContext): Promise<ColumnPage> {
  const { id: site } = context.site;
  const place = placeOf(asked);
  const { after } = place;
  const first = firstOf(place);
  const [found, head] = await Promise.all([
    after === null
      ? columnPageRows(db, site, asked.columnId, first)
      : columnPageAfter(db, site, asked.columnId, after),
    first === 0 ? columnHead(db, site, asked.columnId) : NO_HEAD,
  ]);
  const rows = found.slice(0, PAGE_SIZE);
  const items = await itemsOfRows(db, rows, context);
  const modules = addressed(head.modules, context);
  const inner: Piece[] = ['"carousel":['];
  putItems(inner, items.slice(0, head.topCount), 0);
  inner.push('],"list":[');
  putItems(inner, items, first);
  inner.push(`],"modules":${modules},"adv":[],"hasMore":${found.length > PAGE_SIZE}`);
  const topModule: Piece[] = [`{"cmDisplayStyle":${head.topStyle},"list":[`];
  // what is pinned and is no banner leads the list: the specification's readers show it apart
  const pinned = first === 0 ? items.slice(head.topCount, rows.filter(isTopRow).length) : [];
  putItems(topModule, pinned, head.topCount);
  topModule.push(']}');
  return {
    inner,
    topModule,
    livesOf: first > 0 ? undefined : head.style === ColumnStyle.home ? 0 : asked.columnId,
  };
}

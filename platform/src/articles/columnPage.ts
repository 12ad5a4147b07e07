import type { Column } from '@contract/columns';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/http/context';
import type { Piece } from '@platform/http/pieces';
import { columnHead } from '@platform/modules/modules.service';
import { columnPageAfter, columnPageRows } from './articles.columns.store';
import { addressed } from './articles.service';
import { itemsOfRows } from './keptItems';

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
const NO_HEAD = { topCount: 0, modules: '[]' };

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

/**
 * A column's page, wire g4 without its closing brace. Banners, modules and top rows stand on the first page only;
 * `afterOrder` wins over page and row (W12), so that nothing doubles or is lost when new rows arrive.
 */
export async function columnPage(db: Queries, asked: AskedPage, context: CallContext): Promise<Piece[]> {
  const { id: site } = context.site;
  const after = Number(asked.afterOrder);
  const behind = asked.afterOrder !== '' && Number.isSafeInteger(after);
  const offset = behind ? PAGE_SIZE : offsetOf(asked, PAGE_SIZE);
  const [found, head] = await Promise.all([
    behind
      ? columnPageAfter(db, site, asked.columnId, after)
      : columnPageRows(db, site, asked.columnId, offset),
    offset === 0 ? columnHead(db, site, asked.columnId) : NO_HEAD,
  ]);
  const items = await itemsOfRows(db, found.slice(0, PAGE_SIZE), context);
  const modules = addressed(head.modules, context);
  const page: Piece[] = ['{"carousel":['];
  putItems(page, items.slice(0, head.topCount), 0);
  page.push('],"list":[');
  putItems(page, items, offset);
  page.push(`],"modules":${modules},"adv":[],"hasMore":${found.length > PAGE_SIZE}`);
  return page;
}

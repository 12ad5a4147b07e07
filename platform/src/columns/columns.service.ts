import type { Column } from '@contract/columns';
import { type Database, isUniqueViolation, type Queries } from '@platform/db/connection';
import { parseKey } from '@platform/searchTerms/phrases';
import { comparable, runsOf } from '@platform/searchTerms/runs';
import {
  addColumn,
  type ColumnRow,
  chainOf,
  columnById,
  columnByName,
  columnsBelow,
  columnsOf,
} from './columns.store';

/** Names from the top level down to the column; empty for an unknown column. */
export const columnChain = (db: Queries, site: number, id: number) => chainOf(db, site, id);

export const columnsUnder = async (db: Queries, site: number, parent: number): Promise<Column[]> => {
  const parents = await chainOf(db, site, parent);
  return (await columnsOf(db, site, parent)).map((row) => wireColumn(row, parents));
};

export const allColumnsUnder = async (db: Queries, site: number, parent: number): Promise<Column[]> => {
  const parents = await chainOf(db, site, parent);
  const chains = new Map<number, readonly { name: string }[]>([[parent, parents]]);
  // a column comes after the one above it
  return (await columnsBelow(db, site, parent)).map((row) => {
    const above = chains.get(row.parent_id) ?? parents;
    chains.set(row.id, [...above, row]);
    return wireColumn(row, above);
  });
};

/** Columns whose name contains every word; none for empty words. */
export async function columnsNamed(db: Queries, site: number, words: string): Promise<Column[]> {
  const phrases = parseKey(words)?.phrases ?? [];
  if (phrases.length === 0) return [];
  const all = await allColumnsUnder(db, site, 0);
  return all.filter(({ columnName }) => {
    const name = comparable(runsOf(columnName));
    return phrases.every(({ text }) => name.includes(text));
  });
}

/** Columns in the order of the ids; unknown ids are left out. */
export async function columnsAmong(db: Queries, site: number, ids: readonly number[]): Promise<Column[]> {
  if (ids.length === 0) return [];
  const all = new Map((await allColumnsUnder(db, site, 0)).map((column) => [column.columnId, column]));
  return ids.flatMap((id) => all.get(id) ?? []);
}

export async function findColumn(db: Queries, site: number, id: number): Promise<Column | undefined> {
  const row = await columnById(db, site, id);
  if (!row) return undefined;
  const chain = await chainOf(db, site, row.parent_id);
  return wireColumn(row, chain);
}

/** Finds the column at a path of names, creating missing ones (K5). A column created concurrently is used. */
export async function findOrCreateColumn(
  db: Database,
  site: number,
  path: readonly string[],
): Promise<number> {
  let parent = 0;
  for (const name of path) {
    const known =
      (await columnByName(db, site, parent, name)) ?? (await createColumn(db, site, parent, name));
    if (!known) throw new Error(`the column ${name} could not be made`);
    parent = known.id;
  }
  return parent;
}

async function createColumn(
  db: Database,
  site: number,
  parent: number,
  name: string,
): Promise<{ id: number } | undefined> {
  try {
    return await addColumn(db, site, parent, name);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await columnByName(db, site, parent, name)) ?? createColumn(db, site, parent, name);
  }
}

/** Wire S4 of a row. */
function wireColumn(row: ColumnRow, parents: readonly { name: string }[]): Column {
  const names = [...parents.map(({ name }) => name), row.name];
  const show = { showPubTime: 1, showReadCount: 1, showDiscussCount: 1, showPraiseCount: 1 };
  return {
    columnId: row.id,
    columnID: row.id,
    columnName: row.name,
    columnStyle: row.style,
    columnType: '4003',
    parentId: row.parent_id,
    topCount: row.top_count,
    level: names.length,
    columnLevel: names.length,
    orderId: row.order_id,
    casNames: names.join('~'),
    description: row.description,
    keyword: '',
    linkUrl: '',
    phoneIcon: '',
    padIcon: '',
    topPic: '',
    cardUrl: '',
    showCard: 0,
    ...show,
    showStyle: 0,
    rssCount: row.followers,
    isForbidden: false,
    isdelete: 0,
    appFixed: 0,
    appShow: 1,
    isScreen: 0,
    hasExtField: 0,
    iconBigType: 0,
    aggId: 0,
    appNormal: 0,
    synXCX: 1,
    showColumnPad: 1,
    onlyShowPad: 0,
    showReadCountPad: show.showReadCount,
    showPubTimePad: show.showPubTime,
    showPraiseCountPad: show.showPraiseCount,
    showDiscussCountPad: show.showDiscussCount,
    showStylePad: 0,
    topCountPad: row.top_count,
    showMoreTipPad: 0,
    showCardPad: 0,
    isIncomPad: 0,
    topPicPad: '',
    cardUrlPad: '',
    appTypePadID: '',
    appTypePad: '',
    timeAxisIconPad: '',
    timeAxisColorPad: '',
    iconPad: '',
    ...row.doc,
  };
}

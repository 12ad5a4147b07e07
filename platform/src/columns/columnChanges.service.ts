import type { Queries } from '@platform/db/connection';
import { lockColumns, lockLevel, orderColumns } from './columnChanges.store';
import { addColumn, columnById, columnByName } from './columns.store';

export { columnsOfSite, type NamedColumn, renameColumn } from './columnChanges.store';

/** @returns its number; `taken`: the level has one of that name; `noParent`: there is no such column above it */
export async function newColumn(
  db: Queries,
  site: number,
  { name, parentID }: { readonly name: string; readonly parentID: number },
): Promise<number | 'taken' | 'noParent'> {
  await lockColumns(db, site);
  if (parentID !== 0 && !(await columnById(db, site, parentID))) return 'noParent';
  const made = (await columnByName(db, site, parentID, name))
    ? undefined
    : await addColumn(db, site, parentID, name);
  return made?.id ?? 'taken';
}

/** Moves a column before another one of its level, or to the end. @returns false where there is no such column, or no such place */
export async function moveColumn(db: Queries, site: number, id: number, before: number): Promise<boolean> {
  const level = await lockLevel(db, site, id);
  const others = level.filter((one) => one !== id);
  const place = before === 0 ? others.length : others.indexOf(before);
  if (level.length === others.length || place < 0) return false;
  await orderColumns(db, site, others.toSpliced(place, 0, id));
  return true;
}

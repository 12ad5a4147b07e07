import { type Database, openDatabase } from '@platform/db/connection';
import { saveSite } from '@platform/sites/sites.store';
import { aRow } from './aRow';
import { emptyNewsroom } from './emptyNewsroom';
import { createDatabase } from './postgres';

/** A database with two empty sites, 1 and 2, for tests that call stores. */
export interface TwoSites {
  readonly db: Database;
  /** Adds rows to a table; objects that are neither dates nor bytes are JSON. */
  add(table: string, ...rows: Readonly<Record<string, unknown>>[]): Promise<void>;
  close(): Promise<void>;
}

const stored = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;

/** A row's values as the driver takes them. */
export const storedValues = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, stored(value)]));

export async function openTwoSites(): Promise<TwoSites> {
  const database = await createDatabase(emptyNewsroom);
  const db = openDatabase(database.url, { max: 4 });
  await saveSite(db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
  return {
    db,
    async add(table, ...rows) {
      for (const row of rows) await aRow(db, table, storedValues(row));
    },
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

/** A moment so many milliseconds after the first of tests. */
export const at = (milliseconds: number): Date => new Date(Date.UTC(2026, 0, 10) + milliseconds);

import type { Database } from '@platform/db/connection';
import { aRow } from './aRow';
import { storedValues, type TwoSites } from './twoSites';

type Rows = Pick<TwoSites, 'db' | 'add'>;

const DONE = new Error('rolled back');

/**
 * A test's body over a database that several tests share: what it writes is taken back at its end. Its statements run in one
 * transaction, one after the other.
 */
export const rolledBack =
  (sites: () => TwoSites, work: (rows: Rows) => Promise<void>) => async (): Promise<void> => {
    const whole = sites().db;
    const done = whole.transaction(async (queries) => {
      const db: Database = { ...whole, ...queries, transaction: (inner) => inner(queries) };
      await work({
        db,
        async add(table, ...rows) {
          for (const row of rows) await aRow(db, table, storedValues(row));
          await queries.script('set local session_replication_role = origin');
        },
      });
      throw DONE;
    });
    await done.catch((error: unknown) => {
      if (error !== DONE) throw error;
    });
  };

/** Results of calls made one after the other, as a transaction takes them. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

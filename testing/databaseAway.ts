import { type Database, openDatabase } from '@platform/db/connection';
import { runPostgres } from './postgres';

/** The database of a server is gone while `act` goes on: its connections end, and there is no new one. Then it is back. */
export async function databaseAway<T>(db: Database, act: () => Promise<T>): Promise<T> {
  const statement = { name: 'test-own-name', text: 'select current_database() as name' };
  const name = (await db.one<{ name: string }>(statement))?.name;
  if (!name) throw new Error('the database has no name');
  // A connection cannot terminate itself, so another one does.
  const otherDatabase = openDatabase(runPostgres().url, { max: 1 });
  try {
    await otherDatabase.script(`alter database ${name} allow_connections false`);
    await otherDatabase.script(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    return await act();
  } finally {
    await otherDatabase.script(`alter database ${name} allow_connections true`);
    await otherDatabase.close();
  }
}

import { openDatabase, type Queries } from '@platform/db/connection';
import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { namesByText } from './namesByText';

async function openOne() {
  const place = await createDatabase();
  const db = openDatabase(place.url, { max: 1 });
  onTestFinished(async () => {
    await db.close();
    await place.drop();
  });
  return db;
}

const before = { name: 'one', text: 'select 1 as n' };
const after = { name: 'one', text: 'select 2 as n, true as changed' };

test.each<[string, (db: ReturnType<typeof namesByText>, statement: typeof before) => Promise<unknown>]>([
  ['a query', (db, statement) => db.one(statement)],
  ['a transaction', (db, statement) => db.transaction((queries: Queries) => queries.one(statement))],
  ['a query with settings', async (db, statement) => (await db.queryUnder('set jit = off', statement))[0]],
])('[K1] namesByText – the text of %s changes under its name – runs the new text', async (_, ask) => {
  const db = namesByText(await openOne());
  expect(await ask(db, before)).toEqual({ n: 1 });
  expect(await ask(db, after)).toEqual({ n: 2, changed: true });
});

test('[K1] namesByText – a long name – stays within the 63 bytes of PostgreSQL', async () => {
  const db = namesByText(await openOne());
  const name = 'statement'.repeat(8);
  expect(await db.one({ name, text: 'select 1 as n' })).toEqual({ n: 1 });
  const names = 'select array_agg(name order by prepare_time) as names from pg_prepared_statements';
  expect(await db.one({ name: 'names', text: names })).toEqual({
    names: [expect.stringMatching(/^statement.{41}-[0-9a-f]{8}$/), expect.stringMatching(/^names-/)],
  });
});

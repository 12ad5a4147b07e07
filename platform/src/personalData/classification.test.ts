import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherTables } from './otherTables.rules';
import { personalTableList } from './personalTables.rules';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const COLUMNS = {
  name: 'test-columns-of-all-tables',
  text: `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
};

/** `table.column` of every classified column. */
function classified(): string[] {
  const others = Object.entries(otherTables).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  const personal = personalTableList.flatMap(([table, { columns, others }]) =>
    [...Object.keys(columns), ...others.split(' ')].map((column) => `${table}.${column}`),
  );
  return [...others, ...personal];
}

test('[K12] every column of every table – is classified once as personal or not – and no classified column is missing', async () => {
  const columns = (await platform.db.query<{ name: string }>(COLUMNS)).map(({ name }) => name);
  expect(columns.length).toBeGreaterThan(700);
  expect(classified().toSorted()).toEqual(columns.toSorted());
});

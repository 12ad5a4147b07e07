import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './connection';
import { type Migration, migrate, requireMigrated } from './migrations';

const list: Migration[] = [
  { name: '002-filled.sql', sql: 'insert into things values (1); insert into things values (2);' },
  { name: '001-things.sql', sql: 'create table things (id int primary key);' },
];

async function emptyDatabase() {
  const place = await createDatabase();
  const db = openDatabase(place.url, { max: 2 });
  onTestFinished(async () => {
    await db.close();
    await place.drop();
  });
  return { db, url: place.url };
}

const count = { name: 'things', text: 'select count(*) as n from things' };

test('[K1] migrations run once, in the order of their names', async () => {
  const { db } = await emptyDatabase();
  expect(await migrate(db, list)).toEqual(['001-things.sql', '002-filled.sql']);
  expect(await migrate(db, list)).toEqual([]);
  expect(await db.one(count)).toEqual({ n: 2 });
});

test('[K9] four processes that start at once apply each migration once', async () => {
  const { db, url } = await emptyDatabase();
  const others = [0, 1, 2].map(() => openDatabase(url, { max: 1 }));
  const applied = await Promise.all([db, ...others].map((starter) => migrate(starter, list)));
  await Promise.all(others.map((other) => other.close()));
  expect(applied.flat().toSorted()).toEqual(['001-things.sql', '002-filled.sql']);
  expect(await db.one(count)).toEqual({ n: 2 });
});

test('[K1] an applied migration that was changed is refused by name', async () => {
  const { db } = await emptyDatabase();
  await migrate(db, list);
  const changed = list.map((each) => ({ ...each, sql: `${each.sql} ` }));
  await expect(migrate(db, changed)).rejects.toThrow('001-things.sql has changed');
});

test('[K1] a migration that fails leaves nothing of itself and can be put right', async () => {
  const { db } = await emptyDatabase();
  const broken = [
    ...list,
    { name: '003-broken.sql', sql: 'insert into things values (3); select nonsense;' },
  ];
  await expect(migrate(db, broken)).rejects.toThrow('003-broken.sql');
  expect(await db.one(count)).toEqual({ n: 2 });
  const repaired = [...list, { name: '003-broken.sql', sql: 'insert into things values (3)' }];
  expect(await migrate(db, repaired)).toEqual(['003-broken.sql']);
});

const widened = [...list, { name: '003-wider.sql', sql: 'alter table things add wide int' }];

test('[K9] a migration – its table is read by a long transaction – lets others through after each try, and is applied once that has ended', async () => {
  const { db, url } = await emptyDatabase();
  await migrate(db, list);
  const reader = openDatabase(url, { max: 1 });
  onTestFinished(() => reader.close());
  let rests = 0;
  let applied: Promise<string[]> = Promise.resolve([]);
  await reader.transaction(async (queries) => {
    await queries.one(count);
    await new Promise<void>((second) => {
      const rest = async () => {
        rests += 1;
        // nobody waits behind it
        expect(await db.one(count)).toEqual({ n: 2 });
        if (rests === 2) second();
      };
      applied = migrate(db, widened, { lockMs: 50, tries: 1_000, rest });
    });
  });
  expect(await applied).toEqual(['003-wider.sql']);
  expect(rests).toBeGreaterThanOrEqual(2);
});

test('[K9] a migration – its table is in use at every try – is refused by name, and nothing of it stands', async () => {
  const { db, url } = await emptyDatabase();
  await migrate(db, list);
  const reader = openDatabase(url, { max: 1 });
  onTestFinished(() => reader.close());
  let rests = 0;
  await reader.transaction(async (queries) => {
    await queries.one(count);
    const rest = async () => {
      rests += 1;
    };
    await expect(migrate(db, widened, { lockMs: 50, tries: 3, rest })).rejects.toThrow(
      '003-wider.sql found its table in use 3 times',
    );
  });
  expect(rests).toBe(2);
  await expect(requireMigrated(db, widened)).rejects.toThrow('003-wider.sql');
});

test('[K9] the schema – empty, one migration short, as it should be, of a later version, changed – is refused by name or let pass, and stays as it is', async () => {
  const { db } = await emptyDatabase();
  await expect(requireMigrated(db, list)).rejects.toThrow('lacks the migration 001-things.sql');
  await migrate(db, list);
  await expect(requireMigrated(db, widened)).rejects.toThrow('lacks the migration 003-wider.sql');
  await requireMigrated(db, list);
  await requireMigrated(db, list.slice(1));
  const changed = list.map((each) => ({ ...each, sql: `${each.sql} ` }));
  await expect(requireMigrated(db, changed)).rejects.toThrow('001-things.sql has changed');
  expect(await db.one(count)).toEqual({ n: 2 });
});

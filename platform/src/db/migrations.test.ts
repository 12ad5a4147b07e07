import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './connection';
import { type Migration, migrate } from './migrations';

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

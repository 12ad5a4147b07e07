import { connect, createServer, type Socket } from 'node:net';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, isUniqueViolation, openDatabase } from './connection';
import { isDatabaseAway } from './databaseAway';

let place: TestDatabase;
let db: Database;

beforeAll(async () => {
  place = await createDatabase({
    name: 'connection_test',
    async build(url) {
      const filling = openDatabase(url, { max: 1 });
      await filling.script(
        'create table counter (id int primary key, n bigint not null); insert into counter values (1, 0)',
      );
      await filling.close();
    },
  });
  db = openDatabase(place.url, { max: 4 });
});

afterAll(async () => {
  await db.close();
  await place.drop();
});

test('[K1] whole numbers arrive as numbers, times as Date, days as text', async () => {
  const row = await db.one<Record<string, unknown>>({
    name: 'kinds',
    text: `select 7::int8 as small, 9007199254740993::int8 as large, '{1,null}'::int8[] as list,
      '2024-02-29T08:00:00+08'::timestamptz as time, '2024-02-29'::date as day`,
  });
  expect(row).toEqual({
    small: 7,
    large: '9007199254740993',
    list: [1, null],
    time: new Date('2024-02-29T00:00:00Z'),
    day: '2024-02-29',
  });
});

test('[K9] the limit of a statement – a pool before the database allows no settings of a start – is set on the connection', async () => {
  const limit = {
    name: 'test-limit',
    text: `select setting, source from pg_settings where name = 'statement_timeout'`,
  };
  // 'client' would be of its start
  expect(await db.one(limit)).toEqual({ setting: '30000', source: 'session' });
});

test('[K3] a row that is there already is told apart from other errors', async () => {
  const again = { name: 'again', text: 'insert into counter values (1, 1)' };
  const refused = await db.run(again).catch((error: unknown) => error);
  expect(isUniqueViolation(refused)).toBe(true);
  expect(isUniqueViolation(refused, 'counter_pkey')).toBe(true);
  expect(isUniqueViolation(refused, 'another_rule')).toBe(false);
  const broken = await db.script('select nonsense').catch((error: unknown) => error);
  expect(isUniqueViolation(broken)).toBe(false);
});

test('[K3] a transaction that lost against another one is run again, and no step is lost', async () => {
  const read = { name: 'read', text: 'select n from counter where id = 1' };
  const write = { name: 'write', text: 'update counter set n = $1 where id = 1' };
  let runs = 0;
  const arrivals: (() => void)[] = [];
  /** Both have read before either writes, so one must lose. */
  const bothHaveRead = () =>
    new Promise<void>((go) => {
      arrivals.push(go);
      if (arrivals.length >= 2) for (const arrival of arrivals) arrival();
    });
  const step = () =>
    db.transaction(async (queries) => {
      runs += 1;
      await queries.script('set transaction isolation level repeatable read');
      const before = await queries.one<{ n: number }>(read);
      await bothHaveRead();
      await queries.run(write, [(before?.n ?? 0) + 1]);
    });
  await Promise.all([step(), step()]);
  expect(await db.one(read)).toEqual({ n: 2 });
  expect(runs).toBe(3);
});

test('[K3] a transaction – that throws – leaves no row behind', async () => {
  const add = { name: 'add', text: 'insert into counter values (2, 0)' };
  const failing = db.transaction(async (queries) => {
    await queries.run(add);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db.query({ name: 'second', text: 'select 1 from counter where id = 2' })).toEqual([]);
});

test('[K9] a connection – after three transactions that threw – is used again', async () => {
  const single = openDatabase(place.url, { max: 1 });
  const own = { name: 'test-own-process', text: 'select pg_backend_pid() as pid' };
  const before = await single.one(own);
  for (let count = 0; count < 3; count += 1)
    await expect(single.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await single.one(own)).toEqual(before);
  await single.close();
});

test.each(['alone', 'in a transaction'])(
  '[K4] a server that only reads, %s – the connection is given up – the next one writes',
  async (where) => {
    const single = openDatabase(place.url, { max: 1 });
    const add = { name: 'test-add', text: 'update counter set n = n where id = 1' };
    const ask = () =>
      where === 'alone' ? single.run(add) : single.transaction((queries) => queries.run(add));
    await single.script('set default_transaction_read_only = on');
    expect(isDatabaseAway(await ask().catch((error: unknown) => error))).toBe(true);
    expect(await ask()).toBe(1);
    await single.close();
  },
);

test('[K4] a server without a place for a connection – one becomes free – is waited for', async () => {
  const role = `narrow_${process.pid}`;
  await db.script(`create role ${role} login connection limit 1`);
  const url = place.url.replace(/\/\/[^@]*@/, `//${role}@`);
  const one = { name: 'test-one-place', text: 'select 1 as one' };
  const [first, second] = [openDatabase(url, { max: 1 }), openDatabase(url, { max: 1 })];
  expect(await first.one(one)).toEqual({ one: 1 });
  const waiting = second.one(one);
  const refused = {
    name: 'test-refused',
    text: `select count(*)::int as n from pg_stat_activity where usename = $1`,
  };
  expect(await db.one(refused, [role])).toEqual({ n: 1 });
  await first.close();
  expect(await waiting).toEqual({ one: 1 });
  await second.close();
  await db.script(`drop role ${role}`);
});

/** A line to the database that may go silent, as a network does that drops everything. */
async function silentLine(url: string) {
  const at = new URL(url.replace('@/', '@socket/'));
  const folder = at.searchParams.get('host');
  const port = Number(at.searchParams.get('port') ?? (at.port || '5432'));
  const there = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: at.hostname, port };
  const lines: Socket[] = [];
  let isSilent = false;
  const server = createServer((line) => {
    const behind = connect(there).on('error', () => line.destroy());
    lines.push(
      line.on('error', () => behind.destroy()),
      behind,
    );
    line.on('data', (bytes) => isSilent || behind.write(bytes));
    behind.on('data', (bytes) => isSilent || line.write(bytes));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const place = server.address();
  at.hostname = '127.0.0.1';
  at.port = String(typeof place === 'object' && place ? place.port : 0);
  at.search = '';
  return {
    url: at.href,
    silence: (silent: boolean) => {
      isSilent = silent;
    },
    close: () => {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}

test('[K9] a database that falls silent gives its connections back, and is used again once it answers', async () => {
  const line = await silentLine(place.url);
  const single = openDatabase(line.url, { max: 1, statementTimeout: 200 });
  const one = { name: 'test-one', text: 'select 1 as one' };
  expect(await single.one(one)).toEqual({ one: 1 });
  line.silence(true);
  await expect(single.one(one)).rejects.toThrow('timeout');
  line.silence(false);
  expect(await single.transaction((queries) => queries.one(one))).toEqual({ one: 1 });
  // in the middle of a transaction
  const work = single.transaction(async (queries) => {
    line.silence(true);
    await queries.one(one);
  });
  await expect(work).rejects.toThrow('timeout');
  line.silence(false);
  expect(await single.one(one)).toEqual({ one: 1 });
  await single.close();
  line.close();
});

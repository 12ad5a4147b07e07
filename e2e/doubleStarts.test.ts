import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@platform/db/connection';
import { demonstrationData } from '@testing/demonstration';
import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { programsOn } from './programs';

/** `DOUBLE_STARTS=10` tries it ten times. */
const COUNT = Number(process.env.DOUBLE_STARTS ?? 2);

interface Start {
  readonly lines: readonly string[];
  /** Address of the open server; undefined where it ended. */
  readonly origin: string | undefined;
}

async function started(child: ChildProcess): Promise<Start> {
  if (!child.stdout) throw new Error('no output');
  const lines: string[] = [];
  let open: (origin: string) => void = () => undefined;
  const opened = new Promise<string>((done) => {
    open = done;
  });
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    const origin = /open: (http:\/\/[^/\s]+)/.exec(line)?.[1];
    if (origin) open(origin);
  });
  return { origin: await Promise.race([opened, once(child, 'exit').then(() => undefined)]), lines };
}

const ARTICLES = {
  name: 'test-filled',
  text: `select (select count(*)::int from articles) as articles, (select count(*)::int from jobs where kind = 'filling') as claims,
    (select count(*)::int from (select content from comments group by site_id, source, object_id, member_id, content having count(*) > 1) twice) as twice`,
};

/** Two servers at once on an empty database; pictures that were drawn for an earlier run are at hand. */
async function startTwo(drawn: string) {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-double-'));
  await cp(drawn, folder, { recursive: true });
  const database = await createDatabase();
  const programs = programsOn(folder, { DATABASE_URL: database.url, DEMO: 'on' });
  const db = openDatabase(database.url, { max: 1 });
  try {
    const both = await Promise.all([1, 2].map(() => started(programs.program('main.js', []))));
    const columns = await Promise.all(
      both.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/app_if/getColumns?parentColumnId=0`);
        return Object(await answer.json()).columns.length;
      }),
    );
    return { both, columns, rows: await db.one<{ articles: number }>(ARTICLES) };
  } finally {
    await db.close();
    await programs.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

test(`[K9] two servers with the demonstration – started together on an empty database, ${COUNT} times – are open each time, and one of them fills it`, {
  timeout: COUNT * 300_000,
}, async () => {
  const { folder, database } = await demonstrationData();
  onTestFinished(() => database.drop());
  const seen: unknown[] = [];
  for (let turn = 0; turn < COUNT; turn += 1) {
    const { both, columns, rows } = await startTwo(folder);
    const fillings = both.flatMap(({ lines }) => lines.filter((line) => /^(Filling|Dating)/.test(line)));
    seen.push([both.filter(({ origin }) => origin).length, columns, fillings, rows]);
  }
  const [first] = seen;
  expect(first).toMatchObject([
    2,
    [expect.any(Number), expect.any(Number)],
    ['Filling the demonstration newsroom …'],
    { claims: 0, twice: 0 },
  ]);
  expect(seen).toEqual(Array.from({ length: COUNT }, () => first));
});

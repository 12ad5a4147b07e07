import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@platform/db/connection';
import { anEmptyInstallation } from '@testing/installation';
import { createDatabase } from '@testing/postgres';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { plainLine } from '../scripts/tools.mjs';
import { programsOn } from './programs';

/** First contact: a failing start says why in one line, and the commands of the README work. */

const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-starts-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  // a start of sources newer than their build would tell of building first
  await node(['--input-type=module', '-e', "(await import('./scripts/build.mjs')).ensureBuilt()"]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Output and exit code of Node; each line once, without empty ones. */
async function node(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, DATA_DIR: folder, DEMO: 'off', DATABASE_URL: '', ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, lines: text.split('\n').filter((line) => line !== '') };
}

const start = (settings: Readonly<Record<string, string>>) => node(['scripts/start.mjs'], settings);

test('[K1] a taken port is one line that names it, and the database it started is stopped', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    lines: [`The port is taken: stop what listens there, or set PORT to another one. (port ${port})`],
  });
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith('postmaster.pid'))).toEqual([]);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT=eighty is no port: use 1 to 65535.'],
  [{ PORT: '0', HOST: '192.0.2.1' }, 'HOST is not an address of this machine.'],
  [
    { PORT: '0', DATA_DIR: '/dev/null/x' },
    'The data folder /dev/null/x/postgres: a part of its path is a file; set DATA_DIR to another folder.',
  ],
])('[K1] a start with %j says in one line what is wrong', async (settings, line) => {
  expect(await start(settings)).toEqual({ code: 1, lines: [line] });
});

test('[K1] an older Node hears in one line which one is needed, whatever it was to run', async () => {
  const older = `data:text/javascript,${encodeURIComponent(
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })',
  )}`;
  for (const script of ['start', 'test', 'build', 'run'])
    expect(await node(['--import', older, `scripts/${script}.mjs`]), script).toEqual({
      code: 1,
      lines: ['Touchpaper needs Node 20.19 or newer; this is 18.20.4.'],
    });
});

test('[K1] without a browser the tests say in one line what is missing and how to get it', async () => {
  const script = `const { ensure } = await import('./scripts/ensure.mjs');
    process.exitCode = ensure(['chromium']).missing.length;`;
  // nothing is on this path, apt neither
  const { code, lines } = await node(['--input-type=module', '-e', script], { PATH: '', CHROMIUM: '' });
  expect([code, lines.at(-1)]).toEqual([
    1,
    'Missing: chromium. On Debian: sudo apt-get install --no-install-recommends chromium',
  ]);
});

test('[K1] a disk that is full is one line, whoever met it first', () => {
  const ofTheSystem = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const ofPostgres = new DatabaseError('could not extend file "base/16384/16866"', 100, 'error');
  ofPostgres.code = '53100';
  for (const error of [ofTheSystem, ofPostgres])
    expect(plainLine(error)).toBe('The disk is full: free some space and start again.');
});

test('[K1] with DATABASE_URL the platform stands on that PostgreSQL and starts none of its own', async () => {
  const own = await mkdtemp(join(tmpdir(), 'touchpaper-url-'));
  const database = await createDatabase();
  const programs = programsOn(own, { DATABASE_URL: database.url });
  onTestFinished(async () => {
    await programs.stop();
    await database.drop();
    await rm(own, { recursive: true, force: true });
  });
  const { origin } = await programs.startServer();
  const answer = await fetch(`${origin}/app_if/getColumns?parentColumnId=0`);
  expect(await answer.json()).toMatchObject({ columns: [{ columnName: '首页' }] });

  const db = openDatabase(database.url, { max: 1 });
  onTestFinished(() => db.close());
  const columns = await db.query({ name: 'columns', text: 'select 1 from columns' });
  expect([columns.length, (await readdir(own)).toSorted()]).toEqual([1, ['audit', 'keys.json']]);
});

test('[K9] a second machine on the same database – with keys of its own – is refused in one line; with the first one’s it opens', async () => {
  const [first, second] = await Promise.all(
    ['first', 'second'].map((name) => mkdtemp(join(tmpdir(), `touchpaper-${name}-`))),
  );
  if (!first || !second) throw new Error('two folders');
  const database = await createDatabase();
  const url = { DATABASE_URL: database.url };
  const machines = [
    programsOn(first, url),
    programsOn(second, { ...url, KEYS_FILE: join(first, 'keys.json') }),
  ] as const;
  onTestFinished(async () => {
    for (const machine of machines) await machine.stop();
    await database.drop();
    for (const folder of [first, second]) await rm(folder, { recursive: true, force: true });
  });
  await machines[0].startServer();
  const refused = await start({ DATA_DIR: second, PORT: '0', ...url });
  expect([refused.code, refused.lines]).toEqual([
    1,
    [expect.stringMatching(/^The keys here are not those of this database: .*KEYS_FILE/)],
  ]);
  const { origin } = await machines[1].startServer();
  expect((await fetch(`${origin}/app_if/getColumns?parentColumnId=0`)).status).toBe(200);
});

test('[K9] a server that leaves migrations to npm run migrate – before and after it – refuses in one line, then opens', async () => {
  const own = await mkdtemp(join(tmpdir(), 'touchpaper-migrate-'));
  const database = await createDatabase();
  const settings = { DATABASE_URL: database.url, MIGRATE: 'off' };
  const programs = programsOn(own, settings);
  onTestFinished(async () => {
    await programs.stop();
    await database.drop();
    await rm(own, { recursive: true, force: true });
  });
  const refused = await start({ DATA_DIR: own, PORT: '0', ...settings });
  expect([refused.code, refused.lines]).toEqual([
    1,
    [expect.stringMatching(/^The database lacks the migration 001-reading\.sql: run "npm run migrate"/)],
  ]);
  expect(await programs.runProgram('migrate.js', [])).toMatchObject({ code: 0, errors: '' });
  const { origin } = await programs.startServer();
  expect((await fetch(`${origin}/app_if/getColumns?parentColumnId=0`)).status).toBe(200);
});

test('[K9] two servers – started together on an empty data folder – both open, and one of them fills it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'touchpaper-both-'));
  await chmod(own, 0o711);
  const programs = programsOn(own);
  onTestFinished(async () => {
    await programs.stop();
    await rm(own, { recursive: true, force: true });
  });
  const servers = await Promise.all([programs.startServer(), programs.startServer()]);
  for (const { origin } of servers) {
    const answer = await fetch(`${origin}/app_if/getColumns?parentColumnId=0`);
    expect(Object(await answer.json()).columns).toHaveLength(1);
  }
});

test('[K5] a command – whose output nobody reads any more, as behind “| head -1” – ends without a word', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'import', '--help'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput += chunk;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: '' });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@platform/db/connection';
import { startEmbedded } from '@platform/db/embedded';
import { anEmptyInstallation } from '@testing/installation';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const ITEMS = 800;

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-killed-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  await rm(folder, { recursive: true, force: true });
});

function program(file: string, args: readonly string[]): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [join(root, 'dist/platform', file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.resume();
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const child = program('main.js', []);
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const origin = /open: (http:\/\/[^/\s]+)/.exec(line)?.[1];
    if (origin) {
      child.stdout.resume();
      return { child, origin };
    }
  }
  throw new Error('the server ended before it was open');
}

const feed = (): string => {
  const items = Array.from(
    { length: ITEMS },
    (_, index) =>
      `<item><guid>item-${index}</guid><title>第${index}条</title><pubDate>${new Date(Date.UTC(2030, 0, 1) + index * 60_000).toUTCString()}</pubDate><description>正文${index}</description></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>来稿</title>${items.join('')}</channel></rss>`;
};

const imported = async (db: Database): Promise<Set<string>> => {
  const rows = await db.query<{ title: string }>({
    name: 'imported',
    text: `select title from articles where title like '第%条'`,
  });
  return new Set(rows.map(({ title }) => title));
};

test('[K4] the whole server killed in the middle of an import: the next start works, and nothing acknowledged is lost', async () => {
  const source = join(folder, 'feed.xml');
  await writeFile(source, feed());
  const { child: server } = await startServer();
  const guest = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined });
  const db = openDatabase(guest.url, { max: 1 });
  const place = await db.one<{ data_directory: string }>({ name: 'place', text: 'show data_directory' });
  const postmaster = Number(
    (await readFile(join(place?.data_directory ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );

  const importing = program('import.js', [source]);
  importing.stdout?.resume();
  let seen = new Set<string>();
  while (seen.size < 100) {
    expect(importing.exitCode).toBeNull();
    seen = await imported(db);
  }
  await db.close();
  const gone = Promise.all([once(server, 'exit'), once(importing, 'exit')]);
  for (const pid of [server.pid, importing.pid, postmaster]) if (pid) process.kill(pid, 'SIGKILL');
  await gone;

  const again = await startServer();
  const answer = await fetch(`${again.origin}/app_if/getColumns?parentColumnId=0&appID=1`);
  expect(answer.status).toBe(200);
  const second = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined });
  const after = openDatabase(second.url, { max: 1 });
  const kept = await imported(after);
  expect([...seen].filter((title) => !kept.has(title))).toEqual([]);

  const rest = program('import.js', [source]);
  rest.stdout?.resume();
  const [code] = await once(rest, 'exit');
  expect(code).toBe(0);
  const all = await after.query<{ count: number }>({
    name: 'all',
    text: `select count(*) from articles where title like '第%条'`,
  });
  expect(all[0]?.count).toBe(ITEMS);
  await after.close();
  const ended = once(again.child, 'exit');
  again.child.kill('SIGTERM');
  await ended;
});

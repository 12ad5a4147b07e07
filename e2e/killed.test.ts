import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@platform/db/connection';
import { anEmptyInstallation } from '@testing/installation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBeside, type Programs, postmasterOf, programsOn } from './programs';

const ITEMS = 800;

let folder: string;
let programs: Programs;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-killed-'));
  await chmod(folder, 0o711);
  await anEmptyInstallation(folder);
  programs = programsOn(folder);
});
afterAll(async () => {
  await programs.stop();
  await rm(folder, { recursive: true, force: true });
});

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
  const { child: server } = await programs.startServer();
  const db = await openBeside(folder);
  const postmaster = await postmasterOf(db);

  const importing = programs.program('import.js', [source, '--editor', '王岩']);
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

  const again = await programs.startServer();
  const answer = await fetch(`${again.origin}/app_if/getColumns?parentColumnId=0&appID=1`);
  expect(answer.status).toBe(200);
  const after = await openBeside(folder);
  const kept = await imported(after);
  expect([...seen].filter((title) => !kept.has(title))).toEqual([]);

  const rest = programs.program('import.js', [source, '--editor', '王岩']);
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rebuildDocuments } from '@platform/articles/rebuild/rebuild.service';
import { openDatabase } from '@platform/db/connection';
import { demonstrationData } from '@testing/demonstration';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { programsOn } from './programs';

let data: Awaited<ReturnType<typeof demonstrationData>>;
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  data = await demonstrationData();
  db = openDatabase(data.database.url, { max: 2 });
});
afterAll(async () => {
  await db.close();
  await data.database.drop();
});

const documents = async () => {
  const text = `select site_id || ' ' || id as id, item, content from articles order by site_id, id`;
  const rows = await db.query<{ id: string; item: string; content: string }>({ name: 'e2e documents', text });
  return new Map(rows.map(({ id, ...all }) => [id, [JSON.parse(all.item), JSON.parse(all.content)]]));
};

test('[decision 006] every article of the demonstration – rebuilt – has the documents it was saved with', async () => {
  const before = await documents();
  await db.script('update articles set document_version = 3');
  const log = () => undefined;
  await rebuildDocuments(db, {
    log,
    failed: (error) => {
      throw error;
    },
  });
  const after = await documents();
  for (const [id, documents] of before) expect([id, after.get(id)]).toEqual([id, documents]);
});

test('[decision 006] a start on documents of an earlier version – rebuilds them all and tells its progress', async () => {
  const before = await documents();
  await db.script('update articles set document_version = 3; delete from document_rebuilds');
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-rebuild-'));
  const programs = programsOn(folder, { DATABASE_URL: data.database.url });
  onTestFinished(async () => {
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const { stdout } = programs.program('main.js', []);
  if (!stdout) throw new Error('no output');
  const lines: string[] = [];
  for await (const line of createInterface(stdout)) {
    if (line.startsWith('Rebuilding')) lines.push(line);
    if (line.endsWith(` ${before.size} of ${before.size}`)) break;
  }
  stdout.resume();
  expect(lines[0]).toBe(`Rebuilding stored documents: 50 of ${before.size}`);
  expect(await documents()).toEqual(before);
});

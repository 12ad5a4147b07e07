import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { type Database, openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import type { MediaStore } from '@platform/media/mediaStore';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { emptyNewsroom } from '@testing/emptyNewsroom';
import { createDatabase, type TestDatabase } from '@testing/postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDemonstration } from './load';

const now = () => Date.parse('2031-03-05T09:30:00+08:00');
let folder: string;
let database: TestDatabase | undefined;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-demo-'));
});
afterEach(async () => {
  await db.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Keeps so many pictures, then the disk is full. */
function mediaWith(room: number): MediaStore {
  let kept = 0;
  const keep = async () => {
    kept += 1;
    if (kept > room) throw new Error('the disk is full');
    return { url: `/media/${kept}.png`, width: 1, height: 1, isAiGenerated: false, size: 1, type: '' };
  };
  return { keepImage: keep, keepFile: keep, keepText: keep };
}
const load = (media: MediaStore) =>
  loadDemonstration({ db, media, folder, clips: folder, now, log: () => undefined });
const noteOf = async (day: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'demonstration.json'), JSON.stringify({ day, drawing: 0, media: {} }));
};
const siteName = async () => (await createSiteFinder(db, now, '').all())[0]?.name;

test('[K5] a filling that was cut off is gone on with at the next start', async () => {
  database = await createDatabase();
  db = openDatabase(database.url, { max: 2 });
  await migrate(db);
  await expect(load(mediaWith(3))).rejects.toThrow('the disk is full');
  expect(await siteName()).toBe('澜川日报');
  await expect(load(mediaWith(0))).rejects.toThrow('the disk is full');
});

test('[K5] a note of an earlier day does not touch the newsroom of somebody else', async () => {
  database = await createDatabase(emptyNewsroom);
  db = openDatabase(database.url, { max: 2 });
  const [site] = await createSiteFinder(db, now, '').all();
  if (!site) throw new Error('the template has no site');
  await db.script(`insert into columns (site_id, id, name) values (1, 1, '新闻')`);
  await createArticleWriter(db, site, now).saveDraft(anArticle({ key: 'theirs', columnID: 1 }));
  await noteOf('2031-03-04');
  await load(mediaWith(0));
  expect(await siteName()).toBe('澜川');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@platform/db/connection';
import { aRow, referencesOf } from '@testing/aRow';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportSite } from './exportSite.service';
import { importSite } from './importSite.service';
import { copiedTables, notCopied } from './tables.sql';

let place: string;
let before: TestPlatform;
let after: TestPlatform;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'touchpaper-copy-'));
  [before, after] = await Promise.all([startPlatform(), startPlatform()]);
  await after.db.script('delete from sites');
  await seedNewsroom(before);
});
afterAll(async () => {
  await before.close();
  await after.close();
  await rm(place, { recursive: true, force: true });
});

/** Columns whose values are checked, and what a row may hold in them. */
const checked: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  adverts: { place: 'column' },
  people: { kind: 'reporter' },
  paper_editions: { day: '20260101' },
  dynamics: { person_id: 0, account_id: 7 },
};
/** Columns that each installation numbers by itself, staff among them. */
const numberedAnew: Readonly<Record<string, readonly string[]>> = {
  video_jobs: ['id'],
  stories: ['owner_id', 'changed_by', 'signer1', 'signer2', 'signer3', 'holder_id'],
  story_steps: ['staff_id'],
};
/** Tables that hold at most one row of a site. */
const oneForASite = ['short_video_settings', 'certificates'];

const rowsOf = async (db: Database, table: string, site: number): Promise<string[]> => {
  const rows = await db.query<{ row: string }>(
    {
      name: `test-rows-${table}`,
      text: `select (to_jsonb(t) - $2::text[])::text as row from ${table} t where site_id = $1`,
    },

    [site, numberedAnew[table] ?? []],
  );
  return rows.map(({ row }) => row).toSorted();
};

/** A row for each site but the one that moves, two for it, in every table that has fewer. */
async function fillEveryTable({ db }: TestPlatform, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    for (
      let turn = (await rowsOf(db, name, 1)).length;
      turn < (oneForASite.includes(name) ? 1 : 2);
      turn += 1
    )
      await aRow(db, name, { ...(await referencesOf(db, name, 1, turn)), ...checked[name] });
    if ((await rowsOf(db, name, 2)).length === 0) await aRow(db, name, { site_id: 2, ...checked[name] });
  }
}

test('[K13] a site with rows in every table – moves to another installation – each row is there as it was, none of another site, none that stays behind', async () => {
  const { db } = before;
  const tables = (await copiedTables(db)).map(({ name }) => name);
  // made anew of the articles
  const staying = notCopied.filter((name) => name !== 'article_search');
  await fillEveryTable(before, tables);
  for (const name of staying) await aRow(db, name, { site_id: 1, ...checked[name] });
  const folder = join(place, 'site');
  await exportSite({ db, media: before.storage.files }, 1, folder);
  await importSite({ db: after.db, media: after.storage.files }, folder);
  for (const name of tables) {
    const rows = await rowsOf(db, name, 1);
    expect.soft(rows.length, name).toBeGreaterThan(oneForASite.includes(name) ? 0 : 1);
    expect.soft(await rowsOf(after.db, name, 1), name).toEqual(rows);
    expect.soft(await rowsOf(after.db, name, 2), `${name} of another site`).toEqual([]);
  }
  const WORK = {
    name: 'test-video-work',
    text: `select v.id from video_jobs v join jobs j on j.kind = 'video' and j.key = v.id::text where site_id = 1`,
  };
  expect(await after.db.query(WORK)).toHaveLength((await rowsOf(db, 'video_jobs', 1)).length);
  for (const name of staying) expect.soft(await rowsOf(after.db, name, 1), name).toEqual([]);
});

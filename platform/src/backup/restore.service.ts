import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Queries, queriesOn } from '@platform/db/connection';
import { applyAll, migrations } from '@platform/db/migrations';
import { startRefused } from '@platform/db/startRefused';
import { UNFINISHED_RESTORE } from '@platform/installation/unfinishedRestore';
import { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import type { BackupCounts } from './backup.service';
import { allTables, copyIn, emptyAll, isEmptyDatabase, SAME_FORMS, setNumber } from './backup.sql';
import { checkFiles, copyMeasured } from './files.service';
import { DATA, type Manifest, readManifest, rowsPath } from './manifest.document';

/** The database that is to be filled, opened only once the backup is known to be whole. */
export interface RestoreTarget {
  readonly dataDir: string;
  /** The embedded database lies in the data folder, and goes with it where the restore fails. */
  readonly isEmbedded: boolean;
  open(): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

/** Migrations of the backup, as this version has them. @throws Error, one clear line, where it has not all of them */
function knownMigrations(folder: string, { schema }: Manifest) {
  const known = migrations.filter(({ name }) => name in schema);
  if (known.length < Object.keys(schema).length)
    throw startRefused(`${folder} is of a newer version of the platform: restore it with that one.`);
  return known;
}

async function fillTables(client: Client, db: Queries, folder: string, { tables }: Manifest): Promise<void> {
  const here = await allTables(db);
  const names = (list: readonly { name: string }[]) =>
    list
      .map(({ name }) => name)
      .sort()
      .join();
  if (names(here) !== names(tables)) throw startRefused(`${folder} has other tables than its version.`);
  await db.script(emptyAll(here));
  for (const table of here) {
    const saved = tables.find(({ name }) => name === table.name);
    if (!saved) continue;
    const stream = client.query(copyStreams.from(copyIn(saved)));
    await pipeline(createReadStream(join(folder, rowsPath(table.name))), stream);
    if (stream.rowCount !== saved.rows)
      throw startRefused(`${folder}: ${table.name} has ${stream.rowCount} rows instead of ${saved.rows}.`);
  }
}

/** All rows in one transaction: schema of the backup, its rows, then what this version adds to the schema. */
async function fillDatabase(
  { url, again }: { readonly url: string; readonly again: boolean },
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'touchpaper restore' });
  await client.connect();
  try {
    const db = queriesOn(client);
    await db.script(SAME_FORMS);
    await db.script('begin');
    if (again) await db.script('drop schema public cascade; create schema public');
    if (!(await isEmptyDatabase(db)))
      throw startRefused('The database of DATABASE_URL holds data: name an empty one. Nothing was changed.');
    await applyAll(db, knownMigrations(folder, manifest), manifest.schema);
    await fillTables(client, db, folder, manifest);
    for (const [name, last] of Object.entries(manifest.numbers)) await setNumber(db, name, last);
    await applyAll(db, migrations);
    await db.script('commit');
    // or the planner knows nothing of the tables until the server looks at them by itself
    await db.script('analyze');
  } finally {
    await client.end();
  }
}

/** Removes everything of a data folder, where a link leads too. */
async function emptyFolder(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name === UNFINISHED_RESTORE) continue;
    const place = join(dataDir, name);
    if ((await lstat(place)).isSymbolicLink())
      await rm(await realpath(place).catch(() => place), { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  }
  await rm(join(dataDir, UNFINISHED_RESTORE), { force: true });
}

/** @returns true where a former restore into the folder was cut off: all that is there is of it */
async function beginIn(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const names = await readdir(dataDir);
  const again = names.includes(UNFINISHED_RESTORE);
  if (names.length > 0 && !again)
    throw startRefused(
      `The data folder ${dataDir} holds data: set DATA_DIR to an empty one. Nothing was changed.`,
    );
  await writeFile(join(dataDir, UNFINISHED_RESTORE), '');
  if (again)
    for (const name of names)
      if (![UNFINISHED_RESTORE, 'postgres'].includes(name) && !name.startsWith('postgresql-'))
        await rm(join(dataDir, name), { recursive: true, force: true });
  return again;
}

/**
 * Brings a whole installation back from its backup, or leaves everything as it was. While it goes on, and where it was cut off,
 * no server starts on the data folder.
 * @throws Error, one clear line, where the backup is not whole, or data folder or database hold data
 */
export async function restore(target: RestoreTarget, folder: string): Promise<BackupCounts> {
  const { dataDir, isEmbedded } = target;
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest.files);
  knownMigrations(folder, manifest);
  const again = await beginIn(dataDir);
  try {
    const files = manifest.files.filter(({ path }) => path.startsWith(DATA));
    for (const { path } of files)
      await copyMeasured(join(folder, path), join(dataDir, path.slice(DATA.length)));
    const { url, stop } = await target.open();
    try {
      await fillDatabase({ url, again: again && isEmbedded }, folder, manifest);
    } finally {
      await stop();
    }
    await rm(join(dataDir, UNFINISHED_RESTORE));
    return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length };
  } catch (error) {
    await emptyFolder(dataDir);
    throw error;
  }
}

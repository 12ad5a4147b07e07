import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { queriesOn } from '@platform/db/connection';
import { startRefused } from '@platform/db/startRefused';
import { Client } from 'pg';
import copyStreams from 'pg-copy-streams';
import { allTables, copyOut, isEmptyDatabase, numbersOf, SAME_FORMS, schemaOf } from './backup.sql';
import { copyMeasured, dataFiles, writeFileFrom } from './files.service';
import {
  type BackupFile,
  type BackupTable,
  DATA,
  type Manifest,
  manifestOf,
  rowsPath,
} from './manifest.document';

export interface Installation {
  /** Address of the database. */
  readonly url: string;
  readonly dataDir: string;
}

/** Size of a backup. */
export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

interface Snapshot extends Pick<Manifest, 'schema' | 'tables' | 'numbers'> {
  readonly rows: readonly BackupFile[];
}

/** All rows as they were at one moment. @param begun told once the moment is fixed */
async function writeRows(url: string, folder: string, begun: () => Promise<void>): Promise<Snapshot> {
  const client = new Client({ connectionString: url, application_name: 'touchpaper backup' });
  await client.connect();
  try {
    const db = queriesOn(client);
    await db.script(SAME_FORMS);
    await db.script('begin isolation level repeatable read read only');
    if (await isEmptyDatabase(db)) throw startRefused('The database holds no newsroom yet.');
    const all = await allTables(db);
    await begun();
    const tables: BackupTable[] = [];
    const rows: BackupFile[] = [];
    for (const table of all) {
      const stream = client.query(copyStreams.to(copyOut(table)));
      const path = rowsPath(table.name);
      rows.push({ path, ...(await writeFileFrom(stream, join(folder, path))) });
      tables.push({ name: table.name, columns: [...table.columns], rows: stream.rowCount });
    }
    // after the rows: a sequence is never behind a number in them
    return { schema: await schemaOf(db), tables, rows, numbers: await numbersOf(db) };
  } finally {
    await client.end();
  }
}

/**
 * Copies the data folder's files as they are when the database's moment is fixed: most of them before it, so that none that a
 * row of that moment names can go while the rest is copied.
 */
function copyingFiles(dataDir: string, folder: string) {
  const copied = new Map<string, BackupFile>();
  async function copy(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (copied.has(path)) continue;
      const file = await copyMeasured(join(dataDir, path), join(folder, DATA + path));
      if (file) copied.set(path, { path: DATA + path, ...file });
    }
  }
  /** Drops files that are there no more, such as pictures of removed posts. */
  async function drop(present: ReadonlySet<string>): Promise<void> {
    for (const path of copied.keys())
      if (!present.has(path)) {
        copied.delete(path);
        await rm(join(folder, DATA + path));
      }
  }
  return {
    before: async () => copy(await dataFiles(dataDir)),
    atTheMoment: async () => {
      const present = await dataFiles(dataDir);
      await drop(new Set(present));
      await copy(present);
    },
    files: () => [...copied.values()],
  };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(manifestOf(folder), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The whole installation in a new folder, as it is at one moment, while the server runs if need be: all rows, media, keys and
 * notes. Everything secret is in it: it is this user's alone.
 * @throws Error, one clear line, where the folder is there already or lies in the data folder
 */
export async function backUp({ url, dataDir }: Installation, folder: string): Promise<BackupCounts> {
  if (await stat(folder).catch(() => undefined))
    throw startRefused(`${folder} is there already: name a new folder.`);
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw startRefused(`${folder} lies in the data folder: name a folder outside of it.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const copying = copyingFiles(dataDir, unfinished);
    await copying.before();
    const { rows, ...snapshot } = await writeRows(url, unfinished, copying.atTheMoment);
    const files = copying.files();
    await writeManifest(unfinished, { format: 1, ...snapshot, files: [...rows, ...files] });
    await rename(unfinished, folder);
    return { rows: snapshot.tables.reduce((sum, table) => sum + table.rows, 0), files: files.length };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

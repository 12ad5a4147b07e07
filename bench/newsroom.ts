import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@platform/db/connection';
import { residentMegabytes } from './cpu';
import { type DatabaseBeside, databaseOf, type Program, startTouchpaper } from './programs';

export const BASE_PATH = '/app/template/displayTemplate/news';

/** From its open address until a start's memory is read, ms. */
const SETTLED_MS = 15_000;

export interface BenchNewsroom {
  readonly server: Program;
  /** Data folder of the server. */
  readonly folder: string;
  readonly db: Database;
  readonly postmaster: number;
  /** Milliseconds of the first start on an empty folder, and of one on a filled one. */
  readonly starts: { readonly first: number; readonly later: number };
  /** Resident memory of the first start a while after it opened, MB. */
  readonly memory: number;
  close(): Promise<void>;
}

/** Where PostgreSQL has its data. */
export async function dataFolder(url: string): Promise<string> {
  const db = openDatabase(url, { max: 1 });
  const row = await db.one<{ data_directory: string }>({ name: 'dataFolder', text: 'show data_directory' });
  await db.close();
  if (!row) throw new Error('PostgreSQL does not say where its data are');
  return row.data_directory;
}

/** The demonstration on an empty folder, started twice. */
export async function openBenchNewsroom(): Promise<BenchNewsroom> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-bench-'));
  await chmod(folder, 0o711);
  const first = await startTouchpaper(folder);
  await pause(SETTLED_MS);
  const memory = residentMegabytes(first.pid);
  await first.stop();
  // its pictures stay WebP: encoding them would go on for minutes beside what is measured (decision 096)
  await rm(join(folder, 'media/.waiting'), { recursive: true, force: true });
  const server = await startTouchpaper(folder);
  const ownDatabase: DatabaseBeside = await databaseOf(folder, dataFolder);
  const db = openDatabase(ownDatabase.url, { max: 4, statementTimeout: 0 });
  return {
    server,
    folder,
    db,
    postmaster: ownDatabase.postmaster,
    memory,
    starts: { first: first.startedIn, later: server.startedIn },
    close: async () => {
      await db.close();
      await ownDatabase.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

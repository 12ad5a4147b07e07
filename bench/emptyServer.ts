import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@platform/db/connection';
import { dataFolder } from './newsroom';
import { databaseOf, type Program, startEmpty } from './programs';

/** A server without the demonstration, with its database as a guest of it. */
export interface EmptyServer {
  readonly server: Program;
  readonly db: Database;
  readonly postmaster: number;
  leave(): Promise<void>;
}

/** Starts it on a folder: a second time goes on with what is there. */
export async function openEmptyServer(folder: string): Promise<EmptyServer> {
  const server = await startEmpty(folder);
  const ownDatabase = await databaseOf(folder, dataFolder);
  const db = openDatabase(ownDatabase.url, { max: 2, statementTimeout: 0 });
  const leave = async () => {
    await db.close();
    await ownDatabase.stop();
  };
  return { server, db, postmaster: ownDatabase.postmaster, leave };
}

/** Works in a folder of its own, which is gone afterwards. */
export async function inFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `touchpaper-${name}-`));
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

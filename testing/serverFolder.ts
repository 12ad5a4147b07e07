import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** `statfs` says so of a file system in memory. */
const TMPFS = 0x01021994;
/** Far more than a run fills. */
const ROOM = 1_000_000_000;

async function memoryHasRoom(): Promise<boolean> {
  try {
    const { type, bavail, bsize } = await statfs(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM;
  } catch {
    // not on Linux
    return false;
  }
}

/**
 * A new folder for a PostgreSQL that ends with the run: in memory where there is room, else among the temporary files.
 * Every test makes hundreds of files and deletes them, and ext4 looks past each one lately deleted before it makes another.
 */
export async function serverFolder(name: string): Promise<string> {
  return mkdtemp(join((await memoryHasRoom()) ? MEMORY : tmpdir(), `touchpaper-${name}-`));
}

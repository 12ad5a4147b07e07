import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './postmaster';

// Files in PostgreSQL's own folder name the process that owns the server and those that use it beside.
const ownerFile = 'touchpaper.owner';
const guestFile = /^touchpaper\.guest\.(\d+)$/;
const guestPath = (folder: string) => join(folder, `touchpaper.guest.${process.pid}`);

export const writeOwner = (folder: string, postmaster: number): Promise<void> =>
  writeFile(join(folder, ownerFile), `${postmaster} ${process.pid}`, { mode: 0o600 });

export const removeOwner = (folder: string): Promise<void> => rm(join(folder, ownerFile), { force: true });

async function readOwner(folder: string): Promise<{ postmaster: number; owner: number } | undefined> {
  const text = await readFile(join(folder, ownerFile), 'utf8').catch(() => '');
  const [postmaster, owner] = text.split(' ').map(Number);
  return postmaster !== undefined && owner !== undefined ? { postmaster, owner } : undefined;
}

/** True if a living process owns the server of this folder, whichever its process number is now. */
export async function hasOwner(folder: string): Promise<boolean> {
  const found = await readOwner(folder);
  return found !== undefined && isAlive(found.owner);
}

/** Does a living process own this server? Its starter writes the owner file a moment later, so a missing one is looked for again. */
export async function isOwned(folder: string, postmaster: number): Promise<boolean> {
  for (let look = 0; look < 20; look += 1) {
    const found = await readOwner(folder);
    if (found?.postmaster === postmaster) return isAlive(found.owner);
    await pause(50);
  }
  return false;
}

export const addGuest = (folder: string): Promise<void> => writeFile(guestPath(folder), '', { mode: 0o600 });
export const removeGuest = (folder: string): Promise<void> => rm(guestPath(folder), { force: true });

/** Numbers of other living processes that use the server without owning it. */
export async function otherGuests(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  const numbers = names.flatMap((name) => guestFile.exec(name)?.[1] ?? []).map(Number);
  return numbers.filter((pid) => pid !== process.pid && isAlive(pid));
}

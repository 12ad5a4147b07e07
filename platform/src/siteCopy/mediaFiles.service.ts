import type { Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readMediaName } from '@platform/media/sizes';

/** Whole or not at all; one that stands already is the same: its name is made of what was sent. */
async function copyOnce(from: string, folder: string, name: string): Promise<void> {
  const to = join(folder, name);
  if (await stat(to).catch(() => undefined)) return;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}`);
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/** Names of one kind; a symbolic link is neither a file nor a folder: it could lead to any file of the machine. */
async function entriesOf(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter(isWanted).map(({ name }) => name);
}

/**
 * Copies kept files from one media folder to another: the originals, as other sizes are made at their first request.
 * @param wanted their forty digits; without it all of them
 * @returns the digits of those that were there
 */
export async function copyMedia(
  from: string,
  to: string,
  wanted?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const copied = new Set<string>();
  for (const pair of await entriesOf(from, (entry) => entry.isDirectory())) {
    for (const name of await entriesOf(join(from, pair), (entry) => entry.isFile())) {
      const read = readMediaName(`${pair}/${name}`);
      if (!read || read.width !== undefined || wanted?.has(read.hash) === false) continue;
      await copyOnce(join(from, pair, name), join(to, pair), name);
      copied.add(read.hash);
    }
  }
  return copied;
}

import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addAvifJob, removeAvifJob } from './avifClaims';
import { isPicture } from './kinds';
import { readMediaName } from './sizes';

/** Files that review took away, at the same paths as before: a decision may be changed. */
const HIDDEN = '.hidden';

export interface HideableMedia {
  /** Takes a file from its address, all its sizes too. Does nothing where it is not there. */
  hide(hash: string): Promise<void>;
  /** Brings a hidden file back; its sizes are made anew. */
  show(hash: string): Promise<void>;
}

async function filesOf(folder: string, hash: string): Promise<string[]> {
  const names = await readdir(join(folder, hash.slice(0, 2))).catch(() => []);
  return names.filter((name) => name.startsWith(`${hash}.`));
}

const isOriginal = (file: string): boolean => {
  const name = readMediaName(`${file.slice(0, 2)}/${file}`);
  return name !== undefined && name.width === undefined;
};

/** Another process may have moved it already. */
async function move(name: string, from: string, to: string): Promise<void> {
  const pair = name.slice(0, 2);
  await mkdir(join(to, pair), { recursive: true });
  await rename(join(from, pair, name), join(to, pair, name)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}

/** @param folder of the media */
export function hideableMedia(folder: string): HideableMedia {
  const hidden = join(folder, HIDDEN);
  return {
    async hide(hash) {
      await removeAvifJob(folder, hash);
      const files = await filesOf(folder, hash);
      // first, so that no further size is made
      for (const file of files.filter(isOriginal)) await move(file, folder, hidden);
      for (const file of files.filter((one) => !isOriginal(one)))
        await rm(join(folder, hash.slice(0, 2), file), { force: true });
    },
    async show(hash) {
      for (const file of await filesOf(hidden, hash)) {
        await move(file, hidden, folder);
        const name = readMediaName(`${hash.slice(0, 2)}/${file}`);
        if (name && isPicture(name.extension)) await addAvifJob(folder, name);
      }
    },
  };
}

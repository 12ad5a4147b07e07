import { isPicture } from './kinds';
import { readMediaName } from './sizes';
import type { MediaStorage } from './storage/mediaFiles.port';
import { HIDDEN } from './storage/paths';

export interface HideableMedia {
  /** Takes a file from its address, all its sizes too. Does nothing where it is not there. */
  hide(hash: string): Promise<void>;
  /** Brings a hidden file back; its sizes are made anew. */
  show(hash: string): Promise<void>;
}

const isOriginal = (path: string): boolean => {
  const name = readMediaName(path);
  return name !== undefined && name.width === undefined;
};

export function hideableMedia({ files, jobs }: MediaStorage): HideableMedia {
  const pathsOf = (hash: string) => files.list(`${hash.slice(0, 2)}/${hash}.`);
  return {
    async hide(hash) {
      await jobs.remove(hash);
      const paths = await pathsOf(hash);
      // first, so that no further size is made
      for (const path of paths.filter(isOriginal)) await files.move(path, HIDDEN + path);
      for (const path of paths.filter((one) => !isOriginal(one))) await files.remove(path);
    },
    async show(hash) {
      for (const hidden of await files.list(`${HIDDEN}${hash.slice(0, 2)}/${hash}.`)) {
        const path = hidden.slice(HIDDEN.length);
        await files.move(hidden, path);
        const name = readMediaName(path);
        if (name && isPicture(name.extension)) await jobs.add(name);
      }
    },
  };
}

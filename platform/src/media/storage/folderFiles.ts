import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFiles } from './mediaFiles.port';
import { HIDDEN } from './paths';
import { writeWhole } from './writeWhole';

/** Names of one kind; a symbolic link is neither a file nor a folder: it could lead to any file of the machine. */
async function namesIn(folder: string, isKind: 'isFile' | 'isDirectory'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry[isKind]() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** Files of folders named after two digits. */
async function filesBelow(folder: string, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const pair of await namesIn(join(folder, path), 'isDirectory'))
    for (const name of await namesIn(join(folder, path, pair), 'isFile'))
      found.push(`${path}${pair}/${name}`);
  return found;
}

/** Media in a folder of this machine. */
export function folderFiles(folder: string): MediaFiles {
  const at = (path: string) => join(folder, path);
  return {
    async size(path) {
      const found = await stat(at(path)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    read: (path) => readFile(at(path)),
    stream: async (path, start, end) => createReadStream(at(path), { start, end }),
    write: (path, bytes) => writeWhole(at(path), bytes),
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true });
      await rename(at(from), at(to)).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      });
    },
    remove: (path) => rm(at(path), { force: true }),
    async list(prefix) {
      if (prefix === '') return [...(await filesBelow(folder, '')), ...(await filesBelow(folder, HIDDEN))];
      const parent = dirname(prefix);
      const names = await namesIn(at(parent), 'isFile');
      return names.map((name) => `${parent}/${name}`).filter((path) => path.startsWith(prefix));
    },
  };
}

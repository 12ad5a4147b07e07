import { createHash } from 'node:crypto';
import { readMediaName } from '@platform/media/sizes';
import type { MediaFiles, MediaStorage } from '@platform/media/storage/mediaFiles.port';
import { HIDDEN, pathOfPicture, readStoredPath } from '@platform/media/storage/paths';
import { createLimit, fixedWidth } from '@platform/queues/limit';

/** Files at once. */
const WIDTH = 4;

export interface MovedMedia {
  /** Files that were written. */
  readonly copied: number;
  /** Files that lay there already, byte for byte. */
  readonly same: number;
  /** Files that are none of the media's. */
  readonly foreign: number;
}

async function digestOf(files: MediaFiles, path: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of await files.stream(path, 0, size - 1)) hash.update(part);
  return hash.digest('hex');
}

/** Is the file there, byte for byte? */
async function isSame(files: MediaFiles, path: string, size: number, digest: string): Promise<boolean> {
  if ((await files.size(path)) !== size) return false;
  // of an empty file there is nothing to read
  return size === 0 || (await digestOf(files, path, size)) === digest;
}

/** Removes what the other place had meanwhile been told of the file: it was hidden, or shown again. */
async function removeOpposite(to: MediaFiles, path: string): Promise<void> {
  const read = readStoredPath(path);
  if (!read || read.name.width !== undefined) return;
  if (!read.isHidden) return to.remove(HIDDEN + path);
  const { hash } = read.name;
  for (const shown of await to.list(`${hash.slice(0, 2)}/${hash}.`)) await to.remove(shown);
}

/**
 * Copies all media from one storage to another one; `from` stays as it is. It may be cut off and run again: each file is compared
 * byte for byte, and only those that differ are written. A file that was hidden or shown since an earlier run is so there as well.
 * @throws Error where a file arrives otherwise than it was sent
 */
export async function moveMedia(from: MediaStorage, to: MediaStorage): Promise<MovedMedia> {
  const moved = { copied: 0, same: 0, foreign: 0 };

  async function moveFile(path: string): Promise<void> {
    if (!readStoredPath(path)) {
      moved.foreign += 1;
      return;
    }
    const bytes = await from.files.read(path);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const isThere = await isSame(to.files, path, bytes.length, digest);
    if (!isThere) {
      await to.files.write(path, bytes);
      if (!(await isSame(to.files, path, bytes.length, digest))) {
        await to.files.remove(path);
        throw new Error(`${path} arrived otherwise than it was sent: run it again`);
      }
    }
    moved[isThere ? 'same' : 'copied'] += 1;
    await removeOpposite(to.files, path);
  }

  const inTurn = createLimit(fixedWidth({ width: WIDTH }));
  // originals of shown files before hidden ones: a file that is being hidden meanwhile is hidden in the end
  for (const isHidden of [false, true]) {
    const paths = (await from.files.list('')).filter((path) => path.startsWith(HIDDEN) === isHidden);
    await Promise.all(paths.map((path) => inTurn(() => moveFile(path))));
  }
  for (const picture of await from.jobs.pictures()) {
    const name = readMediaName(pathOfPicture(picture));
    if (name) await to.jobs.add(name);
  }
  return moved;
}

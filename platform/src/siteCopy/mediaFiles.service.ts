import type { MediaFiles } from '@platform/media/storage/mediaFiles.port';
import { readStoredPath } from '@platform/media/storage/paths';

async function* pathsOf(files: MediaFiles, wanted?: ReadonlySet<string>): AsyncGenerator<string> {
  if (!wanted) yield* await files.list('');
  else for (const hash of wanted) yield* await files.list(`${hash.slice(0, 2)}/${hash}.`);
}

/**
 * Copies kept files from one place of media to another: the originals, as other sizes are made at their first request.
 * @param wanted their forty digits; without it all of them
 * @returns the digits of those that were there
 */
export async function copyMedia(
  from: MediaFiles,
  to: MediaFiles,
  wanted?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const copied = new Set<string>();
  for await (const path of pathsOf(from, wanted)) {
    const read = readStoredPath(path);
    if (!read || read.isHidden || read.name.width !== undefined) continue;
    // one that stands already is the same: its name is made of what was sent
    if ((await to.size(path)) === undefined) await to.write(path, await from.read(path));
    copied.add(read.name.hash);
  }
  return copied;
}

import type { Bucket } from '@platform/bucket/bucket';
import { kinds } from '../kinds';
import type { MediaFiles } from './mediaFiles.port';
import { WAITING } from './paths';

/** Of every key of media; build assets have one of their own. */
const MEDIA = 'media/';
const typeOfPath = (path: string): string =>
  kinds[path.slice(path.lastIndexOf('.') + 1)]?.type ?? 'application/octet-stream';

/** Media in a private bucket. Readers never come to it: hidden files are hidden by their key. */
export function bucketFiles(bucket: Bucket): MediaFiles {
  const keyOf = (path: string) => `${MEDIA}${path}`;

  function found<Content>(path: string, content: Content | undefined): Content {
    if (content === undefined) throw new Error(`${path} is not in the bucket`);
    return content;
  }

  return {
    size: (path) => bucket.size(keyOf(path)),
    read: async (path) => found(path, await bucket.read(keyOf(path))),
    stream: async (path, start, end) => found(path, await bucket.stream(keyOf(path), { start, end })),
    write: (path, bytes) => bucket.put(keyOf(path), bytes, typeOfPath(path)),
    async move(from, to) {
      if (await bucket.copy(keyOf(from), keyOf(to))) await bucket.remove(keyOf(from));
    },
    remove: (path) => bucket.remove(keyOf(path)),
    async list(prefix) {
      const found = await bucket.list(keyOf(prefix));
      return found.map(({ key }) => key.slice(MEDIA.length)).filter((path) => !path.startsWith(WAITING));
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bucket } from '@platform/bucket/bucket';
import { createLimit, fixedWidth } from '@platform/queues/limit';

const PREFIX = 'assets/';
/** Names of a build's files are made of their content; others, such as that of the build itself, are this process's own. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(\w+)(\.br|\.gz)?$/;
/** Uploads at once. */
const WIDTH = 8;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
};
const typeOf = (name: string): string => types[HASHED.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';

/**
 * Puts a build's files into the bucket that are not there yet, so that processes of another build can send them.
 * @param folder of the browser build @throws BucketAway
 */
export async function putAssets(bucket: Bucket, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets).catch(() => [])).filter((name) => HASHED.test(name));
  const listed = new Set((await bucket.list(PREFIX)).map(({ key }) => key.slice(PREFIX.length)));
  const inTurn = createLimit(fixedWidth({ width: WIDTH }));
  await Promise.all(
    names
      .filter((name) => !listed.has(name))
      .map((name) =>
        inTurn(async () => bucket.put(PREFIX + name, await readFile(join(assets, name)), typeOf(name))),
      ),
  );
}

/** A file of another build. */
export interface BucketAsset {
  readonly type: string;
  /** '' = as it is. */
  readonly encoding: string;
  readonly size: number;
  readonly open: () => Promise<Readable | undefined>;
}

/**
 * The smallest form of a build's file that the reader takes.
 * @param accepted the request's `accept-encoding` @throws BucketAway
 */
export async function findAsset(
  bucket: Bucket,
  name: string,
  accepted: string,
): Promise<BucketAsset | undefined> {
  if (!HASHED.test(name)) return undefined;
  const isAccepted = (encoding: string) => accepted.split(/[\s,;]+/).includes(encoding);
  const forms = [
    { ending: '.br', encoding: 'br' },
    { ending: '.gz', encoding: 'gzip' },
    { ending: '', encoding: '' },
  ];
  for (const { ending, encoding } of forms) {
    if (encoding !== '' && !isAccepted(encoding)) continue;
    const key = PREFIX + name + ending;
    const size = await bucket.size(key);
    if (size === undefined) continue;
    return {
      type: typeOf(name),
      encoding,
      size,
      open: () => bucket.stream(key, { start: 0, end: size - 1 }),
    };
  }
  return undefined;
}

import { Readable } from 'node:stream';
import { BucketAway } from './bucketAway';
import type { BucketSettings } from './bucketSettings';
import { errorCodeOf, type ListedObject, readListing } from './listing.reader';
import { signedRequests } from './signedRequests';

/** Both ends counted. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Objects of one bucket by their keys. Every method throws BucketAway where the bucket cannot be used. */
export interface Bucket {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @returns bytes; undefined where there is no such object */
  size(key: string): Promise<number | undefined>;
  /** @returns undefined where there is no such object */
  read(key: string): Promise<Buffer | undefined>;
  /** @returns undefined where there is no such object */
  stream(key: string, range: Range): Promise<Readable | undefined>;
  /** @returns false where there is no such object */
  copy(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** @param most objects in all */
  list(prefix: string, most?: number): Promise<ListedObject[]>;
  close(): Promise<void>;
}

const PAGE = 1_000;

const sizeIn = (headers: Readonly<Record<string, string | string[] | undefined>>): number => {
  const size = Number(headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(size)) throw new BucketAway('an answer without its length');
  return size;
};

/** @param now epoch milliseconds: a request is signed for a few minutes */
export function openBucket(settings: BucketSettings, now: () => number): Bucket {
  const { send, close } = signedRequests(settings, now);

  /** For writes: there is nothing that could be missing but the bucket. */
  const written = async (call: Parameters<typeof send>[0]): Promise<string> => {
    const answer = await send(call);
    if (!answer) throw new BucketAway('404');
    return answer.text();
  };

  return {
    async put(key, bytes, type) {
      await written({ method: 'PUT', key, body: bytes, headers: { 'content-type': type } });
    },
    async size(key) {
      const answer = await send({ method: 'HEAD', key });
      if (!answer) return undefined;
      await answer.text();
      return sizeIn(answer.headers);
    },
    read: async (key) => (await send({ method: 'GET', key }))?.bytes(),
    async stream(key, { start, end }) {
      // of an empty object there is no range
      if (end < start) return Readable.from([]);
      const answer = await send({ method: 'GET', key, headers: { range: `bytes=${start}-${end}` } });
      if (!answer) return undefined;
      if (answer.status === 206 && sizeIn(answer.headers) === end - start + 1) return answer.body;
      answer.body.destroy();
      throw new BucketAway('another range than was requested');
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${settings.bucket}/${from}` };
      const answer = await send({ method: 'PUT', key: to, headers });
      if (!answer) return false;
      // a copy that fails on the way has begun with 200
      const code = errorCodeOf(await answer.text());
      if (code !== '') throw new BucketAway(code);
      return true;
    },
    async remove(key) {
      await (await send({ method: 'DELETE', key }))?.text();
    },
    async list(prefix, most = Number.POSITIVE_INFINITY) {
      const found: ListedObject[] = [];
      for (let next = ''; ; ) {
        const wanted = Math.min(PAGE, most - found.length);
        const query = { 'list-type': '2', 'max-keys': String(wanted), prefix };
        const more = next === '' ? query : { ...query, 'continuation-token': next };
        const listing = readListing(await written({ method: 'GET', key: '', query: more }));
        found.push(...listing.objects);
        next = listing.next;
        if (next === '' || found.length >= most) return found;
      }
    },
    close,
  };
}

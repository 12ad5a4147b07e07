import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request } from 'undici';
import { BucketAway } from './bucketAway';
import type { BucketSettings } from './bucketSettings';
import { errorCodeOf } from './listing.reader';

/** Milliseconds until a connection is there, until an answer begins, and between two parts of it. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
const SILENCE_MS = 10_000;
/** A large file may take longer until it is answered: 1 MB a second is expected of the network. */
const BYTES_PER_MS = 1_000;
/** Of an error, or of a list of at most a thousand names of at most 1,024 bytes. */
const MAX_TEXT_BYTES = 4_000_000;

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** '' = the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface BucketAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
  /** @throws BucketAway where it is cut off */
  bytes(): Promise<Buffer>;
  /** @throws BucketAway where it is cut off or too long */
  text(): Promise<string>;
}

const EMPTY = new Uint8Array();
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
/** A connection that the other side had closed just now; the same request may go again. */
const isBroken = (error: unknown): boolean => /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(codeOf(error));

/** @throws BucketAway where it is cut off, or longer than `most` bytes */
async function collect(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      size += part.length;
      if (size > most) throw new BucketAway('its answer is too long');
    }
  } catch (error) {
    throw error instanceof BucketAway ? error : new BucketAway(codeOf(error), error);
  }
  return Buffer.concat(parts, size);
}

/** Address of an object, by path or by host. @throws Error for a key that leads elsewhere */
export function addressOf(
  { endpoint, bucket, isPathStyle }: BucketSettings,
  { key, query }: Pick<BucketRequest, 'key' | 'query'>,
): string {
  // an address has no such parts: the key would be another one
  if (/(^|\/)\.{0,2}(\/|$)/.test(key) && key !== '') throw new Error(`${key} is the key of no object`);
  const url = new URL(endpoint);
  const path = key.split('/').map(encodeURIComponent).join('/');
  const base = url.pathname.replace(/\/$/, '');
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = isPathStyle ? `${base}/${bucket}/${path}` : `${base}/${path}`;
  if (isPathStyle && key === '') url.pathname = `${base}/${bucket}`;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url.href;
}

/** Requests to a bucket with AWS's signature, version 4, digest of the body included. */
export function signedRequests(settings: BucketSettings, now: () => number) {
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, bodyTimeout: SILENCE_MS });
  const derivedKeys = new Map<string, ArrayBuffer>();

  async function once(url: string, call: BucketRequest): Promise<BucketAnswer> {
    const { method, body = EMPTY } = call;
    const digest = createHash('sha256').update(body).digest('hex');
    const signer = new AwsV4Signer({
      method,
      url,
      headers: { ...call.headers, 'x-amz-content-sha256': digest },
      accessKeyId: settings.accessKey,
      secretAccessKey: settings.secretKey,
      service: 's3',
      region: settings.region,
      datetime: new Date(now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      cache: derivedKeys,
    });
    const signed = await signer.sign();
    const answer = await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: method === 'PUT' ? body : null,
      dispatcher: agent,
      headersTimeout: ANSWER_MS + body.length / BYTES_PER_MS,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      bytes: () => collect(answer.body, Number.POSITIVE_INFINITY),
      text: async () => (await collect(answer.body, MAX_TEXT_BYTES)).toString('utf8'),
    };
  }

  const onceMore = async (url: string, call: BucketRequest): Promise<BucketAnswer> => {
    try {
      return await once(url, call);
    } catch (error) {
      if (isBroken(error)) return once(url, call);
      throw error;
    }
  };

  return {
    /** @returns answers 2xx, and undefined for what is not there @throws BucketAway for everything else */
    async send(call: BucketRequest): Promise<BucketAnswer | undefined> {
      const url = addressOf(settings, call);
      const answer = await onceMore(url, call).catch((error: unknown) => {
        throw new BucketAway(codeOf(error), error);
      });
      if (answer.status >= 200 && answer.status < 300) return answer;
      const code = errorCodeOf(await answer.text());
      if (answer.status === 404 && (code === '' || code === 'NoSuchKey')) return undefined;
      throw new BucketAway(`${answer.status} ${code}`.trim());
    },
    close: () => agent.destroy(),
  };
}

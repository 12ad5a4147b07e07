import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '@platform/bucket/bucketSettings';
import S3rver from 's3rver';
import { refusalOf } from './signature';

/** A request that arrived, before it is carried out. */
export interface BucketCall {
  readonly method: string;
  /** Of an object; '' = the bucket itself. */
  readonly key: string;
}

export interface TestBucket {
  readonly settings: BucketSettings;
  /** The same as environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** All calls so far, refused ones too. */
  readonly calls: readonly BucketCall[];
  /** Called before and after a call is carried out, while its caller waits. */
  onCall: (call: BucketCall, moment: 'before' | 'after') => void;
  /** Its answers from now on: of its own, 500 to everything, none at all, or the connection ends at once. */
  mood: 'well' | 'broken' | 'silent' | 'gone';
  /** Keys in a list at most. */
  page: number;
  stop(): Promise<void>;
}

const BUCKET = 'paper';
const KEYS = { accessKey: 'AKIDEXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const HOP = new Set(['authorization', 'connection', 'transfer-encoding']);

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

interface Store {
  readonly port: number;
  /** Keys in a list at most. */
  readonly page: number;
}

interface Answer {
  readonly status: number;
  readonly headers: readonly [string, string | string[]][];
  readonly body: Buffer;
}

/** The same list in the form before ListObjectsV2: s3rver enciphers where a list goes on by DES, which Node no longer has. */
function olderList(url: string, page: number): string {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  if (!query.has('list-type')) return url;
  query.delete('list-type');
  const token = query.get('continuation-token');
  query.delete('continuation-token');
  if (token) query.set('marker', token);
  query.set('max-keys', String(Math.min(Number(query.get('max-keys')), page)));
  return `${path}?${query}`;
}

/** A list goes on after its last key. */
function withToken({ status, headers, body }: Answer): Answer {
  const text = String(body);
  if (!text.includes('<IsTruncated>true</IsTruncated>')) return { status, headers, body };
  const last = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1] ?? '';
  const token = `<NextContinuationToken>${last}</NextContinuationToken>`;
  const listed = Buffer.from(text.replace('</ListBucketResult>', `${token}</ListBucketResult>`));
  return { status, headers: headers.filter(([name]) => name !== 'content-length'), body: listed };
}

/** Carries a call out by s3rver, which looks at signatures of version 4 only in part. */
async function carriedOut(
  { port, page }: Store,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const kept = Object.entries(headers).filter(([name]) => !HOP.has(name));
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path: olderList(url, page),
    headers: Object.fromEntries(kept),
  });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('no answer');
  const named = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || HOP.has(name) ? [] : [[name, value] as [string, string | string[]]],
  );
  const done = { status: answer.statusCode ?? 0, headers: named, body: await bodyOf(answer) };
  return url.includes('list-type=2') ? withToken(done) : done;
}

/** Keeps lists of builds' files, which each server asks for at its start: s3rver reads every object for one. */
function withKnownLists() {
  const lists = new Map<string, Promise<Answer>>();
  return (call: BucketCall, store: Store, message: IncomingMessage, body: Buffer): Promise<Answer> => {
    const { url = '' } = message;
    if (call.method === 'PUT' && call.key.startsWith('assets/')) lists.clear();
    const done = lists.get(url) ?? carriedOut(store, message, body);
    if (url.includes('prefix=assets')) lists.set(url, done);
    return done;
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/** A bucket of s3rver behind a gate that refuses what is not signed, or wrongly, or at another time. */
export async function startBucket(now: () => number = Date.now): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'touchpaper-bucket-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await store.run();
  const calls: BucketCall[] = [];
  const answered = withKnownLists();

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(message);
    const { method = '', url = '' } = message;
    const call = { method, key: decodeURIComponent((url.split('?')[0] ?? '').split('/').slice(2).join('/')) };
    calls.push(call);
    if (bucket.mood === 'silent') return;
    if (bucket.mood === 'gone') return void message.socket.destroy();
    if (bucket.mood === 'broken') return refuse(response, 500, 'InternalError');
    const refusal = refusalOf({ method, url, headers: message.headers }, body, KEYS, now());
    if (refusal !== '') return refuse(response, 403, refusal);
    bucket.onCall(call, 'before');
    const done = await answered(call, { port, page: bucket.page }, message, body);
    bucket.onCall(call, 'after');
    for (const [name, value] of done.headers) response.setHeader(name, value);
    response.writeHead(done.status).end(done.body);
  }

  const gate = createServer((message, response) => {
    answer(message, response).catch(() => response.destroy());
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const bucket: TestBucket = {
    settings: { endpoint, bucket: BUCKET, region: 'us-east-1', ...KEYS, isPathStyle: true },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: KEYS.accessKey,
      S3_SECRET_KEY: KEYS.secretKey,
    },
    calls,
    onCall: () => undefined,
    mood: 'well',
    page: 1_000,
    stop: async () => {
      gate.closeAllConnections();
      gate.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return bucket;
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { importError, reasonOf } from '@platform/fetching/refused';
import { dropControls } from './controlCharacters.rules';
import { decodeStream } from './decode.rules';
import { readFeed } from './formats/feeds.reader';
import { readGhost } from './formats/ghost.reader';
import { readNinjs } from './formats/ninjs.reader';
import { readWxr } from './formats/wxr.reader';
import type { OpenText, Reader } from './reader.types';

export interface OpenedSource {
  read: Reader;
  open: OpenText;
  /** Of an address, after redirects. */
  address: string | undefined;
  /** For a column where the source names none. */
  name: string;
  close(): Promise<void>;
}

/** Bytes and milliseconds for a source that is fetched; exports of old papers are large. */
const LIMIT = 1_000_000_000;
const TIMEOUT = 600_000;
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/json, application/xml;q=0.9, */*;q=0.5';

/** Opens a file or an address and finds out what it is. @throws importError(…) */
export async function openSource(source: string, fetch: OpenPublic): Promise<OpenedSource> {
  const raw = /^https?:\/\//i.test(source) ? await fetched(source, fetch) : await local(source);
  const open: OpenText = () => dropControls(decodeStream(createReadStream(raw.path), raw.contentType));
  try {
    return { ...raw, open, read: readerOf(await headOf(open)) };
  } catch (error) {
    await raw.close();
    throw error;
  }
}

interface RawSource {
  path: string;
  contentType: string;
  address: string | undefined;
  name: string;
  close(): Promise<void>;
}

async function local(source: string): Promise<RawSource> {
  const path = resolve(source);
  const found = await stat(path).catch((error: unknown) => {
    throw importError(`cannot be opened: ${reasonOf(error)}`, error);
  });
  if (!found.isFile()) {
    throw importError('not a file');
  }
  const name = basename(path).replace(/\.[^.]+$/, '');
  return { path, contentType: '', address: undefined, name, close: async () => {} };
}

/** Kept in a file of its own while it is read, because an export is read twice. */
async function fetched(source: string, fetch: OpenPublic): Promise<RawSource> {
  const opened = await fetch(source, { limit: LIMIT, timeout: TIMEOUT, accept: ACCEPT });
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'source');
  try {
    await pipeline(Readable.from(opened.body), createWriteStream(path));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    path,
    contentType: opened.contentType,
    address: opened.url,
    name: new URL(opened.url).host,
    close,
  };
}

/** Enough to hold the root element after the comment that WordPress puts before it. */
const HEAD = 16_000;

async function headOf(open: OpenText): Promise<string> {
  let head = '';
  for await (const part of open()) {
    head += part;
    if (head.length >= HEAD) {
      break;
    }
  }
  return head
    .slice(0, HEAD)
    .replace(/^\ufeff/, '')
    .trimStart();
}

/** @throws importError(…) where it is nothing this platform reads. */
export function readerOf(head: string): Reader {
  if (head === '') {
    throw importError('empty');
  }
  if (/^[{[]/.test(head)) {
    return readerOfJson(head);
  }
  if (/^<!doctype html|^<html/i.test(head)) {
    throw importError('a web page, not a feed');
  }
  if (head.startsWith('<')) {
    const known = otherNewsFormat(head);
    if (known !== undefined) {
      throw importError(`${known}, which is not read; ask the agency for ninjs, RSS or Atom`);
    }
    return /wordpress\.org\/export\//.test(head) ? readWxr : readFeed;
  }
  throw importError('neither XML nor JSON');
}

function readerOfJson(head: string): Reader {
  if (/jsonfeed\.org\/version/.test(head)) {
    return readFeed;
  }
  return /^\{\s*"(?:db|meta|data)"\s*:/.test(head) ? readGhost : readNinjs;
}

/** Formats of agencies that are known by name and not read. */
function otherNewsFormat(head: string): string | undefined {
  if (/<(?:\w{1,20}:)?(?:newsMessage|newsItem|packageItem)\b/.test(head)) {
    return 'NewsML-G2';
  }
  if (/<(?:\w{1,20}:)?NewsML\b/.test(head)) {
    return 'NewsML 1';
  }
  return /<(?:\w{1,20}:)?nitf\b/i.test(head) ? 'NITF' : undefined;
}

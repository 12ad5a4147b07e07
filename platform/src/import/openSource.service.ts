import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { importError, reasonOf } from '@platform/fetching/refused';
import { dropControls } from './controlCharacters.rules';
import { DAMAGED, decodeStream } from './decode.rules';
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

/**
 * Opens a file or an address and finds out what it is.
 * @param encoding that the caller names, for a source that declares none or a wrong one
 * @throws importError(…)
 */
export async function openSource(
  source: string,
  fetch: OpenPublic,
  encoding?: string,
): Promise<OpenedSource> {
  const raw = /^https?:\/\//i.test(source) ? await fetched(source, fetch) : await local(source);
  const openText: OpenText = () =>
    dropControls(decodeStream(createReadStream(raw.path), raw.contentType, encoding));
  try {
    await refuseArchive(raw.path);
    const head = await headOf(openText);
    refuseOtherEncoding(head);
    return { ...raw, open: openText, read: readerOf(head) };
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

/** First bytes of packed files, by the kind of the file. */
const ARCHIVES: readonly [kind: string, ...bytes: number[]][] = [
  ['zip', 0x50, 0x4b],
  ['gzip', 0x1f, 0x8b],
  ['bzip2', 0x42, 0x5a, 0x68],
  ['xz', 0xfd, 0x37, 0x7a, 0x58, 0x5a],
  ['zstandard', 0x28, 0xb5, 0x2f, 0xfd],
  ['7z', 0x37, 0x7a, 0xbc, 0xaf],
  ['rar', 0x52, 0x61, 0x72, 0x21],
];
/** Place of the name of the format in a tar file. */
const TAR_AT = 257;

/** @throws importError(…) for a packed file, by its first bytes. */
async function refuseArchive(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer: head } = await file.read(Buffer.alloc(TAR_AT + 5), 0, TAR_AT + 5, 0);
    const packed = ARCHIVES.find(([, ...bytes]) => bytes.every((byte, at) => head[at] === byte));
    const kind = packed?.[0] ?? (head.toString('latin1', TAR_AT) === 'ustar' ? 'tar' : undefined);
    if (kind !== undefined) throw importError(`a ${kind} file: unpack it first`);
  } finally {
    await file.close();
  }
}

/** Fewer wrong bytes are slips in a text of its encoding. */
const OTHER_ENCODING_FROM = 20;

/** @throws importError(…) where most of what is not ASCII is not of its encoding either. */
function refuseOtherEncoding(head: string): void {
  const damaged = head.split(DAMAGED).length - 1;
  const foreign = head.match(/[\u0080-\u{10ffff}]/gu)?.length ?? 0;
  if (damaged >= OTHER_ENCODING_FROM && damaged * 2 > foreign)
    throw importError('its bytes are not of its encoding: name it with --encoding, for example gbk');
}

/** Enough to hold the root element after the comment that WordPress puts before it. */
const HEAD = 16_000;

async function headOf(openText: OpenText): Promise<string> {
  let head = '';
  for await (const part of openText()) {
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

import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { transportFault } from './errors';

/** A file of a form, whole: what is kept is judged by its bytes anyway. */
export interface UploadedPart {
  /** The part's own name. */
  readonly name: string;
  /** As sent: shown back, never a path. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedPart[];
}

/** Bytes of one file: a phone's picture or a minute of its video. Longer ones come in parts (wire o9–o12). */
export const FILE_MAX = 20_000_000;
const FILES_MAX = 9;
const WHOLE_MAX = 60_000_000;
/** A form that says nothing of its size is taken for some photos, bytes. */
const USUAL = 8_000_000;
/** Milliseconds for which a form may be on its way at the pace it has; a request has a quarter of it. */
const LONGEST = 240_000;
/** How often the pace is looked at, ms. */
const LOOKED_AT = 10_000;

export const isMultipart = (type: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(type ?? '');

/** Bytes a request says it has, as far as they are read at all. */
export function announcedBytes({ headers }: IncomingMessage): number {
  const bytes = Number(headers['content-length'] ?? WHOLE_MAX);
  return bytes < WHOLE_MAX ? bytes : WHOLE_MAX;
}

const tooLarge = () => transportFault(413, '文件太大');
const unreadable = () => transportFault(400, '表单不完整');
const tooSlow = () => transportFault(408, '网络太慢，请稍后再试');

/**
 * Reads a form with files into memory, within bounds. One that trickles in would never be whole in time, and others wait for its
 * turn: it is let go as soon as that shows.
 * @param lookedAt ms between two looks
 * @throws Refusal HTTP 413 beyond them, 400 for what is no such form or ends too early, 408 for one that trickles
 */
export function readMultipart(request: IncomingMessage, lookedAt = LOOKED_AT): Promise<Multipart> {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedPart[] = [];
  let whole = 0;
  let arrived = 0;
  let looks = 0;
  let pace: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearInterval(pace);
      request.unpipe();
      request.resume();
      reject(error);
    };
    // whoever sent it gave up while it waited: nothing would ever be heard of it
    if (request.destroyed) return reject(unreadable());
    const type = request.headers['content-type'] ?? '';
    let form: BusboyInstance;
    try {
      form = new Busboy({
        headers: { ...request.headers, 'content-type': type },
        limits: { fileSize: FILE_MAX, files: FILES_MAX, fields: 50, fieldSize: 100_000, parts: 80 },
      });
    } catch {
      // no boundary: there is nothing to read by
      return fail(unreadable());
    }
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (name, stream, fileName) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        whole += part.length;
        if (whole > WHOLE_MAX) fail(tooLarge());
        else parts.push(part);
      });
      stream.on('limit', () => fail(tooLarge()));
      stream.on('end', () => files.push({ name, fileName: fileName ?? '', bytes: Buffer.concat(parts) }));
      stream.on('error', () => fail(unreadable()));
    });
    form.on('filesLimit', () => fail(tooLarge()));
    form.on('error', () => fail(unreadable()));
    form.on('finish', () => {
      clearInterval(pace);
      resolve({ fields, files });
    });
    request.on('error', () => fail(unreadable()));
    request.on('data', ({ length }: Buffer) => {
      arrived += length;
    });
    const bytes = request.headers['content-length'] === undefined ? USUAL : announcedBytes(request);
    pace = setInterval(() => {
      looks += 1;
      if (arrived < (bytes * looks * lookedAt) / LONGEST) fail(tooSlow());
    }, lookedAt);
    request.pipe(form);
  });
}

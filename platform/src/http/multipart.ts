import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { transportFault } from '@platform/wire/refusals';
import type { UploadedFile } from '@platform/wire/uploadedFile';

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** Bytes of one file: a phone's picture or a minute of its video. Longer ones come in parts (wire o9–o12). */
export const MAX_FILE_BYTES = 20_000_000;
const MAX_FILES = 9;
const MAX_FORM_BYTES = 60_000_000;
/** Bytes assumed of a form that does not announce its size: some photos. */
const ASSUMED_BYTES = 8_000_000;
/** Milliseconds a form may take at its present pace; a request has a quarter of it. */
const MAX_DURATION_MS = 240_000;
/** Milliseconds between two checks of the pace. */
const CHECK_INTERVAL_MS = 10_000;

export const isMultipart = (type: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(type ?? '');

/** Bytes the request announces, at most as many as are read. */
export function announcedBytes({ headers }: IncomingMessage): number {
  const bytes = Number(headers['content-length'] ?? MAX_FORM_BYTES);
  return bytes < MAX_FORM_BYTES ? bytes : MAX_FORM_BYTES;
}

const tooLarge = () => transportFault(413, '文件太大');
const unreadable = () => transportFault(400, '表单不完整');
const tooSlow = () => transportFault(408, '网络太慢，请稍后再试');

/** @throws Error where the content type names no boundary */
const formOf = ({ headers }: IncomingMessage): BusboyInstance =>
  new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 50, fieldSize: 100_000, parts: 80 },
  });

/**
 * Reads a form with files into memory, within bounds. A form that arrives too slowly is refused as soon as that shows: it would
 * never be complete in time, and others wait for its memory.
 * @param checkIntervalMs between two checks of the pace
 * @throws Refusal HTTP 413 beyond the bounds, 400 for a form that is malformed or ends too early, 408 for one that is too slow
 */
export function readMultipart(
  request: IncomingMessage,
  checkIntervalMs = CHECK_INTERVAL_MS,
): Promise<Multipart> {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedFile[] = [];
  let totalBytes = 0;
  let arrivedBytes = 0;
  let checks = 0;
  let paceTimer: NodeJS.Timeout | undefined;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearInterval(paceTimer);
      request.unpipe();
      request.resume();
      reject(error);
    };
    // the sender gave up while the form waited: it would send no event any more
    if (request.destroyed) return reject(unreadable());
    let form: BusboyInstance;
    try {
      form = formOf(request);
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
        totalBytes += part.length;
        if (totalBytes > MAX_FORM_BYTES) fail(tooLarge());
        else parts.push(part);
      });
      stream.on('limit', () => fail(tooLarge()));
      stream.on('end', () => files.push({ name, fileName: fileName ?? '', bytes: Buffer.concat(parts) }));
      stream.on('error', () => fail(unreadable()));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(limit, () => fail(tooLarge()));
    form.on('error', () => fail(unreadable()));
    form.on('finish', () => {
      clearInterval(paceTimer);
      resolve({ fields, files });
    });
    request.on('error', () => fail(unreadable()));
    request.on('data', ({ length }: Buffer) => {
      arrivedBytes += length;
    });
    const bytes = request.headers['content-length'] === undefined ? ASSUMED_BYTES : announcedBytes(request);
    paceTimer = setInterval(() => {
      checks += 1;
      if (arrivedBytes < (bytes * checks * checkIntervalMs) / MAX_DURATION_MS) fail(tooSlow());
    }, checkIntervalMs);
    request.pipe(form);
  });
}

import type { IncomingMessage } from 'node:http';
import { transportFault } from '@platform/wire/refusals';
import type { UploadedFile } from '@platform/wire/uploadedFile';
import { readForm, unreadableForm } from './readForm';

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
const tooSlow = () => transportFault(408, '网络太慢，请稍后再试');

/**
 * Reads a form with files into memory, within bounds. A form that arrives too slowly is refused as soon as that shows: it would
 * never be complete in time, and others wait for its memory.
 * @param checkIntervalMs between two checks of the pace
 * @throws Refusal HTTP 413 beyond the bounds, 400 for a form that is malformed or ends too early, 408 for one that is too slow
 */
export async function readMultipart(
  request: IncomingMessage,
  checkIntervalMs = CHECK_INTERVAL_MS,
): Promise<Multipart> {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedFile[] = [];
  let totalBytes = 0;
  await readForm(request, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: 50, fieldSize: 100_000, parts: 80 },
    tooLarge,
    listen(form, fail) {
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
        stream.on('error', () => fail(unreadableForm()));
      });
      return watchPace(request, checkIntervalMs, () => fail(tooSlow()));
    },
  });
  return { fields, files };
}

/** @returns the end of the watch */
function watchPace(request: IncomingMessage, checkIntervalMs: number, onSlow: () => void): () => void {
  const bytes = request.headers['content-length'] === undefined ? ASSUMED_BYTES : announcedBytes(request);
  let arrivedBytes = 0;
  let checks = 0;
  request.on('data', ({ length }: Buffer) => {
    arrivedBytes += length;
  });
  const timer = setInterval(() => {
    checks += 1;
    if (arrivedBytes < (bytes * checks * checkIntervalMs) / MAX_DURATION_MS) onSlow();
  }, checkIntervalMs);
  return () => clearInterval(timer);
}

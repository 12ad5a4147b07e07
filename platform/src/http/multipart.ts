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

/** Bytes of one file: a phone's picture or a minute of its video. Longer ones come in parts (o9–o12). */
export const FILE_MAX = 20_000_000;
const FILES_MAX = 9;
const WHOLE_MAX = 60_000_000;

export const isMultipart = (type: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(type ?? '');

/** Bytes a request says it has, as far as they are read at all. */
export function announcedBytes({ headers }: IncomingMessage): number {
  const bytes = Number(headers['content-length'] ?? WHOLE_MAX);
  return bytes < WHOLE_MAX ? bytes : WHOLE_MAX;
}

const tooLarge = () => transportFault(413, '文件太大');
const unreadable = () => transportFault(400, '表单不完整');

/**
 * Reads a form with files into memory, within bounds.
 * @throws Refusal HTTP 413 beyond them, 400 for what is no such form or ends too early
 */
export function readMultipart(request: IncomingMessage): Promise<Multipart> {
  const fields: Record<string, string> = Object.create(null);
  const files: UploadedPart[] = [];
  let whole = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
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
    form.on('finish', () => resolve({ fields, files }));
    request.on('error', () => fail(unreadable()));
    request.pipe(form);
  });
}

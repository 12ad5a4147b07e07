import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { OpenFile, StoredFile } from '@contract/newsroomFiles';
import type * as v from 'valibot';

/** The three calls of a file that goes in parts, as one sender makes them. */
export interface FileCalls {
  begin(file: {
    readonly fileName: string;
    readonly size: number;
    readonly sha256: string;
  }): Promise<v.InferOutput<typeof OpenFile>>;
  part(upload: string, number: number, bytes: string): Promise<unknown>;
  join(upload: string): Promise<v.InferOutput<typeof StoredFile>>;
}

/** Sends what has not arrived yet: after a lost connection the same file continues where it stopped. @returns `/media/…` */
export async function sendFile(calls: FileCalls, path: string, bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { upload, partBytes, parts } = await calls.begin({
    fileName: basename(path),
    size: bytes.length,
    sha256,
  });
  for (let number = 1; (number - 1) * partBytes < bytes.length; number += 1) {
    if (parts.includes(number)) continue;
    const part = bytes.subarray((number - 1) * partBytes, number * partBytes);
    await calls.part(upload, number, part.toString('base64'));
  }
  return (await calls.join(upload)).url;
}

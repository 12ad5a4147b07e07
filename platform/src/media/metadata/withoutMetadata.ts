import type { FileExtension } from '../kinds';
import { unreadable } from './damaged';
import { cleanMp3 } from './mp3';
import { cleanMp4 } from './mp4';
import { cleanOgg } from './ogg';
import { cleanWav } from './wav';
import { cleanWebm } from './webm';

const cleaners: Partial<Readonly<Record<FileExtension, (file: Buffer) => Buffer>>> = {
  mp4: cleanMp4,
  m4a: cleanMp4,
  webm: cleanWebm,
  mp3: cleanMp3,
  ogg: cleanOgg,
  wav: cleanWav,
};

/**
 * A recording without location and other metadata (K7); other files as they are. Every cleaner changes bytes in their place, or
 * cuts tags off both ends: sound and picture stay as they are, and so do the positions that indexes name.
 * @throws mediaRefused(…) for a recording whose structure cannot be read
 */
export function withoutMetadata(bytes: Uint8Array, extension: FileExtension): Uint8Array {
  const clean = cleaners[extension];
  if (!clean) return bytes;
  try {
    return clean(Buffer.from(bytes));
  } catch (error) {
    // A number of the file leads beyond its end.
    throw error instanceof RangeError ? unreadable() : error;
  }
}

import { unreadable } from './damaged';

/** Chunks that playing needs; every other one is emptied: INFO, bext, iXML, ID3, XMP. */
const needed = ['fmt ', 'fact', 'data'];
const MAX_CHUNKS = 10_000;

/** WAV without its tags; as long as before. @throws mediaRefused(…) */
export function cleanWav(file: Buffer): Buffer {
  let at = 12;
  let hasSound = false;
  let chunks = 0;
  while (file.length - at >= 8) {
    chunks += 1;
    if (chunks > MAX_CHUNKS) throw unreadable();
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const from = at + 8;
    // Recorders that stream write a length beyond the end.
    const end = Math.min(file.length, from + size);
    if (end < from + size && type !== 'data') throw unreadable();
    if (type === 'data') hasSound = true;
    if (!needed.includes(type)) {
      file.write('JUNK', at, 'latin1');
      file.fill(0, from, end);
    }
    at = end + (size % 2);
  }
  if (at < file.length) file.fill(0, at);
  if (!hasSound) throw unreadable();
  return file;
}

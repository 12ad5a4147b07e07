import { unreadable } from './damaged';

/** An element of EBML (RFC 8794); positions in the file. */
export interface Element {
  readonly id: number;
  readonly start: number;
  /** Of its contents. */
  readonly from: number;
  readonly end: number;
  /** Its end is that of the element around it, or the next element of its own level. */
  readonly isOpen: boolean;
}

const VOID = 0xec;

/** Length of a number, as its first byte tells it. @throws mediaRefused(…) */
function lengthAt(file: Buffer, at: number, max: number): number {
  const length = Math.clz32(file[at] ?? 0) - 23;
  if (length > max || at + length > file.length) throw unreadable();
  return length;
}

/** The element at a position. @param limit the end of the element around it @throws mediaRefused(…) */
export function elementAt(file: Buffer, start: number, limit: number): Element {
  const idLength = lengthAt(file, start, 4);
  const id = file.readUIntBE(start, idLength);
  const sizeAt = start + idLength;
  const sizeLength = lengthAt(file, sizeAt, 8);
  const from = sizeAt + sizeLength;
  const mask = 2 ** (8 - sizeLength) - 1;
  // Without the bit that tells the length, which would not fit into a number.
  let size = (file[sizeAt] ?? 0) & mask;
  let isOpen = size === mask;
  for (const byte of file.subarray(sizeAt + 1, from)) {
    size = size * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  const end = isOpen ? limit : from + size;
  if (end > limit) throw unreadable();
  return { id, start, from, end, isOpen };
}

/** An empty element of the same length takes its place, so that every other byte stays where it is. */
export function emptyElement(file: Buffer, { start, end }: Pick<Element, 'start' | 'end'>): void {
  const length = end - start;
  file.fill(0, start, end);
  file[start] = VOID;
  if (length < 9) {
    file[start + 1] = 0x80 | (length - 2);
    return;
  }
  file[start + 1] = 0x01;
  file.writeUIntBE(length - 9, start + 3, 6);
}

import { unreadable } from './damaged';

/** A box of MP4 and QuickTime (ISO 14496-12); positions in the file. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Of its contents. */
  readonly from: number;
  readonly end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;
/** Boxes in one place: more would only cost time. */
const MAX_BOXES = 20_000;

/** The boxes between two positions. @throws mediaRefused(…) for one that is longer than its place */
export function boxesIn(file: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  let start = from;
  while (end - start >= HEADER) {
    const size = file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    const isLong = size === 1;
    if (isLong && end - start < LONG_HEADER) throw unreadable();
    // 0: up to the end
    const length = isLong ? Number(file.readBigUInt64BE(start + 8)) : size === 0 ? end - start : size;
    const header = isLong ? LONG_HEADER : HEADER;
    if (length < header || length > end - start || boxes.length >= MAX_BOXES) throw unreadable();
    boxes.push({ type, start, from: start + header, end: start + length });
    start += length;
  }
  // QuickTime ends some lists with four zeros.
  file.fill(0, start, end);
  return boxes;
}

/** An empty box of the same length takes its place, so that every other byte stays where it is. */
export function emptyBox(file: Buffer, { start, from, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, from, end);
}

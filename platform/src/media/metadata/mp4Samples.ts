import { unreadable } from './damaged';
import type { Box } from './mp4Boxes';

const MAX_RUNS = 1_000_000;

/** A table of numbers after version, flags and some fields. */
function tableOf(file: Buffer, box: Box, at: number, entryBytes: number): { from: number; count: number } {
  if (box.from + at + 4 > box.end) throw unreadable();
  const count = file.readUInt32BE(box.from + at);
  const from = box.from + at + 4;
  if (from + count * entryBytes > box.end) throw unreadable();
  return { from, count };
}

/** Lengths of the samples, by their number. */
function sizesOf(file: Buffer, box: Box): (sample: number) => number {
  const { from } = box;
  if (from + 12 > box.end) throw unreadable();
  const all = file.readUInt32BE(from + 4);
  if (all > 0) return () => all;
  const table = tableOf(file, box, 8, 4);
  return (sample) => (sample < table.count ? file.readUInt32BE(table.from + sample * 4) : 0);
}

interface Run {
  /** Number of its first chunk, from 1 on. */
  readonly first: number;
  /** Samples in each of its chunks. */
  readonly samples: number;
}
function runsOf(file: Buffer, box: Box): Run[] {
  const { from, count } = tableOf(file, box, 4, 12);
  if (count > MAX_RUNS) throw unreadable();
  return Array.from({ length: count }, (_, index) => ({
    first: file.readUInt32BE(from + index * 12),
    samples: file.readUInt32BE(from + index * 12 + 4),
  }));
}

/** Empties the samples of a track. @param table the boxes of its `stbl` @throws mediaRefused(…) */
export function emptySamples(file: Buffer, table: readonly Box[]): void {
  const boxOf = (type: string) => table.find((box) => box.type === type);
  const [sizes, runBox] = [boxOf('stsz'), boxOf('stsc')];
  const offsets = boxOf('stco') ?? boxOf('co64');
  if (!sizes || !runBox || !offsets) throw unreadable();
  const sizeOf = sizesOf(file, sizes);
  const runs = runsOf(file, runBox);
  const entryBytes = offsets.type === 'stco' ? 4 : 8;
  const chunks = tableOf(file, offsets, 4, entryBytes);
  let [sample, run, left] = [0, 0, file.length];
  for (let chunk = 0; chunk < chunks.count; chunk += 1) {
    const place = chunks.from + chunk * entryBytes;
    let at = entryBytes === 4 ? file.readUInt32BE(place) : Number(file.readBigUInt64BE(place));
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    const end = sample + (runs[run]?.samples ?? 0);
    for (; sample < end; sample += 1) {
      const size = sizeOf(sample);
      // Samples that overlap, or have no length, would never end.
      left -= Math.max(1, size);
      if (left < 0 || at + size > file.length) throw unreadable();
      file.fill(0, at, at + size);
      at += size;
    }
  }
}

import { unreadable } from './damaged';

/** A page of Ogg (RFC 3533); positions in the file. */
interface Page {
  readonly start: number;
  readonly serial: number;
  readonly isFirst: boolean;
  /** Lengths of its segments. */
  readonly segments: Buffer;
  readonly from: number;
  readonly end: number;
}

/** First bytes of the comment packet, and the bytes behind its comments, by the first bytes of the stream. */
const codecs = [
  { head: '\x01vorbis', comment: '\x03vorbis', behind: 1 },
  { head: 'OpusHead', comment: 'OpusTags', behind: 0 },
  { head: 'Speex   ', comment: '', behind: 0 },
  { head: '\x80theora', comment: '\x81theora', behind: 0 },
] as const;
const HEADER = 27;
/** Flag of the page that begins a stream. */
const FIRST_PAGE = 2;
const MAX_PAGES = 200_000;
const MAX_COMMENT_BYTES = 16_000_000;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});
function checksum(page: Buffer): number {
  let value = 0;
  for (const byte of page) value = ((value << 8) ^ (crcTable[(value >>> 24) ^ byte] ?? 0)) >>> 0;
  return value;
}

function pagesOf(file: Buffer): Page[] {
  const pages: Page[] = [];
  for (let start = 0; start < file.length; ) {
    if (file.toString('latin1', start, start + 4) !== 'OggS' || start + HEADER > file.length)
      throw unreadable();
    const count = file[start + 26] ?? 0;
    const segments = file.subarray(start + HEADER, start + HEADER + count);
    const from = start + HEADER + count;
    const end = segments.reduce((sum, length) => sum + length, from);
    if (end > file.length || pages.length >= MAX_PAGES) throw unreadable();
    const isFirst = ((file[start + 5] ?? 0) & FIRST_PAGE) !== 0;
    pages.push({ start, serial: file.readUInt32LE(start + 14), isFirst, segments, from, end });
    start = end;
  }
  return pages;
}

interface Part {
  readonly page: Page;
  readonly from: number;
  readonly end: number;
}

/** Where the second packet of a stream stands: it may go over several pages. @throws mediaRefused(…) */
function secondPacket(pages: readonly Page[]): Part[] {
  const parts: Part[] = [];
  let packet = 0;
  for (const page of pages) {
    let at = page.from;
    for (const length of page.segments) {
      if (packet === 1) parts.push({ page, from: at, end: at + length });
      at += length;
      if (length < 255) packet += 1;
      if (packet > 1) return parts;
    }
  }
  throw unreadable();
}

/** The comments of a packet become one vendor of blanks, as long as they were. */
function blankComments(packet: Buffer, { comment, behind }: (typeof codecs)[number]): void {
  const from = comment.length;
  const blanks = packet.length - from - 8 - behind;
  if (packet.toString('latin1', 0, from) !== comment || blanks < 0) throw unreadable();
  packet.writeUInt32LE(blanks, from);
  packet.fill(' ', from + 4, from + 4 + blanks);
  packet.fill(0, from + 4 + blanks);
  if (behind === 1) packet[packet.length - 1] = 1;
}

function cleanStream(file: Buffer, pages: readonly Page[]): void {
  const [first] = pages;
  const codec = codecs.find(
    ({ head }) => first && file.toString('latin1', first.from, first.from + head.length) === head,
  );
  if (!codec) throw unreadable();
  const parts = secondPacket(pages);
  if (parts.reduce((sum, { from, end }) => sum + end - from, 0) > MAX_COMMENT_BYTES) throw unreadable();
  const packet = Buffer.concat(parts.map(({ from, end }) => file.subarray(from, end)));
  blankComments(packet, codec);
  let at = 0;
  for (const { from, end } of parts) at += packet.copy(file, from, at, at + (end - from));
  for (const { start, end } of new Set(parts.map(({ page }) => page))) {
    file.writeUInt32LE(0, start + 22);
    file.writeUInt32LE(checksum(file.subarray(start, end)), start + 22);
  }
}

/** Ogg with empty comments (Vorbis, Opus, Speex, Theora); as long as before. @throws mediaRefused(…) for another codec */
export function cleanOgg(file: Buffer): Buffer {
  const streams: Page[][] = [];
  /** Recordings that were joined may have equal numbers. */
  const current = new Map<number, Page[]>();
  for (const page of pagesOf(file)) {
    const pages = page.isFirst ? undefined : current.get(page.serial);
    if (pages) {
      pages.push(page);
      continue;
    }
    const begun = [page];
    streams.push(begun);
    current.set(page.serial, begun);
  }
  for (const pages of streams) cleanStream(file, pages);
  return file;
}

import { unreadable } from './damaged';

const MAX_TAGS = 50;
/** Bytes. */
const MAX_PADDING = 1_000_000;

const latin = (file: Buffer, from: number, length: number) => file.toString('latin1', from, from + length);

/** Length of an ID3v2 tag at the beginning; 0 = none. The length has seven bits in a byte. */
function id3Length(file: Buffer): number {
  if (latin(file, 0, 3) !== 'ID3' || file.length < 10) return 0;
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = file.subarray(5, 10);
  const footer = flags & 0x10 ? 10 : 0;
  return 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f)) + footer;
}

/** Length of an APE tag that begins at `at`; 0 = none. */
function apeLength(file: Buffer, at: number): number {
  if (latin(file, at, 8) !== 'APETAGEX' || at + 32 > file.length) return 0;
  return 32 + file.readUInt32LE(at + 12);
}

function lengthBefore(file: Buffer): number {
  return id3Length(file) || apeLength(file, 0);
}

/** Length of a tag at the end: ID3v1, its extension, APE, lyrics; 0 = none. */
function lengthBehind(file: Buffer): number {
  const end = file.length;
  if (latin(file, end - 128, 3) === 'TAG') return 128;
  if (latin(file, end - 227, 4) === 'TAG+') return 227;
  if (latin(file, end - 32, 8) === 'APETAGEX') {
    const hasHeader = file.readUInt32LE(end - 12) >>> 31 === 1;
    return file.readUInt32LE(end - 20) + (hasHeader ? 32 : 0);
  }
  if (latin(file, end - 9, 9) === 'LYRICS200') return Number(latin(file, end - 15, 6)) + 15;
  return 0;
}

/** Bits a second, in thousands, and samples a second, of MPEG 1; MPEG 2 and 2.5 have rates of their own. */
const BIT_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BIT_RATES_OF_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Length of a frame of layer III: sync, a version, layer, bit rate and sampling rate that exist; 0 = none. */
function frameLength(file: Buffer, at: number): number {
  const [first = 0, second = 0, third = 0] = file.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  if (first !== 0xff || (second & 0xe6) !== 0xe2 || version === 1) return 0;
  const bitRate = (version === 3 ? BIT_RATES : BIT_RATES_OF_2)[third >> 4] ?? 0;
  const sampleRate = (SAMPLE_RATES[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (bitRate === 0 || sampleRate === 0) return 0;
  return Math.floor(((version === 3 ? 144 : 72) * bitRate * 1000) / sampleRate) + ((third >> 1) & 1);
}

/** Frames alone: tags and other bytes also stand between them and behind them. @throws mediaRefused(…) where too much does */
function framesOf(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let [from, at, lost] = [0, 0, 0];
  while (at < file.length) {
    const length = frameLength(file, at);
    const next = at + length;
    // Bytes that only look like a frame have no other one behind them.
    if (length > 0 && (at > from || next >= file.length || frameLength(file, next) > 0)) {
      at = next;
      continue;
    }
    parts.push(file.subarray(from, at));
    const tag = id3Length(file.subarray(at));
    const sync = file.indexOf(0xff, at + 1);
    from = tag > 0 ? at + tag : sync < 0 ? file.length : sync;
    if (tag === 0) lost += from - at;
    if (lost > MAX_PADDING) throw unreadable();
    at = from;
  }
  parts.push(file.subarray(from));
  return Buffer.concat(parts);
}

/** Removes tags one after the other. @param length of the next one; 0 = none @throws mediaRefused(…) */
function withoutTags(
  whole: Buffer,
  length: (file: Buffer) => number,
  cut: (file: Buffer, length: number) => Buffer,
): Buffer {
  let file = whole;
  for (let tag = 0; tag < MAX_TAGS; tag += 1) {
    const next = length(file);
    if (next === 0) return file;
    if (next > file.length || !Number.isInteger(next)) throw unreadable();
    file = cut(file, next);
  }
  throw unreadable();
}

/** MP3 without its tags. @throws mediaRefused(…) where no sound follows them */
export function cleanMp3(whole: Buffer): Buffer {
  const tagged = withoutTags(whole, lengthBefore, (file, length) => file.subarray(length));
  // Encoders pad tags with zeros.
  const zeros = tagged.subarray(0, MAX_PADDING).findIndex((byte) => byte !== 0);
  const sound = withoutTags(tagged.subarray(Math.max(0, zeros)), lengthBehind, (file, length) =>
    file.subarray(0, file.length - length),
  );
  if (frameLength(sound, 0) === 0) throw unreadable();
  return framesOf(sound);
}

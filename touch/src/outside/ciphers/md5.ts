/** MD5 (RFC 1321) of UTF-8 text, for the wire's signs and passwords (wire D1): browsers have none. It protects nothing by itself. */

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const STARTS = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476] as const;
const SINES = Int32Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);

/** The text's bytes, a one bit, zeros, its length in bits: whole blocks of 64 bytes. */
function blocksOf(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, bytes.length >>> 29, true);
  return view;
}

/** The mixing function of a step, and the word of the block that it takes. */
function mixed(step: number, b: number, c: number, d: number): readonly [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

type Words = readonly [number, number, number, number];

/** One block mixed into what came before it. */
function withBlock(before: Words, blocks: DataView, start: number): Words {
  let [a, b, c, d] = before;
  for (let step = 0; step < 64; step += 1) {
    const [mix, word] = mixed(step, b, c, d);
    const sum = (a + mix + (SINES[step] ?? 0) + blocks.getInt32(start + word * 4, true)) | 0;
    const shift = SHIFTS[(step >> 4) * 4 + (step % 4)] ?? 0;
    const turned = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
    [a, b, c, d] = [d, turned, b, c];
  }
  return [(before[0] + a) | 0, (before[1] + b) | 0, (before[2] + c) | 0, (before[3] + d) | 0];
}

/** Lower-case hex. */
export function md5hex(text: string): string {
  const blocks = blocksOf(text);
  let words: Words = STARTS;
  for (let start = 0; start < blocks.byteLength; start += 64) words = withBlock(words, blocks, start);
  const digest = new DataView(new ArrayBuffer(16));
  words.forEach((word, index) => {
    digest.setInt32(index * 4, word, true);
  });
  return Array.from({ length: 16 }, (_, index) => digest.getUint8(index).toString(16).padStart(2, '0')).join(
    '',
  );
}

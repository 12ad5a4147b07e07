/** GB/T 32905: words are of four bytes, the first byte leading. */
const BLOCK = 64;
const HASH = 32;
const START = [
  0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e,
];

const turned = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

// a DataView's numbers need no check for "not there": this is the hot loop of every enciphered call
const viewOf = (words: readonly number[]): DataView<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [at, word] of words.entries()) view.setInt32(at * 4, word);
  return view;
};
const steps = viewOf(
  Array.from({ length: 64 }, (_, step) => turned(step < 16 ? 0x79cc4519 : 0x7a879d8a, step % 32)),
);
const w = viewOf(Array.from({ length: 68 }, () => 0));

function spread(block: DataView, at: number): void {
  for (let j = 0; j < 64; j += 4) w.setInt32(j, block.getInt32(at + j));
  for (let j = 64; j < 272; j += 4) {
    const x = w.getInt32(j - 64) ^ w.getInt32(j - 36) ^ turned(w.getInt32(j - 12), 15);
    w.setInt32(j, x ^ turned(x, 15) ^ turned(x, 23) ^ turned(w.getInt32(j - 52), 7) ^ w.getInt32(j - 24));
  }
}

/** Mixes one block of 64 bytes into the state. */
function mix(state: DataView, block: DataView, at: number): void {
  spread(block, at);
  let a = state.getInt32(0);
  let b = state.getInt32(4);
  let c = state.getInt32(8);
  let d = state.getInt32(12);
  let e = state.getInt32(16);
  let f = state.getInt32(20);
  let g = state.getInt32(24);
  let h = state.getInt32(28);
  for (let j = 0; j < 256; j += 4) {
    const a12 = turned(a, 12);
    const first = turned((a12 + e + steps.getInt32(j)) | 0, 7);
    const ff = j < 64 ? a ^ b ^ c : (a & b) | (a & c) | (b & c);
    const gg = j < 64 ? e ^ f ^ g : (e & f) | (~e & g);
    const word = w.getInt32(j);
    const left = (ff + d + (first ^ a12) + (word ^ w.getInt32(j + 16))) | 0;
    const right = (gg + h + first + word) | 0;
    d = c;
    c = turned(b, 9);
    b = a;
    a = left;
    h = g;
    g = turned(f, 19);
    f = e;
    e = right ^ turned(right, 9) ^ turned(right, 17);
  }
  state.setInt32(0, state.getInt32(0) ^ a);
  state.setInt32(4, state.getInt32(4) ^ b);
  state.setInt32(8, state.getInt32(8) ^ c);
  state.setInt32(12, state.getInt32(12) ^ d);
  state.setInt32(16, state.getInt32(16) ^ e);
  state.setInt32(20, state.getInt32(20) ^ f);
  state.setInt32(24, state.getInt32(24) ^ g);
  state.setInt32(28, state.getInt32(28) ^ h);
}

/** Bytes with the padding of a hash over them: a one, zeros, their length in bits. */
function padded(bytes: Uint8Array): DataView<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(whole.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

export function sm3(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = viewOf(START);
  const view = padded(bytes);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, view, at);
  return new Uint8Array(state.buffer);
}

/**
 * The key stream of SM2 (GB/T 32918.4, 5.4.3): SM3 over the seed and a counter from 1 on, as often as needed.
 * The seed is one block, mixed once: a long text costs one block for 32 of its bytes.
 * @param seed x2 and y2, 64 bytes
 */
export function keyStream(seed: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const begun = viewOf(START);
  const block = padded(new Uint8Array([...seed, 0, 0, 0, 0]));
  mix(begun, block, 0);
  const seedMixed = new Uint8Array(begun.buffer);
  const stream = new Uint8Array(Math.ceil(length / HASH) * HASH);
  for (let at = 0, counter = 1; at < length; at += HASH, counter += 1) {
    block.setUint32(BLOCK, counter);
    stream.set(seedMixed, at);
    mix(new DataView(stream.buffer, at, HASH), block, BLOCK);
  }
  return stream.subarray(0, length);
}

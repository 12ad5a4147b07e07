/** GB/T 32905: words are of four bytes, the first byte leading. */
const BLOCK = 64;
const HASH = 32;
const START = [
  0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e,
];

const rotateLeft = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

// a DataView's numbers need no check for "not there"
/** Words that nobody outside sees, the last byte leading as in processors: they need not be turned round. */
const wordsOf = (words: readonly number[]): DataView<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [at, word] of words.entries()) view.setInt32(at * 4, word, true);
  return view;
};
const steps = wordsOf(
  Array.from({ length: 64 }, (_, step) => rotateLeft(step < 16 ? 0x79cc4519 : 0x7a879d8a, step % 32)),
);
const w = wordsOf(Array.from({ length: 68 }, () => 0));

function spread(block: DataView, at: number): void {
  for (let j = 0; j < 64; j += 4) w.setInt32(j, block.getInt32(at + j), true);
  for (let j = 64; j < 272; j += 4) {
    const x = w.getInt32(j - 64, true) ^ w.getInt32(j - 36, true) ^ rotateLeft(w.getInt32(j - 12, true), 15);
    const y = rotateLeft(w.getInt32(j - 52, true), 7) ^ w.getInt32(j - 24, true);
    w.setInt32(j, x ^ rotateLeft(x, 15) ^ rotateLeft(x, 23) ^ y, true);
  }
}

/**
 * Mixes one block of 64 bytes into a state; what comes of it stands at `place` of `into`, which may be the state itself.
 */
function mix(state: DataView, block: DataView, at: number, into: DataView, place: number): void {
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
    const isEarly = j < 64;
    const x = rotateLeft(a, 12);
    const y = rotateLeft((x + e + steps.getInt32(j, true)) | 0, 7);
    const z = w.getInt32(j, true);
    const ff = isEarly ? a ^ b ^ c : (a & b) | ((a | b) & c);
    const gg = isEarly ? e ^ f ^ g : ((f ^ g) & e) ^ g;
    const first = (ff + d + (y ^ x) + (z ^ w.getInt32(j + 16, true))) | 0;
    const second = (gg + h + y + z) | 0;
    d = c;
    c = rotateLeft(b, 9);
    b = a;
    a = first;
    h = g;
    g = rotateLeft(f, 19);
    f = e;
    e = second ^ rotateLeft(second, 9) ^ rotateLeft(second, 17);
  }
  into.setInt32(place, state.getInt32(0) ^ a);
  into.setInt32(place + 4, state.getInt32(4) ^ b);
  into.setInt32(place + 8, state.getInt32(8) ^ c);
  into.setInt32(place + 12, state.getInt32(12) ^ d);
  into.setInt32(place + 16, state.getInt32(16) ^ e);
  into.setInt32(place + 20, state.getInt32(20) ^ f);
  into.setInt32(place + 24, state.getInt32(24) ^ g);
  into.setInt32(place + 28, state.getInt32(28) ^ h);
}

const initialState = (): DataView<ArrayBuffer> => {
  const state = new DataView(new ArrayBuffer(HASH));
  for (const [at, word] of START.entries()) state.setInt32(at * 4, word);
  return state;
};

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
  const state = initialState();
  const view = padded(bytes);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, view, at, state, 0);
  return new Uint8Array(state.buffer);
}

/**
 * The key stream of SM2 (GB/T 32918.4, 5.4.3): SM3 over the seed and a counter from 1 on, as often as needed.
 * The seed is one block, mixed once: a long text costs one block for 32 of its bytes.
 * @param seed `x2` and `y2`, 64 bytes
 */
export function keyStream(seed: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const state = initialState();
  const block = padded(new Uint8Array([...seed, 0, 0, 0, 0]));
  mix(state, block, 0, state, 0);
  const stream = new DataView(new ArrayBuffer(Math.ceil(length / HASH) * HASH));
  for (let at = 0, counter = 1; at < length; at += HASH, counter += 1) {
    block.setUint32(BLOCK, counter);
    mix(state, block, BLOCK, stream, at);
  }
  return new Uint8Array(stream.buffer, 0, length);
}

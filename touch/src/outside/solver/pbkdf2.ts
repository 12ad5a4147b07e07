/** PBKDF2 with HMAC-SHA-256 (RFC 8018, FIPS 180-4), for pages without SubtleCrypto: read by plain http. */

const BLOCK = 64;
const HASH = 32;
const INNER = 0x36;
const OUTER = 0x5c;

// A DataView's numbers need no check for "not there".
const words = (count: number): DataView<ArrayBuffer> => new DataView(new ArrayBuffer(count * 4));

const primes = Array.from({ length: 312 }, (_, number) => number).filter((number) => {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return number > 1;
});
/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const steps = words(BLOCK);
for (const [index, prime] of primes.entries()) steps.setInt32(index * 4, fraction(Math.cbrt(prime)));
const start = words(8);
for (const [index, prime] of primes.slice(0, 8).entries())
  start.setInt32(index * 4, fraction(Math.sqrt(prime)));
const w = words(BLOCK);

function spread(block: DataView): void {
  for (let at = 0; at < 64; at += 4) w.setInt32(at, block.getInt32(at));
  for (let at = 64; at < 256; at += 4) {
    const x = w.getInt32(at - 60);
    const y = w.getInt32(at - 8);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w.setInt32(at, w.getInt32(at - 64) + s0 + w.getInt32(at - 28) + s1);
  }
}

/** Mixes a block into `state`; the new state stands at the start of `into`, which may be the block. */
function mix(state: DataView, block: DataView, into: DataView): void {
  spread(block);
  let a = state.getInt32(0);
  let b = state.getInt32(4);
  let c = state.getInt32(8);
  let d = state.getInt32(12);
  let e = state.getInt32(16);
  let f = state.getInt32(20);
  let g = state.getInt32(24);
  let h = state.getInt32(28);
  for (let at = 0; at < 256; at += 4) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const x = (h + s1 + ((e & f) ^ (~e & g)) + steps.getInt32(at) + w.getInt32(at)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const y = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + x) | 0;
    d = c;
    c = b;
    b = a;
    a = (x + y) | 0;
  }
  into.setInt32(0, state.getInt32(0) + a);
  into.setInt32(4, state.getInt32(4) + b);
  into.setInt32(8, state.getInt32(8) + c);
  into.setInt32(12, state.getInt32(12) + d);
  into.setInt32(16, state.getInt32(16) + e);
  into.setInt32(20, state.getInt32(20) + f);
  into.setInt32(24, state.getInt32(24) + g);
  into.setInt32(28, state.getInt32(28) + h);
}

/** State after the block of a key. @param key at most one block */
function keyState(key: Uint8Array, pad: number): DataView<ArrayBuffer> {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad;
  const state = words(8);
  mix(start, new DataView(block.buffer), state);
  return state;
}

/** One block that follows a key's: the bytes, a one, zeros, the length of both in bits. @param bytes at most 55 */
function lastBlock(bytes: Uint8Array): DataView<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(BLOCK - 4, (BLOCK + bytes.length) * 8);
  return view;
}

/**
 * The first 32 bytes of the derived key.
 * @param password at most 64 bytes @param salt at most 51 bytes
 */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  const [inner, outer] = [keyState(password, INNER), keyState(password, OUTER)];
  const block = lastBlock(new Uint8Array(HASH));
  mix(inner, lastBlock(new Uint8Array([...salt, 0, 0, 0, 1])), block);
  mix(outer, block, block);
  const sum = words(8);
  for (let round = 1; ; round += 1) {
    for (let at = 0; at < HASH; at += 4) sum.setInt32(at, sum.getInt32(at) ^ block.getInt32(at));
    if (round === iterations) return new Uint8Array(sum.buffer);
    mix(inner, block, block);
    mix(outer, block, block);
  }
}

/** FIPS 46-3, bit by bit: what it opens is a few dozen bytes, once in two hours (wire D2). */

type Bits = readonly number[];

/** Places count from one, as the standard writes them. */
const BEGIN = [
  58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40,
  32, 24, 16, 8, 57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5,
  63, 55, 47, 39, 31, 23, 15, 7,
];
const SPREAD = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22,
  11, 4, 25,
];
const KEY_HALVES = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
  63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const KEY_CHOICE = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47,
  55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
const KEY_TURNS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
/** Four rows of sixteen values, one string a box. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];
/** Every four bits with a neighbour on either side. */
const WIDEN = Array.from({ length: 48 }, (_, at) => ((Math.floor(at / 6) * 4 + (at % 6) + 31) % 32) + 1);
const END = BEGIN.map((_, at) => BEGIN.indexOf(at + 1) + 1);

const chosen = (bits: Bits, places: Bits): number[] => places.map((place) => bits[place - 1] ?? 0);
const turned = (bits: Bits, by: number): number[] => [...bits.slice(by), ...bits.slice(0, by)];
const differing = (one: Bits, other: Bits): number[] => one.map((bit, at) => bit ^ (other[at] ?? 0));
const numberOf = (bits: Bits): number => bits.reduce((sum, bit) => 2 * sum + bit, 0);
const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

const bitsOfBytes = (bytes: Uint8Array): number[] => [...bytes].flatMap((byte) => bitsOf(byte, 8));
const bytesOfBits = (bits: Bits): number[] =>
  Array.from({ length: bits.length / 8 }, (_, at) => numberOf(bits.slice(8 * at, 8 * at + 8)));

/** The sixteen keys of the rounds, in the order of enciphering. */
function roundKeys(key: Uint8Array): number[][] {
  const halves = chosen(bitsOfBytes(key), KEY_HALVES);
  let left = halves.slice(0, 28);
  let right = halves.slice(28);
  return KEY_TURNS.map((by) => {
    left = turned(left, by);
    right = turned(right, by);
    return chosen([...left, ...right], KEY_CHOICE);
  });
}

function boxed(bits: Bits): number[] {
  return BOXES.flatMap((box, at) => {
    const six = bits.slice(6 * at, 6 * at + 6);
    const row = numberOf([six[0] ?? 0, six[5] ?? 0]);
    return bitsOf(Number.parseInt(box.charAt(16 * row + numberOf(six.slice(1, 5))), 16), 4);
  });
}

/** One block through sixteen rounds; the order of the keys says which way. */
function throughRounds(block: Bits, keys: readonly Bits[]): number[] {
  const begun = chosen(block, BEGIN);
  let left = begun.slice(0, 32);
  let right = begun.slice(32);
  for (const key of keys) {
    const mixed = chosen(boxed(differing(chosen(right, WIDEN), key)), SPREAD);
    [left, right] = [right, differing(left, mixed)];
  }
  return chosen([...right, ...left], END);
}

/** Opens 3DES-ECB: whole blocks in, whole blocks out, padding and all. @param key 24 bytes */
export function decryptTripleDes(key: Uint8Array, cipher: Uint8Array): Uint8Array<ArrayBuffer> {
  const [first = [], second = [], third = []] = [0, 8, 16].map((at) => roundKeys(key.subarray(at, at + 8)));
  const plain: number[] = [];
  for (let at = 0; at + 8 <= cipher.length; at += 8) {
    const block = bitsOfBytes(cipher.subarray(at, at + 8));
    const outer = throughRounds(block, [...third].reverse());
    const middle = throughRounds(outer, second);
    plain.push(...bytesOfBits(throughRounds(middle, [...first].reverse())));
  }
  return Uint8Array.from(plain);
}

import { last } from '@touch/lib/last';
import { bytesToHex, hexToBytes, padBlocks, utf8Bytes } from './bytes';

/** GB/T 32907. */
const BOX = hexToBytes(
  'd690e9fecce13db716b614c228fb2c052b679a762abe04c3aa44132649860699' +
    '9c4250f491ef987a33540b43edcfac62e4b31ca9c908e89580df94fa758f3fa6' +
    '4707a7fcf37317ba83593c19e6854fa8686b81b27164da8bf8eb0f4b70569d35' +
    '1e240e5e6358d1a225227c3b01217887d40046579fd327524c3602e7a0c4c89e' +
    'eabf8ad240c738b5a3f7f2cef96115a1e0ae5da49b341a55ad933230f58cb1e3' +
    '1df6e22e8266ca60c02923ab0d534e6fd5db3745defd8e2f03ff6a726d6c5b51' +
    '8d1baf92bbddbc7f11d95c411f105ad80ac13188a5cd7bbd2d74d012b8e5b4b0' +
    '8969974a0c96777e65b9f109c56ec68418f07dec3adc4d2079ee5f3ed7cb3948',
);
const SYSTEM = [0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc];
const BLOCK = 16;

type Words = readonly number[];

const turned = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
const boxed = (x: number): number =>
  [24, 16, 8, 0].reduce((sum, by) => sum | ((BOX[(x >>> by) & 255] ?? 0) << by), 0);

const wordsOf = (bytes: Uint8Array, at = 0): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, BLOCK);
  return [0, 4, 8, 12].map((place) => view.getInt32(place));
};

/** Thirty-two steps, each from four words to the next one. */
function stepped(words: Words, next: (mixed: number, step: number) => number): number[][] {
  let four = [...words];
  return Array.from({ length: 32 }, (_, step) => {
    const [a = 0, b = 0, c = 0, d = 0] = four;
    four = [b, c, d, a ^ next(b ^ c ^ d, step)];
    return four;
  });
}

function roundKeys(key: Uint8Array): number[] {
  const begun = wordsOf(key).map((word, at) => word ^ (SYSTEM[at] ?? 0));
  const constant = (step: number) =>
    [0, 1, 2, 3].reduce((sum, at) => (sum << 8) | (((4 * step + at) * 7) & 255), 0);
  return stepped(begun, (mixed, step) => {
    const x = boxed(mixed ^ constant(step));
    return x ^ turned(x, 13) ^ turned(x, 23);
  }).map(([, , , last = 0]) => last);
}

function enciphered(block: Words, keys: Words): number[] {
  const steps = stepped(block, (mixed, step) => {
    const x = boxed(mixed ^ (keys[step] ?? 0));
    return x ^ turned(x, 2) ^ turned(x, 10) ^ turned(x, 18) ^ turned(x, 24);
  });
  return [...(last(steps) ?? [])].reverse();
}

/**
 * SM4-CBC with PKCS#7 padding over UTF-8, as lower-case hex (wire D7).
 * @param key 32 hex digits, as `iv`
 */
export function sm4Encrypt(key: string, iv: string, text: string): string {
  const keys = roundKeys(hexToBytes(key));
  const plain = padBlocks(utf8Bytes(text), BLOCK);
  const cipher = new DataView(new ArrayBuffer(plain.length));
  let before = wordsOf(hexToBytes(iv));
  for (let at = 0; at < plain.length; at += BLOCK) {
    const chained = wordsOf(plain, at).map((word, place) => word ^ (before[place] ?? 0));
    before = enciphered(chained, keys);
    for (const [place, word] of before.entries()) cipher.setInt32(at + 4 * place, word);
  }
  return bytesToHex(new Uint8Array(cipher.buffer));
}

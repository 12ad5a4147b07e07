import { keyStream, sm3 } from '@contract/sm3';
import { bytesToHex, concatBytes, hexToBytes } from './bytes';
import {
  type Affine,
  createMultiplesTable,
  GENERATOR,
  isOnCurve,
  type MultiplesTable,
  multiplyPoint,
  ORDER,
} from './sm2Curve';

const number = (hex: string): bigint => BigInt(`0x${hex}`);
const bytesOfNumber = (value: bigint): Uint8Array => hexToBytes(value.toString(16).padStart(64, '0'));

/** 128 digits, or 130 with a leading 04. @throws Error for anything that is no point of the curve */
function pointOf(key: string): Affine {
  const digits = /^(?:04)?([0-9a-f]{128})$/i.exec(key)?.[1];
  if (!digits) throw new Error('no SM2 key');
  const point: Affine = [number(digits.slice(0, 64)), number(digits.slice(64))];
  if (!isOnCurve(point)) throw new Error('no SM2 key');
  return point;
}

/** From 1 to the curve's order, all alike. */
function randomNumber(): bigint {
  for (;;) {
    const value = number(bytesToHex(crypto.getRandomValues(new Uint8Array(32))));
    if (value > 0n && value < ORDER) return value;
  }
}

let generator: MultiplesTable | undefined;
/** A site has one key. */
let receiver: { readonly key: string; readonly table: MultiplesTable } | undefined;

/**
 * SM2 (GB/T 32918.4) as lower-case hex: C1 without its 04, C3, C2 (wire D5).
 * @param random the number every message needs anew
 * @throws Error where the key is none
 */
export function sm2Encrypt(publicKey: string, message: Uint8Array, random = randomNumber): string {
  generator ??= createMultiplesTable(GENERATOR);
  if (receiver?.key !== publicKey)
    receiver = { key: publicKey, table: createMultiplesTable(pointOf(publicKey)) };
  const k = random();
  const shared = multiplyPoint(receiver.table, k).map(bytesOfNumber);
  const [x = new Uint8Array(), y = new Uint8Array()] = shared;
  const stream = keyStream(concatBytes(x, y), message.length);
  // the standard: such a number hides nothing
  if (message.length > 0 && stream.every((byte) => byte === 0)) return sm2Encrypt(publicKey, message, random);
  const point = multiplyPoint(generator, k).map(bytesOfNumber);
  const hidden = message.map((byte, at) => byte ^ (stream[at] ?? 0));
  return bytesToHex(concatBytes(...point, sm3(concatBytes(x, message, y)), hidden));
}

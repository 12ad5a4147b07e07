import { createECDH, createHash, ECDH, timingSafeEqual } from 'node:crypto';
import { keyStream } from '@contract/sm3';

const POINT = 64;
const HASH = 32;
const MARK = Buffer.of(4);

/**
 * Opens what was enciphered for one key: C1, C3, C2, with or without the 04 before C1 (wire D5).
 * @param begins the byte every text begins with, where that is known: nothing else is looked at any further
 * @returns undefined where it is not for this key, was changed, or is no cipher text at all
 */
export type OpenSm2 = (cipher: Buffer, begins?: number) => Buffer | undefined;

/** @param privateKey hex */
export function sm2Opener(privateKey: string): OpenSm2 {
  const curve = createECDH('SM2');
  curve.setPrivateKey(privateKey, 'hex');

  /** x of the shared point; undefined where C1 is not on the curve. */
  function sharedX(point: Buffer): Buffer | undefined {
    try {
      return curve.computeSecret(Buffer.concat([MARK, point]));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY')
        return undefined;
      throw error;
    }
  }

  function openedAt(cipher: Buffer, at: number, begins: number | undefined): Buffer | undefined {
    const hash = cipher.subarray(at + POINT, at + POINT + HASH);
    const body = cipher.subarray(at + POINT + HASH);
    if (body.length === 0) return undefined;
    const x = sharedX(cipher.subarray(at, at + POINT));
    return x && (openedWith(x, '02', hash, body, begins) ?? openedWith(x, '03', hash, body, begins));
  }

  return (cipher, begins) =>
    openedAt(cipher, 0, begins) ?? (cipher[0] === 4 ? openedAt(cipher, 1, begins) : undefined);
}

/** Two points have this x; C3 says which one was meant. */
function openedWith(
  x: Buffer,
  sign: '02' | '03',
  hash: Buffer,
  body: Buffer,
  begins: number | undefined,
): Buffer | undefined {
  const point = ECDH.convertKey(sign + x.toString('hex'), 'SM2', 'hex', 'hex', 'uncompressed');
  const seed = Buffer.from(String(point), 'hex').subarray(1);
  if (begins !== undefined && ((body[0] ?? 0) ^ (keyStream(seed, 1)[0] ?? 0)) !== begins) return undefined;
  const text = Buffer.from(keyStream(seed, body.length).buffer, 0, body.length);
  for (let at = 0; at < body.length; at += 1) text[at] = (text[at] ?? 0) ^ (body[at] ?? 0);
  const expected = createHash('sm3').update(x).update(text).update(seed.subarray(HASH)).digest();
  return timingSafeEqual(expected, hash) ? text : undefined;
}

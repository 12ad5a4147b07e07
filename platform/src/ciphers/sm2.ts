import { createHash, ECDH, timingSafeEqual } from 'node:crypto';
import { keyStream } from '@contract/sm3';
import { sharedXOf } from './sm2Secret';

const POINT = 64;
const HASH = 32;

/**
 * Opens what was enciphered for one key: C1, C3, C2, with or without the 04 before C1 (wire D5).
 * @param isOurs may the text begin with these 32 bytes? Where it is known how one begins, no forged call is looked at any further,
 *   and none costs more than an honest one of its length
 * @returns undefined where it is not for this key, was changed, or is no cipher text at all
 */
export type OpenSm2 = (cipher: Buffer, isOurs?: (beginning: Buffer) => boolean) => Buffer | undefined;

/** @param privateKey hex */
export function sm2Opener(privateKey: string): OpenSm2 {
  const sharedX = sharedXOf(privateKey);

  const open: OpenSm2 = (cipher, isOurs) => {
    const hash = cipher.subarray(POINT, POINT + HASH);
    const body = cipher.subarray(POINT + HASH);
    const x = body.length > 0 ? sharedX(cipher.subarray(0, POINT)) : undefined;
    if (!x) return undefined;
    const seeds = seedsOf(x).filter((seed) => isOurs?.(unhidden(seed, body.subarray(0, HASH))) ?? true);
    // two beginnings of ours are no accident
    if (isOurs && seeds.length > 1) return undefined;
    return seeds
      .map((seed) => ({ seed, text: unhidden(seed, body) }))
      .find(({ seed, text }) => isMeant(seed, text, hash))?.text;
  };
  return (cipher, isOurs) =>
    open(cipher, isOurs) ?? (cipher[0] === 4 ? open(cipher.subarray(1), isOurs) : undefined);
}

/** Two points have this x; C3 says which one was meant. */
const seedsOf = (x: Buffer): Buffer[] =>
  ['02', '03'].map((sign) => {
    const point = ECDH.convertKey(sign + x.toString('hex'), 'SM2', 'hex', 'hex', 'uncompressed');
    return Buffer.from(String(point), 'hex').subarray(1);
  });

function unhidden(seed: Buffer, body: Buffer): Buffer {
  const text = Buffer.from(keyStream(seed, body.length).buffer, 0, body.length);
  for (let at = 0; at < body.length; at += 1) text[at] = (text[at] ?? 0) ^ (body[at] ?? 0);
  return text;
}

function isMeant(seed: Buffer, text: Buffer, hash: Buffer): boolean {
  const [x, y] = [seed.subarray(0, HASH), seed.subarray(HASH)];
  return timingSafeEqual(createHash('sm3').update(x).update(text).update(y).digest(), hash);
}

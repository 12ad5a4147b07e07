import { createECDH, createHash, ECDH } from 'node:crypto';

/**
 * A text enciphered by SM2 as hex (wire D5) with nothing but the machine's own curve and hash: what our client's code is
 * measured by. @param publicKey 130 hex digits
 */
export function sm2Sealed(publicKey: string, text: string): string {
  const once = createECDH('SM2');
  const point = once.generateKeys().subarray(1);
  const x = once.computeSecret(publicKey, 'hex');
  const shared = ECDH.convertKey(`02${x.toString('hex')}`, 'SM2', 'hex', 'hex', 'uncompressed');
  const y = Buffer.from(String(shared), 'hex').subarray(33);
  const plain = Buffer.from(text);
  const counted = (counter: number) =>
    createHash('sm3')
      .update(x)
      .update(y)
      .update(Buffer.of(0, 0, counter >> 8, counter & 255))
      .digest();
  const stream = Buffer.concat(
    Array.from({ length: Math.ceil(plain.length / 32) }, (_, at) => counted(at + 1)),
  );
  const hidden = plain.map((byte, at) => byte ^ (stream[at] ?? 0));
  const hash = createHash('sm3').update(x).update(plain).update(y).digest();
  return Buffer.concat([point, hash, hidden]).toString('hex');
}

import { createECDH, createHash, ECDH } from 'node:crypto';
import { sharedXOf } from '@platform/ciphers/sm2Secret';
import * as v from 'valibot';
import type { TestPlatform } from './startPlatform';

/**
 * A text enciphered by SM2 as hex (wire D5) with the platform's curve and the machine's own hash: what our client's code is
 * measured by. @param publicKey 130 hex digits
 */
export function sm2Sealed(publicKey: string, text: string): string {
  const once = createECDH('SM2');
  const point = once.generateKeys().subarray(1);
  const x = sharedXOf(once.getPrivateKey('hex'))(Buffer.from(publicKey, 'hex').subarray(1));
  if (!x) throw new Error('the public key is no point of the curve');
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

export interface SealOptions {
  /** Epoch ms of the caller's clock. */
  readonly at?: number;
  /** In place of the parameters' JSON. */
  readonly text?: string;
}

/** Fields as our client sends them (wire D5): four in clear, everything inside. */
export function sealedFields(
  publicKey: string,
  now: number,
  parameters: object,
  { at = now, text = '' }: SealOptions = {},
): Record<string, string> {
  const clear = { siteId: '1', curVersions: '', apiVersion: '3', t: String(at) };
  const inside = text || JSON.stringify({ ...clear, ...parameters });
  return { ...clear, encryptData: sm2Sealed(publicKey, inside) };
}

/** The key a site gives to its clients. */
export async function sm2KeyOf(platform: TestPlatform): Promise<string> {
  const answer = await platform.get('/app_if/getConfig?appID=1');
  return v.parse(v.object({ sm2PublicKey: v.pipe(v.string(), v.minLength(130)) }), answer.json())
    .sm2PublicKey;
}

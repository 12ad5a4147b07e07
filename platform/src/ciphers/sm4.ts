import { createDecipheriv } from 'node:crypto';

const hexDigits = /^([0-9a-f]{32})+$/i;

/** Opens SM4-CBC with PKCS#7 padding (wire D7). @param key, iv hex @returns undefined where it is none of this key */
export function openSm4(key: string, iv: string, cipher: string): string | undefined {
  if (!hexDigits.test(cipher)) return undefined;
  const decipher = createDecipheriv('sm4-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'));
  try {
    const bytes = Buffer.concat([decipher.update(cipher, 'hex'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // padding or text that no sender of this key would write: said by the answer
    return undefined;
  }
}

/** Texts and bytes as the ciphers of the wire write them. */

export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws Error for anything but pairs of hex digits. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('no hex digits');
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whole blocks; the last one is filled with its number of missing bytes (PKCS#7). */
export function padBlocks(bytes: Uint8Array, block: number): Uint8Array<ArrayBuffer> {
  const missing = block - (bytes.length % block);
  return concatBytes(bytes, new Uint8Array(missing).fill(missing));
}

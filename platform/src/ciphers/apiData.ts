import { createCipheriv } from 'node:crypto';

/**
 * Wire D2: an answer goes out enciphered with a key that is cut from its own header, so it hides nothing;
 * it is what clients of the older installations read.
 */

/** Header `api-data`: the time three times, 52 characters. @param now epoch milliseconds, 13 digits */
export const apiDataOf = (now: number): string => Buffer.from(String(now).repeat(3)).toString('base64');

/** The 24 characters of the key; slices count from 0, their end is excluded. */
export const authinfoKey = (apiData: string): string =>
  apiData.slice(38, 42) + apiData.slice(2, 16) + apiData.slice(31, 33) + apiData.slice(21, 25);
export const authKey = (apiData: string): string =>
  apiData.slice(40, 45) + apiData.slice(5, 21) + apiData.slice(33, 36);

/** base64 of the hex of 3DES-ECB over the padded text. */
export function apiDataValue(key: string, plain: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key, 'latin1'), null);
  const hex = cipher.update(plain, 'utf8', 'hex') + cipher.final('hex');
  return Buffer.from(hex, 'latin1').toString('base64');
}

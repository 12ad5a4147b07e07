import { clearNames, ENCRYPT_DATA_MAX } from '@contract/enciphering';
import { utf8Bytes } from './bytes';
import { sm2Encrypt } from './sm2';

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Replaces a call's parameters (wire D5) by four in clear text and `encryptData`, in this order. As a query where
 * it is no longer than `QUERY_MAX` (contract), else as a form.
 * @param sm2Key of getConfig @param parameters all of the call's, with the common fields, `t` among them
 * @returns undefined where they are larger than the platform opens: they travel plain
 * @throws Error where the key is none
 */
export function encryptParameters(
  sm2Key: string,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  const texts = Object.fromEntries(given.map(([name, value]) => [name, textOf(value)]));
  const encryptData = sm2Encrypt(sm2Key, utf8Bytes(JSON.stringify(texts)));
  if (encryptData.length > ENCRYPT_DATA_MAX) return undefined;
  const clear = clearNames.map((name) => [name, texts[name] ?? '']);
  return { ...Object.fromEntries(clear), encryptData };
}

/** oid and unionid of a third-party login (wire D6), before the call is signed; what is empty stays so. */
export const encryptIdentity = (sm2Key: string, value: string): string =>
  value === '' ? '' : sm2Encrypt(sm2Key, utf8Bytes(value));

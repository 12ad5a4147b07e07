import { randomUUID } from 'node:crypto';
import { programSign } from '@platform/signing/programSign';

export interface SignedBy {
  readonly device?: string;
  /** The header `token`. */
  readonly token?: string;
  /** Epoch ms of the caller's clock. */
  readonly at?: number;
  readonly random?: string;
}

/** Form and headers of a call of the login service as clients sign it (wire D1). */
export function signedCall(
  parameters: Readonly<Record<string, string>>,
  { device = 'xy0001', token = '', at = Date.now(), random = randomUUID() }: SignedBy = {},
): { body: string; headers: Record<string, string> } {
  const given: Record<string, string> = { devid: device, device, ...parameters };
  const names = Object.keys(given);
  const signed = { devid: device, random, timestamp: String(at), token, version: '1.0.0' };
  return {
    body: new URLSearchParams(given).toString(),
    headers: {
      ...signed,
      'program-params': names.join(','),
      'program-sign': programSign(signed, names, (name) => given[name] ?? ''),
    },
  };
}

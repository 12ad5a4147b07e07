import { SIGN_VERSION } from '@contract/limits';
import { md5hex } from './md5';

export interface SignInput {
  readonly devid: string;
  /** Value of the header `token`; '' = none. */
  readonly token: string;
  /** Epoch ms by the platform's clock. */
  readonly at: number;
  /** Used once. */
  readonly random: string;
}

/** Headers of wire D1 over the parameters in the order they stand in, as they are sent. */
export function programSign(
  parameters: Readonly<Record<string, string>>,
  { devid, token, at, random }: SignInput,
): Record<string, string> {
  const signed = { devid, random, timestamp: String(at), token, version: SIGN_VERSION };
  const joined = (values: object) => Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const secret = md5hex(joined(signed).join('&'));
  return {
    ...signed,
    'program-params': Object.keys(parameters).join(','),
    'program-sign': md5hex([...joined(parameters), `secret=${secret}`].join('&')),
  };
}

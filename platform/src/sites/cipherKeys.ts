import type { Config } from '@contract/config';
import { CIPHER_API_VERSION } from '@contract/limits';
import type { Keys } from '@platform/keys/keys';

/** A site has ciphers by its configuration alone (G2). */
export const hasCiphers = ({ xyApi }: Config): boolean => Number(xyApi.apiVersion) >= CIPHER_API_VERSION;

/** The configuration of getConfig: with ciphers it holds the installation's own keys (wire S18, D5, D7). */
export function withCipherKeys(config: Config, { sm2, sm4 }: Keys): Config {
  if (!hasCiphers(config)) return config;
  const { tokenEnable } = config;
  return {
    ...config,
    sm2PublicKey: sm2.publicKey,
    encryptKey4: sm4.key,
    encryptConfig: { tokenEnable, sm2Key: sm2.publicKey, encryptKey: sm4.key, iv: sm4.iv },
  };
}

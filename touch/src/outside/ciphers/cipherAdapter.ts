import { QUERY_MAX, takesCiphers } from '@contract/enciphering';
import { CIPHER_API_VERSION } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import type { CipherPort, OutgoingRequest } from '../callPorts';
import type { SiteConfig } from '../siteConfig';
import { encryptIdentity, encryptParameters } from './encryptParameters';
import { createLegacyAuthenticator } from './legacyAuthenticator';

/** Logins by another provider: their identities are enciphered by themselves (wire D6). */
const thirdLogins = new Set(['thirdLogin', 'oauthLogin']);
const identities = ['oid', 'unionid'] as const;

/** sm2Key of an answer of getConfig (wire S18); '' = none. */
function keyIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('encryptConfig' in data)) return '';
  const { encryptConfig } = data;
  if (typeof encryptConfig !== 'object' || encryptConfig === null || !('sm2Key' in encryptConfig)) return '';
  return typeof encryptConfig.sm2Key === 'string' ? encryptConfig.sm2Key : '';
}

/** Encrypts and signs calls as the site's configuration demands (G2). @param ask sends a preliminary call */
export function createCipherAdapter(
  { siteID, xyApi, sm2Key }: SiteConfig,
  ask: (operation: string, input: CallInput) => Promise<Answer>,
): CipherPort {
  const enciphers = Number(xyApi.apiVersion) >= CIPHER_API_VERSION;
  let key = enciphers ? sm2Key : '';

  return {
    legacyHeaders: createLegacyAuthenticator(siteID, ask),
    encryptIdentities(name, fields) {
      if (key === '' || !thirdLogins.has(name)) return fields;
      const sealed = { ...fields };
      for (const one of identities) if (sealed[one]) sealed[one] = encryptIdentity(key, sealed[one]);
      return sealed;
    },
    encryptFields(outgoing): OutgoingRequest {
      const { name, address, fields } = outgoing;
      if (key === '' || !takesCiphers({ service: address.service, name })) return outgoing;
      const sealed = encryptParameters(key, fields);
      if (!sealed) return outgoing;
      const isLong = address.method === 'GET' && `${new URLSearchParams(sealed)}`.length > QUERY_MAX;
      return {
        ...outgoing,
        fields: sealed,
        isEncrypted: true,
        address: isLong ? { ...address, method: 'POST' } : address,
      };
    },
    async renewKey() {
      if (enciphers) key = keyIn((await ask('getConfig', {})).data) || key;
    },
  };
}

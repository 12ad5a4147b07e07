import { TOKEN_LIFETIME_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import * as operations from '@contract/tokens';
import { textIn } from '@touch/lib/textIn';
import { at } from '../member/addresses';
import { LEGACY_NAMES } from '../session/legacyAuthStorage';
import { forgetStored, readStored, writeStored } from '../storage';
import { authParameters, legacyHeaders, readAuthinfo, readAuthToken } from './legacyAuth';

const authinfo = at(operations.authinfo, { apiData: true });
const auth = at(operations.auth, { apiData: true });

interface Proof {
  readonly authToken: string;
  readonly appSecret: string;
}

/** S§9: expiry is checked on read, and the entry is removed. @param now epoch ms */
function storedProof(site: string, now: number): Proof | undefined {
  const [authToken, appSecret, authTime, authSite] = LEGACY_NAMES.map(
    (name) => readStored('local', name) ?? '',
  );
  if (!authToken || !appSecret || authSite !== site) return undefined;
  if (now < Number(authTime) + TOKEN_LIFETIME_MS) return { authToken, appSecret };
  for (const name of LEGACY_NAMES) forgetStored('local', name);
  return undefined;
}

/** Headers of a site in legacy mode (wire D2); authinfo and auth go before the first call, once for all that wait. */
export function createLegacyAuthenticator(
  site: string,
  ask: (operation: string, input: CallInput) => Promise<Answer>,
): (at: number) => Promise<Readonly<Record<string, string>>> {
  let proofPromise: Promise<Proof> | undefined;

  /** @throws Error where an answer is none of these */
  async function authenticate(now: number): Promise<Proof> {
    const info = (await ask(authinfo, {})).data;
    const sealed = { appKey: textIn(info, 'appKey'), appSecret: textIn(info, 'appSecret') };
    const app = readAuthinfo(textIn(info, 'apiData'), sealed);
    const granted = await ask(auth, authParameters(app, now));
    if (granted.status !== 0) throw new Error(granted.message);
    const data = { authToken: textIn(granted.data, 'authToken') };
    const authToken = readAuthToken(textIn(granted.data, 'apiData'), data);
    const values = [authToken, app.appSecret, String(now), site];
    for (const [index, name] of LEGACY_NAMES.entries()) writeStored('local', name, values[index] ?? '');
    return { authToken, appSecret: app.appSecret };
  }

  return async (now) => {
    const stored = storedProof(site, now);
    if (stored) return legacyHeaders(stored.authToken, stored.appSecret, now);
    proofPromise ??= authenticate(now).finally(() => {
      proofPromise = undefined;
    });
    const { authToken, appSecret } = await proofPromise;
    return legacyHeaders(authToken, appSecret, now);
  };
}

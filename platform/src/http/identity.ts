import { getConfig } from '@contract/config';
import { TOKEN_MODE_VERSION } from '@contract/limits';
import { getPortrait } from '@contract/members';
import { wxSignature } from '@contract/messenger';
import type { Operation } from '@contract/operation';
import { getImage } from '@contract/pictures';
import { auth, authinfo, getAnonymousToken, refreshAccessToken, serverTime } from '@contract/tokens';
import { verifyCode, verifyText } from '@contract/votes';
import type { Site } from '@platform/sites/site';
import { type Caller, NOBODY } from './context';
import { tokenExpired } from './errors';
import { type Parameters, textOf } from './parameters';

/** Wire D8: never in need of a token. */
const exempt: ReadonlySet<Operation> = new Set<Operation>([
  getConfig,
  getAnonymousToken,
  refreshAccessToken,
  serverTime,
  authinfo,
  auth,
  wxSignature,
  verifyCode,
  verifyText,
  getImage,
  getPortrait,
]);

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Reads a token: who its bearer is; undefined = unknown, over, revoked, another device's. */
export type ReadToken = (site: number, token: string, claimedDevice: string) => Promise<Caller | undefined>;

const one = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Does this site answer this call only to the bearer of a token (D8, G3)? */
function needsToken({ config }: Site, operation: Operation, curVersions: string, headers: Headers): boolean {
  if (exempt.has(operation)) return false;
  const inTokenMode =
    one(headers.token) !== '' || (Number(curVersions) >= TOKEN_MODE_VERSION && one(headers.authtoken) === '');
  if (inTokenMode) return config.tokenEnable === 1 || config.xyApi.xyAuth === 2;
  return config.openRead === 0 || config.xyApi.xyAuth === 2;
}

/**
 * Who calls. A public read looks at no token unless the site asks for one: it answers everybody alike.
 * @throws Refusal 10111 where a token is needed and missing, or one that was sent is not good (any more).
 */
export async function callerOf(
  readToken: ReadToken,
  site: Site,
  operation: Operation,
  headers: Headers,
  parameters: Parameters,
): Promise<Caller> {
  const needed = needsToken(site, operation, textOf(parameters, 'curVersions'), headers);
  if (!needed && !operation.personal && !operation.writes) return NOBODY;
  const token = one(headers.token);
  // the header is older than our tokens: signed calls of others carry something else in it (D1)
  const ours = /^[am]1\./.test(token);
  if (!ours) {
    if (needed) throw tokenExpired();
    return NOBODY;
  }
  const caller = await readToken(site.id, token, textOf(parameters, 'device'));
  if (caller) return caller;
  if (exempt.has(operation)) return NOBODY;
  throw tokenExpired();
}

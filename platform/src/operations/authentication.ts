import { getConfig } from '@contract/config';
import { TOKEN_MODE_VERSION } from '@contract/limits';
import { getPortrait } from '@contract/members';
import { wxSignature } from '@contract/messenger';
import type { Operation } from '@contract/operation';
import { getImage } from '@contract/pictures';
import { cancel } from '@contract/sso';
import { auth, authinfo, getAnonymousToken, refreshAccessToken, serverTime } from '@contract/tokens';
import { recordVoteCountAndLog, verifyCode, verifyText } from '@contract/votes';
import type { Site } from '@platform/sites/site';
import { type Parameters, textOf } from '@platform/wire/parameters';
import { legacyAuthLost, type Refusal, siteClosed, tokenExpired } from '@platform/wire/refusals';
import { type Caller, NOBODY } from './callContext';

/** Wire D8: never in need of a token, and answered by a closed site too. */
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

/**
 * The device a call claims in clear, by its field or by the header of that name (wire W11); '' where the field has a cipher of its
 * own (wire D7).
 */
export const claimedDeviceOf = (operation: Operation, parameters: Parameters, headers: Headers): string =>
  operation === recordVoteCountAndLog ? '' : textOf(parameters, 'device') || headerText(headers.device);

/** The device that signs a call of the login service (wire D1), where no parameter names one: nothing asks for it twice. */
export const signingDevice = (operation: Operation, headers: Headers): string =>
  operation.service === 'sso' ? headerText(headers.devid) : '';

/** The device that a call names. */
export interface DeviceClaim {
  /** '' = none */
  readonly device: string;
  /** False for older programs: with a member's token they need not name its device (`legacyWrites`). */
  readonly isRequired: boolean;
}

/** Reads a token; undefined = unknown, expired, revoked, another device's. */
export type ReadToken = (site: number, token: string, claim: DeviceClaim) => Promise<Caller | undefined>;

/** The device of a call that may carry a member's token (wire D8): its field `device`, else its header `devid`. */
function deviceClaimOf(
  { config }: Site,
  operation: Operation,
  headers: Headers,
  parameters: Parameters,
): DeviceClaim {
  return {
    device: claimedDeviceOf(operation, parameters, headers) || headerText(headers.devid),
    // Its device is enciphered (wire D7); its handler compares it.
    isRequired: config.legacyWrites !== 1 && operation !== recordVoteCountAndLog,
  };
}

/** Headers of a legacy call (wire D2). */
export interface LegacyHeaders {
  readonly authToken: string;
  readonly time: string;
  readonly sign: string;
}

/** Reads the headers of a legacy call; undefined = not proven. */
export type ReadLegacy = (site: number, headers: LegacyHeaders, claimedDevice: string) => Caller | undefined;

export interface TokenReaders {
  readonly readToken: ReadToken;
  readonly readLegacy: ReadLegacy;
}

const headerText = (header: string | string[] | undefined): string =>
  typeof header === 'string' ? header : '';

/** Wire D8, per request. A signed call of legacy mode carries its authToken in this header too (wire D1). */
function inTokenMode(curVersions: string, headers: Headers): boolean {
  const token = headerText(headers.token);
  const hasToken = token !== '' && token !== headerText(headers.authtoken);
  return hasToken || Number.parseFloat(curVersions) >= TOKEN_MODE_VERSION;
}

/** All three headers, outside token mode: a legacy call. With one missing the call proves nothing and counts as one without any. */
function legacyHeadersOf(curVersions: string, headers: Headers): LegacyHeaders | undefined {
  if (inTokenMode(curVersions, headers)) return undefined;
  const sent = {
    authToken: headerText(headers.authtoken),
    time: headerText(headers.time),
    sign: headerText(headers.sign),
  };
  return sent.authToken !== '' && sent.time !== '' && sent.sign !== '' ? sent : undefined;
}

/** The site a call names, among those of this deployment. */
interface NamedSite {
  readonly site: Site;
  readonly siteIds: readonly number[];
}

/** A legacy call (wire D2) that is proven for another site than the one it names: there is nothing for it here (wire W10). */
export function isProvenElsewhere(
  { readLegacy }: TokenReaders,
  { site, siteIds }: NamedSite,
  operation: Operation,
  headers: Headers,
  parameters: Parameters,
): boolean {
  const legacy = legacyHeadersOf(textOf(parameters, 'curVersions'), headers);
  if (!legacy || exempt.has(operation)) return false;
  const isProven = (id: number) =>
    readLegacy(id, legacy, claimedDeviceOf(operation, parameters, headers)) !== undefined;
  return !isProven(site.id) && siteIds.some((id) => id !== site.id && isProven(id));
}

/** Does the site answer this call only to callers with a proof (wire D8, G3)? */
function needsProof({ config }: Site, curVersions: string, headers: Headers): boolean {
  if (inTokenMode(curVersions, headers)) return config.tokenEnable === 1 || config.xyApi.xyAuth === 2;
  return config.openRead === 0 || config.xyApi.xyAuth === 2;
}

/** The refusal of a caller without proof: it asks for legacy authentication where call or site is of that mode, else for a token. */
function notProven({ config }: Site, curVersions: string, headers: Headers): Refusal {
  const version = Number.parseFloat(curVersions || config.xyApi.curVersions);
  const legacy = !inTokenMode(curVersions, headers) && version < TOKEN_MODE_VERSION;
  return legacy ? legacyAuthLost() : tokenExpired();
}

/**
 * Identifies the caller. A public read looks at no token unless the site requires one: it answers everybody alike, or all but members.
 * @throws Refusal 10111 where a token is needed and missing, or one that was sent is not good (any more); 1004 for a legacy
 *   call likewise, and for every one whose sign does not hold; −1 where the site is closed (A19).
 */
export async function identifyCaller(
  { readToken, readLegacy }: TokenReaders,
  site: Site,
  operation: Operation,
  headers: Headers,
  parameters: Parameters,
): Promise<Caller> {
  if (!site.config.canUse && !exempt.has(operation)) throw siteClosed();
  const curVersions = textOf(parameters, 'curVersions');
  const legacy = legacyHeadersOf(curVersions, headers);
  if (legacy && !exempt.has(operation)) {
    const caller = readLegacy(site.id, legacy, claimedDeviceOf(operation, parameters, headers));
    if (!caller) throw legacyAuthLost();
    return caller;
  }
  const isNeeded = !exempt.has(operation) && needsProof(site, curVersions, headers);
  const token = headerText(headers.token);
  const isWanted = operation.personal || operation.writes || (operation.ownRows && token.startsWith('m1.'));
  if (!isNeeded && !isWanted) return NOBODY;
  // the header is older than our tokens: signed calls of others carry something else in it (wire D1)
  const isOurs = /^[am]1\./.test(token);
  if (!isOurs) {
    if (isNeeded) throw notProven(site, curVersions, headers);
    return NOBODY;
  }
  const caller = await readToken(site.id, token, deviceClaimOf(site, operation, headers, parameters));
  // the answer to a member's last call, which ended the membership, got lost, and the call comes again
  if (caller && (caller.kind !== 'gone' || operation === cancel)) return caller;
  if (exempt.has(operation)) return NOBODY;
  throw tokenExpired();
}

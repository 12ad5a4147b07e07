import { parseId } from '@contract/fields';
import { loginNeeded, refused, tokenExpired } from '@platform/wire/refusals';
import type { CallContext } from './callContext';

interface Claim {
  readonly userID?: string;
  readonly uid?: string;
  readonly device?: string;
  readonly userOtherID?: string;
}

/**
 * The member who calls. A user id that is sent along must be their own (wire W24).
 * @throws Refusal 11002 for everybody else, −1 for another one's id.
 */
export function memberOf({ caller }: CallContext, claim: Claim = {}): number {
  if (caller.kind !== 'member') throw loginNeeded();
  const claimed = claim.userID || claim.uid || '';
  if (claimed !== '' && claimed !== String(caller.memberId)) throw refused('不能以他人的身份操作');
  return caller.memberId;
}

/** The device a member's login is bound to; '' of everybody else. */
export const boundDevice = ({ caller }: CallContext): string =>
  caller.kind === 'member' ? caller.device : '';

/**
 * Compares a device that was sent enciphered; all others are compared with the token (wire D8).
 * @throws Refusal 10111 where a member's call names another device than their login's, or none.
 */
export function requireLoginDevice({ caller, site }: CallContext, device: string): void {
  const isMissing = device === '' && site.config.legacyWrites !== 1;
  if (caller.kind === 'member' && (isMissing || (device !== '' && device !== caller.device)))
    throw tokenExpired();
}

/**
 * The member who writes; with `legacyWrites` the claimed one, as recorded installations do (wire W24). The user of the number
 * makes sure that there is such a member.
 * @throws Refusal 11002 for everybody else, −1 for another one's id.
 */
export function writerOf(context: CallContext, claim: Claim): number {
  const { caller, site } = context;
  const trusted =
    caller.kind !== 'member' && site.config.legacyWrites === 1 ? parseId(claim.userID ?? '') : 0;
  return trusted > 0 ? trusted : memberOf(context, claim);
}

/**
 * The same for a read that a stranger may make too; undefined for a stranger.
 * @throws Refusal −1 for another one's id.
 */
export function memberIfAny(context: CallContext, claim: Claim): number | undefined {
  const { caller, site } = context;
  const known =
    caller.kind === 'member' || (site.config.legacyWrites === 1 && parseId(claim.userID ?? '') > 0);
  return known ? writerOf(context, claim) : undefined;
}

/**
 * A call of an older client: it names a member and proves nothing. With `legacyWrites` its reads of a member's own data are
 * answered as recorded, with nothing of the member in them (wire W24).
 */
export const isUnprovenMember = ({ caller, site }: CallContext, claim: Claim): boolean =>
  caller.kind !== 'member' && site.config.legacyWrites === 1 && parseId(claim.userID || claim.uid || '') > 0;

/**
 * The person who acts: `m:<member>`, else `d:<device>`. Without a login the write counts as the device's, whatever user id is sent.
 * @throws refused where there is neither.
 */
export function personOf(context: CallContext, claim: Claim): string {
  const person = personIfAny(context, claim);
  if (person === '') throw refused('缺少参数 device');
  return person;
}

/** The same for a read that a stranger may make too: a stranger is ''. @throws Refusal −1 for another one's id. */
export function personIfAny(context: CallContext, claim: Claim): string {
  const { caller, claimedDevice, site } = context;
  if (caller.kind === 'member') return `m:${memberOf(context, claim)}`;
  const trusted = site.config.legacyWrites === 1 ? parseId(claim.userID ?? '') : 0;
  if (trusted > 0) return `m:${trusted}`;
  const device =
    caller.kind === 'anonymous' ? caller.device : claim.device || claim.userOtherID || claimedDevice;
  return device ? `d:${device}` : '';
}

/** The logged-in member, for answers that everybody else shares (`Operation.ownRows`); '' = everybody else. */
export const ownPersonOf = (context: CallContext, claim: Claim): string =>
  context.caller.kind === 'member' ? `m:${memberOf(context, claim)}` : '';

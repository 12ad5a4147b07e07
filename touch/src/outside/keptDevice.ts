import { EventType } from '@contract/codes';
import type { CallInput } from '@contract/render';
import { DEVICE_NAME, deviceId } from './device';
import { forgetStored, readStored, writeStored } from './storage';

/** Reads by POST, and counts that the page sends by itself. */
const NO_ACTS =
  /^(myFav|getActivityVoucher|voteResult|leader|memberInfo|dataRead|mvodEvent|articleClick|logout|cancel|consentState|minorState)$/;
/** Acts by GET. */
const ACTS = /^(hitXyBulletin|mvodPraise|voteTicket|oauthUnBindPhone|codeImeiRecord)$/;

/** Does the reader do something by this call, so that the number of their device may last (G9)? */
export function isAct(name: string, method: 'GET' | 'POST', input: CallInput): boolean {
  if (name === 'event') return Number(input.eventType) === EventType.like;
  return ACTS.test(name) || (method === 'POST' && !NO_ACTS.test(name));
}

/** From now on the number of this visit's device lasts longer than the visit. */
export function keepDevice(): void {
  if (readStored('local', DEVICE_NAME)) return;
  const device = deviceId();
  // First, because a value that cannot be stored is held under its name alone.
  forgetStored('session', DEVICE_NAME);
  writeStored('local', DEVICE_NAME, device);
}

/** Removes the device's number and its visitor's token, at the end of a login: the next reader of this browser is a new one. */
export function forgetDevice(): void {
  for (const area of ['local', 'session'] as const)
    for (const name of [DEVICE_NAME, 'securityToken']) forgetStored(area, name);
}

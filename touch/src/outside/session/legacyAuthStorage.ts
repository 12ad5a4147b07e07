import { forgetStored, readStored, writeStored } from '../storage';

/** Names of the legacy authentication (G9, wire D2); the last is ours: several sites may share an origin. */
export const LEGACY_NAMES = ['authToken', 'appSecret', 'authTime', 'authSite'] as const;

const COUNT_NAME = 'authCount';

/** Number of new authentications in this session (S§4). */
export const authCount = (): number => Number(readStored('session', COUNT_NAME) ?? '0') || 0;

/**
 * Removes the stored token and secret after 1004 and increases the count (S§4).
 * @returns false if the count cannot be stored: without it the page would reload for ever
 */
export function forgetLegacyAuth(): boolean {
  for (const name of LEGACY_NAMES) forgetStored('local', name);
  const count = String(authCount() + 1);
  writeStored('session', COUNT_NAME, count);
  try {
    return window.sessionStorage.getItem(COUNT_NAME) === count;
  } catch {
    // storage is closed to this page
    return false;
  }
}

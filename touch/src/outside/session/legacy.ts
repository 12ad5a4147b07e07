import { forgetStored, readStored, store } from '../storage';

/** Names of the legacy authentication (G9, wire D2); the last is ours: several sites may share an origin. */
export const LEGACY_NAMES = ['authToken', 'appSecret', 'authTime', 'authSite'] as const;

const COUNT = 'authCount';

/** How often this session had to authenticate anew (S§4). */
export const authCount = (): number => Number(readStored('session', COUNT) ?? '0') || 0;

/** S§4, 1004: the stored token and secret go, the count grows. */
export function legacyLost(): void {
  for (const name of LEGACY_NAMES) forgetStored('local', name);
  store('session', COUNT, String(authCount() + 1));
}

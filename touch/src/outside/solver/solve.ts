import { solveChallenge } from 'altcha-lib';
import { deriveKey as nativeKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';
import { pbkdf2 } from './pbkdf2';

/** Three times as long as a slow phone needs without SubtleCrypto. */
const TIMEOUT_MS = 90_000;

const ownKey: DeriveKeyFunction = async ({ cost }, salt, password) => ({
  derivedKey: pbkdf2(password, salt, cost),
});

/**
 * Does the proof of work of a captcha (decision 100).
 * @param work base64 of ALTCHA's challenge @param isNative false on pages without SubtleCrypto: read by plain http
 * @returns base64 of ALTCHA's payload; '' = not in time
 */
export async function solve(work: string, isNative: boolean): Promise<string> {
  const challenge: Challenge = JSON.parse(atob(work));
  const deriveKey = isNative ? nativeKey : ownKey;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
}

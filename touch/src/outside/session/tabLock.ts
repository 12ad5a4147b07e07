import { CALL_TIMEOUT_MS } from '@contract/limits';
import type { Lock } from './keeper';

const NAME = 'touchpaper-token';

/**
 * One tab at a time, where the browser can say so (Safari from 15.4). Elsewhere, and where a sleeping tab does not let go, tabs
 * renew beside each other: the platform takes a replaced refresh token for a minute (wire D8).
 */
export const tabLock: Lock = async (run) => {
  if (!('locks' in navigator)) return run();
  let began = false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), CALL_TIMEOUT_MS);
  try {
    return await navigator.locks.request(NAME, { signal: patience.signal }, () => {
      began = true;
      return run();
    });
  } catch (error) {
    // locks are closed to this page, or a tab that sleeps holds this one
    if (began) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
};

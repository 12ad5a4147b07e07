import { CALL_TIMEOUT_MS, TOKEN_POLL_MS } from '@contract/limits';
import type { Lock } from './tokenRenewal';

const NAME = 'touchpaper-token';

const untilOtherTabsSee = () => new Promise<void>((done) => setTimeout(done, TOKEN_POLL_MS));

/**
 * One tab at a time, if the browser has locks (Safari from 15.4). Otherwise, and if a sleeping tab does not release the lock,
 * tabs renew in parallel: the platform accepts a replaced refresh token for a minute (wire D8).
 *
 * The tab that renewed continues at once and releases the lock a second later: its stored token may reach other tabs late, and
 * they would renew again. They continue as soon as they see the token (G6).
 */
export const tabLock: Lock = async (run) => {
  if (!('locks' in navigator)) return run();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), CALL_TIMEOUT_MS);
  return new Promise((done) => {
    let began = false;
    const runExclusively = async (): Promise<void> => {
      began = true;
      clearTimeout(timer);
      const work = run();
      done(work);
      // After a failure nothing was stored.
      await work.then(untilOtherTabsSee, () => undefined);
    };
    navigator.locks.request(NAME, { signal: waiting.signal }, runExclusively).catch(() => {
      // Locks are forbidden on this page, or a sleeping tab holds this one.
      if (!began) done(run());
    });
  });
};

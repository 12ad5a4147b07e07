import { CALL_TIMEOUT_MS, TOKEN_POLL_MS } from '@contract/limits';
import type { Lock } from './keeper';

const NAME = 'touchpaper-token';

const untilOtherTabsSee = () => new Promise<void>((done) => setTimeout(done, TOKEN_POLL_MS));

/**
 * One tab at a time, where the browser can say so (Safari from 15.4). Elsewhere, and where a sleeping tab does not let go, tabs
 * renew beside each other: the platform takes a replaced refresh token for a minute (wire D8).
 *
 * Who has renewed goes on at once and lets go a second later: what he stored may reach the others late, and whoever came to his
 * turn before it would renew once more. They go on as they hear of it (G6).
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
      // where it failed nothing was stored
      await work.then(untilOtherTabsSee, () => undefined);
    };
    navigator.locks.request(NAME, { signal: waiting.signal }, runExclusively).catch(() => {
      // locks are closed to this page, or a tab that sleeps holds this one
      if (!began) done(run());
    });
  });
};

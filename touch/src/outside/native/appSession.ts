import { APP_EXPIRED_TOAST_MS } from '@contract/limits';
import type { NativeAppPort, TokenRenewal } from '../callPorts';
import { type AppTokens, createAppTokens, type ShowUser } from './appTokens';
import type { Bridge } from './bridge';

/** Result of a native login. `none`: the app has no login screen. */
export type NativeLogin = 'in' | 'declined' | 'none';

export interface AppSession extends NativeAppPort {
  /** The app's own login, over the page. */
  login(): Promise<NativeLogin>;
  /** The page comes back to the front: the app's user may be another one by now. */
  checkAgain(): void;
}

/** Asks the app for another token than one that is over; waits for it as long as a reader may. */
function createRenewal(bridge: Bridge, tokens: AppTokens): (over: string) => Promise<TokenRenewal> {
  const { current, generation, accept } = tokens;
  let refreshing: Promise<TokenRenewal> | undefined;

  function refresh(): Promise<TokenRenewal> {
    const over = current()?.token;
    const since = generation();
    refreshing ??= (async (): Promise<TokenRenewal> => {
      const renewed = await accept(
        await bridge.call(bridge.supports('refreshToken') ? 'refreshToken' : 'getToken'),
        since,
      );
      // the same one once more is none
      return renewed === 'renewed' && current()?.token === over ? 'silent' : renewed;
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return async (over) => {
    const token = current()?.token;
    // renewed meanwhile, for another call
    if (token !== undefined && token !== over) return 'renewed';
    const isApps = token === over;
    if (!bridge.supports('refreshToken') && !isApps) return 'nobody';
    const late = new Promise<'silent'>((done) => {
      setTimeout(() => done('silent'), APP_EXPIRED_TOAST_MS);
    });
    const renewed = await Promise.race([refresh(), late]);
    if (renewed === 'renewed') return renewed;
    // the app knows of nobody, and the token that is over was the page's own
    if (renewed === 'nobody' && !isApps) return renewed;
    await late;
    return (current()?.token ?? over) === over ? 'silent' : 'renewed';
  };
}

/** The app's user and token for the life of this page. */
export function createAppSession(bridge: Bridge, show: ShowUser): AppSession {
  const tokens = createAppTokens(bridge, show);
  const { current, generation, accept, fetch, clear } = tokens;
  let request: Promise<void> | undefined;

  return {
    async getToken() {
      request ??= fetch();
      await request;
      return current()?.token ?? '';
    },
    device: () => current()?.device ?? '',
    isMember: () => (current()?.uid ?? '') !== '',
    renewToken: createRenewal(bridge, tokens),

    async login() {
      const since = generation();
      const ended = await bridge.call('login');
      if (ended.status === 'cancelled') return 'declined';
      if (ended.status !== 'done') return 'none';
      if ((await accept(ended, since)) === 'silent') await fetch();
      return (current()?.uid ?? '') === '' ? 'declined' : 'in';
    },

    checkAgain() {
      request = fetch();
    },

    clearUser() {
      // many calls hear at once that the login is over
      if (!clear()) return;
      request = Promise.resolve();
      show(undefined);
      void bridge.call('clearUser');
    },
  };
}

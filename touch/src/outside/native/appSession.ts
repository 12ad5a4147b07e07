import { APP_EXPIRED_TOAST_MS } from '@contract/limits';
import type { NativeAppPort, TokenRenewal } from '../callPorts';
import type { Member } from '../member/member';
import type { Bridge, BridgeResult } from './bridge';
import { type AppToken, parseAppToken, parseUser } from './protocol';

/** Result of a native login. `none`: the app has no login screen. */
export type NativeLogin = 'in' | 'declined' | 'none';

export interface AppSession extends NativeAppPort {
  /** The app's own login, over the page. */
  login(): Promise<NativeLogin>;
  /** The page comes back to the front: the app's user may be another one by now. */
  checkAgain(): void;
}

/**
 * The app's user and token for the life of this page; the token is in memory alone.
 * @param show receives the app's user; undefined = none, `left`: the app itself said so
 */
export function createAppSession(
  bridge: Bridge,
  show: (member: Member | undefined, left?: boolean) => void,
): AppSession {
  let current: AppToken | undefined;
  let request: Promise<void> | undefined;
  let refreshing: Promise<TokenRenewal> | undefined;
  /** Grows when the app's user is cleared: what was asked before belongs to somebody else. */
  let generation = 0;
  let isCleared = false;
  /** That nobody is in is told as well: this browser may keep what another one left. */
  let hasReported = false;

  /** Takes the app's word. A malformed one is none, and changes nothing. */
  async function acceptToken({ status, data }: BridgeResult, since: number): Promise<TokenRenewal> {
    const token = status === 'done' ? parseAppToken(data) : undefined;
    if (token === undefined || since !== generation) return 'silent';
    const before = current;
    current = token ?? undefined;
    if (current) isCleared = false;
    if (!hasReported || (before?.uid ?? '') !== (current?.uid ?? '')) await showUser(current?.uid ?? '');
    return current ? 'renewed' : 'nobody';
  }

  /** Shows who that is, by the app's own words where they fit the token. */
  async function showUser(uid: string): Promise<void> {
    hasReported = true;
    if (uid === '') return show(undefined, true);
    const { data } = await bridge.call('getUser');
    if (current?.uid !== uid) return;
    const user = parseUser(data);
    show(user?.uid === uid ? user : { uid, nickname: '', head: '', hasPhone: false });
  }

  const fetchToken = async (): Promise<void> =>
    void (await acceptToken(await bridge.call('getToken'), generation));

  function refresh(): Promise<TokenRenewal> {
    const over = current?.token;
    const since = generation;
    refreshing ??= (async (): Promise<TokenRenewal> => {
      const renewed = await acceptToken(
        await bridge.call(bridge.supports('refreshToken') ? 'refreshToken' : 'getToken'),
        since,
      );
      // the same one once more is none
      return renewed === 'renewed' && current?.token === over ? 'silent' : renewed;
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async getToken() {
      request ??= fetchToken();
      await request;
      return current?.token ?? '';
    },
    device: () => current?.device ?? '',
    isMember: () => (current?.uid ?? '') !== '',

    async renewToken(over) {
      // renewed meanwhile, for another call
      if (current && current.token !== over) return 'renewed';
      const isApps = current?.token === over;
      if (!bridge.supports('refreshToken') && !isApps) return 'nobody';
      const late = new Promise<'silent'>((done) => {
        setTimeout(() => done('silent'), APP_EXPIRED_TOAST_MS);
      });
      const renewed = await Promise.race([refresh(), late]);
      if (renewed === 'renewed') return renewed;
      // the app knows of nobody, and the token that is over was the page's own
      if (renewed === 'nobody' && !isApps) return renewed;
      await late;
      return current && current.token !== over ? 'renewed' : 'silent';
    },

    async login() {
      const since = generation;
      const ended = await bridge.call('login');
      if (ended.status === 'cancelled') return 'declined';
      if (ended.status !== 'done') return 'none';
      if ((await acceptToken(ended, since)) === 'silent') await fetchToken();
      return current && current.uid !== '' ? 'in' : 'declined';
    },

    checkAgain() {
      request = fetchToken();
    },

    clearUser() {
      // many calls hear at once that the login is over
      if (isCleared) return;
      isCleared = true;
      generation += 1;
      current = undefined;
      request = Promise.resolve();
      show(undefined);
      void bridge.call('clearUser');
    },
  };
}

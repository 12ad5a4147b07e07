import { APP_EXPIRED_TOAST_MS } from '@contract/limits';
import type { NativeDoor, Renewed } from '../doors';
import type { Member } from '../session/member';
import type { Bridge, Ended } from './bridge';
import { type AppToken, appTokenIn, userIn } from './protocol';

/** How a native login ended. `none`: the app has none to show. */
export type NativeLogin = 'in' | 'declined' | 'none';

export interface AppSession extends NativeDoor {
  /** The app's own login, over the page. */
  login(): Promise<NativeLogin>;
  /** The page comes back to the front: the app's user may be another one by now. */
  lookAgain(): void;
}

/**
 * Who the app says reads, as long as this page stands: its token is kept in memory and nowhere else.
 * @param show who is in by the app's word; undefined = nobody, `left`: by the app's own word
 */
export function createAppSession(
  bridge: Bridge,
  show: (member: Member | undefined, left?: boolean) => void,
): AppSession {
  let held: AppToken | undefined;
  let asked: Promise<void> | undefined;
  let refreshing: Promise<Renewed> | undefined;
  /** Grows when the app's user is cleared: what was asked before belongs to somebody else. */
  let turn = 0;
  let cleared = false;
  /** That nobody is in is told as well: this browser may keep what another one left. */
  let told = false;

  /** Takes the app's word. A malformed one is none, and changes nothing. */
  async function take({ status, data }: Ended, since: number): Promise<Renewed> {
    const given = status === 'done' ? appTokenIn(data) : undefined;
    if (given === undefined || since !== turn) return 'silent';
    const before = held;
    held = given ?? undefined;
    if (held) cleared = false;
    if (!told || (before?.uid ?? '') !== (held?.uid ?? '')) await name(held?.uid ?? '');
    return held ? 'renewed' : 'nobody';
  }

  /** Shows who that is, by the app's own words where they fit the token. */
  async function name(uid: string): Promise<void> {
    told = true;
    if (uid === '') return show(undefined, true);
    const { data } = await bridge.ask('getUser');
    if (held?.uid !== uid) return;
    const user = userIn(data);
    show(user?.uid === uid ? user : { uid, nickname: '', head: '', hasPhone: false });
  }

  const look = async (): Promise<void> => void (await take(await bridge.ask('getToken'), turn));

  function refresh(): Promise<Renewed> {
    const over = held?.token;
    const since = turn;
    refreshing ??= (async (): Promise<Renewed> => {
      const renewed = await take(
        await bridge.ask(bridge.can('refreshToken') ? 'refreshToken' : 'getToken'),
        since,
      );
      // the same one once more is none
      return renewed === 'renewed' && held?.token === over ? 'silent' : renewed;
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async token() {
      asked ??= look();
      await asked;
      return held?.token ?? '';
    },
    device: () => held?.device ?? '',
    isMember: () => (held?.uid ?? '') !== '',

    async renewed(over) {
      // renewed meanwhile, for another call
      if (held && held.token !== over) return 'renewed';
      const isApps = held?.token === over;
      if (!bridge.can('refreshToken') && !isApps) return 'nobody';
      const late = new Promise<'silent'>((done) => {
        setTimeout(() => done('silent'), APP_EXPIRED_TOAST_MS);
      });
      const renewed = await Promise.race([refresh(), late]);
      if (renewed === 'renewed') return renewed;
      // the app knows of nobody, and the token that is over was the page's own
      if (renewed === 'nobody' && !isApps) return renewed;
      await late;
      return held && held.token !== over ? 'renewed' : 'silent';
    },

    async login() {
      const since = turn;
      const ended = await bridge.ask('login');
      if (ended.status === 'cancelled') return 'declined';
      if (ended.status !== 'done') return 'none';
      if ((await take(ended, since)) === 'silent') await look();
      return held && held.uid !== '' ? 'in' : 'declined';
    },

    lookAgain() {
      asked = look();
    },

    clearUser() {
      // many calls hear at once that the login is over
      if (cleared) return;
      cleared = true;
      turn += 1;
      held = undefined;
      asked = Promise.resolve();
      show(undefined);
      void bridge.ask('clearUser');
    },
  };
}

import * as address from '@contract/addresses/session';
import { TOKEN_POLL_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import type { NativeAppPort, TokenRenewal } from '../callPorts';
import { at } from '../member/addresses';
import { forgetMember } from './forgetMember';
import { readLoginTokens, readVisitorToken } from './loginAnswer';
import { onStorageChange } from './onStorageChange';
import { outcomeOf } from './outcomes';
import { readStoredTokens, writeStoredTokens } from './storedTokens';
import {
  activeToken,
  nextTokenState,
  type TokenActivity,
  type TokenEvent,
  type TokenState,
} from './tokenState';

export const getAnonymousToken = at(address.getAnonymousToken);
export const refreshAccessToken = at(address.refreshAccessToken);

/** Runs one job at a time across all tabs of this browser. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

export interface TokenManagerOptions {
  readonly site: string;
  readonly anonymous: boolean;
  /** This browser's own clock, epoch ms; stored times use it. */
  readonly now: () => number;
  /** A call that carries no token. @throws if the network fails */
  readonly send: (operation: string, input: CallInput) => Promise<Answer>;
  readonly lock: Lock;
  /** The native app, whose token takes precedence. */
  readonly nativeApp?: (() => Promise<NativeAppPort | undefined>) | undefined;
}

export interface TokenResult {
  /** '' = the call is sent without a token. */
  readonly token: string;
  /** The platform ended the login during the refresh. */
  readonly hasEnded: boolean;
}

export interface TokenManager {
  /** The token for a call; fetched or refreshed first if due. @throws if a login could not be refreshed */
  getToken(): Promise<TokenResult>;
  /** Reports that the platform rejected this token (10111). */
  reject(token: string): void;
  storeLogin(access: string, refresh: string): void;
  /** True if a native app answers; known after the first getToken. */
  isInApp(): boolean;
  /** Asks the app for another token after 10111; undefined without an app. */
  askApp(token: string): Promise<TokenRenewal> | undefined;
  /** Ends the login on this page. */
  endLogin(): void;
  /** Ends the login on this page and in the app. */
  signOut(): void;
  /** True if a login is stored, whichever tab it began in. */
  isMember(): boolean;
}

/** G6: a waiting call checks storage every 1000 ms and on storage events: another tab may have stored a token. */
async function orTokenArrives<T>(work: Promise<T>, isThere: () => boolean): Promise<T | undefined> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopListening = (): void => undefined;
  const arrives = new Promise<undefined>((done) => {
    const look = () => isThere() && done(undefined);
    timer = setInterval(look, TOKEN_POLL_MS);
    stopListening = onStorageChange(look);
  });
  try {
    return await Promise.race([work, arrives]);
  } finally {
    clearInterval(timer);
    stopListening();
  }
}

/** Events that change the stored tokens; the others concern this page alone. */
const STORING_EVENTS: readonly TokenEvent['type'][] = ['fetched', 'entered', 'ended'];

/** Manages the tokens of one page. Storage is shared with other tabs, a renewal in flight with all calls. */
export function createTokenManager({
  site,
  anonymous,
  now,
  send,
  lock,
  nativeApp,
}: TokenManagerOptions): TokenManager {
  let app: NativeAppPort | undefined;
  let activity: TokenActivity = 'nothing';
  /** Resolves to true if the login ended. */
  let renewal: Promise<boolean> | undefined;

  /**
   * Tokens that the platform rejected. They stay in storage until others replace them: this page may see storage late, and
   * removing them could remove a token that another tab has just stored.
   */
  const rejected = new Set<string>();
  const unlessRejected = (token: string): string => (rejected.has(token) ? '' : token);

  function read(): TokenState {
    const stored = readStoredTokens(site, now());
    return {
      ...stored,
      access: unlessRejected(stored.access),
      security: unlessRejected(stored.security),
      activity,
    };
  }

  function dispatch(event: TokenEvent): TokenState {
    if (event.type === 'fetched') rejected.delete(event.token);
    const after = nextTokenState(read(), event, anonymous);
    if (STORING_EVENTS.includes(event.type))
      writeStoredTokens(site, readStoredTokens(site, now()), after, now());
    activity = after.activity;
    return after;
  }

  function reject(token: string): void {
    if (token !== '') rejected.add(token);
    dispatch({ type: 'expired', token });
  }

  async function fetchAnonymous(): Promise<void> {
    // Without a token the call is sent all the same: the platform decides if it needs one.
    const answer = await send(getAnonymousToken, {}).catch(() => undefined);
    dispatch({ type: 'fetched', token: readVisitorToken(answer?.data) });
  }

  async function refresh(refreshToken: string): Promise<boolean> {
    const answer = await send(refreshAccessToken, { refreshToken }).catch((error: unknown) => {
      dispatch({ type: 'failed' });
      throw error;
    });
    // Storage is newer than this answer: somebody logged in or out, or another tab renewed first.
    if (readStoredTokens(site, now()).refresh !== refreshToken) {
      if (dispatch({ type: 'needed' }).activity === 'fetching') await fetchAnonymous();
      return false;
    }
    const fresh = answer.status === 0 ? readLoginTokens(answer.data) : undefined;
    if (fresh) {
      dispatch({ type: 'entered', ...fresh });
      return false;
    }
    if (outcomeOf(answer.status, true).kind !== 'signedOut') {
      dispatch({ type: 'failed' });
      throw new Error(answer.message);
    }
    dispatch({ type: 'ended' });
    forgetMember(site);
    if (dispatch({ type: 'needed' }).activity === 'fetching') await fetchAnonymous();
    return true;
  }

  /** Another tab may have renewed while this one waited for the lock, so storage is read again. */
  const renew = () =>
    lock(async () => {
      const state = dispatch({ type: 'needed' });
      if (state.activity === 'refreshing') return refresh(state.refresh);
      if (state.activity === 'fetching') await fetchAnonymous();
      return false;
    });

  const endLogin = (): void => {
    dispatch({ type: 'ended' });
    forgetMember(site);
  };

  return {
    async getToken() {
      // If the app's code does not load, the page works as in a browser.
      app = await nativeApp?.().catch(() => undefined);
      const appToken = await app?.getToken();
      if (appToken) return { token: appToken, hasEnded: false };
      const state = dispatch({ type: 'needed' });
      if (state.activity === 'nothing' || state.activity === 'goingWithout')
        return { token: activeToken(state), hasEnded: false };
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      const endLogin = await orTokenArrives(renewal, () => activeToken(read()) !== '');
      return { token: activeToken(read()), hasEnded: endLogin === true };
    },
    reject,
    storeLogin: (access, refreshToken) => void dispatch({ type: 'entered', access, refresh: refreshToken }),
    isInApp: () => app !== undefined,
    askApp: (token) => app?.renewToken(token),
    isMember: () => {
      if (app?.isMember()) return true;
      const { access, refresh } = read();
      return access !== '' || refresh !== '';
    },
    endLogin,
    signOut: () => {
      endLogin();
      app?.clearUser();
    },
  };
}

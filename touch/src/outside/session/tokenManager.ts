import { TOKEN_POLL_MS } from '@contract/limits';
import type { NativeAppPort, TokenRenewal } from '../callPorts';
import { forgetMember } from './forgetMember';
import { onStorageChange } from './onStorageChange';
import { createPageTokens, type PageTokensOptions } from './pageTokens';
import { createTokenRenewal, type TokenRenewalOptions } from './tokenRenewal';
import { activeToken } from './tokenState';

export interface TokenManagerOptions extends PageTokensOptions, TokenRenewalOptions {
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

/** Manages the tokens of one page. Storage is shared with other tabs, a renewal in flight with all calls. */
export function createTokenManager(options: TokenManagerOptions): TokenManager {
  let app: NativeAppPort | undefined;
  const tokens = createPageTokens(options);
  const { read, dispatch, reject } = tokens;
  const renew = createTokenRenewal(options, tokens);
  /** Resolves to true if the login ended. */
  let renewal: Promise<boolean> | undefined;

  const endLogin = (): void => {
    dispatch({ type: 'ended' });
    forgetMember(options.site);
  };

  return {
    async getToken() {
      // If the app's code does not load, the page works as in a browser.
      app = await options.nativeApp?.().catch(() => undefined);
      const appToken = await app?.getToken();
      if (appToken) return { token: appToken, hasEnded: false };
      const state = dispatch({ type: 'needed' });
      if (state.activity === 'nothing' || state.activity === 'goingWithout')
        return { token: activeToken(state), hasEnded: false };
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      const hasEnded = await orTokenArrives(renewal, () => activeToken(read()) !== '');
      return { token: activeToken(read()), hasEnded: hasEnded === true };
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

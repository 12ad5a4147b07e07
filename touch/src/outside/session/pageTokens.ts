import { readStoredTokens, writeStoredTokens } from './storedTokens';
import { nextTokenState, type TokenActivity, type TokenEvent, type TokenState } from './tokenState';

/** Events that change the stored tokens; the others concern this page alone. */
const STORING_EVENTS: readonly TokenEvent['type'][] = ['fetched', 'entered', 'ended'];

export interface PageTokensOptions {
  readonly site: string;
  readonly anonymous: boolean;
  /** This browser's own clock, epoch ms; stored times use it. */
  readonly now: () => number;
}

/** Tokens as this page sees them: those in storage without those the platform rejected. */
export interface PageTokens {
  read(): TokenState;
  dispatch(event: TokenEvent): TokenState;
  reject(token: string): void;
  /** The refresh token in storage, whichever tab stored it. */
  storedRefresh(): string;
}

export function createPageTokens({ site, anonymous, now }: PageTokensOptions): PageTokens {
  let activity: TokenActivity = 'nothing';

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

  return {
    read,
    dispatch,
    reject(token) {
      if (token !== '') rejected.add(token);
      dispatch({ type: 'expired', token });
    },
    storedRefresh: () => readStoredTokens(site, now()).refresh,
  };
}

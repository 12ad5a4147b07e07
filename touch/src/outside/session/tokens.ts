/** What this browser holds, and what is being done for a token. Pure; `keeper.ts` beside it has storage, line and locks. */
export interface TokenState {
  /** A visitor's token; '' = none, or over. */
  readonly security: string;
  /** A member's token; '' = none, or over. */
  readonly access: string;
  readonly refresh: string;
  readonly doing: Doing;
}

export type Doing = 'nothing' | 'fetching' | 'refreshing' | 'goingWithout';

export type TokenEvent =
  /** A call is about to go. */
  | { readonly type: 'needed' }
  /** 10111 to a call that carried this token, '' = none. */
  | { readonly type: 'expired'; readonly token: string }
  /** Wire g66 was asked; '' = it gave none. */
  | { readonly type: 'fetched'; readonly token: string }
  /** Wire g67 answered, or somebody came in. */
  | { readonly type: 'entered'; readonly access: string; readonly refresh: string }
  /** Wire g67 was refused, or the member left. */
  | { readonly type: 'ended' }
  /** A refresh did not get through. */
  | { readonly type: 'failed' };

/** What a call carries: the member's token, else the visitor's. While a login can be refreshed nobody acts as a visitor. */
export function tokenOf({ access, refresh, security }: Omit<TokenState, 'doing'>): string {
  if (access !== '') return access;
  return refresh === '' ? security : '';
}

/** @param anonymous whether visitors get tokens on this site (`Mode`) */
export function afterTokenEvent(state: TokenState, event: TokenEvent, anonymous: boolean): TokenState {
  switch (event.type) {
    case 'needed':
      return { ...state, doing: whatIsDue(state, mayFetch(state.doing, anonymous)) };
    case 'expired': {
      const held = tokenOf(state);
      // renewed meanwhile, by another call or another tab
      if (held !== '' && held !== event.token) return { ...state, doing: 'nothing' };
      const dropped = state.access === '' ? { ...state, security: '' } : { ...state, access: '' };
      // the platform asks for one, so one is fetched, whatever it said before
      return { ...dropped, doing: whatIsDue(dropped, true) };
    }
    case 'fetched':
      return { ...state, security: event.token, doing: event.token === '' ? 'goingWithout' : 'nothing' };
    case 'entered':
      return { ...state, access: event.access, refresh: event.refresh, doing: 'nothing' };
    case 'ended':
      return { ...state, access: '', refresh: '', doing: 'nothing' };
    case 'failed':
      return { ...state, doing: 'nothing' };
  }
}

/** Once a visitor went without, only a 10111 makes the page ask again; what such a 10111 began goes on. */
const mayFetch = (doing: Doing, anonymous: boolean): boolean =>
  doing === 'fetching' || (anonymous && doing !== 'goingWithout');

function whatIsDue(state: TokenState, fetches: boolean): Doing {
  if (state.access !== '') return 'nothing';
  if (state.refresh !== '') return 'refreshing';
  if (state.security !== '') return 'nothing';
  return fetches ? 'fetching' : 'goingWithout';
}

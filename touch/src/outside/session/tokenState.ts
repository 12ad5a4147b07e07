/** State machine of the tokens. Pure; `tokenManager.ts` beside it has storage, calls and locks. */
export interface TokenState {
  /** A visitor's token; '' = none, or expired. */
  readonly security: string;
  /** A member's token; '' = none, or expired. */
  readonly access: string;
  readonly refresh: string;
  readonly activity: TokenActivity;
}

export type TokenActivity = 'nothing' | 'fetching' | 'refreshing' | 'goingWithout';

export type TokenEvent =
  /** A call is about to be sent. */
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

/** The token for a call: the member's, else the visitor's. While a login can be refreshed, no call goes as a visitor. */
export function activeToken({ access, refresh, security }: Omit<TokenState, 'activity'>): string {
  if (access !== '') return access;
  return refresh === '' ? security : '';
}

/** @param anonymous whether visitors get tokens on this site (`Mode`) */
export function nextTokenState(state: TokenState, event: TokenEvent, anonymous: boolean): TokenState {
  switch (event.type) {
    case 'needed':
      return { ...state, activity: nextActivity(state, mayFetch(state.activity, anonymous)) };
    case 'expired': {
      const current = activeToken(state);
      // Renewed meanwhile, by another call or tab.
      if (current !== '' && current !== event.token) return { ...state, activity: 'nothing' };
      const dropped = state.access === '' ? { ...state, security: '' } : { ...state, access: '' };
      // the platform asks for one, so one is fetched, whatever it said before
      return { ...dropped, activity: nextActivity(dropped, true) };
    }
    case 'fetched':
      return { ...state, security: event.token, activity: event.token === '' ? 'goingWithout' : 'nothing' };
    case 'entered':
      return { ...state, access: event.access, refresh: event.refresh, activity: 'nothing' };
    case 'ended':
      return { ...state, access: '', refresh: '', activity: 'nothing' };
    case 'failed':
      return { ...state, activity: 'nothing' };
  }
}

/** After a call went without a token, only a 10111 triggers a fetch; a fetch in progress continues. */
const mayFetch = (doing: TokenActivity, anonymous: boolean): boolean =>
  doing === 'fetching' || (anonymous && doing !== 'goingWithout');

function nextActivity(state: TokenState, fetches: boolean): TokenActivity {
  if (state.access !== '') return 'nothing';
  if (state.refresh !== '') return 'refreshing';
  if (state.security !== '') return 'nothing';
  return fetches ? 'fetching' : 'goingWithout';
}

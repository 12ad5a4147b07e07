import { AUTHORISE_RETRIES } from '@contract/limits';

/** Messenger authorisation (S§4, G7). Pure; `app/messenger.tsx` has the line, the storage and the way to the messenger. */
export interface Authorisation {
  /** WXAuthorizeStatus: 0 initial, 1 authorising (spinner), 2 success after the third-party login, −1 failed. */
  readonly status: -1 | 0 | 1 | 2;
  /** Number of retries because the messenger gave no openid; it outlives the page. */
  readonly retries: number;
  readonly next: AuthorisationStep;
}

/**
 * Next step: `ask` the messenger again with the scope of before · `askSilently` for the identity alone · `fetchUser`
 * for the code · `login` of a third party · `toastFailed` 微信授权失败 · `toastNoUser` 微信授权获取用户信息失败.
 */
export type AuthorisationStep =
  | 'nothing'
  | 'ask'
  | 'askSilently'
  | 'fetchUser'
  | 'login'
  | 'toastFailed'
  | 'toastNoUser';

export type AuthorisationEvent =
  /** The page stands. `mayAsk`: a visitor whom nobody asked in this visit. */
  | { readonly type: 'opened'; readonly hasCode: boolean; readonly mayAsk: boolean }
  /** The messenger's answer (wire g91); both '' where the code was used up. */
  | { readonly type: 'user'; readonly openid: string; readonly unionid: string }
  /** The answer did not come, or the platform refused it. */
  | { readonly type: 'noUser' }
  | { readonly type: 'entered' }
  | { readonly type: 'refused' };

export const initialAuthorisation = (retries: number): Authorisation => ({
  status: 0,
  retries,
  next: 'nothing',
});

export function nextAuthorisation(state: Authorisation, event: AuthorisationEvent): Authorisation {
  switch (event.type) {
    case 'opened':
      if (event.hasCode) return { ...state, status: 1, next: 'fetchUser' };
      return { ...state, next: event.mayAsk ? 'askSilently' : 'nothing' };
    case 'user':
      return afterUser(state, event);
    case 'noUser':
      return { ...state, status: -1, next: 'toastNoUser' };
    case 'entered':
      return { status: 2, retries: 0, next: 'nothing' };
    case 'refused':
      return { ...state, status: -1, next: 'toastFailed' };
  }
}

function afterUser(
  state: Authorisation,
  { openid, unionid }: { readonly openid: string; readonly unionid: string },
): Authorisation {
  if (openid === '') {
    if (state.retries < AUTHORISE_RETRIES) return { ...state, retries: state.retries + 1, next: 'ask' };
    return { status: -1, retries: 0, next: 'toastFailed' };
  }
  // a guest: known to the messenger's account of this newsroom alone, or a virtual person of a snapshot page
  if (unionid === '') return { status: 0, retries: 0, next: 'nothing' };
  return { ...state, next: 'login' };
}

import { AUTH_COUNT_LIMIT } from '@contract/limits';
import { Status } from '@contract/statuses';
import { outcomeOf } from './outcomes';

/**
 * State machine of a call between request and caller (S§4, response-driven auth). Pure.
 * Each reason to repeat counts once, so that a call ends whatever the platform answers: at most six requests.
 */
export interface CallState {
  readonly next: CallStep;
  /** The token was renewed for this call: it is retried once. */
  readonly isRenewed: boolean;
  /** The login ended, or was asked for, by this call: once. */
  readonly requestedLogin: boolean;
  /** Statuses by which this call asked the member for something: once each (K20, K23). */
  readonly requested: readonly number[];
}

/** `send` the request, perhaps again · `give` the answer to the caller · the rest has to be done first. */
export type CallStep = 'send' | 'give' | 'renew' | 'askApp' | 'reload' | 'signOut' | 'login' | 'ask';

/** The member is asked for a phone, their age, or a guardian's consent. */
const ASKING: readonly number[] = [Status.phoneNeeded, Status.ageNeeded, Status.guardianNeeded];

export const INITIAL_CALL_STATE: CallState = {
  next: 'send',
  isRenewed: false,
  requestedLogin: false,
  requested: [],
};

export type CallEvent =
  | { readonly type: 'answered'; readonly status: number }
  /** The token was renewed, somebody came in after the login was asked for, or the member gave what was asked for. */
  | { readonly type: 'done' }
  /** No login, or no other token from the app. */
  | { readonly type: 'declined' };

export interface CallTraits {
  /** A call that changes something: the reader waits for it, and it can ask for the login (G11). */
  readonly isAction: boolean;
  /** The native app can be asked (G8). */
  readonly inApp: boolean;
  /** The call was sent with a login, which its answer can end. */
  readonly hadLogin: boolean;
  readonly authCount: number;
}

export function nextCallState(state: CallState, event: CallEvent, traits: CallTraits): CallState {
  switch (event.type) {
    case 'done':
      return { ...state, next: 'send' };
    case 'declined':
      return { ...state, next: 'give' };
    case 'answered':
      return afterAnswer(state, event.status, traits);
  }
}

function afterAnswer(
  state: CallState,
  status: number,
  { isAction, inApp, hadLogin, authCount }: CallTraits,
): CallState {
  const { kind } = outcomeOf(status, true);
  const give: CallState = { ...state, next: 'give' };
  if (kind === 'expired') {
    if (state.isRenewed) return give;
    return { ...state, next: inApp ? 'askApp' : 'renew', isRenewed: true };
  }
  if (kind === 'reauthenticate') return authCount > AUTH_COUNT_LIMIT ? give : { ...state, next: 'reload' };
  if (ASKING.includes(status) && isAction && !state.requested.includes(status))
    return { ...state, next: 'ask', requested: [...state.requested, status] };
  if (state.requestedLogin) return give;
  if (kind === 'signedOut' && hadLogin) return { ...state, next: 'signOut', requestedLogin: true };
  // A login that does not exist cannot end: the platform wants one.
  const isLoginNeeded = kind === 'signedOut' || status === Status.loginNeeded;
  return isLoginNeeded && isAction ? { ...state, next: 'login', requestedLogin: true } : give;
}

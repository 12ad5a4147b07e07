import { AUTH_COUNT_LIMIT } from '@contract/limits';
import { outcomeOf, Status } from '@contract/statuses';

/** Where one call stands between its request and what its caller hears (S§4, response-driven auth). Pure. */
export interface Turn {
  readonly next: Next;
  /** The token was renewed for this call: it is retried once. */
  readonly renewed: boolean;
  /** The login was asked for by this call: once. */
  readonly loginAsked: boolean;
}

/** `send` the request, perhaps again · `give` the answer to the caller · the rest has to be done first. */
export type Next = 'send' | 'give' | 'renew' | 'askApp' | 'reload' | 'signOut' | 'login';

export const FIRST_TURN: Turn = { next: 'send', renewed: false, loginAsked: false };

export type TurnEvent =
  | { readonly type: 'answered'; readonly status: number }
  /** The token was renewed, or somebody came in after the login was asked for. */
  | { readonly type: 'done' }
  /** No login, or no other token from the app. */
  | { readonly type: 'declined' };

export interface About {
  /** A call that changes something: the reader waits for it, and it can ask for the login (G11). */
  readonly isAction: boolean;
  /** The native app can be asked (G8). */
  readonly inApp: boolean;
  readonly authCount: number;
}

export function afterTurn(turn: Turn, event: TurnEvent, about: About): Turn {
  switch (event.type) {
    case 'done':
      return { ...turn, next: 'send' };
    case 'declined':
      return { ...turn, next: 'give' };
    case 'answered':
      return afterAnswer(turn, event.status, about);
  }
}

function afterAnswer(turn: Turn, status: number, { isAction, inApp, authCount }: About): Turn {
  const { kind } = outcomeOf(status, true);
  const give: Turn = { ...turn, next: 'give' };
  if (kind === 'expired') {
    if (turn.renewed) return give;
    return { ...turn, next: inApp ? 'askApp' : 'renew', renewed: true };
  }
  if (kind === 'reauthenticate') return authCount > AUTH_COUNT_LIMIT ? give : { ...turn, next: 'reload' };
  if (kind === 'signedOut') return { ...turn, next: 'signOut', loginAsked: true };
  if (status === Status.loginNeeded && isAction && !turn.loginAsked)
    return { ...turn, next: 'login', loginAsked: true };
  return give;
}

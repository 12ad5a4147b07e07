import type { Answer, CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import type { CallDependencies } from '../callDependencies';
import type { Transport } from '../calls/transport';
import type { Upload } from '../calls/uploading';
import { addressOf } from '../member/addresses';
import {
  type CallEvent,
  type CallState,
  type CallTraits,
  INITIAL_CALL_STATE,
  nextCallState,
} from './callState';
import { authCount, forgetLegacyAuth } from './legacyAuthStorage';
import { outcomeOf } from './outcomes';
import type { TokenManager } from './tokenManager';

/**
 * Sends a call and recovers from authentication failures: after each answer `callState.ts` decides the next step (S§4).
 * @param currentUid uid of the member who is in
 */
export function createAuthenticatedCall(
  { events, words }: Pick<CallDependencies, 'events' | 'words'>,
  tokens: TokenManager,
  send: Transport['send'],
  currentUid: () => string | undefined,
) {
  return async (
    name: string,
    input: CallInput,
    controller: AbortController,
    upload?: Upload,
  ): Promise<Answer> => {
    const address = addressOf(name);
    const isAction = address.method === 'POST' && address.login === undefined;
    let answer: Answer = { status: Status.refused, message: '' };
    let token = '';

    let caller = currentUid();
    /** True if another member has logged in since, in another tab or the app: the call is not theirs. */
    const isAnotherMember = (): boolean =>
      caller !== undefined && (currentUid() ?? caller) !== caller && address.login !== 'enters';
    const loginExpired = (): CallEvent => {
      answer = { status: Status.refreshRefused, message: words.loginExpired };
      return { type: 'declined' };
    };

    async function request(): Promise<CallEvent> {
      const current = await tokens.getToken();
      token = current.token;
      if (isAnotherMember()) return loginExpired();
      // A login or sign-out call needs no notice about the previous login.
      if (current.hasEnded && address.login === undefined) {
        loginExpired();
        tokens.signOut();
      } else {
        const sender = currentUid();
        answer = await send(name, input, token, controller, upload);
        // The expired login is the sender's; another member's continues.
        if (outcomeOf(answer.status, true).kind === 'signedOut' && currentUid() === sender) tokens.signOut();
      }
      return { type: 'answered', status: answer.status };
    }

    /** An action waits for the login and continues after it (G11); reading calls do not wait. */
    async function afterLogin(login: Promise<boolean>): Promise<CallEvent> {
      if (!isAction) return { type: 'done' };
      if (!(await login)) return { type: 'declined' };
      // The reader logged in for this action, as whichever member.
      caller = currentUid();
      return { type: 'done' };
    }

    /** Asks the app for another token; if it has no user, a visitor's token is fetched (G4). */
    async function renewFromApp(): Promise<CallEvent> {
      const renewed = await tokens.askApp(token);
      if (renewed === 'silent') {
        events.onAppExpired();
        return { type: 'declined' };
      }
      if (renewed !== 'renewed') tokens.reject(token);
      return { type: 'done' };
    }

    /** Performs the next step; undefined = none, the answer goes to the caller. */
    async function perform({ next }: CallState): Promise<CallEvent | undefined> {
      switch (next) {
        case 'send':
          return request();
        case 'renew':
          tokens.reject(token);
          return { type: 'done' };
        case 'signOut':
          if (isAnotherMember()) return loginExpired();
          return afterLogin(events.onSignedOut());
        case 'login':
          // Somebody has logged in since, in another tab.
          if (tokens.isMember()) return { type: 'done' };
          // The screen still shows a member.
          tokens.endLogin();
          return afterLogin(events.onLoginNeeded());
        case 'askApp':
          return renewFromApp();
        case 'reload':
          if (forgetLegacyAuth()) events.onReload();
          return undefined;
        case 'give':
          return undefined;
      }
    }

    const traits = (): CallTraits => ({ isAction, inApp: tokens.isInApp(), authCount: authCount() });
    let state = INITIAL_CALL_STATE;
    let event = await perform(state);
    while (event) {
      state = nextCallState(state, event, traits());
      event = await perform(state);
    }
    return answer;
  };
}

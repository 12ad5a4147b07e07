import type { Answer, CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import type { CallDependencies } from '../callDependencies';
import type { Transport } from '../calls/transport';
import type { Upload } from '../calls/uploading';
import { forgetDevice } from '../keptDevice';
import { type Address, addressOf } from '../member/addresses';
import { type CallEvent, type CallState, INITIAL_CALL_STATE, nextCallState } from './callState';
import { authCount, forgetLegacyAuth } from './legacyAuthStorage';
import { outcomeOf } from './outcomes';
import type { TokenManager } from './tokenManager';

interface CallPorts {
  readonly events: CallDependencies['events'];
  readonly loginExpiredMessage: string;
  readonly tokens: TokenManager;
  readonly send: Transport['send'];
  /** uid of the member who is in. */
  readonly currentUid: () => string | undefined;
}

interface Request {
  readonly name: string;
  readonly input: CallInput;
  readonly controller: AbortController;
  readonly upload: Upload | undefined;
}

/** One call on its way: its steps, and the answer so far. */
class AuthenticatedCall {
  private readonly ports: CallPorts;
  private readonly request: Request;
  private readonly address: Address;
  private readonly isAction: boolean;
  private answer: Answer = { status: Status.refused, message: '' };
  private token = '';
  private hadLogin = false;
  private caller: string | undefined;

  constructor(ports: CallPorts, request: Request) {
    this.ports = ports;
    this.request = request;
    this.address = addressOf(request.name);
    this.isAction = this.address.method === 'POST' && this.address.login === undefined;
    this.caller = ports.currentUid();
  }

  /** After each answer `callState.ts` decides the next step (S§4). */
  async run(): Promise<Answer> {
    const { tokens } = this.ports;
    let state = INITIAL_CALL_STATE;
    let event = await this.perform(state);
    while (event) {
      const { isAction, hadLogin } = this;
      const traits = { isAction, hadLogin, inApp: tokens.isInApp(), authCount: authCount() };
      state = nextCallState(state, event, traits);
      event = await this.perform(state);
    }
    return this.answer;
  }

  /** Performs the next step; undefined = none, the answer goes to the caller. */
  private async perform({ next }: CallState): Promise<CallEvent | undefined> {
    const { tokens, events } = this.ports;
    switch (next) {
      case 'send':
        return this.send();
      case 'renew':
        tokens.reject(this.token);
        return { type: 'done' };
      case 'signOut':
        if (this.isAnotherMember()) return this.loginExpired();
        return this.afterLogin(events.onSignedOut());
      case 'login':
        // Somebody has logged in since, in another tab.
        if (tokens.isMember()) return { type: 'done' };
        // The screen still shows a member.
        tokens.endLogin();
        return this.afterLogin(events.onLoginNeeded());
      case 'ask':
        return this.afterLogin(events.onMemberRequest(this.answer.status));
      case 'askApp':
        return this.renewFromApp();
      case 'reload':
        if (forgetLegacyAuth()) events.onReload();
        return undefined;
      case 'give':
        return undefined;
    }
  }

  private async send(): Promise<CallEvent> {
    const { tokens, currentUid } = this.ports;
    const { name, input, controller, upload } = this.request;
    const current = await tokens.getToken();
    this.token = current.token;
    if (this.isAnotherMember()) return this.loginExpired();
    const sender = currentUid();
    this.hadLogin = current.hasEnded || sender !== undefined || tokens.isMember();
    // A login or sign-out call needs no notice about the previous login.
    if (current.hasEnded && this.address.login === undefined) {
      this.loginExpired();
      tokens.signOut();
    } else {
      this.answer = await this.ports.send(name, input, this.token, controller, upload);
      const isOver = this.hadLogin && outcomeOf(this.answer.status, true).kind === 'signedOut';
      // The expired login is the sender's; another member's continues.
      if (isOver && currentUid() === sender) {
        tokens.signOut();
        // ended elsewhere
        if (this.answer.status === Status.memberClosed) forgetDevice();
      }
    }
    return { type: 'answered', status: this.answer.status };
  }

  /** True if another member has logged in since, in another tab or the app: the call is not theirs. */
  private isAnotherMember(): boolean {
    const { caller } = this;
    if (caller === undefined || this.address.login === 'enters') return false;
    return (this.ports.currentUid() ?? caller) !== caller;
  }

  private loginExpired(): CallEvent {
    this.answer = { status: Status.refreshRefused, message: this.ports.loginExpiredMessage };
    return { type: 'declined' };
  }

  /** An action waits for the login and continues after it (G11); reading calls do not wait. */
  private async afterLogin(login: Promise<boolean>): Promise<CallEvent> {
    if (!this.isAction) return { type: 'done' };
    if (!(await login)) return { type: 'declined' };
    // The reader logged in for this action, as whichever member.
    this.caller = this.ports.currentUid();
    return { type: 'done' };
  }

  /** Asks the app for another token; if it has no user, a visitor's token is fetched (G4). */
  private async renewFromApp(): Promise<CallEvent> {
    const { tokens, events } = this.ports;
    const renewed = await tokens.askApp(this.token);
    if (renewed === 'silent') {
      events.onAppExpired();
      return { type: 'declined' };
    }
    if (renewed !== 'renewed') tokens.reject(this.token);
    return { type: 'done' };
  }
}

/**
 * Sends a call and recovers from authentication failures.
 * @param currentUid uid of the member who is in
 */
export function createAuthenticatedCall(
  { events, words }: Pick<CallDependencies, 'events' | 'words'>,
  tokens: TokenManager,
  send: Transport['send'],
  currentUid: () => string | undefined,
) {
  const ports = { events, loginExpiredMessage: words.loginExpired, tokens, send, currentUid };
  return (name: string, input: CallInput, controller: AbortController, upload?: Upload): Promise<Answer> =>
    new AuthenticatedCall(ports, { name, input, controller, upload }).run();
}

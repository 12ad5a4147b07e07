import type { Answer, Call, CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import { storeMember } from '@touch/outside/member/storedMember';
import type { CallDependencies } from '../callDependencies';
import { forgetDevice, isAct, keepDevice } from '../keptDevice';
import { type Address, addressOf } from '../member/addresses';
import { currentMember } from '../member/member';
import { supersede } from '../networkStatus';
import { createAuthenticatedCall } from '../session/authenticatedCall';
import { authModeOf } from '../session/authMode';
import { readLoginTokens, readMember, withoutTokens } from '../session/loginAnswer';
import { createTokenManager, type TokenManager } from '../session/tokenManager';
import type { SiteConfig } from '../siteConfig';
import { readableAnswer } from './answerParsing';
import { createTransport } from './transport';
import type { Upload } from './uploading';

/** A new call of these cancels the one in flight (E2). */
const EXCLUSIVE = /^getArticles(New)?$/;
/** Calls without a waiting reader: their failures are not reported (G12, J3). */
const FIRE_AND_FORGET = /vent$|Adv/;

export class CallFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallFailed';
  }
}

export interface CallLayer {
  readonly call: Call;
  /** A call with a file. @throws CallFailed as a call does, and if the reader cancels */
  readonly upload: (name: string, input: CallInput, upload: Upload) => Promise<Answer>;
  /** Gets a token before a screen shows (A8, G3). @throws CallFailed if a token is required and unavailable */
  readonly authenticate: () => Promise<void>;
}

/** Stores a login's tokens and removes them from its answer: they never leave this layer. */
function createLoginKeeper(siteID: string, tokens: TokenManager) {
  /** @param caller uid at the time of the call; another member who has logged in since stays signed in */
  function signOut(caller: string | undefined): void {
    if ((currentMember(siteID)?.uid ?? caller) !== caller) return;
    tokens.signOut();
    forgetDevice();
  }

  function store(address: Address, answer: Answer, caller: string | undefined): Answer {
    // An ignored login, or sign-out, did not happen.
    if (address.login && answer.status === Status.ignored) return { status: Status.refused, message: '' };
    const isOver = address.login === 'leaves' || address.login === 'ends';
    if (isOver && answer.status === Status.data) signOut(caller);
    if (address.login !== 'enters' || answer.status !== Status.data) return answer;
    const loginTokens = readLoginTokens(answer.data);
    const member = readMember(answer.data);
    if (!loginTokens || !member) return { status: Status.refused, message: '' };
    tokens.storeLogin(loginTokens.access, loginTokens.refresh);
    storeMember(siteID, member);
    return { ...answer, data: withoutTokens(answer.data) };
  }

  return { signOut, store };
}

/** Creates the call layer (G1). */
export function createCallLayer(config: SiteConfig, dependencies: CallDependencies): CallLayer {
  const { xyApi, siteID } = config;
  const { events, words, now, lock } = dependencies;
  const mode = authModeOf(xyApi);
  let inFlight: AbortController | undefined;
  const transport = createTransport(config, mode, dependencies);
  const tokens = createTokenManager({
    site: siteID,
    anonymous: mode.anonymous,
    now,
    send: transport.sendPreliminary,
    lock,
    nativeApp: dependencies.nativeApp,
  });
  const currentUid = () => currentMember(siteID)?.uid;
  const callAuthenticated = createAuthenticatedCall(dependencies, tokens, transport.send, currentUid);

  const logins = createLoginKeeper(siteID, tokens);

  const request = async (name: string, input: CallInput, upload?: Upload): Promise<Answer> => {
    const address = addressOf(name);
    const caller = currentUid();
    if (isAct(name, address.method, input)) keepDevice();
    const controller = new AbortController();
    const isExclusive = EXCLUSIVE.test(name);
    if (isExclusive) {
      if (inFlight) supersede(inFlight);
      inFlight = controller;
    }
    try {
      upload?.signal.addEventListener('abort', () => supersede(controller), { once: true });
      return readableAnswer(
        logins.store(address, await callAuthenticated(name, input, controller, upload), caller),
        words,
      );
    } catch (error) {
      const overtaken = isExclusive && inFlight !== controller;
      // The reader who cancels knows about it.
      if (!overtaken && !upload?.signal.aborted && !FIRE_AND_FORGET.test(name)) events.onNetworkFailed();
      // Signing out clears the local session even when the server cannot be reached.
      if (address.login === 'leaves') logins.signOut(caller);
      throw new CallFailed(words.networkError, error);
    } finally {
      if (inFlight === controller) inFlight = undefined;
    }
  };

  async function authenticate(): Promise<void> {
    const current = await tokens.getToken();
    if (current.hasEnded) void events.onSignedOut();
    if (current.token !== '' || xyApi.xyAuth === 'none') return;
    if (mode.legacy) return transport.authenticate();
    // No token the first time: fetched as after a 10111.
    tokens.reject('');
    if ((await tokens.getToken()).token === '') throw new CallFailed(words.networkError);
  }

  return { call: (name, input) => request(name, input), upload: request, authenticate };
}

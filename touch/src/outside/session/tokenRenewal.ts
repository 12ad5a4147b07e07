import type { Answer, CallInput } from '@contract/render';
import * as operations from '@contract/tokens';
import { at } from '../member/addresses';
import { forgetMember } from './forgetMember';
import { readLoginTokens, readVisitorToken } from './loginAnswer';
import { outcomeOf } from './outcomes';
import type { PageTokens } from './pageTokens';

export const getAnonymousToken = at(operations.getAnonymousToken);
export const refreshAccessToken = at(operations.refreshAccessToken);

/** Runs one job at a time across all tabs of this browser. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

export interface TokenRenewalOptions {
  readonly site: string;
  /** A call that carries no token. @throws if the network fails */
  readonly send: (operation: string, input: CallInput) => Promise<Answer>;
  readonly lock: Lock;
}

/** Fetches or refreshes the token that is due. The function resolves to true if the login ended. */
export function createTokenRenewal(
  { site, send, lock }: TokenRenewalOptions,
  { dispatch, storedRefresh }: PageTokens,
): () => Promise<boolean> {
  async function fetchAnonymous(): Promise<void> {
    // Without a token the call is sent all the same: the platform decides if it needs one.
    const answer = await send(getAnonymousToken, {}).catch(() => undefined);
    dispatch({ type: 'fetched', token: readVisitorToken(answer?.data) });
  }

  async function refresh(refreshToken: string): Promise<boolean> {
    const answer = await send(refreshAccessToken, { refreshToken }).catch((error: unknown) => {
      dispatch({ type: 'failed' });
      throw error;
    });
    // Storage is newer than this answer: somebody logged in or out, or another tab renewed first.
    if (storedRefresh() !== refreshToken) {
      if (dispatch({ type: 'needed' }).activity === 'fetching') await fetchAnonymous();
      return false;
    }
    const fresh = answer.status === 0 ? readLoginTokens(answer.data) : undefined;
    if (fresh) {
      dispatch({ type: 'entered', ...fresh });
      return false;
    }
    if (outcomeOf(answer.status, true).kind !== 'signedOut') {
      dispatch({ type: 'failed' });
      throw new Error(answer.message);
    }
    dispatch({ type: 'ended' });
    forgetMember(site);
    if (dispatch({ type: 'needed' }).activity === 'fetching') await fetchAnonymous();
    return true;
  }

  /** Another tab may have renewed while this one waited for the lock, so storage is read again. */
  return () =>
    lock(async () => {
      const state = dispatch({ type: 'needed' });
      if (state.activity === 'refreshing') return refresh(state.refresh);
      if (state.activity === 'fetching') await fetchAnonymous();
      return false;
    });
}

import * as operations from '@contract/consents';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { textAt } from './ballots/textAt';

const stateName = at(operations.consentState);
const giveName = at(operations.giveConsent);
const withdrawName = at(operations.withdrawConsent, { login: 'ends' });

/** A member's consent to the terms and the privacy policy. */
export interface Consent {
  /** Of the texts as they stand. */
  readonly version: string;
  /** Of the texts that the member agreed to; '' = none. */
  readonly agreed: string;
  /** Wire date; '' = none. */
  readonly agreedAt: string;
}

/** undefined where the network or the platform fails. */
export async function fetchConsent(cache: QueryCache, uid: string): Promise<Consent | undefined> {
  const answer = await cache.call(stateName, { uid });
  if (answer?.status !== Status.data) return undefined;
  const { data } = answer;
  return {
    version: textAt(data, 'version'),
    agreed: textAt(data, 'agreed'),
    agreedAt: textAt(data, 'agreedAt'),
  };
}

/** @returns true once it is recorded */
export const giveConsent = async (
  cache: QueryCache,
  uid: string,
  version: string,
  means: 'again' | 'settings',
): Promise<boolean> => (await cache.call(giveName, { uid, version, means }))?.status === Status.data;

/** Ends all logins of the member. @returns true once it is recorded */
export const withdrawConsent = async (cache: QueryCache, uid: string): Promise<boolean> =>
  (await cache.call(withdrawName, { uid }))?.status === Status.data;

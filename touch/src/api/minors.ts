import * as operations from '@contract/minors';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { callLoginService, hashPassword, type LoginOutcome } from './login';

const stateName = at(operations.minorState);
const ageName = at(operations.sayAge);
const consentName = at(operations.guardianConsent);
const withdrawName = at(operations.withdrawGuardian);
const modeName = at(operations.minorMode);

/** Age group of a member, a guardian's consent, minors' mode (K23). */
export interface MinorState {
  /** '' = not said. */
  readonly ageClass: '' | 'under14' | 'under18' | 'adult';
  readonly hasGuardian: boolean;
  readonly isOn: boolean;
  readonly canPost: boolean;
}

const ageClasses = ['under14', 'under18', 'adult'] as const;

const toState = (data: unknown): MinorState => ({
  ageClass: ageClasses.find((one) => one === textIn(data, 'ageClass')) ?? '',
  hasGuardian: textIn(data, 'guardian') === '1',
  isOn: textIn(data, 'mode') === '1',
  canPost: textIn(data, 'canPost') === '1',
});

/** undefined where the network or the platform fails (wire n33). */
export async function fetchMinorState(cache: QueryCache, uid: string): Promise<MinorState | undefined> {
  const answer = await cache.call(stateName, { uid });
  return answer?.status === Status.data ? toState(answer.data) : undefined;
}

/** Says year and month of birth, once (wire n34). @returns the state, or why not; undefined = the network failed */
export async function sayAge(
  cache: QueryCache,
  uid: string,
  year: string,
  month: string,
): Promise<MinorState | { readonly message: string } | undefined> {
  const answer = await cache.call(ageName, { uid, year, month });
  if (!answer) return undefined;
  return answer.status === Status.data ? toState(answer.data) : { message: answer.message };
}

/** By a code to the guardian's phone (wire n35). */
export const giveGuardianConsent = (
  cache: QueryCache,
  uid: string,
  phone: string,
  code: string,
): Promise<LoginOutcome> => callLoginService(cache, consentName, { uid, phone, code });

/** From then on the child may only read (wire n37). */
export const withdrawGuardianConsent = (cache: QueryCache, uid: string): Promise<LoginOutcome> =>
  callLoginService(cache, withdrawName, { uid });

export const enterMinorsMode = (cache: QueryCache, uid: string): Promise<LoginOutcome> =>
  callLoginService(cache, modeName, { uid, on: '1' });

/** By the member's password, or by a code to the guardian's phone (wire n36). */
export const leaveMinorsMode = async (
  cache: QueryCache,
  uid: string,
  by: { readonly password: string } | { readonly phone: string; readonly code: string },
): Promise<LoginOutcome> => {
  const proof = 'password' in by ? { password: await hashPassword(by.password) } : by;
  return callLoginService(cache, modeName, { uid, on: '0', ...proof });
};

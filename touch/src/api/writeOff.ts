import * as operations from '@contract/activities';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Verified } from './reading/writeOffs';

export type { Verified } from './reading/writeOffs';

const verifyName = at(operations.activityVerify);

/** A code to write off. */
export interface CodeInput {
  readonly activity: string;
  readonly code: string;
  readonly place: string;
}
/** `refused`: the member does not write off registrations of the activity, or is signed out. */
export type WriteOffResult =
  | { readonly kind: 'verified'; readonly verified: Verified }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string };

/** Writes a registration off (wire f4). A second call answers that it is used: it may be sent again after a network failure. */
export async function writeOff(
  cache: QueryCache,
  { activity, code, place }: CodeInput,
): Promise<WriteOffResult> {
  const input = { activityID: activity, registCode: code, shopSite: place };
  const answer = await cache.call(verifyName, input);
  if (!answer) return { kind: 'network' };
  if (answer.status !== Status.data) return { kind: 'refused', message: answer.message };
  const verified = (await import('./reading/writeOffs')).readVerified(answer.data);
  return verified ? { kind: 'verified', verified } : { kind: 'refused', message: answer.message };
}

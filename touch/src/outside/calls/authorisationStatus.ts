import { AUTHORISE_POLL_MS } from '@contract/limits';
import type { Authorisation } from '../messenger/authorisationState';

/** WXAuthorizeStatus of this page. */
let status: Authorisation['status'] = 0;

export const getAuthorisationStatus = (): Authorisation['status'] => status;
export const setAuthorisationStatus = (next: Authorisation['status']): void => {
  status = next;
};

/** Resolves once the messenger's authorisation is over, however it ended; looked for every 300 ms (S§4). */
export async function untilAuthorised(): Promise<void> {
  while (status === 1) await new Promise((done) => setTimeout(done, AUTHORISE_POLL_MS));
}

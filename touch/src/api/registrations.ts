import * as operations from '@contract/activities';
import { at } from '@touch/outside/member/addresses';
import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Registration } from './reading/registrations';

export type { Registration, RegistrationAnswer } from './reading/registrations';

const name = at(operations.registrationDetail);

/** A member's own registration (wire n5), kept under whose it is. */
export const registrationQuery = (uid: string, fileId: string, entryID: string): Query<Registration> => {
  const input = { fileId: fileId || undefined, entryID: entryID || undefined, userID: uid };
  return {
    key: queryKey(name, input),
    operation: name,
    input,
    read: async (data) => (await import('./reading/registrations')).readRegistration(data),
  };
};

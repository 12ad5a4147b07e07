import { forgetStored, readStored, writeStored } from '@touch/outside/storage';

const NAME = 'inviteCode';
const MAX_LENGTH = 20;

/** The code as typed last and not sent; '' = none. */
export const inviteDraft = (): string => (readStored('local', NAME) ?? '').slice(0, MAX_LENGTH);

export function storeInviteDraft(text: string): void {
  if (text.trim() === '') forgetStored('local', NAME);
  else writeStored('local', NAME, text.slice(0, MAX_LENGTH));
}

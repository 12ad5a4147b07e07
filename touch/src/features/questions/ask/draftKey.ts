import type { AskTarget } from '@touch/api/askQuestion';

/** Key of a target's draft, and of the action that waits for a login. */
export const draftKey = ({ kind, id }: AskTarget): string => (kind === 'subject' ? id : `${kind}-${id}`);

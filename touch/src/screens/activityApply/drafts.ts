import { readBy } from '@touch/outside/draftSchema';
import { draftStorage } from '@touch/outside/draftStorage';
import * as v from 'valibot';

/** Unsent answers by field; pictures are addresses of uploaded ones. */
export type SignUpDraft = Readonly<Record<string, string>>;

/** Drafts by the activity. */
export const { draftOf, storeDraft } = draftStorage<SignUpDraft>({
  name: 'signUpDrafts',
  max: 10,
  read: readBy(v.record(v.string(), v.string())),
  none: {},
  isEmpty: (draft) => Object.values(draft).every((value) => value.trim() === ''),
});

import { draftStorage } from '@touch/outside/drafts/draftStorage';
import * as v from 'valibot';

/** Answers by field; pictures are addresses of uploaded ones. */
export type SignUpDraft = Readonly<Record<string, string>>;

/** Unsent answers by the activity. */
export const { draftOf, storeDraft } = draftStorage<SignUpDraft>({
  name: 'signUpDrafts',
  max: 10,
  schema: v.record(v.string(), v.string()),
  none: {},
  isEmpty: (draft) => Object.values(draft).every((value) => value.trim() === ''),
});

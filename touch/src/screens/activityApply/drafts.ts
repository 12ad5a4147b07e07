import { draftStorage } from '@touch/outside/draftStorage';

/** Unsent answers by field; pictures are addresses of uploaded ones. */
export type SignUpDraft = Readonly<Record<string, string>>;

const isAnswer = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Drafts by the activity. */
export const { draftOf, storeDraft } = draftStorage<SignUpDraft>({
  name: 'signUpDrafts',
  max: 10,
  read: (value) => Object.fromEntries(Object.entries(Object(value)).filter(isAnswer)),
  none: {},
  isEmpty: (draft) => Object.values(draft).every((value) => value.trim() === ''),
});

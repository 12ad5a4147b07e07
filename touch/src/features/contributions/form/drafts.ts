import { DraftClip, readBy } from '@touch/outside/draftSchema';
import { draftStorage } from '@touch/outside/draftStorage';
import * as v from 'valibot';
import { NO_DRAFT, type TellingDraft } from './draft';

/** Drafts by `TIPOFF` or `contributionKey`. */
export const { draftOf, storeDraft } = draftStorage<TellingDraft>({
  name: 'tellingDrafts',
  max: 10,
  read: readBy(
    v.object({
      title: v.string(),
      content: v.string(),
      location: v.string(),
      contact: v.string(),
      pictures: v.array(v.string()),
      clips: v.array(DraftClip),
    }),
  ),
  none: NO_DRAFT,
  isEmpty: ({ title, content, location, contact, pictures, clips }) =>
    `${title}${content}${location}${contact}`.trim() === '' && pictures.length + clips.length === 0,
});

import { DraftClip, readBy } from '@touch/outside/draftSchema';
import { draftStorage } from '@touch/outside/draftStorage';
import type { Attachments } from '@touch/ui/attachments';
import * as v from 'valibot';

/** An unsent question; its files are uploaded. */
export interface QuestionDraft extends Attachments {
  readonly title: string;
  readonly content: string;
}

export const NO_DRAFT: QuestionDraft = { title: '', content: '', pictures: [], clips: [] };

/** Drafts by their target. */
export const { draftOf, storeDraft } = draftStorage<QuestionDraft>({
  name: 'questionDrafts',
  max: 20,
  read: readBy(
    v.object({
      title: v.string(),
      content: v.string(),
      pictures: v.array(v.string()),
      // drafts of earlier versions have none
      clips: v.optional(v.array(DraftClip), []),
    }),
  ),
  none: NO_DRAFT,
  isEmpty: ({ title, content, pictures, clips }) =>
    `${title}${content}`.trim() === '' && pictures.length + clips.length === 0,
});

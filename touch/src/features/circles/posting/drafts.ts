import { DraftClip, readBy } from '@touch/outside/draftSchema';
import { draftStorage } from '@touch/outside/draftStorage';
import type { Attachments } from '@touch/ui/attachments';
import * as v from 'valibot';

/** An unsent post; its files are uploaded. */
export interface PostDraft extends Attachments {
  readonly title: string;
  readonly content: string;
}

export const NO_DRAFT: PostDraft = { title: '', content: '', pictures: [], clips: [] };

/** Drafts by the circle. */
export const { draftOf, storeDraft } = draftStorage<PostDraft>({
  name: 'postDrafts',
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

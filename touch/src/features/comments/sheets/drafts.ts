import type { CommentSubjectRef } from '@touch/api/comments';
import { draftStorage } from '@touch/outside/draftStorage';

/** Unsent text and pictures; `pictures` are addresses of uploaded ones. */
export interface Draft {
  readonly text: string;
  readonly pictures: readonly string[];
  /** Epoch ms it was sent at where nobody heard what became of it: it may have arrived. 0 = it did not leave. */
  readonly sentAt?: number;
}

/** @param pictures these and the time follow the text in entries of earlier versions */
function readDraft(value: unknown, pictures?: unknown, sentAt?: unknown): Draft | undefined {
  const draft: Partial<Record<keyof Draft, unknown>> =
    typeof value === 'string' ? { text: value, pictures, sentAt } : Object(value);
  if (typeof draft.text !== 'string') return undefined;
  return {
    text: draft.text,
    pictures: Array.isArray(draft.pictures) ? draft.pictures.filter((one) => typeof one === 'string') : [],
    ...(typeof draft.sentAt === 'number' && draft.sentAt !== 0 ? { sentAt: draft.sentAt } : {}),
  };
}

const drafts = draftStorage<Draft>({
  name: 'commentDrafts',
  max: 20,
  read: readDraft,
  none: { text: '', pictures: [] },
  isEmpty: ({ text, pictures }) => text.trim() === '' && pictures.length === 0,
});

/** Key of a draft: its subject and the comment that it replies to. */
export const draftKey = ({ id, source }: CommentSubjectRef, parentID: string): string =>
  `${source}/${id}/${parentID}`;

/** The stored draft (H1); it survives the sheet, the page and a lost network. */
export const { draftOf } = drafts;

/** @param draft without `sentAt` what is known of its sending stays: a word more or less, and it may still have arrived */
export function storeDraft(key: string, draft: Draft): void {
  drafts.storeDraft(key, { ...draftOf(key), ...draft });
}

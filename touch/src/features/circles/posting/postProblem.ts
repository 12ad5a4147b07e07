import { MAX_POST_CONTENT, MAX_POST_TITLE } from '@contract/limits';
import { lengthOf } from '@touch/lib/textFields/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaState } from '@touch/ui/attachments';
import type { PostDraft } from './drafts';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields. */
export interface PostProblem {
  readonly field: 'title' | 'content';
  readonly text: string;
}

/** The problem of files that have not arrived; undefined = none. */
export function mediaProblem(state: MediaState, texts: Texts<typeof zh>): PostProblem | undefined {
  if (state === 'arrived') return undefined;
  return { field: 'content', text: state === 'going' ? texts.mediaGoing : texts.mediaFailed };
}

/** The first problem of what was written; undefined = none. */
export function validationProblem(
  { title, content, pictures, clips }: PostDraft,
  texts: Texts<typeof zh>,
): PostProblem | undefined {
  if (lengthOf(title) > MAX_POST_TITLE) return { field: 'title', text: texts.titleTooLong(MAX_POST_TITLE) };
  if (content.trim() === '' && pictures.length + clips.length === 0)
    return { field: 'content', text: texts.needsContent };
  if (lengthOf(content) > MAX_POST_CONTENT)
    return { field: 'content', text: texts.contentTooLong(MAX_POST_CONTENT) };
  return undefined;
}

/** The field that the platform's refusal names. @param serverMessage as the platform sends it @param message for the reader */
export const refusalProblem = (
  serverMessage: string,
  message: string,
  texts: Texts<typeof zh>,
): PostProblem => {
  const field = serverMessage.startsWith('标题') ? 'title' : 'content';
  return { field, text: serverMessage.includes('不当内容') ? texts.refusedWords : message };
};

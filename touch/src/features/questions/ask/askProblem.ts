import { MAX_QUESTION_CONTENT, MAX_QUESTION_TITLE } from '@contract/limits';
import { lengthOf } from '@touch/lib/textFields/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaState } from '@touch/ui/attachments';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields. */
export interface AskProblem {
  readonly field: 'title' | 'content';
  readonly text: string;
}

/** The problem of files that have not arrived; undefined = none. */
export function mediaProblem(state: MediaState, texts: Texts<typeof zh>): AskProblem | undefined {
  if (state === 'arrived') return undefined;
  return { field: 'content', text: state === 'going' ? texts.mediaGoing : texts.mediaFailed };
}

/** The first problem of what was written; undefined = none. */
export function validationProblem(
  { title, content }: { readonly title: string; readonly content: string },
  texts: Texts<typeof zh>,
): AskProblem | undefined {
  if (title.trim() === '') return { field: 'title', text: texts.needsTitle };
  if (lengthOf(title) > MAX_QUESTION_TITLE)
    return { field: 'title', text: texts.titleTooLong(MAX_QUESTION_TITLE) };
  if (lengthOf(content) > MAX_QUESTION_CONTENT)
    return { field: 'content', text: texts.contentTooLong(MAX_QUESTION_CONTENT) };
  return undefined;
}

/** The field that the platform's refusal names. @param serverMessage as the platform sends it @param message for the reader */
export const refusalProblem = (
  serverMessage: string,
  message: string,
  texts: Texts<typeof zh>,
): AskProblem => {
  const field = serverMessage.startsWith('补充说明') ? 'content' : 'title';
  return { field, text: serverMessage.includes('不当内容') ? texts.refusedWords : message };
};

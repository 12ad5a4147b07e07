import { MAX_QUESTION_CONTENT, MAX_QUESTION_TITLE } from '@contract/limits';
import { lengthOf } from '@touch/lib/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaProblem } from '@touch/ui/attachments';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields. */
export interface AskProblem {
  readonly field: 'title' | 'content';
  readonly text: string;
}

/** Problems of a question, one a field: files that have not arrived count as the content's. */
export function askProblems(
  { title, content }: { readonly title: string; readonly content: string },
  media: MediaProblem | undefined,
  texts: Texts<typeof zh>,
): readonly AskProblem[] {
  const problems: AskProblem[] = [];
  if (title.trim() === '') problems.push({ field: 'title', text: texts.needsTitle });
  else if (lengthOf(title) > MAX_QUESTION_TITLE)
    problems.push({ field: 'title', text: texts.titleTooLong(MAX_QUESTION_TITLE) });
  if (lengthOf(content) > MAX_QUESTION_CONTENT)
    problems.push({ field: 'content', text: texts.contentTooLong(MAX_QUESTION_CONTENT) });
  else if (media) problems.push({ field: 'content', text: media.text });
  return problems;
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

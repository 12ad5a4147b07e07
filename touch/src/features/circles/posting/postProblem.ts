import { MAX_POST_CONTENT, MAX_POST_TITLE } from '@contract/limits';
import { lengthOf } from '@touch/lib/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaProblem } from '@touch/ui/attachments';
import type { PostDraft } from './drafts';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields. */
export interface PostProblem {
  readonly field: 'title' | 'content';
  readonly text: string;
}

/** The problem of the content or its files; undefined = none. */
function contentProblem(
  { content, pictures, clips }: PostDraft,
  media: MediaProblem | undefined,
  texts: Texts<typeof zh>,
): string | undefined {
  if (media) return media.text;
  if (content.trim() === '' && pictures.length + clips.length === 0) return texts.needsContent;
  return lengthOf(content) > MAX_POST_CONTENT ? texts.contentTooLong(MAX_POST_CONTENT) : undefined;
}

/** Problems of a post, one a field. */
export function postProblems(
  draft: PostDraft,
  media: MediaProblem | undefined,
  texts: Texts<typeof zh>,
): readonly PostProblem[] {
  const problems: PostProblem[] = [];
  if (lengthOf(draft.title) > MAX_POST_TITLE)
    problems.push({ field: 'title', text: texts.titleTooLong(MAX_POST_TITLE) });
  const text = contentProblem(draft, media, texts);
  if (text) problems.push({ field: 'content', text });
  return problems;
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

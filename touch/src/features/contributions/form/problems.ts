import {
  MAX_CONTRIBUTION_CONTENT,
  MAX_CONTRIBUTION_TITLE,
  MAX_TIPOFF_CONTACT,
  MAX_TIPOFF_CONTENT,
} from '@contract/limits';
import { lengthOf } from '@touch/lib/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaProblem } from '@touch/ui/attachments';
import type { TellingDraft } from './draft';
import type { texts as zh } from './texts/zh';

type FormTexts = Texts<typeof zh>;
export type FieldName = 'title' | 'content' | 'contact';

/** A problem at one of the form's fields. */
export interface Problem {
  readonly field: FieldName;
  readonly text: string;
}

const hasMedia = ({ pictures, clips }: TellingDraft): boolean => pictures.length + clips.length > 0;

/** The content's problem: its files count as part of it; undefined = none. */
function contentProblem(text: string | undefined, media: MediaProblem | undefined): readonly Problem[] {
  const shown = media?.text ?? text;
  return shown ? [{ field: 'content', text: shown }] : [];
}

/** Problems of a tip-off, one a field. */
export function tipoffProblems(
  draft: TellingDraft,
  media: MediaProblem | undefined,
  texts: FormTexts,
): readonly Problem[] {
  const isEmpty = draft.content.trim() === '' && !hasMedia(draft);
  const isLong = lengthOf(draft.content) > MAX_TIPOFF_CONTENT;
  const text = isEmpty ? texts.needsTipoff : isLong ? texts.tooLong(MAX_TIPOFF_CONTENT) : undefined;
  const contact: readonly Problem[] =
    lengthOf(draft.contact) > MAX_TIPOFF_CONTACT
      ? [{ field: 'contact', text: texts.tooLong(MAX_TIPOFF_CONTACT) }]
      : [];
  return [...contentProblem(text, media), ...contact];
}

/** The problem of a text that has to be there; undefined = none. */
function textProblem(text: string, missing: string, max: number, texts: FormTexts): string | undefined {
  if (text.trim() === '') return missing;
  return lengthOf(text) > max ? texts.tooLong(max) : undefined;
}

/** Problems of a contribution, one a field. */
export function contributionProblems(
  { title, content }: TellingDraft,
  media: MediaProblem | undefined,
  texts: FormTexts,
): readonly Problem[] {
  const ofTitle = textProblem(title, texts.needsTitle, MAX_CONTRIBUTION_TITLE, texts);
  const ofContent = textProblem(content, texts.needsContent, MAX_CONTRIBUTION_CONTENT, texts);
  return [
    ...(ofTitle ? [{ field: 'title', text: ofTitle } as const] : []),
    ...contentProblem(ofContent, media),
  ];
}

/** Beginnings of the platform's refusals and the fields that they name. */
const namedFields: readonly (readonly [string, FieldName])[] = [
  ['标题', 'title'],
  ['联系方式', 'contact'],
];

/** The field that the platform's refusal names. @param serverMessage as the platform sends it @param message for the reader */
export const refusalProblem = (serverMessage: string, message: string, texts: FormTexts): Problem => ({
  field: namedFields.find(([name]) => serverMessage.startsWith(name))?.[1] ?? 'content',
  text: serverMessage.includes('不当内容') ? texts.refusedWords : message,
});

import {
  MAX_CONTRIBUTION_CONTENT,
  MAX_CONTRIBUTION_TITLE,
  MAX_TIPOFF_CONTACT,
  MAX_TIPOFF_CONTENT,
} from '@contract/limits';
import { lengthOf } from '@touch/lib/textFields/lengthOf';
import type { Texts } from '@touch/locales/messages';
import type { MediaState } from '@touch/ui/attachments';
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

/** The problem of files that have not arrived; undefined = none. */
export function mediaProblem(state: MediaState, texts: FormTexts): Problem | undefined {
  if (state === 'arrived') return undefined;
  return { field: 'content', text: state === 'going' ? texts.mediaGoing : texts.mediaFailed };
}

/** The first problem of a tip-off; undefined = none. */
export function tipoffProblem(draft: TellingDraft, texts: FormTexts): Problem | undefined {
  if (draft.content.trim() === '' && !hasMedia(draft)) return { field: 'content', text: texts.needsTipoff };
  if (lengthOf(draft.content) > MAX_TIPOFF_CONTENT)
    return { field: 'content', text: texts.tooLong(MAX_TIPOFF_CONTENT) };
  if (lengthOf(draft.contact) > MAX_TIPOFF_CONTACT)
    return { field: 'contact', text: texts.tooLong(MAX_TIPOFF_CONTACT) };
  return undefined;
}

/** The first problem of a contribution; undefined = none. */
export function contributionProblem({ title, content }: TellingDraft, texts: FormTexts): Problem | undefined {
  if (title.trim() === '') return { field: 'title', text: texts.needsTitle };
  if (lengthOf(title) > MAX_CONTRIBUTION_TITLE)
    return { field: 'title', text: texts.tooLong(MAX_CONTRIBUTION_TITLE) };
  if (content.trim() === '') return { field: 'content', text: texts.needsContent };
  if (lengthOf(content) > MAX_CONTRIBUTION_CONTENT)
    return { field: 'content', text: texts.tooLong(MAX_CONTRIBUTION_CONTENT) };
  return undefined;
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

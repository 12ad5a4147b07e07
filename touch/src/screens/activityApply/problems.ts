import { SignFieldType } from '@contract/participation/codes';
import { type SignFieldProblem, signFieldProblem } from '@contract/signFieldProblem';
import type { SignField } from '@touch/api/activity/activity';
import type { Texts } from '@touch/locales/messages';
import type { SignUpDraft } from './drafts';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields. */
export interface FormProblem {
  readonly field: string;
  readonly text: string;
}

type FormTexts = Texts<typeof zh>;

function problemText(problem: SignFieldProblem, { type, code }: SignField, texts: FormTexts): string {
  if (problem !== 'missing') return texts[problem];
  if (type === SignFieldType.upload) return texts.missingPicture(code);
  const isChosen = [SignFieldType.oneOf, SignFieldType.manyOf, SignFieldType.date].some(
    (kind) => kind === type,
  );
  return (isChosen ? texts.missingChoice : texts.missing)(code);
}

/** An answer's problem by the rules the platform has; undefined = none. */
export function answerProblem(field: SignField, answer: string, texts: FormTexts): string | undefined {
  const { id, type, option } = field;
  const problem = signFieldProblem({ id, type, option: [...option], isneed: field.isneed ? 1 : 0 }, answer);
  return problem && problemText(problem, field, texts);
}

/** The first problem of the form. */
export function formProblem(
  fields: readonly SignField[],
  draft: SignUpDraft,
  texts: FormTexts,
): FormProblem | undefined {
  for (const field of fields) {
    const text = answerProblem(field, draft[field.id] ?? '', texts);
    if (text) return { field: field.id, text };
  }
  return undefined;
}

/** Refusals of the platform by its own words (wire f3, x3). */
const known: Readonly<Record<string, 'applied' | 'full' | 'notStarted' | 'signUpEnded'>> = {
  请不要重复报名: 'applied',
  '活动名额已满，请下次再来': 'full',
  报名未开始: 'notStarted',
  报名已结束: 'signUpEnded',
};

/** The problem that the platform's refusal names: at the field whose label it begins with, else of the whole form ('' as field). */
export function refusalProblem(
  serverMessage: string,
  fields: readonly SignField[],
  texts: FormTexts,
  speaksChinese: boolean,
): FormProblem {
  const field = fields.find(({ code }) => code !== '' && serverMessage.startsWith(code));
  const name = known[serverMessage];
  if (speaksChinese && serverMessage) return { field: field?.id ?? '', text: serverMessage };
  if (field) return { field: field.id, text: serverMessage.includes('已被') ? texts.repeated : texts.wrong };
  return { field: '', text: name ? texts[name] : texts.refused };
}

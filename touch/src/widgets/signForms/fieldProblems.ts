import { SignFieldType } from '@contract/participation/codes';
import { type SignFieldProblem, signFieldProblem } from '@contract/signForms/signFieldProblem';
import type { Texts } from '@touch/locales/messages';
import type { FormFieldRow } from './field';
import type { texts as zh } from './texts/zh';

/** A problem at one of the form's fields; '' as field = of the whole form. */
export interface FormProblem {
  readonly field: string;
  readonly text: string;
}
/** Answers by field; pictures are addresses of uploaded ones. */
export type FieldAnswers = Readonly<Record<string, string>>;
type FieldTexts = Texts<typeof zh>;

const chosen: readonly string[] = [
  SignFieldType.oneOf,
  SignFieldType.manyOf,
  SignFieldType.date,
  SignFieldType.region,
];

function problemText(problem: SignFieldProblem, { type, code }: FormFieldRow, texts: FieldTexts): string {
  if (problem === 'option' && type === SignFieldType.region) return texts.region;
  if (problem !== 'missing') return texts[problem];
  if (type === SignFieldType.upload) return texts.missingPicture(code);
  return (chosen.includes(type) ? texts.missingChoice : texts.missing)(code);
}

/** An answer's problem by the rules the platform has; undefined = none. */
export function answerProblem(field: FormFieldRow, answer: string, texts: FieldTexts): string | undefined {
  const { id, type, option } = field;
  const problem = signFieldProblem({ id, type, option: [...option], isneed: field.isneed ? 1 : 0 }, answer);
  return problem && problemText(problem, field, texts);
}

/** Problems of the form, one a field. */
export const formProblems = (
  fields: readonly FormFieldRow[],
  answers: FieldAnswers,
  texts: FieldTexts,
): readonly FormProblem[] =>
  fields.flatMap((field) => {
    const text = answerProblem(field, answers[field.id] ?? '', texts);
    return text ? [{ field: field.id, text }] : [];
  });

import type { SignField } from '@contract/signForm';
import { signFieldProblem } from '@contract/signForms/signFieldProblem';
import { cleanAnswer } from '@platform/signForms/signForm.rules';

/** Cleaned answers to the fields of a vote (wire S13); others are dropped. Pictures are paths. */
export function pickVoterInfo(
  fields: readonly SignField[],
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const answers = fields.map((field) => [field.id, cleanAnswer(field, sent[field.id] ?? '', '')] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/** Message for the voter about the first field that is missing or invalid; undefined = all are valid. */
export function voterInfoError(
  fields: readonly SignField[],
  info: Readonly<Record<string, string>>,
): string | undefined {
  for (const field of fields) {
    const problem = signFieldProblem(field, info[field.id] ?? '');
    if (problem) return `${problem === 'missing' ? '请填写' : '请重新填写'}：${field.code}`;
  }
  return undefined;
}

import { SignFieldType } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';

/** Longest answer, characters. */
const MAX_ANSWER = 500;

const isChoice = ({ type, option }: SignField, answer: string): boolean => {
  if (type === SignFieldType.oneOf) return option.includes(answer);
  if (type === SignFieldType.manyOf) return answer.split(',').every((one) => option.includes(one));
  return true;
};

/** Answers to the fields of a vote (wire S13); others are dropped. */
export function pickVoterInfo(
  fields: readonly SignField[],
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const answers = fields.map(({ id }) => [id, (sent[id] ?? '').trim()] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/** Message for the voter about the first field that is missing or invalid; undefined = all are valid. */
export function voterInfoError(
  fields: readonly SignField[],
  info: Readonly<Record<string, string>>,
): string | undefined {
  for (const field of fields) {
    const answer = info[field.id] ?? '';
    if (answer === '' && field.isneed === 1) return `请填写：${field.code}`;
    if (answer !== '' && (answer.length > MAX_ANSWER || !isChoice(field, answer)))
      return `请重新填写：${field.code}`;
  }
  return undefined;
}

import { SignFieldType } from '../participation/codes';
import { plainPhone } from '../plainDigits';
import type { SignField } from '../signForm';

/** Characters of one answer. */
export const MAX_ANSWER_LENGTH = 500;
/** Pictures of one field. */
export const MAX_ANSWER_PICTURES = 3;
/** Field with the phone number (wire S13). */
export const PHONE_FIELD = 'entry_phone';

export const isPhoneField = ({ id, type }: Pick<SignField, 'id' | 'type'>): boolean =>
  id === PHONE_FIELD || type === SignFieldType.phone;

export type SignFieldProblem = 'missing' | 'tooLong' | 'phone' | 'number' | 'date' | 'option';

/** True for a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const parts = (value: string): string[] => value.split(',').filter((part) => part !== '');

/** An answer's problem; undefined = none. Several values are comma-joined (wire x3). */
export function signFieldProblem(
  field: Pick<SignField, 'id' | 'type' | 'isneed' | 'option'>,
  answer: string,
): SignFieldProblem | undefined {
  const value = answer.trim();
  if (value === '') return field.isneed === 1 ? 'missing' : undefined;
  switch (field.type) {
    case SignFieldType.upload:
      return parts(value).length > MAX_ANSWER_PICTURES ? 'tooLong' : undefined;
    case SignFieldType.oneOf:
      return field.option.includes(value) ? undefined : 'option';
    case SignFieldType.region:
      return field.option.length === 0 || field.option.includes(value) ? undefined : 'option';
    case SignFieldType.manyOf:
      return parts(value).every((part) => field.option.includes(part)) ? undefined : 'option';
    case SignFieldType.date:
      return isDay(value) ? undefined : 'date';
    case SignFieldType.number:
      return /^-?\d{1,9}(\.\d{1,4})?$/.test(value) ? undefined : 'number';
    default:
      if ([...value].length > MAX_ANSWER_LENGTH) return 'tooLong';
      return isPhoneField(field) && !/^1\d{10}$/.test(plainPhone(value)) ? 'phone' : undefined;
  }
}

import type { Outcome } from '@touch/api/login';
import type { LoginTexts } from './texts';
import type { FieldName, Way } from './ways';

/** Words of the login service (wire S20) and what they mean to a reader. */
const known: Readonly<Record<string, { readonly words: keyof LoginTexts; readonly field?: FieldName }>> = {
  phone_format_error: { words: 'phoneFormat', field: 'phone' },
  'code exception': { words: 'wrongCode', field: 'code' },
  register_phoneregistered: { words: 'phoneTaken', field: 'phone' },
  code_too_early: { words: 'codeTooEarly' },
  code_too_often: { words: 'codeTooOften' },
  code_not_sent: { words: 'codeNotSent' },
  password_too_often: { words: 'passwordTooOften' },
  'password login closed': { words: 'passwordClosed' },
  verify_code_needed: { words: 'needsPicture', field: 'challenge' },
  verify_code_wrong: { words: 'pictureWrong', field: 'challenge' },
};

export interface Refusal {
  /** The field it is about; undefined = the whole. */
  readonly field: FieldName | undefined;
  readonly words: string;
}

interface Said {
  readonly msg: string;
  /** What the line says of it: to a Chinese reader the platform's own words. */
  readonly message: string;
}

/** A Chinese reader hears the platform itself, others what its word means. */
export function refusalOf(
  way: Way,
  { msg, message }: Said,
  words: LoginTexts,
  otherwise: string,
  isChinese: boolean,
): Refusal {
  const found = known[msg];
  const field = found?.field;
  if (isChinese && message !== '') return { field, words: message };
  if (msg === 'user account exception') return { field, words: words[accountWords(way)] };
  const text = found && words[found.words];
  return { field, words: typeof text === 'string' ? text : message || otherwise };
}

/** What the service does not say: whose account it was about. */
function accountWords(way: Way): 'wrongPassword' | 'wrongOld' | 'noMember' {
  if (way === 'update') return 'wrongOld';
  return way === 'password' ? 'wrongPassword' : 'noMember';
}

export const asksChallenge = (msg: string): boolean =>
  msg === 'verify_code_needed' || msg === 'verify_code_wrong';

/** Refused before the picture was looked at. */
const untouched = ['phone_format_error', 'code_too_early'];

/** Another picture or question is due: one is asked for, or the one that stands was used up by a code that was not sent. */
export function needsAnother(outcome: Exclude<Outcome, { kind: 'done' }>, challenged: boolean): boolean {
  if (outcome.kind === 'network') return challenged;
  return asksChallenge(outcome.msg) || (challenged && !untouched.includes(outcome.msg));
}

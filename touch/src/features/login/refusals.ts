import type { LoginOutcome } from '@touch/api/login';
import type { FieldName, LoginFormKind } from './loginForms';
import type { LoginTexts } from './texts';

/** Words of the login service (wire S20) and what they mean to a reader. */
const refusals: Readonly<Record<string, { readonly words: keyof LoginTexts; readonly field?: FieldName }>> = {
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

interface LoginReply {
  readonly msg: string;
  /** The call layer's message; for Chinese-speaking readers the platform's own. */
  readonly message: string;
}

/** A Chinese reader hears the platform itself, others what its word means. */
export function refusalOf(
  kind: LoginFormKind,
  { msg, message }: LoginReply,
  words: LoginTexts,
  otherwise: string,
  isChinese: boolean,
): Refusal {
  const found = refusals[msg];
  const field = found?.field;
  if (isChinese && message !== '') return { field, words: message };
  if (msg === 'user account exception') return { field, words: words[accountWords(kind)] };
  const text = found && words[found.words];
  return { field, words: typeof text === 'string' ? text : message || otherwise };
}

/** Message for an unknown account or wrong password: the service does not tell them apart. */
function accountWords(kind: LoginFormKind): 'wrongPassword' | 'wrongOld' | 'noMember' {
  if (kind === 'update') return 'wrongOld';
  return kind === 'password' ? 'wrongPassword' : 'noMember';
}

export const asksChallenge = (msg: string): boolean =>
  msg === 'verify_code_needed' || msg === 'verify_code_wrong';

/** Refused before the picture was looked at. */
const refusedBeforeChallenge = ['phone_format_error', 'code_too_early'];

/** Another picture or question is due: one is asked for, or the one that stands was used up by a code that was not sent. */
export function needsNewChallenge(
  outcome: Exclude<LoginOutcome, { kind: 'done' }>,
  challenged: boolean,
): boolean {
  if (outcome.kind === 'network') return challenged;
  return asksChallenge(outcome.msg) || (challenged && !refusedBeforeChallenge.includes(outcome.msg));
}

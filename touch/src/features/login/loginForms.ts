import { MIN_PASSWORD_LENGTH } from '@contract/limits';
import { plainDigits, plainPhone } from '@contract/plainDigits';
import type { Scene } from '@touch/api/login';
import type { LoginTexts } from './texts';

/** The forms of the login, and those of a member's phone and password. */
export type LoginFormKind = 'code' | 'password' | 'register' | 'reset' | 'bind' | 'change' | 'update';

export type FieldName = 'phone' | 'code' | 'old' | 'password' | 'again' | 'challenge';

export type Values = Readonly<Record<FieldName, string>>;

const fields: Readonly<Record<LoginFormKind, readonly FieldName[]>> = {
  code: ['phone', 'code'],
  password: ['phone', 'password'],
  register: ['phone', 'code', 'password', 'again'],
  reset: ['phone', 'code', 'password', 'again'],
  bind: ['phone', 'code'],
  change: ['phone', 'code'],
  update: ['old', 'password', 'again'],
};

export const hasField = (kind: LoginFormKind, field: FieldName): boolean => fields[kind].includes(field);

/** A new password is set, and confirmed. */
export const isNewPassword = (kind: LoginFormKind): boolean => hasField(kind, 'again');

/** Purpose of the form's code; a changed phone is bound like the first one. */
export function sceneOf(kind: LoginFormKind): Scene {
  if (kind === 'change') return 'bind';
  return kind === 'bind' || kind === 'reset' ? kind : 'login';
}

/** True for logins, which need consent to the terms; members have given it already. */
export const needsConsent = (kind: LoginFormKind): boolean =>
  kind === 'code' || kind === 'password' || kind === 'register';

/** Maximum lengths that the platform accepts; longer values are wrong anyway. */
const MAX_PHONE_LENGTH = 40;
const MAX_CODE_LENGTH = 12;

/** Cleans pasted values: blanks of a number, words around a code. */
export function normalizeField(field: FieldName, text: string): string {
  if (field === 'phone') return plainPhone(text).slice(0, MAX_PHONE_LENGTH);
  if (field === 'code') return plainDigits(text).replace(/\D/g, '').slice(0, MAX_CODE_LENGTH);
  if (field === 'challenge') return text.trim().slice(0, MAX_CODE_LENGTH);
  return text;
}

export interface MissingField {
  readonly field: FieldName | 'consent';
  readonly words: string;
}

/** The problem of a password that is set; undefined = none. */
function newPasswordProblem({ password, again }: Values, words: LoginTexts): MissingField | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return { field: 'password', words: words.short(MIN_PASSWORD_LENGTH) };
  if (again === '') return { field: 'again', words: words.needsAgain };
  return again === password ? undefined : { field: 'again', words: words.differ };
}

/** Missing or invalid fields, in the order of the form; none = it can be sent. */
export function findMissingFields(
  kind: LoginFormKind,
  values: Values,
  agreed: boolean,
  words: LoginTexts,
): readonly MissingField[] {
  const lacks = (field: FieldName) => hasField(kind, field) && values[field] === '';
  const found: MissingField[] = [];
  if (lacks('phone')) found.push({ field: 'phone', words: words.needsPhone });
  if (lacks('code')) found.push({ field: 'code', words: words.needsCode });
  if (lacks('old')) found.push({ field: 'old', words: words.needsPassword });
  if (lacks('password')) found.push({ field: 'password', words: words.needsPassword });
  const problem = isNewPassword(kind) && !lacks('password') && newPasswordProblem(values, words);
  if (problem) found.push(problem);
  if (needsConsent(kind) && !agreed) found.push({ field: 'consent', words: words.needsConsent });
  return found;
}

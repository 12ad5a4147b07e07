import { MIN_PASSWORD_LENGTH } from '@contract/limits';
import { plainDigits, plainPhone } from '@contract/plainDigits';
import type { Scene } from '@touch/api/login';
import type { LoginMessages } from '@touch/locales/messages';

/** Ways in, and what a member does with phone and code besides. */
export type Way = 'code' | 'password' | 'register' | 'reset' | 'bind' | 'change' | 'update';

export type FieldName = 'phone' | 'code' | 'old' | 'password' | 'again' | 'challenge';

export type Values = Readonly<Record<FieldName, string>>;

const fields: Readonly<Record<Way, readonly FieldName[]>> = {
  code: ['phone', 'code'],
  password: ['phone', 'password'],
  register: ['phone', 'code', 'password', 'again'],
  reset: ['phone', 'code', 'password', 'again'],
  bind: ['phone', 'code'],
  change: ['phone', 'code'],
  update: ['old', 'password', 'again'],
};

export const has = (way: Way, field: FieldName): boolean => fields[way].includes(field);

/** A new password is set, and confirmed. */
export const isNewPassword = (way: Way): boolean => has(way, 'again');

/** What a code is asked for; another phone is bound as the first one is. */
export function sceneOf(way: Way): Scene {
  if (way === 'change') return 'bind';
  return way === 'bind' || way === 'reset' ? way : 'login';
}

/** Who comes in agrees to the terms; a member has done so. */
export const needsConsent = (way: Way): boolean => way === 'code' || way === 'password' || way === 'register';

/** Characters the platform takes: what is longer is wrong, and shall be called so in a reader's words. */
const PHONE_MOST = 40;
const CODE_MOST = 12;

/** What a person pastes is more than the value: blanks of a number, the words around a code. */
export function plain(field: FieldName, text: string): string {
  if (field === 'phone') return plainPhone(text).slice(0, PHONE_MOST);
  if (field === 'code') return plainDigits(text).replace(/\D/g, '').slice(0, CODE_MOST);
  if (field === 'challenge') return text.trim().slice(0, CODE_MOST);
  return text;
}

export interface Lack {
  readonly field: FieldName | 'consent';
  readonly words: string;
}

/** The first thing that is missing; undefined = it can be sent. */
export function lackOf(way: Way, values: Values, agreed: boolean, words: LoginMessages): Lack | undefined {
  if (has(way, 'phone') && values.phone === '') return { field: 'phone', words: words['login.needsPhone'] };
  if (has(way, 'code') && values.code === '') return { field: 'code', words: words['login.needsCode'] };
  if (has(way, 'old') && values.old === '') return { field: 'old', words: words['login.needsPassword'] };
  if (has(way, 'password') && values.password === '')
    return { field: 'password', words: words['login.needsPassword'] };
  if (isNewPassword(way)) {
    if ([...values.password].length < MIN_PASSWORD_LENGTH)
      return { field: 'password', words: words['login.short'](MIN_PASSWORD_LENGTH) };
    if (values.again === '') return { field: 'again', words: words['login.needsAgain'] };
    if (values.again !== values.password) return { field: 'again', words: words['login.differ'] };
  }
  if (needsConsent(way) && !agreed) return { field: 'consent', words: words['login.needsConsent'] };
  return undefined;
}

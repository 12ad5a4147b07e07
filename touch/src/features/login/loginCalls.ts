import * as calls from '@touch/api/login';
import type { LoginFormKind, Values } from './loginForms';

/** The text of a form that has succeeded. */
export const doneWords = {
  code: 'done',
  password: 'done',
  register: 'done',
  reset: 'passwordSet',
  bind: 'phoneBound',
  change: 'phoneChanged',
  update: 'passwordSet',
} as const;

type Cache = Parameters<typeof calls.loginByPhone>[0];

/** Sends the values of a form. */
export function callFor(
  cache: Cache,
  kind: LoginFormKind,
  values: Values,
  uid: string,
): Promise<calls.LoginOutcome> {
  const { phone, code, old, password } = values;
  switch (kind) {
    case 'code':
      return calls.loginByPhone(cache, phone, code);
    case 'password':
      return calls.login(cache, phone, password);
    case 'register':
      return calls.register(cache, phone, code, password);
    case 'reset':
      return calls.resetPassword(cache, phone, code, password);
    case 'bind':
      return calls.oauthBindPhone(cache, uid, phone, code);
    case 'change':
      return calls.changePhone(cache, uid, phone, code);
    case 'update':
      return calls.updatePassword(cache, uid, old, password);
  }
}

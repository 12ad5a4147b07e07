import * as address from '@contract/addresses/login';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import type { Answers } from '@touch/outside/answers';
import { forgetKept } from '@touch/outside/session/keeping';

// the platform itself waits for who brings codes to phones: a code that is on its way is no failure (G6)
const sendCodeName = at(address.sendCode, { slow: true });
const logoutName = at(address.logout, { login: 'leaves' });
const oauthBindPhoneName = at(address.oauthBindPhone);
const changePhoneName = at(address.changePhone);
const updatePasswordName = at(address.updatePassword);
const enters = {
  loginByPhone: at(address.loginByPhone, { login: 'enters' }),
  login: at(address.login, { login: 'enters' }),
  register: at(address.register, { login: 'enters' }),
  resetPassword: at(address.resetPassword, { login: 'enters' }),
};

/** What a code is for (wire n1). */
export type Scene = 'login' | 'bind' | 'reset';

/** How a call of the login service went. */
export type Outcome =
  | { readonly kind: 'done' }
  /** The line failed: nobody knows whether it arrived. */
  | { readonly kind: 'network' }
  /** `msg`: the service's own word (wire S20); `message`: why, in the reader's language as far as the line knows. */
  | { readonly kind: 'refused'; readonly msg: string; readonly message: string };

type Given = Readonly<Record<string, string>>;

/** A call of the login service; its answer matters only as far as it worked. */
export async function asked(answers: Answers, operation: string, given: Given): Promise<Outcome> {
  const answer = await answers.ask(operation, given);
  if (!answer) return { kind: 'network' };
  if (answer.status === Status.data || answer.status === Status.empty) return { kind: 'done' };
  return { kind: 'refused', msg: answer.msg ?? '', message: answer.message };
}

/** The wire carries a password as MD5 and nothing else (wire n2). */
async function hashed(password: string): Promise<string> {
  const { md5hex } = await import('@touch/outside/ciphers/md5');
  return md5hex(password);
}

export interface Challenged {
  readonly verifyId: string;
  readonly verifyCode: string;
}

/** Sends a code to a phone. A challenge goes along where one was asked for. */
export const sendCode = (answers: Answers, phone: string, scene: Scene, challenged?: Challenged) =>
  asked(answers, sendCodeName, { phone, scene, ...challenged });

export const loginByPhone = (answers: Answers, phone: string, code: string) =>
  asked(answers, enters.loginByPhone, { phone, code });

export const login = async (answers: Answers, phone: string, password: string) =>
  asked(answers, enters.login, { phone, password: await hashed(password) });

export const register = async (answers: Answers, phone: string, code: string, password: string) =>
  asked(answers, enters.register, { phone, code, password: await hashed(password) });

/** All other logins of this member end. */
export const resetPassword = async (answers: Answers, phone: string, code: string, password: string) =>
  asked(answers, enters.resetPassword, { phone, code, password: await hashed(password) });

export const oauthBindPhone = (answers: Answers, uid: string, newPhone: string, code: string) =>
  asked(answers, oauthBindPhoneName, { uid, newPhone, code });

/** Another phone in the place of the first. */
export const changePhone = (answers: Answers, uid: string, newPhone: string, code: string) =>
  asked(answers, changePhoneName, { uid, newPhone, code });

/** All other logins of this member end. */
export const updatePassword = async (answers: Answers, uid: string, password: string, newPassword: string) =>
  asked(answers, updatePasswordName, {
    uid,
    password: await hashed(password),
    newPassword: await hashed(newPassword),
  });

/** Whatever the platform hears of it, this browser is out. */
export function logout(answers: Answers, uid: string): Promise<Outcome> {
  forgetKept();
  return asked(answers, logoutName, { uid });
}

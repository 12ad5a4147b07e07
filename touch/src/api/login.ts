import * as operations from '@contract/sso';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import { forgetPersonalData } from '@touch/outside/member/personalData';
import type { QueryCache } from '@touch/outside/queryCache';
import type { ChallengeAnswer } from './useOpenChallenge';

// the platform itself waits for who brings codes to phones: a code that is on its way is no failure (G6)
const sendCodeName = at(operations.sendCode, { slow: true });
const logoutName = at(operations.logout, { login: 'leaves' });
const oauthBindPhoneName = at(operations.oauthBindPhone);
const changePhoneName = at(operations.changePhone);
const updatePasswordName = at(operations.updatePassword);
const enters = {
  loginByPhone: at(operations.loginByPhone, { login: 'enters' }),
  login: at(operations.login, { login: 'enters' }),
  register: at(operations.register, { login: 'enters' }),
  resetPassword: at(operations.resetPassword, { login: 'enters' }),
};

/** Purpose of a code (wire n1). */
export type Scene = 'login' | 'bind' | 'reset' | 'guardian';

/** Result of a call to the login service. */
export type LoginOutcome =
  | { readonly kind: 'done' }
  /** Network failure: it is unknown if the call arrived. */
  | { readonly kind: 'network' }
  /** `msg`: the service's own word (wire S20); `message`: why, in the reader's language as far as the line knows. */
  | { readonly kind: 'refused'; readonly msg: string; readonly message: string };

type LoginFields = Readonly<Record<string, string>>;

/** A call of the login service; its answer matters only as far as it worked. */
export async function callLoginService(
  cache: QueryCache,
  operation: string,
  fields: LoginFields,
): Promise<LoginOutcome> {
  const answer = await cache.call(operation, fields);
  if (!answer) return { kind: 'network' };
  if (answer.status === Status.data || answer.status === Status.empty) return { kind: 'done' };
  return { kind: 'refused', msg: answer.msg ?? '', message: answer.message };
}

/** The wire carries a password as MD5 and nothing else (wire n2). */
export async function hashPassword(password: string): Promise<string> {
  const { md5hex } = await import('@touch/outside/ciphers/md5');
  return md5hex(password);
}

/** Sends a code to a phone. An answered captcha goes along where one was asked for, once its work is done. */
export const sendCode = async (
  cache: QueryCache,
  phone: string,
  scene: Scene,
  answer?: ChallengeAnswer,
): Promise<LoginOutcome> => {
  const check = answer && { ...answer, work: await answer.work };
  return callLoginService(cache, sendCodeName, { phone, scene, ...check });
};

export const loginByPhone = (cache: QueryCache, phone: string, code: string) =>
  callLoginService(cache, enters.loginByPhone, { phone, code });

export const login = async (cache: QueryCache, phone: string, password: string) =>
  callLoginService(cache, enters.login, { phone, password: await hashPassword(password) });

export const register = async (cache: QueryCache, phone: string, code: string, password: string) =>
  callLoginService(cache, enters.register, { phone, code, password: await hashPassword(password) });

/** All other logins of this member end. */
export const resetPassword = async (cache: QueryCache, phone: string, code: string, password: string) =>
  callLoginService(cache, enters.resetPassword, { phone, code, password: await hashPassword(password) });

export const oauthBindPhone = (cache: QueryCache, uid: string, newPhone: string, code: string) =>
  callLoginService(cache, oauthBindPhoneName, { uid, newPhone, code });

/** Another phone in the place of the first. */
export const changePhone = (cache: QueryCache, uid: string, newPhone: string, code: string) =>
  callLoginService(cache, changePhoneName, { uid, newPhone, code });

/** All other logins of this member end. */
export const updatePassword = async (cache: QueryCache, uid: string, password: string, newPassword: string) =>
  callLoginService(cache, updatePasswordName, {
    uid,
    password: await hashPassword(password),
    newPassword: await hashPassword(newPassword),
  });

/** Whatever the platform hears of it, this browser is out. */
export function logout(cache: QueryCache, uid: string): Promise<LoginOutcome> {
  forgetPersonalData();
  return callLoginService(cache, logoutName, { uid });
}

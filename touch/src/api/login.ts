import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import type { QueryCache } from '@touch/outside/answers';
import { forgetPersonalData } from '@touch/outside/session/keeping';

const sso = { service: 'sso', method: 'POST' } as const;
// the platform itself waits for who brings codes to phones: a code that is on its way is no failure (G6)
const sendCodeName = at('sendCode', { ...sso, path: '/sendCode', slow: true });
const logoutName = at('logout', { ...sso, path: '/logout', login: 'leaves' });
const oauthBindPhoneName = at('oauthBindPhone', { ...sso, path: '/oauthBindPhone' });
const changePhoneName = at('changePhone', { ...sso, path: '/changePhone' });
const updatePasswordName = at('updatePassword', { ...sso, path: '/updatePassword' });
const enters = {
  loginByPhone: at('loginByPhone', { ...sso, path: '/loginByPhone', login: 'enters' }),
  login: at('login', { ...sso, path: '/login', login: 'enters' }),
  register: at('register', { ...sso, path: '/register', login: 'enters' }),
  resetPassword: at('resetPassword', { ...sso, path: '/resetPassword', login: 'enters' }),
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
export async function asked(cache: QueryCache, operation: string, given: Given): Promise<Outcome> {
  const answer = await cache.callUncached(operation, given);
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
export const sendCode = (cache: QueryCache, phone: string, scene: Scene, challenged?: Challenged) =>
  asked(cache, sendCodeName, { phone, scene, ...challenged });

export const loginByPhone = (cache: QueryCache, phone: string, code: string) =>
  asked(cache, enters.loginByPhone, { phone, code });

export const login = async (cache: QueryCache, phone: string, password: string) =>
  asked(cache, enters.login, { phone, password: await hashed(password) });

export const register = async (cache: QueryCache, phone: string, code: string, password: string) =>
  asked(cache, enters.register, { phone, code, password: await hashed(password) });

/** All other logins of this member end. */
export const resetPassword = async (cache: QueryCache, phone: string, code: string, password: string) =>
  asked(cache, enters.resetPassword, { phone, code, password: await hashed(password) });

export const oauthBindPhone = (cache: QueryCache, uid: string, newPhone: string, code: string) =>
  asked(cache, oauthBindPhoneName, { uid, newPhone, code });

/** Another phone in the place of the first. */
export const changePhone = (cache: QueryCache, uid: string, newPhone: string, code: string) =>
  asked(cache, changePhoneName, { uid, newPhone, code });

/** All other logins of this member end. */
export const updatePassword = async (cache: QueryCache, uid: string, password: string, newPassword: string) =>
  asked(cache, updatePasswordName, {
    uid,
    password: await hashed(password),
    newPassword: await hashed(newPassword),
  });

/** Whatever the platform hears of it, this browser is out. */
export function logout(cache: QueryCache, uid: string): Promise<Outcome> {
  forgetPersonalData();
  return asked(cache, logoutName, { uid });
}

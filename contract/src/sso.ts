import * as v from 'valibot';
import { consentField as consent } from './consents';
import { text } from './fields';
import { WORK_MAX } from './limits';
import { write } from './operation';
import { Binary, Empty, int, ms, str } from './wireValues';

/** Wire S20, the user. */
export const SsoUser = v.object({
  uid: str,
  userid: str,
  username: str,
  nickname: str,
  phone: v.optional(str),
  areaCode: v.optional(str),
  head: str,
  sex: v.picklist(['0', '1', '2']),
  birthday: str,
  address: str,
  score: str,
  token: str,
  isOpen: int,
  isFirstOpen: v.picklist(['0', '1']),
  isDefPassword: int,
  isRefOauth: v.optional(int),
  provider: v.optional(str),
});
export type SsoUser = v.InferOutput<typeof SsoUser>;

/** The user as a login answers it. */
export const SsoSession = v.object({ ...SsoUser.entries, accessToken: str, refreshToken: str });
export type SsoSession = v.InferOutput<typeof SsoSession>;

/**
 * Answer of the login service in both modes: older and newer fields together (wire S20).
 * Success is code 1, status 0; a refusal is code 0, status −1 or a platform status (wire W7), with an empty value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ssoAnswer<const S extends v.GenericSchema>(value: S) {
  const data = v.union([value, v.strictObject({})]);
  return v.object({
    code: v.picklist([0, 1]),
    msg: str,
    value: data,
    status: int,
    message: str,
    data,
    path: v.nullable(str),
    error: v.nullable(str),
    timestamp: ms,
  });
}

const sso = { service: 'sso', wrapping: 'sso' } as const;
const phone = text('', 40);
const uid = text('');
/** A verification code sent by sendCode. */
const code = text('', 12);
/** Lower-case hex of MD5. */
const password = text('', 64);
/** Headers of wire D1 repeated as parameters; the sign covers them as sent. */
const signed = {
  devid: text(''),
  siteid: text(''),
  random: text(''),
  timestamp: text(''),
  token: text('', 2_000),
  version: text(''),
};
/** `nickname` is base64 of UTF-8; oid and unionid are enciphered from apiVersion 3 on (wire D6). */
const third = {
  provider: text(''),
  oid: text('', 1_000),
  nickname: text(''),
  head: text('', 2_000),
  unionid: text('', 1_000),
  ...signed,
};

export const thirdLogin = write({
  ...sso,
  name: 'thirdLogin',
  row: 'f9',
  recorded: { as: 'login', account: 'uid' },
  input: v.object(third),
  output: SsoSession,
});

export const oauthLogin = write({
  ...sso,
  name: 'oauthLogin',
  row: 'f10',
  recorded: { as: 'login', account: 'uid' },
  uncalled: true,
  input: v.object(third),
  output: SsoSession,
});

/** Recorded without a code; refused so unless `legacyWrites`. */
export const loginByPhone = write({
  ...sso,
  name: 'loginByPhone',
  row: 'x23',
  recorded: { as: 'login', account: 'uid' },
  input: v.object({ ...signed, phone, code, consent }),
  output: SsoSession,
});

export const login = write({
  ...sso,
  name: 'login',
  row: 'n2',
  recorded: { as: 'login', account: 'uid' },
  input: v.object({ ...signed, phone, password, consent }),
  output: SsoSession,
});

export const register = write({
  ...sso,
  name: 'register',
  row: 'n2',
  recorded: { as: 'login', account: 'uid' },
  input: v.object({ ...signed, phone, code, password, consent }),
  output: SsoSession,
});

export const resetPassword = write({
  ...sso,
  name: 'resetPassword',
  row: 'n2',
  recorded: { as: 'login', account: 'uid' },
  input: v.object({ ...signed, phone, code, password }),
  output: SsoSession,
});

/** 60 seconds between two, five a day. */
export const sendCode = write({
  ...sso,
  name: 'sendCode',
  row: 'n1',
  input: v.object({
    ...signed,
    phone,
    /** login, bind or reset. */
    scene: text('login'),
    verifyId: text(''),
    verifyCode: text('', 12),
    /** Base64 of the captcha's solved work (ours). */
    work: text('', WORK_MAX),
  }),
  output: Empty,
});

/** Ends the login of the caller, and of the token that is sent along as recorded clients do. */
export const logout = write({
  ...sso,
  name: 'logout',
  row: 'x23',
  recorded: { as: 'login' },
  input: v.object({ ...signed, uid }),
  output: Empty,
});

/** Ends the membership. */
export const cancel = write({
  ...sso,
  name: 'cancel',
  row: 'x23',
  recorded: { as: 'account' },
  input: v.object({ ...signed, uid }),
  output: Empty,
});

/** Only what is sent changes. `nickname` is base64 of UTF-8. */
export const modify = write({
  ...sso,
  name: 'modify',
  row: 'x23',
  recorded: { as: 'account' },
  input: v.object({
    ...signed,
    uid,
    nickname: v.optional(text('')),
    sex: v.optional(text('', 1)),
    birthday: v.optional(text('', 20)),
    address: v.optional(text('')),
  }),
  output: SsoUser,
});

export const oauthBindPhone = write({
  ...sso,
  name: 'oauthBindPhone',
  row: 'x23',
  recorded: { as: 'account' },
  spellings: { newPhone: ['phone'] },
  input: v.object({ ...signed, uid, newPhone: phone, code }),
  output: SsoUser,
});

export const oauthUnBindPhone = write({
  ...sso,
  name: 'oauthUnBindPhone',
  row: 'x23',
  recorded: { as: 'account' },
  method: 'GET',
  encoding: 'query',
  input: v.object({ ...signed, uid, phone }),
  output: SsoUser,
});

/** Binds a third-party identity to the member. */
export const bind = write({
  ...sso,
  name: 'bind',
  row: 'x23',
  recorded: { as: 'account', object: 'provider' },
  input: v.object({ ...third, uid }),
  output: SsoUser,
});

export const unbind = write({
  ...sso,
  name: 'unbind',
  row: 'x23',
  recorded: { as: 'account', object: 'provider' },
  input: v.object({ ...signed, uid, provider: text('') }),
  output: SsoUser,
});

export const updatePassword = write({
  ...sso,
  name: 'updatePassword',
  row: 'x24',
  recorded: { as: 'account' },
  input: v.object({ ...signed, uid, password, newPassword: password }),
  output: Empty,
});

export const changePhone = write({
  ...sso,
  name: 'changePhone',
  row: 'x24',
  recorded: { as: 'account' },
  input: v.object({ ...signed, uid, newPhone: phone, code }),
  output: SsoUser,
});

/** Everything the platform holds about the member, as a zip. */
export const exportMember = write({
  name: 'exportMember',
  service: 'sso',
  path: '/export',
  row: 'n18',
  recorded: { as: 'account' },
  wrapping: 'binary',
  input: v.object({ uid }),
  output: Binary,
});

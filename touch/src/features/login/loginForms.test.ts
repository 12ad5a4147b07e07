import { loginByPhone, sendCode } from '@contract/sso';
import { texts as loginZh } from '@touch/features/login/texts/zh';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { secondsLeft } from './codeWait';
import { createDraft } from './draft';
import { findMissingField, type LoginFormKind, type Values } from './loginForms';

const full: Values = {
  phone: '13800000001',
  code: '123456',
  old: 'lanchuan2030',
  password: 'lanchuan2031',
  again: 'lanchuan2031',
  challenge: '',
};

describe('[H7] what is missing is asked for, one thing at a time', () => {
  const rows: readonly (readonly [string, LoginFormKind, Partial<Values>, string])[] = [
    ['请输入手机号', 'code', { phone: '', code: '' }, 'phone'],
    ['请输入手机号', 'bind', { phone: '' }, 'phone'],
    ['请输入手机号', 'change', { phone: '' }, 'phone'],
    ['请输入密码', 'update', { phone: '', code: '', old: '' }, 'old'],
    ['请确认密码', 'update', { phone: '', code: '', again: '' }, 'again'],
    ['请输入验证码', 'code', { code: '' }, 'code'],
    ['请输入验证码', 'reset', { code: '', password: '' }, 'code'],
    ['请输入密码', 'password', { password: '' }, 'password'],
    ['请输入密码', 'register', { password: '', again: '' }, 'password'],
    ['请确认密码', 'register', { again: '' }, 'again'],
    ['两次输入的密码不一致', 'reset', { again: 'lanchuan2032' }, 'again'],
    ['密码至少8位', 'register', { password: '1234567', again: '1234567' }, 'password'],
  ];
  test.each(rows)('[H7 %s] %s', (words, kind, change, field) => {
    expect(findMissingField(kind, { ...full, ...change }, true, loginZh)).toEqual({ field, words });
  });

  test.each(['code', 'password', 'register', 'reset', 'bind', 'change', 'update'] as const)(
    '%s: all is there',
    (way) => {
      expect(findMissingField(way, full, true, loginZh)).toBeUndefined();
    },
  );

  test('[K12] who comes in has agreed; a member need not agree again', () => {
    const consent = { field: 'consent', words: loginZh.needsConsent };
    for (const way of ['code', 'password', 'register'] as const)
      expect(findMissingField(way, full, false, loginZh)).toEqual(consent);
    for (const way of ['reset', 'bind'] as const)
      expect(findMissingField(way, full, false, loginZh)).toBeUndefined();
  });

  test('an old password may be shorter than a new one has to be', () => {
    expect(findMissingField('password', { ...full, password: '1234' }, true, loginZh)).toBeUndefined();
  });
});

test('what is pasted is understood: blanks of a number, the words around a code, wide digits', () => {
  const draft = createDraft();
  draft.write('phone', ' 138 0000-0001 ');
  draft.write('code', '【澜川】验证码 １２３456，十分钟内有效'.replace('十分钟内', ''));
  draft.write('password', ' with blanks ');
  expect(draft.values()).toMatchObject({ phone: '13800000001', code: '123456', password: ' with blanks ' });
  draft.write('phone', '\u202a１３８ 0000\u201100༠༡\u202c');
  draft.write('code', '༡༢༣༤༥༦');
  expect(draft.values()).toMatchObject({ phone: '13800000001', code: '123456' });
});

test('[wire n1] the wait is counted in whole seconds, and is over to the millisecond', () => {
  expect([60_000, 59_999, 1_000, 1, 0, -5].map((left) => secondsLeft(left, 0))).toEqual([60, 60, 1, 1, 0, 0]);
  // the phone's clock was put back by an hour
  expect(secondsLeft(3_600_000, 0)).toBe(0);
});

test('[H7] ten thousand characters are as wrong as twelve, and no fault of the call', () => {
  const draft = createDraft();
  for (const field of ['phone', 'code', 'challenge'] as const) draft.write(field, '1'.repeat(10_000));
  const { phone, code, challenge } = draft.values();
  const given = { phone, scene: 'login', verifyId: 'x', verifyCode: challenge };
  expect(v.safeParse(sendCode.input, given).success).toBe(true);
  expect(v.safeParse(loginByPhone.input, { phone, code }).success).toBe(true);
});

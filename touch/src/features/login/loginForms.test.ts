import { loginByPhone, sendCode } from '@contract/sso';
import { texts as loginZh } from '@touch/features/login/texts/zh';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { secondsLeft } from './codeWait';
import { createDraft } from './draft';
import { findMissingFields, type LoginFormKind, type Values } from './loginForms';

const full: Values = {
  phone: '13800000001',
  code: '123456',
  old: 'lanchuan2030',
  password: 'lanchuan2031',
  again: 'lanchuan2031',
  challenge: '',
};

describe('[H7] a login form – something is missing or wrong – all of it is asked for at once', () => {
  const phone = { field: 'phone', words: '请输入手机号' };
  const code = { field: 'code', words: '请输入验证码' };
  const again = { field: 'again', words: '请确认密码' };
  const password = { field: 'password', words: '请输入密码' };
  test.each<readonly [LoginFormKind, Partial<Values>, readonly object[]]>([
    ['code', { phone: '', code: '' }, [phone, code]],
    ['bind', { phone: '' }, [phone]],
    ['change', { phone: '' }, [phone]],
    ['update', { phone: '', code: '', old: '' }, [{ field: 'old', words: '请输入密码' }]],
    ['update', { phone: '', code: '', again: '' }, [again]],
    ['code', { code: '' }, [code]],
    ['reset', { code: '', password: '' }, [code, password]],
    ['password', { phone: '', password: '' }, [phone, password]],
    ['register', { password: '', again: '' }, [password]],
    ['register', { again: '' }, [again]],
    ['reset', { again: 'lanchuan2032' }, [{ field: 'again', words: '两次输入的密码不一致' }]],
    ['register', { password: '1234567', again: '1234567' }, [{ field: 'password', words: '密码至少8位' }]],
  ])('[H7] %s – %j', (kind, change, missing) => {
    expect(findMissingFields(kind, { ...full, ...change }, true, loginZh)).toEqual(missing);
  });

  test.each(['code', 'password', 'register', 'reset', 'bind', 'change', 'update'] as const)(
    '%s: all is there',
    (way) => {
      expect(findMissingFields(way, full, true, loginZh)).toEqual([]);
    },
  );

  test('[K12] consent – missing – is required to log in and register, and not to reset a password or bind a phone', () => {
    const consent = { field: 'consent', words: loginZh.needsConsent };
    for (const way of ['code', 'password', 'register'] as const)
      expect(findMissingFields(way, full, false, loginZh)).toEqual([consent]);
    for (const way of ['reset', 'bind'] as const)
      expect(findMissingFields(way, full, false, loginZh)).toEqual([]);
  });

  test('an old password may be shorter than a new one has to be', () => {
    expect(findMissingFields('password', { ...full, password: '1234' }, true, loginZh)).toEqual([]);
  });
});

test('pasted numbers and codes – with blanks, words around them, wide or Tibetan digits – are read', () => {
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

import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { texts as loginEn } from '@touch/features/login/texts/en';
import { texts as loginZh } from '@touch/features/login/texts/zh';
import { en } from '@touch/locales/en';
import { readableAnswer } from '@touch/outside/calls/answerParsing';
import { callWords } from '@touch/outside/calls/callWords';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginFormKind } from './loginForms';
import { asksChallenge, needsNewChallenge, refusalOf } from './refusals';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    smsLimits: { freePerNetwork: 3, perAddress: 100, perSite: 1_000 },
  });
});
afterAll(() => platform.close());

const BaseComment = v.object({ msg: v.string(), message: v.string() });
const PHONE = '13800000001';
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

/** The platform's message of a refusal, and the form used. */
const rows: readonly (readonly [
  string,
  LoginFormKind,
  string,
  Record<string, string>,
  string | undefined,
  string,
])[] = [
  ['a phone that is none', 'code', 'sendCode', { phone: '123' }, 'phone', 'phoneFormat'],
  ['a wrong code', 'code', 'loginByPhone', { phone: PHONE, code: '0' }, 'code', 'wrongCode'],
  ['a wrong password', 'password', 'login', { phone: PHONE, password: MD5 }, undefined, 'wrongPassword'],
];

describe('a refusal of the login service', () => {
  test.each(rows)('[C4] %s is told in the reader’s language, at its field', async (...row) => {
    const [, kind, operation, parameters, field, key] = row;
    const answer = v.parse(BaseComment, (await platform.sso(operation, parameters)).json());
    expect(refusalOf(kind, answer, loginZh, '?', true)).toEqual({ field, words: answer.message });
    const english = refusalOf(kind, answer, loginEn, '?', false);
    expect(english).toEqual({ field, words: Object.entries(loginEn).find(([name]) => name === key)?.[1] });
  });

  test('[wire n1] a second code within a minute, and more codes than a network may have without a challenge', async () => {
    const ask = async (phone: string) =>
      v.parse(BaseComment, (await platform.sso('sendCode', { phone })).json());
    await ask(PHONE);
    const early = await ask(PHONE);
    expect(refusalOf('code', early, loginEn, '?', false).words).toBe(loginEn.codeTooEarly);
    let challenged = early;
    for (const phone of ['13800000002', '13800000003', '13800000004']) challenged = await ask(phone);
    expect([asksChallenge(early.msg), asksChallenge(challenged.msg)]).toEqual([false, true]);
    expect(refusalOf('code', challenged, loginEn, '?', false).field).toBe('challenge');
  });

  test('[C4] a word nobody knows is no Chinese for who reads none', () => {
    const answer = { msg: 'something new', message: '新的说法' };
    const inEn = readableAnswer(
      { status: -1, ...answer },
      callWords(en, () => 'en'),
    );
    expect(refusalOf('code', { ...answer, ...inEn }, loginEn, '?', false).words).toBe(en['error.unknown']);
    expect(refusalOf('code', answer, loginZh, '出错了', true).words).toBe('新的说法');
    expect(refusalOf('code', { msg: '', message: '' }, loginZh, '出错了', true).words).toBe('出错了');
  });
});

test.each([
  ['the line failed: nobody knows whether it was used', { kind: 'network' }, true],
  ['no gateway took the code', { kind: 'refused', msg: 'code_not_sent', message: '' }, true],
  ['it was wrong', { kind: 'refused', msg: 'verify_code_wrong', message: '' }, true],
  ['too early: nobody looked at it', { kind: 'refused', msg: 'code_too_early', message: '' }, false],
  ['no phone: nobody looked at it', { kind: 'refused', msg: 'phone_format_error', message: '' }, false],
] as const)('[H7] a picture that was answered, and %s', (_, outcome, another) => {
  expect(needsNewChallenge(outcome, true)).toBe(another);
});

test('[H7] without a picture one is shown where it is asked for alone', () => {
  const msgs = ['verify_code_needed', 'code_not_sent'];
  expect(msgs.map((msg) => needsNewChallenge({ kind: 'refused', msg, message: '' }, false))).toEqual([
    true,
    false,
  ]);
  expect(needsNewChallenge({ kind: 'network' }, false)).toBe(false);
});

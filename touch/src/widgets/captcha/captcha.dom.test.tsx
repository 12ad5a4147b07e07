// @vitest-environment happy-dom
import { CAPTCHA_VALID_MS } from '@contract/limits';
import { mount } from '@testing/mount';
import type { ChallengeAnswer } from '@touch/api/useOpenChallenge';
import { CodeField } from '@touch/features/article/voting/CodeField';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaTexts } from './texts';
import { texts } from './texts/zh';

beforeEach(() => captchaTexts.loadTexts('zh'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openCaptcha(change: { picture?: unknown; question?: unknown } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let count = 0;
  const numbered = (fields: object) => {
    count += 1;
    return { ...fields, verifyId: `v${count}` };
  };
  const checks: ChallengeAnswer[] = [];
  const of = (attempt: number, problem = '', isSending = false) => (
    <CodeField {...{ attempt, problem, isSending }} setCheck={(check) => checks.push(check)} />
  );
  const page = await mount(of(1), {
    answers: {
      verifyCode: () =>
        'picture' in change ? change.picture : numbered({ picture: 'data:image/png;base64,AA' }),
      verifyText: () => ('question' in change ? change.question : numbered({ question: '二加三' })),
    },
  });
  const later = (ms: number) => page.change(() => vi.advanceTimersByTime(ms));
  const last = () => checks.at(-1) && [checks.at(-1)?.verifyId, checks.at(-1)?.verifyCode];
  const field = () => page.field('input[name=code]');
  return {
    ...page,
    of,
    later,
    last,
    value: () => field().value,
    requested: () => page.calls.map(([name]) => name),
  };
}

describe('[wire g80] the captcha', () => {
  test('[wire g80] answered, renewed, answered again – belongs to the picture that is shown, and the field is emptied', async () => {
    const page = await openCaptcha();
    await page.type('input[name=code]', ' abcd ');
    expect(page.last()).toEqual(['v1', 'abcd']);
    await page.tap(texts.other);
    expect([page.value(), page.requested().length]).toEqual(['', 2]);
    await page.type('input[name=code]', 'efgh');
    expect(page.last()).toEqual(['v2', 'efgh']);
  });
  test('[wire n17] changed to a question and back – asks in the reader’s language, for a vote', async () => {
    const page = await openCaptcha();
    await page.tap(texts.questionInstead);
    expect([page.text().includes('二加三'), page.text().includes(texts.answer), page.names('img')]).toEqual([
      true,
      true,
      [],
    ]);
    expect(page.calls.at(-1)?.[1]).toEqual({ scene: 'vote', locale: 'zh' });
    await page.tap(texts.pictureInstead);
    expect([page.names('img').length, page.calls.at(-1)?.[1]]).toEqual([1, { scene: 'vote' }]);
  });
  test('[wire g80] refused – another one comes with the reason, once for each refusal', async () => {
    const page = await openCaptcha();
    await page.type('input[name=code]', 'abcd');
    await page.show(page.of(2, '验证码错误'));
    expect([page.requested().length, page.value(), page.text().includes('验证码错误')]).toEqual([
      2,
      '',
      true,
    ]);
    await page.show(page.of(2, '验证码错误'));
    expect(page.requested()).toHaveLength(2);
  });
  test.each([
    ['a failure', new Error('no')],
    ['no picture', { picture: 'https://x.test/a.png', verifyId: 'v' }],
    ['no number', { picture: 'data:image/png;base64,AA', verifyId: '' }],
  ])('[wire g80] answered by %s – says that it did not load', async (_, picture) => {
    const page = await openCaptcha({ picture });
    expect([page.text().includes(texts.failed), page.names('img')]).toEqual([true, []]);
  });
  test('[wire g80] a millisecond before its time is over, then over – is renewed and says so; in a hidden page once it is looked at', async () => {
    const page = await openCaptcha();
    await page.later(CAPTCHA_VALID_MS - 1);
    expect([page.requested().length, page.text().includes(texts.codeExpired)]).toEqual([1, false]);
    await page.later(1);
    expect([page.requested().length, page.text().includes(texts.codeExpired)]).toEqual([2, true]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await page.later(CAPTCHA_VALID_MS);
    expect(page.requested()).toHaveLength(2);
    hidden.mockReturnValue(false);
    await page.change(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(page.requested()).toHaveLength(3);
  });
});

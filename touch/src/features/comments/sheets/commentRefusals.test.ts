import { Status } from '@contract/statuses';
import type { PostResult } from '@touch/api/discuss';
import { texts as commentsEn } from '@touch/features/comments/sheets/texts/en';
import { texts as commentsZh } from '@touch/features/comments/sheets/texts/zh';
import { en } from '@touch/locales/en';
import type { Locale, Messages } from '@touch/locales/messages';
import { zh } from '@touch/locales/zh';
import { readableAnswer } from '@touch/outside/calls/answerParsing';
import { callWords } from '@touch/outside/calls/callWords';
import { expect, test } from 'vitest';
import { commentLength, maxLengthIn, refusalMessage, validationMessage } from './commentRefusals';

/** As it comes over the line to a reader of a language. */
function refused(status: number, message: string, page: Messages = zh, locale: Locale = 'zh'): PostResult {
  const { serverMessage: original = message, ...readable } = readableAnswer(
    { status, message },
    callWords(page, () => locale),
  );
  return { kind: 'refused', status, message: readable.message, serverMessage: original };
}

test.each([
  ['[H1] nothing but white space: 请输入内容', ' \n ', 10, '请输入内容'],
  ['[H1] as many characters as there may be', '字'.repeat(10), 10, undefined],
  ['[H1] one more', '字'.repeat(11), 10, '评论不能超过10个字'],
  [
    '[H1] what stands around does not count, a picture sign counts once',
    ` ${'🌊'.repeat(10)}\n`,
    10,
    undefined,
  ],
])('%s', (_, text, most, lack) => {
  expect(validationMessage(text, most, commentsZh, zh)).toBe(lack);
});

test('characters are counted as the platform counts them', () => {
  expect(commentLength(' 🌊水 ')).toBe(2);
});

const { discussClosed, discussRefused, discussTooOften, loginNeeded } = Status;
const rows: readonly (readonly [string, number, string, string, string])[] = [
  ['[wire W7] 10202', discussClosed, '评论已关闭', '评论已关闭', commentsEn.closed],
  ['[wire W7] 10203', discussRefused, '换个说法', '换个说法', commentsEn.refused],
  ['[wire W7] 10204', discussTooOften, '慢一点', '慢一点', commentsEn.tooOften],
  ['a limit of its own', -1, '评论不能超过200个字', '评论不能超过200个字', commentsEn.tooLong(200)],
  ['[wire W7] no message: 评论失败', discussRefused, '', '评论失败', commentsEn.refused],
  ['a refusal nobody foresaw', -1, '没有这个账号', '没有这个账号', en['error.commentFailed']],
  ['[H1] the login was declined', loginNeeded, '请登录', '请登录后评论', en['comments.loginFirst']],
];
test.each(rows)(
  '%s: a Chinese reader hears the platform, others what it means',
  (_, status, message, chinese, english) => {
    const refusals = [refused(status, message), refused(status, message, en, 'en')];
    const [inZh, inEn] = refusals.map((one) => (one.kind === 'refused' ? one : undefined));
    expect(inZh && refusalMessage(inZh, commentsZh, zh, true)).toBe(chinese);
    expect(inEn && refusalMessage(inEn, commentsEn, en, false)).toBe(english);
  },
);

test('[G12] a lost line says that nothing is lost', () => {
  expect(refusalMessage({ kind: 'network' }, commentsZh, zh, true)).toBe('没有发出去，您写的内容还在');
});

test('only a refusal tells a limit, and none above ours', () => {
  expect(maxLengthIn({ kind: 'posted' })).toBeUndefined();
  expect(maxLengthIn(refused(-1, '评论失败'))).toBeUndefined();
  expect(maxLengthIn(refused(-1, '评论不能超过200个字'))).toBe(200);
  expect(maxLengthIn(refused(-1, '评论不能超过200个字', en, 'en'))).toBe(200);
  expect(maxLengthIn(refused(-1, '评论不能超过99999个字'))).toBe(1000);
});

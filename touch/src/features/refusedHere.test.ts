import { Status } from '@contract/statuses';
import { texts as commentsEn } from '@touch/features/comments/sheets/texts/en';
import { texts as commentsZh } from '@touch/features/comments/sheets/texts/zh';
import { texts as loginEn } from '@touch/features/login/texts/en';
import { texts as loginZh } from '@touch/features/login/texts/zh';
import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { type Locale, locales, type Messages } from '@touch/locales/messages';
import { zh } from '@touch/locales/zh';
import { httpFailure, readableAnswer } from '@touch/outside/calls/answerParsing';
import { callWords } from '@touch/outside/calls/callWords';
import { refusalOf as pictureRefusal } from '@touch/widgets/upload/refusals';
import { texts as uploadBo } from '@touch/widgets/upload/texts/bo';
import { texts as uploadDe } from '@touch/widgets/upload/texts/de';
import { texts as uploadEn } from '@touch/widgets/upload/texts/en';
import { texts as uploadFr } from '@touch/widgets/upload/texts/fr';
import { texts as uploadZh } from '@touch/widgets/upload/texts/zh';
import { describe, expect, test } from 'vitest';
import { refusalMessage as commentRefusal } from './comments/sheets/commentRefusals';
import { refusalOf as loginRefusal } from './login/refusals';

const pages: Readonly<Record<Locale, Messages>> = { zh, en, de, fr, bo };
const uploads = { zh: uploadZh, en: uploadEn, de: uploadDe, fr: uploadFr, bo: uploadBo };
const HAN = /\p{Script=Han}/u;

/** The answer as the line hands it on: a fault of the transport, or a refusal in the platform's own words. */
function messageOf(locale: Locale, http: number, message: string) {
  const words = callWords(pages[locale], () => locale);
  const answer = { status: -1, message, msg: 'process exception' };
  return readableAnswer(http === 200 ? answer : httpFailure(http, answer, words), words);
}

const rows = locales.flatMap((locale) => [
  [locale, 413, 'body too large', pages[locale]['error.tooLarge']] as const,
  [locale, 429, 'too many requests', pages[locale]['error.tooMany']] as const,
  [locale, 200, '操作太频繁，请稍后再试', pages[locale]['error.tooMany']] as const,
]);
describe('too large and too often', () => {
  test.each(rows)('[C4][wire W7] in %s, HTTP %i (%s)', (locale, http, message, words) => {
    const isChinese = locale === 'zh';
    const { message: line, serverMessage: original = line, msg = '' } = messageOf(locale, http, message);
    expect(line).toBe(words);
    const posted = { kind: 'refused', status: -1, message: line, serverMessage: original } as const;
    expect(commentRefusal(posted, isChinese ? commentsZh : commentsEn, pages[locale], isChinese)).toBe(words);
    const login = isChinese ? loginZh : loginEn;
    expect(loginRefusal('code', { msg, message: line }, login, '?', isChinese).words).toBe(words);
    expect(pictureRefusal(line, uploads[locale], pages[locale], locale)).toBe(words);
  });
});

describe('[C4] refusals are in the reader’s language', () => {
  test.each(locales)('in %s a refusal nobody foresaw', (locale) => {
    const answer = messageOf(locale, 200, '没有这个账号');
    expect(HAN.test(answer.message)).toBe(locale === 'zh');
    expect(answer.serverMessage ?? answer.message).toBe('没有这个账号');
  });

  test.each(locales)('[G5] in %s that a login ended', (locale) => {
    const words = callWords(pages[locale], () => locale);
    for (const status of [Status.refreshRefused, Status.memberClosed])
      for (const message of ['该账号已停用', ''])
        expect(readableAnswer({ status, message }, words).message).toBe(
          (locale === 'zh' && message) || pages[locale]['error.loginExpired'],
        );
  });

  test.each(locales)('[H4] in %s why a picture is not taken', (locale) => {
    const why = (message: string) => pictureRefusal(message, uploads[locale], pages[locale], locale);
    expect(why('系统仅支持jpg/jpeg/png/gif/bmp格式的照片！')).toBe(uploads[locale].wrongFormat);
    expect(why('图片无法读取，请换一张')).toBe(uploads[locale].unreadable);
    expect(why('上传太频繁，请稍后再试')).toBe(
      locale === 'zh' ? '上传太频繁，请稍后再试' : pages[locale]['error.tooMany'],
    );
    expect(HAN.test(why('没有收到文件'))).toBe(locale === 'zh');
  });
});

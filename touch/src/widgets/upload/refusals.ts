import type { Locale, Messages } from '@touch/locales/messages';
import type { UploadTexts } from './texts';

/** Why a picture was not taken: the platform says it in Chinese, for what the words of the wire speak of alone (wire S23). */
export function refusalOf(
  message: string,
  words: Pick<UploadTexts, 'wrongFormat' | 'unreadable'>,
  page: Pick<Messages, 'error.tooMany' | 'error.unknown'>,
  locale: Locale,
): string {
  if (locale === 'zh' || !/\p{Script=Han}/u.test(message)) return message;
  if (/格式/.test(message)) return words.wrongFormat;
  if (/无法读取/.test(message)) return words.unreadable;
  return page[/频繁/.test(message) ? 'error.tooMany' : 'error.unknown'];
}

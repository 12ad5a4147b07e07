import type { Locale } from '@touch/locales/messages';

/**
 * BCP 47 tag of a reader's text, guessed from its script; undefined if it is the page's language. A text with both scripts counts
 * as Tibetan, which other fonts and line heights cannot show (C8).
 */
export function wordsLang(text: string, page: Locale): string | undefined {
  if (/[\u0f00-\u0fff]/.test(text)) return page === 'bo' ? undefined : 'bo';
  return page === 'zh' || !/\p{Script=Han}/u.test(text) ? undefined : 'zh-CN';
}

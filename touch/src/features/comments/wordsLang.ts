import type { Locale } from '@touch/locales/messages';

/**
 * BCP 47 of what a reader wrote, as far as its letters tell, where it is not the page's: nobody says in which language he
 * writes. A text with both is Tibetan, whose letters other faces and lines do not carry (C8).
 */
export function wordsLang(text: string, page: Locale): string | undefined {
  if (/[\u0f00-\u0fff]/.test(text)) return page === 'bo' ? undefined : 'bo';
  return page === 'zh' || !/\p{Script=Han}/u.test(text) ? undefined : 'zh-CN';
}

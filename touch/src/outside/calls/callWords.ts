import type { Locale, Messages } from '@touch/locales/messages';
import type { CallWords } from './answerParsing';

/** Messages for failed calls. @param locale of the page, once it is known */
export const callWords = (words: Messages, locale: () => Locale | undefined): CallWords => ({
  networkError: words['state.networkError'],
  unknown: words['error.unknown'],
  notServed: words['error.notServed'],
  tooLarge: words['error.tooLarge'],
  tooMany: words['error.tooMany'],
  loginExpired: words['error.loginExpired'],
  progressInApp: words['error.progressInApp'],
  commentFailed: words['error.commentFailed'],
  readable: (message) => ((locale() ?? 'zh') === 'zh' || !/\p{Script=Han}/u.test(message) ? message : ''),
});

/** The platform speaks Chinese. @returns '' where the reader of a page in `locale` could not read what it says */
export const readable = (message: string, locale: string): string =>
  locale !== 'zh' && /\p{Script=Han}/u.test(message) ? '' : message;

import type { Article } from '@touch/api/articleContent';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** On one line, and never the end of the comment: no `>` is left, nor two hyphens together. */
const value = (text: string): string =>
  text
    .replace(/[&<>]/g, (found) => escaped[found] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/--/g, '-&#45;')
    .trim();

/** `2031-03-05 08:00:00.0` → `2031-03-05 08:00:00:000`: the article page's own form of a date (wire W13). */
const pageDate = (publishtime: string): string => {
  const [, second = '', fraction = ''] = /^(.*:\d\d)\.(\d{1,3})$/.exec(publishtime) ?? [];
  return second ? `${second}:${fraction.padEnd(3, '0')}` : publishtime;
};

/**
 * The one comment that readers of the page look for (wire W20).
 * @param url whole canonical address of the page.
 */
export function propertyComment(article: Article, url: string): string {
  const pairs: readonly (readonly [string, string])[] = [
    ['articleid', article.fileId],
    ['date', pageDate(article.publishtime)],
    ['author', article.author || article.reporter],
    ['title', article.title],
    ['url', url],
  ];
  return `enpproperty ${pairs.map(([name, text]) => `<${name}>${value(text)}</${name}>`).join('')} `;
}

import type { FeedEntry } from '@platform/articles/feed/feed.service';
import { element, HEAD } from '@platform/html/xml';

/** Addresses of one part: a fifth of what the protocol allows, so that a part stays light. */
export const PART_SIZE = 10_000;
/** News sitemaps: at most so many, of the last two days. */
export const NEWS_SIZE = 1000;
export const NEWS_MS = 2 * 86_400_000;

const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapIndex = (parts: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>${parts
    .map((part) => `<sitemap>${element('loc', part)}</sitemap>`)
    .join('')}</sitemapindex>\n`;

export const sitemap = (places: readonly { url: string; changed: Date }[]): string =>
  `${HEAD}<urlset ${SPACE}>${places
    .map(
      ({ url, changed }) => `<url>${element('loc', url)}${element('lastmod', changed.toISOString())}</url>`,
    )
    .join('')}</urlset>\n`;

/** @param language ISO 639, or zh-cn as news sitemaps have it. */
export const newsSitemap = (name: string, language: string, entries: readonly FeedEntry[]): string =>
  `${HEAD}<urlset ${SPACE} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${entries
    .map((entry) =>
      [
        '<url>',
        element('loc', entry.url),
        '<news:news><news:publication>',
        element('news:name', name),
        element('news:language', newsLanguage(entry.language || language)),
        '</news:publication>',
        element('news:publication_date', entry.published.toISOString()),
        element('news:title', entry.title),
        '</news:news></url>',
      ].join(''),
    )
    .join('')}</urlset>\n`;

const newsLanguage = (language: string): string =>
  language.startsWith('zh') ? 'zh-cn' : (language.split('-')[0] ?? language);

/** Previews, views and embedded pages are copies: only the plain address is for machines. */
const COPIES = ['isPreview=', 'yl=', 'isView=', 'ck=', 'cms=', 'inCmsPage=', 'ticket='];

/** @param siteQueries of the sites of the host that are for everybody */
export const robots = (origin: string, siteQueries: readonly string[]): string =>
  [
    'User-agent: *',
    ...COPIES.flatMap((flag) => [`Disallow: /*?${flag}`, `Disallow: /*&${flag}`]),
    'Disallow: /desk/',
    '',
    ...siteQueries.flatMap((query) => [
      `Sitemap: ${origin}/sitemap.xml${query}`,
      `Sitemap: ${origin}/news-sitemap.xml${query}`,
    ]),
    '',
  ].join('\n');

/** Of a site that is not for everybody there is nothing to be found. */
export const noRobots = ['User-agent: *', 'Disallow: /', ''].join('\n');

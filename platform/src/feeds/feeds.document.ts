import type { FeedEntry } from '@platform/articles/feed/feed.service';
import { element, empty, escapeXml, HEAD } from '@platform/html/xml';
import { typeOfUrl } from './mediaTypes.rules';

/** A column going out. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page it is read on. */
  readonly home: string;
  /** Its own address. */
  readonly self: string;
  /** BCP 47. */
  readonly language: string;
  readonly icon: string;
  /** Of the newest change; the epoch where it is empty. */
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

/** Kind of source of what a person and a machine made together (IPTC); feeds and JSON-LD say it, screens by their label. */
const AI_SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
const IPTC_SPACE = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';

const sourceType = ({ isAiGenerated }: FeedEntry): string =>
  isAiGenerated ? element('Iptc4xmpExt:DigitalSourceType', AI_SOURCE) : '';

const rssEntry = (entry: FeedEntry): string =>
  [
    '<item>',
    element('title', entry.title),
    element('link', entry.url),
    element('guid', entry.id, { isPermaLink: 'true' }),
    element('description', entry.summary),
    element('pubDate', entry.published.toUTCString()),
    element('dc:creator', entry.author),
    entry.language ? element('dc:language', entry.language) : '',
    ...entry.tags.map((tag) => element('category', tag)),
    sourceType(entry),
    // RSS has room for one; its length is not known without asking the store
    ...entry.media
      .slice(0, 1)
      .map(({ url }) => empty('enclosure', { url, length: '0', type: typeOfUrl(url) })),
    '</item>',
  ].join('');

/** RSS 2.0. */
export const rss = (feed: Feed): string =>
  [
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" ${IPTC_SPACE}><channel>`,
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.language),
    element('lastBuildDate', feed.updated.toUTCString()),
    empty('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...feed.entries.map(rssEntry),
    '</channel></rss>\n',
  ].join('');

const atomEntry = (entry: FeedEntry): string =>
  [
    entry.language ? `<entry xml:lang="${escapeXml(entry.language)}">` : '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    empty('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', entry.published.toISOString()),
    element('updated', entry.updated.toISOString()),
    `<author>${element('name', entry.author)}</author>`,
    element('summary', entry.summary),
    ...entry.tags.map((term) => empty('category', { term })),
    sourceType(entry),
    ...entry.media.map(({ url }) => empty('link', { rel: 'enclosure', type: typeOfUrl(url), href: url })),
    '</entry>',
  ].join('');

/** Atom 1.0 (RFC 4287). */
export const atom = (feed: Feed): string =>
  [
    `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" ${IPTC_SPACE} xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updated.toISOString()),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
    empty('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
    ...(feed.icon ? [element('icon', feed.icon)] : []),
    ...feed.entries.map(atomEntry),
    '</feed>\n',
  ].join('');

/** JSON Feed 1.1. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: feed.language,
    ...(feed.icon ? { icon: feed.icon } : {}),
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary || entry.title,
      summary: entry.summary,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: [{ name: entry.author }],
      tags: entry.tags,
      ...(entry.language ? { language: entry.language } : {}),
      // extensions begin with an underscore (JSON Feed 1.1)
      ...(entry.isAiGenerated ? { _iptc: { digital_source_type: AI_SOURCE } } : {}),
      attachments: entry.media.map(({ url, seconds }) => ({
        url,
        mime_type: typeOfUrl(url),
        ...(seconds > 0 ? { duration_in_seconds: seconds } : {}),
      })),
    })),
  });

import { isUtf8 } from 'node:buffer';
import { plainText } from '@platform/html/plainText';
import { escapeText } from '@platform/html/tokens';
import type { AnyFeed, AtomFeed, DcNs, DcTermsNs, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith';
import type { Enclosure } from './enclosures.rules';

/** An item of any feed in one shape. */
export interface FeedEntry {
  id: string;
  link: string;
  title: string;
  html: string;
  abstract: string;
  /** The first of these that can be read is its date. */
  dates: (string | undefined)[];
  authors: string[];
  tags: string[];
  /** The owner, where the item says so; '' = the feed's. */
  source: string;
  language: string;
  base: string | undefined;
  enclosures: Enclosure[];
  media: MediaNs.ItemOrFeed | undefined;
  /** Address of a picture that stands for what is played; absent where it has none. */
  cover?: string;
  comments: number;
}

export interface FeedContents {
  title: string;
  link: string;
  base: string | undefined;
  language: string;
  entries: FeedEntry[];
}

export function feedContents(read: AnyFeed): FeedContents {
  switch (read.format) {
    case 'rss':
      return rss(read.feed);
    case 'rdf':
      return rdf(read.feed);
    case 'atom':
      return atom(read.feed);
    case 'json':
      return json(read.feed);
  }
}

/** A paragraph for every line; for text that is no HTML. */
export function paragraphs(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
}

function present(values: readonly (string | undefined)[]): string[] {
  return values.flatMap((value) => (value === undefined || value.trim() === '' ? [] : value.trim()));
}

function rss(feed: RssFeed.Feed<string>): FeedContents {
  return {
    title: feed.title ?? '',
    link: feed.link ?? '',
    base: feed.xml?.base,
    language: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang ?? '',
    entries: (feed.items ?? []).map((item) => rssEntry(item, feed.itunes?.image ?? '')),
  };
}

function rssEntry(item: RssFeed.Item<string>, podcastCover: string): FeedEntry {
  const guid = item.guid?.value ?? '';
  const full = item.content?.encoded ?? '';
  return {
    id: guid,
    link: item.link ?? (item.guid?.isPermaLink === false ? '' : guid),
    title: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value ?? item.itunes?.title ?? '',
    html:
      textOf(full) || textOf(item.description ?? item.media?.description?.value ?? '') || podcastText(item),
    // A description beside the full text is its summary.
    abstract: (full === '' ? '' : textOf(item.description ?? '')) || podcastSummary(item),
    dates: [
      item.pubDate,
      ...datesOf(item.dc),
      item.dcterms?.issued?.[0],
      item.dcterms?.created?.[0],
      item.atom?.published,
    ],
    authors: present([
      ...(item.authors ?? []).map((one) => one.name ?? one.email),
      ...(item.dc?.creators ?? []),
      item.itunes?.author,
    ]),
    tags: present([
      ...(item.categories ?? []).map((one) => one.name),
      ...(item.media?.keywords ?? []),
      ...(item.itunes?.keywords ?? []),
    ]),
    source: item.source?.title || sourceName(item.dc, item.dcterms),
    language: item.dc?.languages?.[0] ?? item.xml?.lang ?? '',
    base: item.xml?.base,
    enclosures: (item.enclosures ?? []).flatMap((one) =>
      one.url === undefined ? [] : podcastEnclosure(plainEnclosure(one.url, one.type, one.length), item),
    ),
    media: item.media,
    ...withCover(item.itunes?.image ?? podcastCover),
    comments: item.slash?.comments ?? 0,
  };
}

/** The duration of a podcast's episode is that of what is played. */
const podcastEnclosure = (enclosure: Enclosure, item: RssFeed.Item<string>): Enclosure => ({
  ...enclosure,
  duration: item.itunes?.duration ?? 0,
});

const withCover = (cover: string): Pick<FeedEntry, 'cover'> => (cover === '' ? {} : { cover });

const podcastText = ({ itunes }: RssFeed.Item<string>): string =>
  asHtml(itunes?.summary ?? '') || paragraphs(itunes?.subtitle ?? '');

/** Beside its text, what is not the same. */
function podcastSummary({ itunes, description }: RssFeed.Item<string>): string {
  const text = asHtml(itunes?.subtitle || itunes?.summary || '');
  return plainText(text) === plainText(description ?? '') ? '' : text;
}

/** Some write HTML into fields of plain text. */
const asHtml = (text: string): string =>
  /<\/?[a-z][^<>]*>|&(?:amp|lt|nbsp|#\d{1,7});/i.test(text) ? text : paragraphs(text);

function rdf(feed: RdfFeed.Feed<string>): FeedContents {
  return {
    title: feed.title ?? '',
    link: feed.link ?? '',
    base: feed.xml?.base,
    language: feed.dc?.languages?.[0] ?? feed.xml?.lang ?? '',
    entries: (feed.items ?? []).map((item) => ({
      id: item.rdf?.about ?? '',
      link: item.link ?? '',
      title: item.title ?? '',
      html: item.content?.encoded ?? item.description ?? '',
      abstract: item.content?.encoded === undefined ? '' : (item.description ?? ''),
      dates: [...datesOf(item.dc), item.atom?.published],
      authors: present(item.dc?.creators ?? []),
      tags: present(item.dc?.subjects ?? []),
      source: sourceName(item.dc, item.dcterms),
      language: item.dc?.languages?.[0] ?? item.xml?.lang ?? '',
      base: item.xml?.base,
      enclosures: [],
      media: item.media,
      comments: item.slash?.comments ?? 0,
    })),
  };
}

/** A name; an address names its host. */
function sourceName(
  dc: DcNs.ItemOrFeed<string> | undefined,
  terms: DcTermsNs.ItemOrFeed<string> | undefined,
): string {
  const named = (dc?.sources?.[0] ?? terms?.sources?.[0] ?? '').trim();
  return /^https?:/i.test(named) && URL.canParse(named) ? new URL(named).host : named;
}

function datesOf(dc: DcNs.ItemOrFeed<string> | undefined): string[] {
  return dc?.dates ?? [];
}

function atom(feed: AtomFeed.Feed<string>): FeedContents {
  return {
    title: plain(feed.title),
    link: linkOf(feed.links),
    base: feed.xml?.base,
    language: feed.xml?.lang ?? '',
    entries: (feed.entries ?? []).map(atomEntry),
  };
}

function atomEntry(entry: AtomFeed.Entry<string>): FeedEntry {
  const content = marked(entry.content?.value, entry.content?.type);
  const summary = marked(entry.summary?.value, entry.summary?.type);
  return {
    id: entry.id ?? '',
    link: linkOf(entry.links),
    title: plain(entry.title),
    html: content || summary || paragraphs(entry.media?.description?.value ?? ''),
    abstract: content === '' ? '' : summary,
    dates: [entry.published, entry.dc?.dates?.[0], entry.updated],
    authors: present([...(entry.authors ?? []).map((one) => one.name), ...(entry.dc?.creators ?? [])]),
    tags: present((entry.categories ?? []).map((one) => one.label ?? one.term)),
    source: plainText(plain(entry.source?.title)) || sourceName(entry.dc, entry.dcterms),
    language: entry.content?.xml?.lang ?? entry.xml?.lang ?? '',
    base: entry.content?.xml?.base ?? entry.xml?.base,
    enclosures: (entry.links ?? []).flatMap((one) =>
      one.rel === 'enclosure' && one.href !== undefined
        ? plainEnclosure(one.href, one.type, one.length, one.title)
        : [],
    ),
    media: entry.media,
    comments: entry.slash?.comments ?? entry.thr?.total ?? 0,
  };
}

/** The page of an entry: its `alternate` link, in HTML where there are several. */
function linkOf(links: readonly AtomFeed.Link<string>[] | undefined): string {
  const pages = (links ?? []).filter((one) => one.rel === undefined || one.rel === 'alternate');
  const page = pages.find((one) => one.type === undefined || one.type.includes('html')) ?? pages[0];
  return page?.href ?? '';
}

/** Text constructs say how they are written; without a word it is plain text (RFC 4287, 3.1.1). */
function marked(value: string | undefined, type: string | undefined): string {
  const text = isAlwaysBase64(type ?? '') ? unpacked(value ?? '') : textOf(value ?? '');
  return /html/i.test(type ?? '') || text !== value ? text : paragraphs(text);
}

/** One pattern for the whole would remember each place of a long text, and give up. */
function isBase64(text: string): boolean {
  const digits = text.split('=', 1)[0] ?? '';
  return (
    text.length % 4 === 0 &&
    ['', '=', '=='].includes(text.slice(digits.length)) &&
    !/[^A-Za-z0-9+/]/.test(digits)
  );
}

/** Shorter ones may be words by chance. */
const LONG_ENOUGH = 40;
/** Media types other than text and XML (RFC 4287, 4.1.3.3). */
function isAlwaysBase64(type: string): boolean {
  const [kind = '', format] = type.toLowerCase().split('/', 2);
  if (format === undefined || kind === 'text' || !/^[\w.+-]+$/.test(kind)) return false;
  return !/^xml\b/.test(format) && !/^[\w.+-]+\+xml\b/.test(format);
}

/** Text, where it is base64 without a word about it too (`mode="base64"` of Atom 0.3). */
const textOf = (value: string): string =>
  value.replace(/\s+/g, '').length < LONG_ENOUGH ? value : unpacked(value);

function unpacked(value: string): string {
  const packed = value.replace(/\s+/g, '');
  if (!isBase64(packed)) {
    return value;
  }
  const bytes = Buffer.from(packed, 'base64');
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : value;
}

/** As HTML, because every title goes through the same reading. */
function plain(text: AtomFeed.Text | undefined): string {
  return /html/i.test(text?.type ?? '') ? (text?.value ?? '') : escapeText(text?.value ?? '');
}

function plainEnclosure(url: string, type = '', size = 0, title = ''): Enclosure {
  return { url, type, size, duration: 0, title };
}

function json(feed: JsonFeed.Feed<string>): FeedContents {
  return {
    title: escapeText(feed.title ?? ''),
    link: feed.home_page_url ?? '',
    base: undefined,
    language: feed.language ?? '',
    entries: (feed.items ?? []).map((item) => ({
      id: item.id ?? '',
      link: item.url ?? item.external_url ?? '',
      title: escapeText(item.title ?? ''),
      html: item.content_html ?? paragraphs(item.content_text ?? ''),
      abstract: escapeText(item.summary ?? ''),
      dates: [item.date_published, item.date_modified],
      authors: present([...(item.authors ?? []), ...(feed.authors ?? [])].map((one) => one.name)).slice(0, 3),
      tags: present(item.tags ?? []),
      source: '',
      language: item.language ?? '',
      base: undefined,
      enclosures: [
        ...(item.image === undefined ? [] : [plainEnclosure(item.image, 'image')]),
        ...(item.attachments ?? []).flatMap((one) =>
          one.url === undefined
            ? []
            : {
                ...plainEnclosure(one.url, one.mime_type, one.size_in_bytes, one.title),
                duration: one.duration_in_seconds ?? 0,
              },
        ),
      ],
      media: undefined,
      comments: 0,
    })),
  };
}

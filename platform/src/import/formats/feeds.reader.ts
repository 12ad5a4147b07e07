import { createHash } from 'node:crypto';
import { ImportError, importError, reasonOf } from '@platform/fetching/refused';
import { plainText } from '@platform/html/plainText';
import { resolveAddress, safeUrl } from '@platform/html/safeUrl';
import { readDate } from '@platform/wire/dates';
import { parseFeed } from 'feedsmith';
import {
  emptyDraft,
  type OpenText,
  type ReadItem,
  type ReadingContext,
  type SourceDraft,
} from '../reader.types';
import { mediaEnclosures, sortEnclosures, thumbnails } from './enclosures.rules';
import { type FeedContents, type FeedEntry, feedContents } from './feedEntries.reader';

/** A feed is read whole; longer ones are no feeds (UTF-16 units). */
const LONGEST = 64_000_000;

/**
 * RSS, RDF, Atom and JSON Feed.
 * @throws importError(…) where the whole cannot be read as a feed; a broken item is a refused item.
 */
export async function* readFeed(open: OpenText, context: ReadingContext): AsyncGenerator<ReadItem> {
  const feed = parse(await wholeText(open()));
  const base = firstAddress([feed.base, feed.link], context.address) ?? context.address;
  for (const [index, entry] of feed.entries.entries()) {
    const where = entry.link || entry.id || `item ${index + 1}`;
    try {
      yield { kind: 'draft', where, draft: draftOf(entry, feed, base) };
    } catch (error) {
      yield { kind: 'refused', where, reason: reasonOf(error) };
    }
  }
}

/** @throws importError(…) over the limit. */
export async function wholeText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) {
    text += part;
    if (text.length > LONGEST) {
      throw importError(`longer than ${LONGEST} characters`);
    }
  }
  return text;
}

function parse(text: string): FeedContents {
  // Entities of its own can grow without end when they are put in; no feed needs them.
  if (/<!ENTITY/i.test(prologOf(text))) {
    throw importError('it declares entities of its own');
  }
  try {
    return feedContents(parseFeed(text.trim()));
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : importError(`not a feed that can be read: ${reasonOf(error)}`, error);
  }
}

/** Everything before the root element. */
function prologOf(text: string): string {
  const root = text.search(/<(?:rss|feed|rdf:RDF|[a-z]+:feed|channel)\b/i);
  return root === -1 ? text : text.slice(0, root);
}

function firstAddress(values: readonly (string | undefined)[], base: string | undefined): string | undefined {
  for (const value of values) {
    const address = value === undefined ? undefined : safeUrl(value, { base });
    if (address !== undefined) {
      return address;
    }
  }
  return undefined;
}

function draftOf(entry: FeedEntry, feed: FeedContents, feedBase: string | undefined): SourceDraft {
  if (/<!ENTITY/i.test(`${entry.title}${entry.html}${entry.abstract}`)) {
    throw importError('it declares entities');
  }
  const title = oneLine(entry.title);
  const base = firstAddress([entry.base], feedBase) ?? feedBase;
  const link = entry.link === '' ? '' : (safeUrl(entry.link, { base }) ?? '');
  const extra = sortEnclosures(
    [...entry.enclosures, ...mediaEnclosures(entry.media)],
    thumbnails(entry.media),
  );
  if (title === '' && plainText(entry.html) === '' && extra.pictures.length + extra.media.length === 0) {
    throw importError('neither a title nor a text');
  }
  return {
    ...emptyDraft(keyOf(entry, link, feed, feedBase), title),
    html: entry.html,
    abstract: plainText(entry.abstract),
    publishtime: entry.dates.map(readDate).find((date) => date !== undefined),
    link,
    baseUrl: link === '' ? base : (firstAddress([entry.base], link) ?? link),
    author: [...new Set(entry.authors.map(authorName))].filter((name) => name !== '').join(' '),
    source: oneLine(feed.title),
    language: entry.language || feed.language,
    tags: [...new Set(entry.tags)],
    columnPath: [oneLine(feed.title)].filter((name) => name !== ''),
    ...extra,
    kind: 'news',
    comments: entry.comments,
  };
}

/** Its id where that is a name for the whole world, else its page, else its id or title within this feed. */
function keyOf(entry: FeedEntry, link: string, feed: FeedContents, base: string | undefined): string {
  const id = entry.id.trim();
  if (/^[a-z][a-z0-9+.-]*:\S+$/i.test(id)) {
    return id;
  }
  if (link !== '' && id === '') {
    return link;
  }
  const home = resolveAddress(feed.link, base) ?? base ?? oneLine(feed.title);
  const own =
    id || createHash('sha256').update(`${entry.title}\n${entry.dates.join()}`).digest('hex').slice(0, 24);
  return `${home}#${own}`;
}

/** `mark@example.org (Mark Pilgrim)` and `Mark Pilgrim <mark@example.org>` are Mark Pilgrim; a bare address is nobody's name. */
function authorName(text: string): string {
  const [address = '', ...named] = text.split('(');
  const isAfterAddress = isAddress(address.trimEnd()) && named.length > 0 && text.endsWith(')');
  const name = isAfterAddress
    ? named.join('(').slice(0, -1)
    : text.replace(/<([^<>]*)>/g, (tag: string, inside: string) => (inside.includes('@') ? '' : tag));
  return isAddress(name.trim()) ? '' : oneLine(name);
}

/** One word with an "@" inside. */
const isAddress = (text: string): boolean => /^[^\s@]+@\S+$/.test(text);

function oneLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}

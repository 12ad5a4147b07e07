import { ImportError, importError, reasonOf } from '@platform/fetching/refused';
import { plainText } from '@platform/html/plainText';
import { parseFeed } from 'feedsmith';
import {
  emptyDraft,
  type OpenText,
  type ReadItem,
  type ReadingContext,
  type SourceDraft,
  type SourcePicture,
} from '../reader.types';
import { withPlainDurations } from './durations.rules';
import { mediaEnclosures, sortEnclosures, thumbnails } from './enclosures.rules';
import { type FeedContents, type FeedEntry, feedContents } from './feedEntries.reader';
import { firstAddress, type ItemKey, keysOf, linkOf, oneLine } from './feedKeys.rules';
import { itemDate, joinedRemarks } from './itemDates.rules';

/** A feed is read whole; longer ones are no feeds (UTF-16 units). */
const LONGEST = 64_000_000;

/**
 * RSS, RDF, Atom and JSON Feed.
 * @throws importError(…) where the whole cannot be read as a feed; a broken item is a refused item.
 */
export async function* readFeed(open: OpenText, context: ReadingContext): AsyncGenerator<ReadItem> {
  const feed = parse(withPlainDurations(await wholeText(open())));
  const base = firstAddress([feed.base, feed.link], context.address) ?? context.address;
  for (const [index, { entry, ...key }] of keysOf(feed, base).entries()) {
    const where = entry.link || entry.id || `item ${index + 1}`;
    try {
      yield itemOf(entry, where, key, { feed, base });
    } catch (error) {
      yield { kind: 'refused', where, reason: reasonOf(error) };
    }
  }
}

interface FeedPlace {
  feed: FeedContents;
  /** Address that relative ones of the feed are resolved against. */
  base: string | undefined;
}

function itemOf(entry: FeedEntry, where: string, key: ItemKey, place: FeedPlace): ReadItem {
  if (key.refusal !== undefined) return { kind: 'refused', where, reason: key.refusal };
  const dated = itemDate(entry.dates);
  const draft = { ...draftOf(entry, place, key.key), publishtime: dated.publishtime };
  const remark = joinedRemarks(dated.remark, key.remark);
  return { kind: 'draft', where, draft, ...(remark === undefined ? {} : { remark }) };
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

function draftOf(entry: FeedEntry, { feed, base: feedBase }: FeedPlace, key: string): SourceDraft {
  if (/<!ENTITY/i.test(`${entry.title}${entry.html}${entry.abstract}`)) {
    throw importError('it declares entities');
  }
  const title = oneLine(entry.title);
  const base = firstAddress([entry.base], feedBase) ?? feedBase;
  const link = linkOf(entry, feedBase);
  const extra = sortEnclosures(
    [...entry.enclosures, ...mediaEnclosures(entry.media)],
    [...coverOf(entry), ...thumbnails(entry.media)],
  );
  if (title === '' && plainText(entry.html) === '' && extra.pictures.length + extra.media.length === 0) {
    throw importError('neither a title nor a text');
  }
  return {
    ...emptyDraft(key, title),
    html: entry.html,
    abstract: plainText(entry.abstract),
    link,
    baseUrl: link === '' ? base : (firstAddress([entry.base], link) ?? link),
    author: [...new Set(entry.authors.map(authorName))].filter((name) => name !== '').join(' '),
    source: oneLine(entry.source) || oneLine(feed.title),
    language: entry.language || feed.language,
    tags: [...new Set(entry.tags)],
    columnPath: [oneLine(feed.title)].filter((name) => name !== ''),
    ...extra,
    // The cover of an episode is its picture, too.
    pictures: extra.pictures.length === 0 ? coverOf(entry) : extra.pictures,
    kind: 'news',
    comments: entry.comments,
  };
}

const coverOf = ({ cover = '' }: FeedEntry): SourcePicture[] =>
  cover === '' ? [] : [{ src: cover, caption: '' }];

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

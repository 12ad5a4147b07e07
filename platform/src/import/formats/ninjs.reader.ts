import { importError, reasonOf } from '@platform/fetching/refused';
import { plainText, wordCount } from '@platform/html/plainText';
import { readDate } from '@platform/wire/dates';
import * as v from 'valibot';
import {
  emptyDraft,
  type OpenText,
  type ReadItem,
  type ReadingContext,
  type SourceDraft,
  type SourceMedia,
  type SourcePicture,
} from '../reader.types';
import { mediumOf, sized } from './enclosures.rules';
import { paragraphs } from './feedEntries.reader';
import { wholeText } from './feeds.reader';
import { itemDate } from './itemDates.rules';
import { lowerNames, NinjsItem, type NinjsPart, type NinjsRendition, type NinjsText } from './ninjs.types';

/**
 * One news item, a list of them, or an object that holds them as `items` or `item`.
 * @throws importError(…) where it is no JSON, or nothing in it is a news item.
 */
export async function* readNinjs(open: OpenText, context: ReadingContext): AsyncGenerator<ReadItem> {
  const items = itemsOf(parseJson(await wholeText(open())));
  if (items.length > 0 && !items.some(isNewsItem)) {
    throw importError('JSON, but neither ninjs nor a JSON feed nor a Ghost export');
  }
  for (const [index, value] of items.entries()) {
    yield read(value, `item ${index + 1}`, context);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw importError(`not JSON: ${reasonOf(error)}`, error);
  }
}

const Listed = v.looseObject({
  items: v.optional(v.array(v.unknown())),
  item: v.optional(v.array(v.unknown())),
});

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value;
  }
  const { items, item } = v.is(Listed, value) ? value : {};
  return items ?? item ?? [value];
}

const Identified = v.union([v.looseObject({ uri: v.string() }), v.looseObject({ guid: v.string() })]);

function isNewsItem(value: unknown): boolean {
  return v.is(Identified, lowerNames(value));
}

const KINDS = new Set(['', 'text', 'picture', 'graphic', 'video', 'audio', 'composite', 'package']);

function read(value: unknown, place: string, context: ReadingContext): ReadItem {
  const parsed = v.safeParse(NinjsItem, lowerNames(value));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return {
      kind: 'refused',
      where: place,
      reason: `not ninjs: ${v.getDotPath(issue) ?? 'item'}: ${issue.message}`,
    };
  }
  const item = parsed.output;
  const where = item.uri;
  const status = item.pubstatus.toLowerCase();
  if (status === 'canceled' || status === 'withheld') {
    return { kind: 'withdrawn', where, key: item.uri, reason: `its source says ${status}` };
  }
  try {
    const dated = itemDate([item.firstcreated, item.contentcreated, item.versioncreated]);
    const draft = { ...draftOf(item, context), publishtime: dated.publishtime };
    return { kind: 'draft', where, draft, ...(dated.remark === undefined ? {} : { remark: dated.remark }) };
  } catch (error) {
    return { kind: 'refused', where, reason: reasonOf(error) };
  }
}

function draftOf(item: NinjsItem, context: ReadingContext): SourceDraft {
  if (!KINDS.has(item.type)) {
    throw importError(`of type ${item.type}, which is not an article`);
  }
  const embargo = readDate(item.embargoed);
  if (embargo !== undefined && embargo > context.now) {
    throw importError(`embargoed until ${embargo.toISOString()}`);
  }
  const html = bodyOf(item);
  const abstract = plainText(descriptionOf(item));
  const title = titleOf(item, html, abstract);
  const pictures = [...pictureOf(item), ...item.associations.flatMap(pictureOf)];
  const media = mediaOf(item);
  const text = html || paragraphs(abstract);
  if (title === '' || (plainText(text) === '' && pictures.length + media.length === 0)) {
    throw importError(title === '' ? 'no headline' : 'neither a text nor a picture');
  }
  const alone = html === '' && media.length === 0 && (item.type === 'picture' || item.type === 'graphic');
  return {
    ...emptyDraft(item.uri, title),
    html: text,
    abstract: html === '' ? '' : abstract,
    link: /^https?:/.test(item.uri) ? item.uri : '',
    baseUrl: context.address,
    author: item.by || item.byline,
    source: sourceOf(item),
    language: item.language,
    tags: tagsOf(item),
    columnPath: [sourceOf(item) || providerOf(item.uri)].filter((name) => name !== ''),
    pictures,
    media: [...media, ...item.associations.flatMap(mediaOf)],
    kind: alone ? 'images' : media.length > 0 && html === '' ? 'video' : 'news',
  };
}

/** The richest form that is HTML, else plain text; forms for machines (NITF) are left. */
function best(texts: readonly NinjsText[]): string {
  const marked = texts.filter((one) => /html/i.test(one.contenttype) || /^rich/i.test(one.role));
  const rich = marked.findLast((one) => /^rich/i.test(one.role)) ?? marked[0];
  if (rich !== undefined) {
    return rich.value;
  }
  const plain = texts.find((one) => one.contenttype === '' || one.contenttype === 'text/plain');
  return plain === undefined ? '' : asHtml(plain.value);
}

/** Some write HTML without saying so. */
function asHtml(text: string): string {
  return /<(?:p|br|div|h\d|ul)\b[^<>]*>/i.test(text) ? text : paragraphs(text);
}

function bodyOf(item: NinjsItem): string {
  return best(item.bodies) || item.body_html || item.body_xhtml || paragraphs(item.body_text);
}

function descriptionOf(item: NinjsPart): string {
  const usable = item.descriptions.filter((one) => !/credit/i.test(one.role));
  return best(usable) || paragraphs(item.description_text);
}

function headlineOf(item: NinjsPart): string {
  const main = item.headlines.find((one) => one.role === 'main') ?? item.headlines[0];
  return plainText(main?.value || item.headline || item.title).replace(/\s+/g, ' ');
}

/** Its headline, else the first sentence of what it says. */
function titleOf(item: NinjsItem, html: string, abstract: string): string {
  const headline = headlineOf(item);
  if (headline !== '') {
    return headline;
  }
  const [line = ''] = (plainText(html) || abstract).split('\n', 1);
  const end = line.search(/[.!?。！？]/);
  const first = end < 0 ? line : line.slice(0, end + 1);
  return wordCount(first) === 0 ? '' : [...first].slice(0, 60).join('');
}

function sourceOf(item: NinjsItem): string {
  return item.copyrightholder || (item.infosources[0]?.name ?? '');
}

/** Provider of the URI: its host, or the naming part of a URN. */
function providerOf(uri: string): string {
  const host = URL.canParse(uri) ? new URL(uri).host : '';
  return host || (/^urn:[\w-]+:([\w.-]+):/i.exec(uri)?.[1] ?? '');
}

function tagsOf(item: NinjsItem): string[] {
  const names = [...item.subjects, ...item.subject].map((one) => one.name.trim());
  return [...new Set(names)].filter((name) => name !== '').slice(0, 10);
}

/** Larger pictures cost time and are shrunk all the same (CSS pixels). */
const WIDEST = 4000;

function mediumOfRendition(one: NinjsRendition): string {
  return mediumOf(one.href, one.contenttype);
}

function pictureOf(item: NinjsPart): SourcePicture[] {
  if (item.type === 'video' || item.type === 'audio') {
    return [];
  }
  const usable = item.renditions.filter((one) => one.href !== '' && mediumOfRendition(one) === 'image');
  const fitting = usable.filter((one) => (one.width ?? 0) <= WIDEST);
  const [largest] = (fitting.length > 0 ? fitting : usable).toSorted(
    (a, b) => (b.width ?? 0) - (a.width ?? 0),
  );
  if (largest === undefined) {
    return [];
  }
  const caption = plainText(descriptionOf(item)).replace(/\s+/g, ' ') || headlineOf(item);
  return [{ src: largest.href, caption, ...sized(largest.width, largest.height) }];
}

/** Over a day long it can only be milliseconds, as one large agency writes them. */
const LONGEST_SECONDS = 86_400;

function mediaOf(item: NinjsPart): SourceMedia[] {
  const played = item.renditions.find(
    (one) => one.href !== '' && /^(?:video|audio)$/.test(mediumOfRendition(one)),
  );
  if (played === undefined) {
    return [];
  }
  const cover =
    item.renditions.find((one) => one.href !== '' && mediumOfRendition(one) === 'image')?.href ?? '';
  const seconds = played.duration > LONGEST_SECONDS ? played.duration / 1000 : played.duration;
  const kind = mediumOfRendition(played) === 'audio' ? 'audio' : 'video';
  return [
    { kind, src: played.href, cover, duration: Math.round(seconds), ...sized(played.width, played.height) },
  ];
}

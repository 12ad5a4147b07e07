import { createHash } from 'node:crypto';
import { plainText } from '@platform/html/plainText';
import { resolveAddress, safeUrl } from '@platform/html/safeUrl';
import type { FeedContents, FeedEntry } from './feedEntries.reader';
import { itemDate } from './itemDates.rules';

export interface ItemKey {
  key: string;
  /** Set where another item of the feed stands for this one. */
  refusal?: string;
  remark: string | undefined;
}

interface KeyedEntry {
  entry: FeedEntry;
  link: string;
  key: string;
}

export function firstAddress(
  values: readonly (string | undefined)[],
  base: string | undefined,
): string | undefined {
  for (const value of values) {
    const address = value === undefined ? undefined : safeUrl(value, { base });
    if (address !== undefined) {
      return address;
    }
  }
  return undefined;
}

/** Address of an item's page; empty where it has none. */
export function linkOf(entry: FeedEntry, feedBase: string | undefined): string {
  const base = firstAddress([entry.base], feedBase) ?? feedBase;
  return entry.link === '' ? '' : (safeUrl(entry.link, { base }) ?? '');
}

/**
 * A feed's items in their order, each with its key. Two items are one article only where both their id and their page say so; of these the
 * newest is taken. Otherwise items that share a key are articles of their own, known by title and date.
 */
export function keysOf(feed: FeedContents, base: string | undefined): (ItemKey & { entry: FeedEntry })[] {
  const groups = new Map<string, KeyedEntry[]>();
  const keyed = feed.entries.map((entry): KeyedEntry => {
    const link = linkOf(entry, base);
    const one = { entry, link, key: keyOf(entry, link, feed, base) };
    groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
    return one;
  });
  return keyed.map((one) => ({ ...itemKey(one, groups.get(one.key) ?? [one]), entry: one.entry }));
}

function itemKey(one: KeyedEntry, group: readonly KeyedEntry[]): ItemKey {
  if (group.length === 1) return { key: one.key, remark: undefined };
  const hasId = one.entry.id.trim() !== '';
  if (hasId && group.every(({ link }) => link === one.link)) {
    const refusal = newestOf(group) === one ? {} : { refusal: 'another item of this feed has the same id' };
    return { key: one.key, remark: undefined, ...refusal };
  }
  const alike = group.filter((other) => nameOf(other) === nameOf(one));
  const isNamed = alike.every(({ entry }) => entry.html === one.entry.html);
  const own = digest(isNamed ? nameOf(one) : `${nameOf(one)}\n${one.entry.html}`).slice(0, 16);
  const same = alike.find(({ entry }) => entry.html === one.entry.html);
  return {
    key: `${one.key}#${own}`,
    remark: `another item of this feed has the same ${hasId ? 'id' : 'page'}; it is kept as an article of its own`,
    ...(same === one ? {} : { refusal: 'the same item stands in this feed twice' }),
  };
}

/** The first of the newest: feeds begin with what is new. */
function newestOf(group: readonly KeyedEntry[]): KeyedEntry | undefined {
  const timeOf = ({ entry }: KeyedEntry) => itemDate(entry.dates.toReversed()).publishtime?.getTime() ?? 0;
  return group.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
}

const nameOf = ({ entry }: KeyedEntry): string => `${entry.title}\n${entry.dates.join()}`;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

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
  const own = id || digest(`${entry.title}\n${entry.dates.join()}`).slice(0, 24);
  return `${home}#${own}`;
}

export function oneLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}

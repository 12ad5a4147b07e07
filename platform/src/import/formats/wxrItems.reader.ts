import { importError, reasonOf } from '@platform/fetching/refused';
import { SaxesParser } from 'saxes';

/** An `item`, a `wp:category`, a `wp:author` or the channel's own fields, as they stand in the export. */
export interface WxrRecord {
  readonly kind: 'item' | 'wp:category' | 'wp:author' | 'channel';
  /** First text of each direct child by its prefixed name. */
  readonly fields: ReadonlyMap<string, string>;
  readonly categories: readonly { domain: string; nicename: string; name: string }[];
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
}

interface Building {
  kind: WxrRecord['kind'];
  fields: Map<string, string>;
  categories: { domain: string; nicename: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

const CHANNEL_FIELDS = new Set([
  'title',
  'link',
  'language',
  'wp:base_site_url',
  'wp:base_blog_url',
  'wp:wxr_version',
]);

function building(kind: WxrRecord['kind']): Building {
  return { kind, fields: new Map(), categories: [], meta: new Map(), comments: 0 };
}

/**
 * The records of an export in their order, one at a time, whatever its size. The channel comes once, before the first item.
 * @throws importError(…) at the first place that is not well-formed; what stood before has been handed out.
 */
export async function* wxrRecords(text: AsyncIterable<string>): AsyncGenerator<WxrRecord> {
  const ready: WxrRecord[] = [];
  const path: string[] = [];
  let channel: Building | undefined = building('channel');
  let current: Building | undefined;
  let words = '';
  let attributes: Record<string, string> = {};
  let metaKey = '';
  let broken: Error | undefined;
  const parser = new SaxesParser({ xmlns: false });

  parser.on('error', (error) => {
    broken ??= error;
  });
  parser.on('opentag', (tag) => {
    path.push(tag.name);
    words = '';
    attributes = tag.attributes;
    if (
      path.length === 3 &&
      (tag.name === 'item' || tag.name === 'wp:category' || tag.name === 'wp:author')
    ) {
      current = building(tag.name);
      if (tag.name === 'item' && channel !== undefined) {
        ready.push(channel);
        channel = undefined;
      }
    }
  });
  const addWords = (part: string) => {
    words += part;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', (tag) => {
    close(tag.name);
    path.pop();
    words = '';
  });

  function close(name: string): void {
    if (path.length === 3 && current !== undefined) {
      ready.push(current);
      current = undefined;
    } else if (path.length === 3 && CHANNEL_FIELDS.has(name)) {
      channel?.fields.set(name, words.trim());
    } else if (path.length === 4 && current !== undefined) {
      field(current, name);
    } else if (path.length === 5 && name === 'wp:meta_key') {
      metaKey = words.trim();
    } else if (path.length === 5 && name === 'wp:meta_value') {
      current?.meta.set(metaKey, words);
    }
  }

  function field(record: Building, name: string): void {
    if (name === 'category') {
      const { domain = 'category', nicename = '' } = attributes;
      record.categories.push({ domain, nicename, name: words.trim() });
    } else if (name === 'wp:comment') {
      record.comments += 1;
    } else if (name !== 'wp:postmeta' && !record.fields.has(name)) {
      record.fields.set(name, words);
    }
  }

  for await (const part of text) {
    write(part);
    yield* ready.splice(0);
    if (broken !== undefined) {
      throw importError(`not well-formed from line ${parser.line}: ${reasonOf(broken)}`, broken);
    }
  }
  parser.close();
  yield* ready.splice(0);
  if (broken !== undefined) {
    throw importError(`not well-formed at its end: ${reasonOf(broken)}`, broken);
  }

  function write(part: string): void {
    // After a first error the parser would go on guessing; what it guesses is not taken.
    if (broken === undefined) {
      parser.write(part);
    }
  }
}

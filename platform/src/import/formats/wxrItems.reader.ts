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
/** Builds records from the tags and texts of an export. */
class RecordBuilder {
  /** Complete records that are not handed out yet. */
  readonly ready: WxrRecord[] = [];
  readonly #path: string[] = [];
  #channel: Building | undefined = building('channel');
  #current: Building | undefined;
  #words = '';
  #attributes: Record<string, string> = {};
  #metaKey = '';

  open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    this.#words = '';
    this.#attributes = attributes;
    if (this.#path.length !== 3) return;
    if (name !== 'item' && name !== 'wp:category' && name !== 'wp:author') return;
    this.#current = building(name);
    if (name === 'item' && this.#channel !== undefined) {
      this.ready.push(this.#channel);
      this.#channel = undefined;
    }
  }

  add(words: string): void {
    this.#words += words;
  }

  close(name: string): void {
    this.#closeRecord(name);
    this.#path.pop();
    this.#words = '';
  }

  #closeRecord(name: string): void {
    if (this.#path.length === 3 && this.#current !== undefined) {
      this.ready.push(this.#current);
      this.#current = undefined;
    } else if (this.#path.length === 3 && CHANNEL_FIELDS.has(name)) {
      this.#channel?.fields.set(name, this.#words.trim());
    } else if (this.#path.length === 4 && this.#current !== undefined) {
      this.#field(this.#current, name);
    } else if (this.#path.length === 5 && name === 'wp:meta_key') {
      this.#metaKey = this.#words.trim();
    } else if (this.#path.length === 5 && name === 'wp:meta_value') {
      this.#current?.meta.set(this.#metaKey, this.#words);
    }
  }

  #field(record: Building, name: string): void {
    if (name === 'category') {
      const { domain = 'category', nicename = '' } = this.#attributes;
      record.categories.push({ domain, nicename, name: this.#words.trim() });
    } else if (name === 'wp:comment') {
      record.comments += 1;
    } else if (name !== 'wp:postmeta' && !record.fields.has(name)) {
      record.fields.set(name, this.#words);
    }
  }
}

/**
 * The records of an export in their order, one at a time, whatever its size. The channel comes once, before the first item.
 * @throws importError(…) at the first place that is not well-formed; what stood before has been handed out.
 */
export async function* wxrRecords(text: AsyncIterable<string>): AsyncGenerator<WxrRecord> {
  const records = new RecordBuilder();
  let broken: Error | undefined;
  const parser = new SaxesParser({ xmlns: false });

  parser.on('error', (error) => {
    broken ??= error;
  });
  parser.on('opentag', ({ name, attributes }) => records.open(name, attributes));
  parser.on('text', (words) => records.add(words));
  parser.on('cdata', (words) => records.add(words));
  parser.on('closetag', ({ name }) => {
    // The end of a broken item is a guess of the parser.
    if (broken === undefined) records.close(name);
  });

  for await (const part of text) {
    write(part);
    yield* records.ready.splice(0);
    if (broken !== undefined) {
      throw importError(`not well-formed from line ${parser.line}: ${reasonOf(broken)}`, broken);
    }
  }
  parser.close();
  yield* records.ready.splice(0);
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

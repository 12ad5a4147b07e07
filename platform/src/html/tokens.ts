import { bodyTags } from '@contract/prose/bodyMarkup';
import { Parser } from 'htmlparser2';
import { PICTURE_ATTRIBUTES } from './sources/pictures';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly tag: string };

/** Block-level tags that only part text from text; what they are called is not kept. */
export const WRAPPERS = new Set(
  'address article aside body center details dialog div fieldset footer form header hgroup html legend main menu nav section summary'.split(
    ' ',
  ),
);

/** Elements that are kept under another name. */
export const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  cite: 'i',
  var: 'i',
};
/** Elements that are read besides those of the allow-list: pictures and media with their captions, quotes, our placeholders. */
const READ = 'q figcaption figure img picture audio video source track iframe slot'.split(' ');

/** Dropped together with all that stands in them. */
const DROPPED = new Set(
  'script style textarea option select xmp noscript template svg math title object applet canvas noembed noframes plaintext button listing'.split(
    ' ',
  ),
);

const KEPT = new Set([...bodyTags, ...READ, ...Object.keys(RENAMED), ...WRAPPERS]);

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: [...PICTURE_ATTRIBUTES, 'alt', 'title', 'width', 'height'],
  video: ['src', 'poster', 'width', 'height'],
  audio: ['src'],
  source: [...PICTURE_ATTRIBUTES, 'type'],
  track: ['src', 'kind', 'default'],
  iframe: ['src', 'title'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
  slot: ['name'],
};
/** Attributes that any element may have. */
const COMMON_ATTRIBUTES = ['lang', 'dir', 'class', 'style', 'align'];

const ADDRESSES = ['href', 'src', 'poster'];
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Deeper elements are not kept, their text is. */
const MAX_KEPT_DEPTH = 60;
/** Open elements at once. The parser takes quadratic time over elements that nobody closes; no text that people wrote comes near. */
const MAX_DEPTH = 400;

class TooDeep extends Error {}

/** Collects the parser's events as tokens. */
class TokenReader {
  readonly tokens: Token[] = [];
  readonly #open: { readonly tag: string; readonly isKept: boolean }[] = [];
  /** Number of open elements down to one that is dropped, inclusive; 0 outside. */
  #droppedDepth = 0;
  /** Words since the last token: the parser hands them over in pieces. */
  #words = '';

  #add(token: Token): void {
    this.endWords();
    this.tokens.push(token);
  }

  endWords(): void {
    if (this.#words !== '') this.tokens.push({ kind: 'text', text: this.#words });
    this.#words = '';
  }

  ontext(text: string): void {
    if (this.#droppedDepth === 0) this.#words += text;
  }

  onopentag(tag: string, attributes: Readonly<Record<string, string>>): void {
    const depth = this.#open.length + 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
    const isKept = this.#droppedDepth === 0 && depth <= MAX_KEPT_DEPTH && KEPT.has(tag);
    this.#open.push({ tag, isKept });
    if (isKept) this.#add({ kind: 'open', tag, attributes: keptAttributes(tag, attributes) });
    else if (this.#droppedDepth === 0 && DROPPED.has(tag)) this.#droppedDepth = depth;
  }

  onclosetag(tag: string): void {
    // A tag that the end of the text cuts off is closed, though it was never opened.
    if (this.#open.at(-1)?.tag !== tag) return;
    if (this.#open.pop()?.isKept) this.#add({ kind: 'close', tag });
    if (this.#open.length < this.#droppedDepth) this.#droppedDepth = 0;
  }
}

/** Any HTML as a balanced row of tokens; text and attribute values are decoded. Comments are gone. */
export function tokens(html: string): readonly Token[] {
  const reader = new TokenReader();
  try {
    new Parser(reader).end(html);
  } catch (error) {
    if (error instanceof TooDeep) return [{ kind: 'text', text: html.replace(/<[^<>]*>/g, ' ') }];
    throw error;
  }
  reader.endWords();
  return reader.tokens;
}

function keptAttributes(tag: string, given: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const own = ATTRIBUTES[tag] ?? [];
  return new Map(
    Object.entries(given).filter(
      ([name, value]) =>
        (COMMON_ATTRIBUTES.includes(name) || own.includes(name)) &&
        !(ADDRESSES.includes(name) && hasOtherScheme(value)),
    ),
  );
}

function hasOtherScheme(address: string): boolean {
  const [, scheme] = /^\s*([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme !== undefined && !SCHEMES.includes(scheme.toLowerCase());
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

import { bodyAttributes, containerTags, inlineTags, leafTags } from '@contract/prose/bodyMarkup';
import { blockClasses } from './blockClasses';
import type { BodyMedia, BodyPicture } from './body';
import { FigureReader } from './figures';
import type { Role } from './openElements';
import { resolveAddress } from './safeUrl';
import { escapeAttribute, RENAMED, type Token, tokens, WRAPPERS } from './tokens';
import { HtmlWriter } from './writer';

export interface CleanBody {
  html: string;
  /** Picture k stands at `<!--IMAGEARRAY#k-->` (wire S2). */
  pictures: BodyPicture[];
  /** Video or audio k stands at `<!--VIDEOARRAY#k-->` (wire S2). */
  media: BodyMedia[];
  /** Number of pictures, videos and audio whose addresses cannot be used; absent where there is none. */
  lost?: number;
}

export interface CleanOptions {
  /** Where the text comes from. Empty: not known, relative addresses are dropped. Absent: our own, paths on this site (`/media/…`) stay. */
  baseUrl?: string | undefined;
  /**
   * Number of pictures and media taken out before, when a clean text is cleaned again on its way out: their
   * placeholders stay and new ones are numbered from there. Placeholders beyond are foreign and are dropped.
   */
  placed?: { pictures: number; media: number };
}

const INLINE = new Set(inlineTags);
const LEAVES = new Set(leafTags);
const CONTAINERS = new Set(containerTags);
const LINKS = ['http:', 'https:', 'mailto:', 'tel:'];
const PLACEHOLDER = /<!--(IMAGE|VIDEO)ARRAY#(\d{1,6})-->/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: databases and XML refuse these; nobody means to write them
const NEVER_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Cleans a news body from anywhere to the tags and attributes this product shows: no scripts, styles, classes, ids
 * (they would shadow the page's own), forms, SVG or MathML. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string, options: CleanOptions = {}): CleanBody {
  const placed = options.placed ?? { pictures: 0, media: 0 };
  const writer = new HtmlWriter();
  const figures = new FigureReader(writer, placed, options.baseUrl);
  /** Alignment that the open elements hand on; '' where a block that stays says it. */
  const handedOn = [''];
  for (const token of tokens(prepare(html))) {
    if (figures.take(token)) {
      continue;
    }
    if (token.kind === 'text') {
      writer.text(token.text);
    } else {
      element(token, options.baseUrl);
    }
  }
  return { html: writer.finish(), pictures: figures.pictures, media: figures.media, ...lostOf(figures) };

  function element(token: Exclude<Token, { kind: 'text' }>, baseUrl: string | undefined): void {
    const tag = RENAMED[token.tag] ?? token.tag;
    const role = roleOf(tag);
    if (tag === 'br' || tag === 'hr') {
      if (token.kind === 'open') {
        tag === 'br' ? writer.lineBreak() : writer.between('<hr>');
      }
    } else if (tag === 'q') {
      // The browser would draw these marks from its style sheet.
      writer.text(token.kind === 'open' ? '“' : '”');
    } else if (role !== undefined && token.kind === 'close') {
      handedOn.pop();
      writer.close();
    } else if (role !== undefined && token.kind === 'open') {
      const above = handedOn.at(-1) ?? '';
      const inherits = role === 'leaf' || role === 'wrapper';
      const classes = role === 'inline' ? '' : blockClasses(tag, token.attributes, inherits ? above : '');
      const own = classes.split(' ').find((one) => one.startsWith('align-')) ?? '';
      handedOn.push(role === 'wrapper' ? own : own === '' ? above : '');
      const attributes = writeAttributes(tag, token.attributes, classes, baseUrl);
      // A link without a safe address and a span without a language say nothing: their place is kept for the closing tag only.
      const silent = (tag === 'a' || tag === 'span') && attributes === '';
      writer.open(silent ? 'silent' : role, tag, attributes);
    }
  }
}

const lostOf = ({ lost }: FigureReader): Pick<CleanBody, 'lost'> => (lost === 0 ? {} : { lost });

/** Control characters out; known placeholders become an element, because the sanitiser drops every comment. */
function prepare(html: string): string {
  return html
    .replace(NEVER_TEXT, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(PLACEHOLDER, (_, kind: string, number: string) => `<slot name=${kind}${number}></slot>`);
}

function roleOf(tag: string): Role | undefined {
  if (INLINE.has(tag)) {
    return 'inline';
  }
  if (LEAVES.has(tag)) {
    return 'leaf';
  }
  if (CONTAINERS.has(tag)) {
    return 'container';
  }
  return WRAPPERS.has(tag) ? 'wrapper' : undefined;
}

function writeAttributes(
  tag: string,
  given: ReadonlyMap<string, string>,
  classes: string,
  baseUrl: string | undefined,
): string {
  const kept: [string, string][] = [];
  if (tag === 'a') {
    const href = given.get('href') ?? '';
    // `#…` is a place within the foreign page: its ids are gone.
    const address = href.trim().startsWith('#') ? undefined : resolveAddress(href, baseUrl, LINKS);
    if (address === undefined) {
      return '';
    }
    kept.push(['href', address]);
    if (!address.startsWith('/')) {
      // Links of foreign texts: no handle on our window, no vouching for them to search engines.
      kept.push(['rel', 'noopener nofollow']);
    }
  }
  for (const [name, allowed] of bodyAttributes) {
    const value =
      name === 'class' ? classes : name === 'dir' ? given.get(name)?.toLowerCase() : given.get(name);
    if (value !== undefined && allowed.test(value)) kept.push([name, value]);
  }
  return kept.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

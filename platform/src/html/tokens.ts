import { bodyTags } from '@contract/prose/bodyMarkup';
import sanitizeHtml from 'sanitize-html';
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
const DROPPED =
  'script style textarea option select xmp noscript template svg math title object applet canvas noembed noframes plaintext button listing';

/** Tags without an end. */
const VOID = ['br', 'hr', 'img', 'source', 'track'];

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [^\s"=<>]+(?:="[^"]*")?)*)(?: \/)?>|([^<]+)/g;
const ATTRIBUTE = /([^\s"=<>]+)(?:="([^"]*)")?/g;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...bodyTags, ...READ, ...Object.keys(RENAMED), ...WRAPPERS],
  nonTextTags: DROPPED.split(' '),
  selfClosing: VOID,
  allowedAttributes: {
    '*': ['lang', 'dir', 'class', 'style', 'align'],
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
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Deeper nesting is an attack on whoever walks the tree; the text stays.
  nestingLimit: 60,
  parseStyleAttributes: false,
};

/** Any HTML as a balanced row of tokens; text and attribute values are decoded. Comments are gone. */
export function* tokens(html: string): Generator<Token> {
  for (const [, slash, tag, attributes, text] of sanitised(html).matchAll(TOKEN)) {
    if (text !== undefined) {
      yield { kind: 'text', text: decode(text) };
    } else if (tag !== undefined && slash === '/') {
      yield { kind: 'close', tag };
    } else if (tag !== undefined) {
      yield { kind: 'open', tag, attributes: readAttributes(attributes ?? '') };
      if (VOID.includes(tag)) {
        yield { kind: 'close', tag };
      }
    }
  }
}

/** Open elements at once. Parsers take quadratic time over what nobody closes; no text that people wrote comes near. */
const DEEPEST = 400;

class TooDeep extends Error {}

/** Nested beyond all sense, only its words are taken. */
function sanitised(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > DEEPEST) {
      throw new TooDeep();
    }
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeep) {
      return escapeText(html.replace(/<[^<>]*>/g, ' '));
    }
    throw error;
  }
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) {
    if (name !== undefined) {
      found.set(name, decode(value ?? ''));
    }
  }
  return found;
}

/** The four entities the sanitiser writes; everything else is already a character. */
function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

import { escapeAttribute, escapeText } from '@platform/html/tokens';
import { replaceEnclosed } from './enclosed.rules';

export interface WordpressAttachment {
  url: string;
  caption: string;
  alt: string;
}

export interface WordpressHtmlOptions {
  /** Attachments by id. */
  attachments: ReadonlyMap<string, WordpressAttachment>;
  /** Pictures uploaded to this post, for galleries without ids. */
  own: readonly string[];
}

/** The text of a WordPress post as plain HTML: shortcodes spelled out, paragraphs where the classic editor leaves blank lines. */
export function wordpressHtml(content: string, options: WordpressHtmlOptions): string {
  const html = embeds(withoutUnknown(shortcodes(content, options)));
  return /<!-- wp:/.test(content) ? html : classicParagraphs(html);
}

/* No pattern here runs over another bracket or tag: a text full of beginnings is read once, not once for each of them. */

const ATTRIBUTES = /^(?:\s+(?:[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)|"[^"]*"))*\s*$/;

/** Shortcodes of plugins: their text stays, their brackets go. Brackets without attributes or an end are the author's own. */
function withoutUnknown(content: string): string {
  const ended = new Set([...content.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return content.replace(
    /\[\/?([a-z][\w-]*)((?:[^\w\-[\]][^[\]]*)?)\]/gi,
    (code: string, name: string, inside: string) => {
      const isSelfClosing = inside.endsWith('/');
      const attributes = isSelfClosing ? inside.slice(0, -1) : inside;
      if (!ATTRIBUTES.test(attributes)) return code;
      return ended.has(name) || attributes.trim() !== '' || isSelfClosing ? '' : code;
    },
  );
}

const CAPTION = { open: /\[(?:wp_)?caption([^[\]]*)\]/g, close: /\[\/(?:wp_)?caption\]/g };
const EMBED = { open: /\[embed[^[\]]*\]/g, close: /\[\/embed\]/g };
const PLAYER = { open: /\[(audio|video)[^[\]]*\]/g, close: /\[\/(audio|video)\]/g, isNamed: true };

function shortcodes(content: string, options: WordpressHtmlOptions): string {
  // The button of a file block says the link beside it once more.
  const withoutButtons = content.replace(/<a\b([^<>]*)>[^<]*<\/a>/g, (link: string, attributes: string) =>
    /\bwp-block-file__button\b/.test(attributes) ? '' : link,
  );
  const literal = withoutButtons.replace(/\[\[([a-z_-][^[\]]*)\]\]/g, '&#91;$1&#93;');
  const captions = replaceEnclosed(literal, {
    ...CAPTION,
    write: ([, attributes = ''], inner) => captioned(attributesOf(attributes).get('caption'), inner),
  });
  const galleries = captions.replace(/\[gallery([^[\]]*)\]/g, (_, attributes: string) =>
    gallery(attributesOf(attributes), options),
  );
  // A player is written from its beginning; of what stands between it and its end nothing is left.
  const ended = replaceEnclosed(galleries, { ...PLAYER, write: ([begun]) => begun });
  return replaceEnclosed(
    ended.replace(/\[(audio|video)([^[\]]*)\]/g, (_, kind: string, attributes: string) =>
      player(kind, attributes),
    ),
    { ...EMBED, write: (_, inside, whole) => (isOneWord(inside) ? `\n\n${inside.trim()}\n\n` : whole) },
  ).replace(/\[playlist([^[\]]*)\]/g, (_, attributes: string) => playlist(attributesOf(attributes), options));
}

const isOneWord = (text: string): boolean => /^\S+$/.test(text.trim());

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, quoted, single, bare] of text.matchAll(
    /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g,
  )) {
    const value = quoted ?? single ?? bare;
    if (name !== undefined && value !== undefined) {
      found.set(name, value);
    }
  }
  return found;
}

/** The caption stands in the attribute (old exports) or after the picture. */
function captioned(attributes: string | undefined, inner: string): string {
  const [picture = ''] = /<a\b[^<>]*>\s*<img\b[^<>]*>\s*<\/a>|<img\b[^<>]*>/i.exec(inner) ?? [];
  const after = inner.replace(picture, '');
  return `<figure>${picture}<figcaption>${attributes ?? after}</figcaption></figure>`;
}

function gallery(attributes: ReadonlyMap<string, string>, options: WordpressHtmlOptions): string {
  const named = (attributes.get('ids') ?? attributes.get('include') ?? '').split(',').map((id) => id.trim());
  const ids = named.some((id) => id !== '') ? named : options.own;
  return ids.map((id) => pictureOf(options.attachments.get(id))).join('');
}

function pictureOf(attachment: WordpressAttachment | undefined): string {
  if (attachment === undefined) {
    return '';
  }
  const alt = escapeAttribute(attachment.alt);
  return `<figure><img src="${escapeAttribute(attachment.url)}" alt="${alt}"><figcaption>${escapeText(attachment.caption)}</figcaption></figure>`;
}

function player(kind: string, attributes: string): string {
  const named = attributesOf(attributes);
  const bare = /(?:^|\s)(https?:\/\/[^\s"']+)/.exec(attributes)?.[1];
  const endings =
    kind === 'audio' ? ['src', 'mp3', 'm4a', 'ogg', 'wav'] : ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv'];
  const src = endings.map((name) => named.get(name)).find((one) => one !== undefined) ?? bare ?? '';
  const poster = named.get('poster');
  const cover = kind === 'video' && poster !== undefined ? ` poster="${escapeAttribute(poster)}"` : '';
  return src === '' ? '' : `<${kind} src="${escapeAttribute(src)}"${cover}></${kind}>`;
}

function playlist(attributes: ReadonlyMap<string, string>, options: WordpressHtmlOptions): string {
  const kind = attributes.get('type') === 'video' ? 'video' : 'audio';
  const urls = (attributes.get('ids') ?? '')
    .split(',')
    .map((id) => options.attachments.get(id.trim())?.url ?? '');
  return urls.map((url) => (url === '' ? '' : `<${kind} src="${escapeAttribute(url)}"></${kind}>`)).join('');
}

/** An address alone on a line is an embed: a film, a post elsewhere. Of it a link is left. */
function embeds(html: string): string {
  return html.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, (_, url: string) => {
    const address = escapeAttribute(url.replaceAll('&amp;', '&'));
    return `\n\n<p><a href="${address}">${address}</a></p>\n\n`;
  });
}

/** Elements whose line ends are kept. */
const VERBATIM = {
  open: /<(pre|script|style|textarea)\b/gi,
  close: /<\/(pre|script|style|textarea)>/gi,
  isNamed: true,
};
/** Never in a text: it holds the place of a verbatim element. */
const PLACE = '\0';

/** Blank lines part paragraphs, single line ends within text are breaks, as the classic editor shows them. */
function classicParagraphs(html: string): string {
  const verbatim: string[] = [];
  const write = (_begun: RegExpExecArray, _inside: string, whole: string) => {
    verbatim.push(whole);
    return PLACE;
  };
  const parts = replaceEnclosed(html.replaceAll(PLACE, ''), { ...VERBATIM, write }).split(PLACE);
  return parts.map((part, index) => brokenLines(part) + (verbatim[index] ?? '')).join('');
}

const INLINE_END = /<\/(?:a|strong|em|b|i|span|code|u)>$/;
const TEXT_START = /^[ \t]*(?:[^<\s]|<(?:a|strong|em|b|i|span|code|u)\b)/;
/** Characters of the longest end of an inline element. */
const INLINE_END_LENGTH = '</strong>'.length;

const endsInText = (line: string): boolean =>
  line !== '' && (!line.endsWith('>') || INLINE_END.test(line.slice(-INLINE_END_LENGTH)));

function brokenLines(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]*(?:\n[ \t]*)+/g, '<div></div>')
    .split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      const ended = line.trimEnd();
      if (next === undefined) return line;
      return endsInText(ended) && TEXT_START.test(next) ? `${ended}<br>` : `${line}\n`;
    })
    .join('');
}

import { escapeAttribute, escapeText } from '@platform/html/tokens';

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

/** Shortcodes of plugins: their text stays, their brackets go. Brackets without attributes or an end are the author's own. */
function withoutUnknown(content: string): string {
  const ended = new Set([...content.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return content.replace(
    /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+)|\s+"[^"]*")*)\s*(\/?)\]/gi,
    (code: string, _start: string, name: string, attributes: string, end: string) =>
      ended.has(name) || attributes.trim() !== '' || end !== '' ? '' : code,
  );
}

function shortcodes(content: string, options: WordpressHtmlOptions): string {
  return (
    content
      // The button of a file block says the link beside it once more.
      .replace(/<a\b[^>]*\bwp-block-file__button\b[^>]*>[^<]*<\/a>/g, '')
      .replace(/\[\[([a-z_-]+[^\]]*)\]\]/g, '&#91;$1&#93;')
      .replace(
        /\[(?:wp_)?caption([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g,
        (_, attributes: string, inner: string) => captioned(attributesOf(attributes).get('caption'), inner),
      )
      .replace(/\[gallery([^\]]*)\]/g, (_, attributes: string) => gallery(attributesOf(attributes), options))
      .replace(/\[(audio|video)([^\]]*)\](?:([\s\S]*?)\[\/\1\])?/g, (_, kind: string, attributes: string) =>
        player(kind, attributes),
      )
      .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, (_, url: string) => `\n\n${url}\n\n`)
      .replace(/\[(?:playlist)([^\]]*)\]/g, (_, attributes: string) =>
        playlist(attributesOf(attributes), options),
      )
  );
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, quoted, single, bare] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g,
  )) {
    if (name !== undefined) {
      found.set(name, quoted ?? single ?? bare ?? '');
    }
  }
  return found;
}

/** The caption stands in the attribute (old exports) or after the picture. */
function captioned(attributes: string | undefined, inner: string): string {
  const [picture = ''] = /<a\b[^>]*>\s*<img\b[^>]*>\s*<\/a>|<img\b[^>]*>/i.exec(inner) ?? [];
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
const VERBATIM = /(<(pre|script|style|textarea)\b[\s\S]*?<\/\2>)/i;

/** Blank lines part paragraphs, single line ends within text are breaks, as the classic editor shows them. */
function classicParagraphs(html: string): string {
  // split() with two groups: text, verbatim part, its tag, text, …
  return html
    .split(VERBATIM)
    .map((part, index) => (index % 3 === 0 ? brokenLines(part) : index % 3 === 1 ? part : ''))
    .join('');
}

function brokenLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]*(?:\n[ \t]*)+/g, '<div></div>')
    .replace(/([^>\s])[ \t]*\n(?=[ \t]*(?:[^<\s]|<(?:a|strong|em|b|i|span|code|u)\b))/g, '$1<br>')
    .replace(
      /(<\/(?:a|strong|em|b|i|span|code|u)>)[ \t]*\n(?=[ \t]*(?:[^<\s]|<(?:a|strong|em|b|i|span|code|u)\b))/g,
      '$1<br>',
    );
}

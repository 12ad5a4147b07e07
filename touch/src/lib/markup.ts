/** Reduces HTML to its text. For showing as text only: the result is not safe to put into a page as HTML. */

const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/i;
/** Elements whose content is no text of the author's. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'head']);
const tag = /^<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/i;

/** Tags and comments removed, a blank where a block began or ended; entities stay. Linear in the length. */
export function withoutMarkup(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      if (close < 0) return text;
      at = close + 3;
      continue;
    }
    // A tag of the trade ends within a few thousand characters; a window keeps a lone `<` cheap.
    const [whole, slash, name = ''] = tag.exec(html.slice(open, open + 4000)) ?? [];
    if (whole === undefined) {
      const declaration = html.startsWith('<!', open) || html.startsWith('<?', open);
      const close = declaration ? html.indexOf('>', open) : open;
      if (close < 0) return text;
      if (!declaration) text += '<';
      at = close + 1;
      continue;
    }
    at = open + whole.length;
    if (blocks.test(name)) text += ' ';
    if (slash === '' && unread.has(name.toLowerCase())) at = afterElement(html, at, name);
  }
  return text;
}

function afterElement(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}\\s*>`, 'gi');
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    middot: '·',
    bull: '•',
    times: '×',
    deg: '°',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    yen: '¥',
  }),
);

/** Decodes once: `&amp;lt;` becomes `&lt;`. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named.get(name) ?? whole;
    return character(typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function character(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : '\ufffd';
}

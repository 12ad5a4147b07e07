/** The inside of `<body>` where a whole document came; a fragment as it is (wire W25). */
export function insideBody(html: string): string {
  const open = /<body(?:\s[^<>]*)?>/i.exec(html);
  if (!open) return html;
  const inside = html.slice(open.index + open[0].length);
  const close = inside.toLowerCase().lastIndexOf('</body');
  return close < 0 ? inside : inside.slice(0, close);
}

/** Every comment replaced by what `of` says; one without an end takes the rest with it. Linear in the length. */
export function replaceComments(html: string, of: (comment: string) => string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<!--', at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    const close = html.indexOf('-->', open + 4);
    if (close < 0) return text;
    at = close + 3;
    text += of(html.slice(open, at));
  }
}

const blank = '(?:\\s|\\u3000|&nbsp;|&#160;)';
const emptyParagraph = new RegExp(`<p(?:\\s[^<>]*)?>(?:${blank}|<br\\s*/?>)*</p>`, 'gi');
const indent = new RegExp(`(<p(?:\\s[^<>]*)?>)${blank}+`, 'gi');
const onlyPlaceholders = /<p(?:\s[^<>]*)?>\s*((?:<!--(?:IMAGE|VIDEO)ARRAY#\d+-->\s*)+)<\/p>/g;

/** Removes leftovers of writing programs: indents by blanks, empty paragraphs, paragraphs around a picture. */
export const tidyParagraphs = (html: string): string =>
  html.replace(onlyPlaceholders, '$1').replace(emptyParagraph, '').replace(indent, '$1');

/** Tables may be wider than a phone: each scrolls by itself. */
export const wrapTables = (html: string): string =>
  html
    .replace(/<table(?=[\s>])/gi, '<div class="table" tabindex="0"><table')
    .replace(/<\/table>/gi, '</table></div>');

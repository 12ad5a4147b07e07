/** The demonstration's body notation as HTML with the placeholders of wire S2. */

export interface ReadBody {
  readonly html: string;
  /** In the order of their placeholders. */
  readonly pictures: readonly { readonly key: string; readonly summary: string }[];
  readonly clips: readonly { readonly key: string; readonly summary: string }[];
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (found) => (found === '&' ? '&amp;' : found === '<' ? '&lt;' : '&gt;'));

/** Bold and links inside a line. */
const inline = (text: string): string =>
  escapeText(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g, '<a href="$2">$1</a>');

const cells = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table(lines: readonly string[]): string {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells);
  const [head = [], ...body] = rows;
  const headRow = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const bodyRows = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table>`;
}

const isAll = (lines: readonly string[], mark: string): boolean =>
  lines.every((line) => line.startsWith(mark));

export function readBody(body: string): ReadBody {
  const pictures: { key: string; summary: string }[] = [];
  const clips: { key: string; summary: string }[] = [];

  function block(text: string): string {
    const media = /^([!@])\[(.*)\]\(([\w.-]+)\)$/.exec(text);
    if (media) {
      const [, kind, summary = '', key = ''] = media;
      const list = kind === '!' ? pictures : clips;
      list.push({ key, summary });
      return `<!--${kind === '!' ? 'IMAGEARRAY' : 'VIDEOARRAY'}#${list.length - 1}-->`;
    }
    const lines = text.split('\n');
    if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
    if (isAll(lines, '>')) {
      const paragraphs = lines.map((line) => `<p>${inline(line.replace(/^>\s?/, ''))}</p>`).join('');
      return `<blockquote>${paragraphs}</blockquote>`;
    }
    if (isAll(lines, '- '))
      return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
    if (isAll(lines, '|')) return table(lines);
    return `<p>${lines.map(inline).join('<br>')}</p>`;
  }

  const html = body
    .trim()
    .split(/\n\s*\n/)
    .map((text) => block(text.trim()))
    .join('\n');
  return { html, pictures, clips };
}

import type { Mark, Node } from 'prosemirror-model';

/* A document as the platform's cleaner writes it. */

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Attributes in the cleaner's order; empty ones and zeros are left out. */
const attributes = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '' && value !== 0 && value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('');

const common = ({ attrs: { class: classes, lang, dir } }: Node, between: object = {}): string =>
  attributes({ class: classes, ...between, lang, dir });

/** A span of one cell is none. */
const cellSpan = (value: unknown): unknown => (value === 1 ? '' : value);

const TAGS: Readonly<Record<string, string>> = {
  preformatted: 'pre',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  definition_list: 'dl',
  term: 'dt',
  definition: 'dd',
  table_cell: 'td',
  table_header: 'th',
};
/** Elements in which text may stand without a paragraph. */
const HOLDS_BARE = new Set(['list_item', 'term', 'definition', 'table_cell', 'table_header']);

function openMark({ type, attrs }: Mark): string {
  const { href, lang, dir } = attrs;
  if (type.name !== 'a') return `<${type.name}${attributes({ lang, dir })}>`;
  const rel = String(href).startsWith('/') ? '' : 'noopener nofollow';
  return `<a${attributes({ href, rel, lang, dir })}>`;
}

/** Text of a line, with the elements of its marks. */
function writeInline(parent: Node): string {
  let html = '';
  const open: Mark[] = [];
  const closeTo = (count: number) => {
    while (open.length > count) html += `</${open.pop()?.type.name}>`;
  };
  parent.forEach((child) => {
    let shared = 0;
    while (shared < open.length && child.marks[shared] && open[shared]?.eq(child.marks[shared] as Mark))
      shared += 1;
    closeTo(shared);
    for (const one of child.marks.slice(shared)) {
      html += openMark(one);
      open.push(one);
    }
    html += child.isText ? escapeText(child.text ?? '') : '<br>';
  });
  closeTo(0);
  return html;
}

function writeFigure({ attrs: { src, alt, width, height, caption } }: Node): string {
  // a picture that is not stored yet stands nowhere
  if (src === '') return '';
  const words = caption === '' ? '' : `<figcaption>${escapeText(String(caption))}</figcaption>`;
  return `<figure><img${attributes({ src, alt, width, height })}>${words}</figure>`;
}

function writeMedia({ attrs: { kind, src, poster, width, height, captions } }: Node): string {
  const track = captions === '' ? '' : `<track${attributes({ kind: 'captions', src: captions })}>`;
  return `<${kind}${attributes({ src, poster, width, height })} controls>${track}</${kind}>`;
}

function writeTable(table: Node): string {
  const { caption, captionAttributes } = table.attrs;
  let html = `<table${common(table)}>`;
  if (captionAttributes) html += `<caption${attributes(captionAttributes)}>${caption}</caption>`;
  let open: { tag: string; place: number } | null = null;
  table.forEach((row) => {
    const { section } = row.attrs;
    if (open?.place !== section?.place) {
      if (open) html += `</${open.tag}>`;
      if (section) html += `<${section.tag}${attributes(section.attrs)}>`;
      open = section;
    }
    html += `<tr${common(row)}>${writeChildren(row)}</tr>`;
  });
  const last: { tag: string } | null = open;
  return `${html}${last ? `</${(last as { tag: string }).tag}>` : ''}</table>`;
}

const isBare = (node: Node | null, parent: Node): boolean =>
  node?.type.name === 'paragraph' && node.attrs.bare === true && HOLDS_BARE.has(parent.type.name);

function writeChildren(parent: Node): string {
  let html = '';
  let before: Node | null = null;
  parent.forEach((child) => {
    const bare = isBare(child, parent);
    if (bare && isBare(before, parent)) html += '<br>';
    html += bare ? writeInline(child) : writeNode(child);
    before = child;
  });
  return html;
}

function writeNode(node: Node): string {
  const { name } = node.type;
  if (name === 'rule') return '<hr>';
  if (name === 'figure') return writeFigure(node);
  if (name === 'media') return writeMedia(node);
  if (name === 'table') return writeTable(node);
  // an empty line of the editor is nothing to a reader
  if (name === 'paragraph' || name === 'heading') {
    const tag = name === 'heading' ? `h${node.attrs.level}` : 'p';
    return node.content.size === 0 ? '' : `<${tag}${common(node)}>${writeInline(node)}</${tag}>`;
  }
  const tag = TAGS[name] ?? 'p';
  const { colspan, rowspan, start, scope } = node.attrs;
  const between = { colspan: cellSpan(colspan), rowspan: cellSpan(rowspan), start, scope };
  return `<${tag}${common(node, between)}>${node.isTextblock ? writeInline(node) : writeChildren(node)}</${tag}>`;
}

/** @param originals text of blocks that were read and have not changed since: they are written as they were */
export function writeBody(doc: Node, originals: WeakMap<Node, string>): string {
  let html = '';
  doc.forEach((child) => {
    html += originals.get(child) ?? writeNode(child);
  });
  return html;
}

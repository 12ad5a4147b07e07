import { inlineTags, isBodyClasses } from '@contract/prose/bodyMarkup';
import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/* All that the platform's cleaner lets through (contract/src/prose/bodyMarkup.ts), so that no body loses anything by being opened. */

/** Attributes that any block may have. */
const common = { class: { default: '' }, lang: { default: '' }, dir: { default: '' } };

function commonOf(dom: HTMLElement): Record<string, string> {
  const classes = dom.getAttribute('class') ?? '';
  return {
    class: isBodyClasses(classes) ? classes : '',
    lang: dom.getAttribute('lang') ?? '',
    dir: dom.getAttribute('dir') ?? '',
  };
}

/** Attributes as they are written; empty ones are none. */
export const shownAttributes = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    ['class', 'lang', 'dir'].flatMap((name) => (attrs[name] ? [[name, String(attrs[name])]] : [])),
  );

const block = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  content,
  group: 'block',
  attrs: common,
  parseDOM: [{ tag, getAttrs: commonOf }],
  toDOM: (node) => [tag, shownAttributes(node.attrs), 0],
  ...more,
});

const numberOf = (dom: HTMLElement, name: string): number => Number(dom.getAttribute(name) ?? 0) || 0;

/** Pictures in a body come from the web or from this platform; others cannot be kept. */
export const isKeptSource = (src: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(src);

function pictureOf(dom: HTMLElement): Attrs | false {
  const picture = dom.tagName === 'IMG' ? dom : dom.querySelector('img');
  const src = picture?.getAttribute('src') ?? '';
  if (!picture || !isKeptSource(src) || dom.querySelector('video, audio')) return false;
  const caption = dom.querySelector('figcaption')?.textContent ?? '';
  return {
    src,
    alt: picture.getAttribute('alt') ?? '',
    width: numberOf(picture, 'width'),
    height: numberOf(picture, 'height'),
    caption: caption.replace(/\s+/g, ' ').trim(),
  };
}

const figure: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: {
    src: { default: '' },
    alt: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
    caption: { default: '' },
    /** Name of an upload that is not done. */
    upload: { default: '' },
    /** Reason why it failed. */
    fault: { default: '' },
  },
  parseDOM: [
    { tag: 'figure', getAttrs: pictureOf },
    { tag: 'img', getAttrs: pictureOf },
  ],
  toDOM: ({ attrs }) => [
    'figure',
    ['img', { src: attrs.src, alt: attrs.alt, width: attrs.width, height: attrs.height }],
    ['figcaption', attrs.caption],
  ],
};

const media: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: {
    kind: { default: 'video' },
    src: { default: '' },
    poster: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
    captions: { default: '' },
  },
  parseDOM: ['video', 'audio'].map((tag) => ({
    tag,
    getAttrs: (dom: HTMLElement) => {
      const src = dom.getAttribute('src') ?? '';
      if (!isKeptSource(src)) return false;
      const captions = dom.querySelector('track')?.getAttribute('src') ?? '';
      const poster = dom.getAttribute('poster') ?? '';
      return {
        kind: tag,
        src,
        poster,
        captions,
        width: numberOf(dom, 'width'),
        height: numberOf(dom, 'height'),
      };
    },
  })),
  toDOM: ({ attrs }) => [
    String(attrs.kind),
    { src: attrs.src, controls: '', preload: 'none', ...(attrs.poster ? { poster: attrs.poster } : {}) },
  ],
};

/** Part of a table that a row stands in, and its place among the table's parts. */
function sectionOf(row: HTMLElement): { tag: string; place: number; attrs: Record<string, string> } | null {
  const parent = row.parentElement;
  const tag = parent?.tagName.toLowerCase() ?? '';
  if (!parent || !['thead', 'tbody', 'tfoot'].includes(tag)) return null;
  const place = Array.from(parent.parentElement?.children ?? []).indexOf(parent);
  return { tag, place, attrs: shownAttributes(commonOf(parent)) };
}

const cellAttribute = (name: string) => ({
  default: '',
  getFromDOM: (dom: HTMLElement) => dom.getAttribute(name) ?? '',
  setDOMAttr: (value: unknown, attrs: Record<string, unknown>) => {
    if (value) attrs[name] = value;
  },
});
const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {
    class: {
      ...cellAttribute('class'),
      getFromDOM: (dom: HTMLElement) => commonOf(dom).class ?? '',
    },
    lang: cellAttribute('lang'),
    dir: cellAttribute('dir'),
    scope: cellAttribute('scope'),
  },
});

const tableParts: Record<string, NodeSpec> = {
  table: {
    ...tables.table,
    attrs: { ...common, caption: { default: '' }, captionAttributes: { default: null } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (dom: HTMLElement) => {
          const caption = dom.querySelector('caption');
          return {
            ...commonOf(dom),
            caption: (caption?.innerHTML ?? '').replaceAll('&nbsp;', '\u00a0'),
            captionAttributes: caption ? shownAttributes(commonOf(caption)) : null,
          };
        },
      },
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs }) => ['table', shownAttributes(attrs), ['tbody', 0]],
  },
  table_row: {
    ...tables.table_row,
    attrs: { ...common, section: { default: null } },
    parseDOM: [
      { tag: 'tr', getAttrs: (dom: HTMLElement) => ({ ...commonOf(dom), section: sectionOf(dom) }) },
    ],
    toDOM: ({ attrs }) => ['tr', shownAttributes(attrs), 0],
  },
  table_cell: tables.table_cell,
  table_header: tables.table_header,
};

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  /** Bare: text of an item or a cell without a `<p>` around it; elsewhere the `<p>` is written. */
  paragraph: block('p', 'inline*', {
    attrs: { ...common, bare: { default: true } },
    parseDOM: [{ tag: 'p', getAttrs: (dom: HTMLElement) => ({ ...commonOf(dom), bare: false }) }],
    toDOM: (node) => ['p', shownAttributes(node.attrs), 0],
  }),
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { ...common, level: { default: 2 } },
    // a title of the page stands above the body: its headings begin with the second
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (dom: HTMLElement) => ({ ...commonOf(dom), level: Math.min(4, Math.max(2, level)) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, shownAttributes(attrs), 0],
  },
  preformatted: block('pre', 'inline*', {
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: commonOf }],
  }),
  blockquote: block('blockquote', 'block+', { defining: true }),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+', {
    attrs: { ...common, start: { default: '' } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (dom: HTMLElement) => ({ ...commonOf(dom), start: dom.getAttribute('start') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => [
      'ol',
      { ...shownAttributes(attrs), ...(attrs.start ? { start: String(attrs.start) } : {}) },
      0,
    ],
  }),
  list_item: block('li', 'block+', { group: '', defining: true }),
  definition_list: block('dl', '(term | definition)+'),
  term: block('dt', 'block+', { group: '' }),
  definition: block('dd', 'block+', { group: '' }),
  ...tableParts,
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure,
  media,
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
};

const inlineAttrs = { lang: { default: '' }, dir: { default: '' } };
const inline = (tag: string): MarkSpec => ({
  attrs: inlineAttrs,
  parseDOM: [
    {
      tag,
      getAttrs: (dom: HTMLElement) => ({
        lang: dom.getAttribute('lang') ?? '',
        dir: dom.getAttribute('dir') ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }) => [tag, shownAttributes(attrs), 0],
});

/** Addresses that a link of a body may have. */
export const isKeptLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href);

const link: MarkSpec = {
  attrs: { ...inlineAttrs, href: {} },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (dom: HTMLElement) => {
        const href = dom.getAttribute('href') ?? '';
        const attrs = { href, lang: dom.getAttribute('lang') ?? '', dir: dom.getAttribute('dir') ?? '' };
        return isKeptLink(href) ? attrs : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs.href), rel: 'noopener' }, 0],
};

/** A span says a language, and may stand in another. */
const span: MarkSpec = {
  ...inline('span'),
  excludes: '',
  parseDOM: [
    {
      tag: 'span[lang], span[dir]',
      getAttrs: (dom: HTMLElement) => ({
        lang: dom.getAttribute('lang') ?? '',
        dir: dom.getAttribute('dir') ?? '',
      }),
    },
  ],
};

/** Outermost first. */
const order = ['a', 'span', 'ruby', ...inlineTags.filter((tag) => !['a', 'span', 'ruby'].includes(tag))];
const marks = Object.fromEntries(
  order.map((tag): [string, MarkSpec] => [tag, tag === 'a' ? link : tag === 'span' ? span : inline(tag)]),
);

export const schema = new Schema({ nodes, marks });

/** Kind of a node by its name. @throws Error for an unknown one */
export function nodeType(name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`there is no node ${name}`);
  return type;
}
export function markType(name: string) {
  const type = schema.marks[name];
  if (!type) throw new Error(`there is no mark ${name}`);
  return type;
}

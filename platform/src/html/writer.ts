import { escapeText } from './tokens';

/** Kinds of elements: `container` may hold blocks, `leaf` holds a line of text, `wrapper` only parts text, `silent` is nothing. */
export type Role = 'container' | 'leaf' | 'inline' | 'wrapper' | 'silent';

interface Entry {
  readonly tag: string;
  readonly role: Role;
  /** Already escaped, with a leading space, or empty. */
  readonly attributes: string;
}

export interface HtmlWriter {
  open(role: Role, tag: string, attributes: string): void;
  close(): void;
  text(text: string): void;
  lineBreak(): void;
  /** Markup that stands between blocks: a rule, a placeholder. */
  between(markup: string): void;
  finish(): string;
}

/** Parts of lists and tables in which no text may stand. */
const STRUCTURE = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
/** Collapsed to one space; no-break and ideographic spaces inside a line are the writer's own. */
const SPACE = /[ \t\r\n\f\u200b]+/g;

function fits(entry: Entry, parent: Entry | undefined): boolean {
  const parents = PARENTS[entry.tag];
  if (parents !== undefined) {
    return parent !== undefined && parents.includes(parent.tag);
  }
  return parent === undefined || !STRUCTURE.has(parent.tag);
}

/** Takes white space off the end of what is written so far. */
function trimEnd(parts: string[]): void {
  let last = parts.pop();
  while (last !== undefined && last.trimEnd() === '') {
    last = parts.pop();
  }
  parts.push(last?.trimEnd() ?? '');
}

/**
 * Writes valid HTML whatever order elements come in. An element is written when the first text (or picture) in it comes,
 * so nothing empty is left; bare text gets a paragraph; blocks never stand in a paragraph.
 */
export function createHtmlWriter(): HtmlWriter {
  const source: Entry[] = [];
  let written: Entry[] = [];
  const parts: string[] = [];
  /** Of text that stands without a paragraph of its own; new after every block boundary. */
  let implied: Entry | undefined;
  let parted = false;
  let breaks = 0;
  let space = false;
  /** true where the last part written is text, or the end of a mark around it. */
  let afterText = false;

  function blocks(): { path: Entry[]; leaf: Entry | undefined; language: string } {
    const path: Entry[] = [];
    let leaf: Entry | undefined;
    let language = '';
    for (const entry of source) {
      if (entry.role === 'container' && fits(entry, path.at(-1))) {
        path.push(entry);
        leaf = undefined;
        language = '';
      } else if (entry.role === 'leaf' && (leaf === undefined || leaf.tag === 'p')) {
        leaf = entry;
      } else if (entry.role === 'wrapper' && entry.attributes !== '') {
        language = entry.attributes;
      }
    }
    return { path, leaf, language };
  }

  function outsideStructure(path: Entry[]): Entry[] {
    const open = [...path];
    while (STRUCTURE.has(open.at(-1)?.tag ?? '')) {
      open.pop();
    }
    return open;
  }

  function inlines(): Entry[] {
    const path: Entry[] = [];
    for (const entry of source) {
      const twice = entry.tag !== 'span' && path.some((one) => one.tag === entry.tag);
      const lost = (entry.tag === 'rt' || entry.tag === 'rp') && !path.some((one) => one.tag === 'ruby');
      if (entry.role === 'inline' && !twice && !lost) {
        path.push(entry);
      }
    }
    return path;
  }

  function closeTo(length: number): void {
    for (const entry of written.splice(length).reverse()) {
      if (entry.tag === 'pre') {
        trimEnd(parts);
      }
      parts.push(`</${entry.tag}>`);
      afterText = entry.role === 'inline';
    }
  }

  function shared(path: readonly Entry[]): number {
    let length = 0;
    while (length < written.length && written[length] === path[length]) {
      length += 1;
    }
    return length;
  }

  function openAll(path: readonly Entry[]): void {
    for (const entry of path.slice(written.length)) {
      parts.push(`<${entry.tag}${entry.attributes}>`);
      afterText &&= entry.role === 'inline';
      written = [...written, entry];
    }
  }

  function reset(): void {
    parted = false;
    breaks = 0;
    space = false;
  }

  function part(): void {
    implied = undefined;
    parted = true;
  }

  function line(): { outer: Entry[]; leaf: Entry | undefined } {
    const { path, leaf, language } = blocks();
    const outer = outsideStructure(path);
    const bare = outer.length === 0 || outer.at(-1)?.tag === 'blockquote';
    if (leaf === undefined && bare) {
      implied ??= { tag: 'p', role: 'leaf', attributes: language };
    }
    const own = leaf ?? (bare ? implied : undefined);
    return { outer, leaf: own };
  }

  /** Where the words go: closes and opens what is needed, with the break or space that is due before them. */
  function moveTo(outer: Entry[], leaf: Entry | undefined): void {
    const block = leaf === undefined ? outer : [...outer, leaf];
    const path = [...block, ...inlines()];
    const splits = leaf?.tag === 'p' && (parted || breaks > 1);
    const keep = Math.min(shared(path), splits ? outer.length : path.length);
    const stays = keep >= block.length;
    closeTo(keep);
    if (stays && afterText && leaf?.tag !== 'pre') {
      parts.push('<br>'.repeat(Math.min(2, breaks || (parted ? 1 : 0))) || (space ? ' ' : ''));
    }
    openAll(path);
    reset();
  }

  function preformatted(text: string, outer: Entry[], leaf: Entry): void {
    const fresh = !written.includes(leaf);
    const words = fresh ? text.replace(/^\s*\n/, '') : text;
    if (!fresh || words.trim() !== '') {
      moveTo(outer, leaf);
      parts.push(escapeText(words));
      afterText = true;
    }
  }

  return {
    open(role, tag, attributes) {
      const entry = { role, tag, attributes };
      source.push(entry);
      if (role !== 'inline' && role !== 'silent') {
        part();
      }
      const { path } = blocks();
      // An empty cell must stay, or the columns of its table shift.
      if ((tag === 'td' || tag === 'th') && path.at(-1) === entry) {
        closeTo(shared(path));
        openAll(path);
        reset();
      }
    },
    close() {
      const role = source.pop()?.role;
      if (role !== 'inline' && role !== 'silent') {
        part();
      }
    },
    text(text) {
      const { outer, leaf } = line();
      if (leaf?.tag === 'pre') {
        preformatted(text, outer, leaf);
        return;
      }
      const words = text.replace(SPACE, ' ');
      const core = words.trim();
      space ||= words.trimStart() !== words;
      if (core !== '') {
        moveTo(outer, leaf);
        parts.push(escapeText(core));
        afterText = true;
        space = words.trimEnd() !== words;
      }
    },
    lineBreak() {
      const { outer, leaf } = line();
      if (leaf?.tag === 'pre') {
        preformatted('\n', outer, leaf);
      } else {
        breaks += 1;
      }
    },
    between(markup) {
      const outer = outsideStructure(blocks().path);
      closeTo(shared(outer));
      openAll(outer);
      parts.push(markup);
      afterText = false;
      reset();
      part();
    },
    finish() {
      closeTo(0);
      return parts.join('');
    },
  };
}

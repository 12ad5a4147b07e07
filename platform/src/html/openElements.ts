/** Kinds of elements: `container` may hold blocks, `leaf` holds a line of text, `wrapper` only parts text, `silent` is nothing. */
export type Role = 'container' | 'leaf' | 'inline' | 'wrapper' | 'silent';

export interface Entry {
  readonly tag: string;
  readonly role: Role;
  /** Already escaped, with a leading space, or empty. */
  readonly attributes: string;
}

/** Parts of lists and tables in which no text may stand. */
const STRUCTURE = new Set(['dl', 'ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  dt: ['dl'],
  dd: ['dl'],
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

function fits(entry: Entry, parent: Entry | undefined): boolean {
  const parents = PARENTS[entry.tag];
  if (parents !== undefined) {
    return parent !== undefined && parents.includes(parent.tag);
  }
  return parent === undefined || !STRUCTURE.has(parent.tag);
}

/** The containers of an element's path, the line of text in them, and the language that a wrapper gives. */
export function blocksOf(source: readonly Entry[]): {
  path: Entry[];
  leaf: Entry | undefined;
  language: string;
} {
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

/** The path without the lists and tables at its end, in which no text may stand. */
export function outsideStructure(path: readonly Entry[]): Entry[] {
  const open = [...path];
  while (STRUCTURE.has(open.at(-1)?.tag ?? '')) {
    open.pop();
  }
  return open;
}

export function inlinesOf(source: readonly Entry[]): Entry[] {
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

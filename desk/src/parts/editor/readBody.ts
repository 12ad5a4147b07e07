import { DOMParser as BodyParser, type Node } from 'prosemirror-model';
import { nodeType, schema } from './schema';
import { trusted } from './trusted';

const VOID = new Set(['br', 'hr', 'img', 'track']);

/** Elements at the top of clean HTML, as texts; the cleaner closes every element and escapes every sign. */
function topElements(html: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/g)) {
    if (!VOID.has(name)) depth += slash === '/' ? -1 : 1;
    if (depth > 0) continue;
    parts.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  return start === html.length ? parts : [html];
}

export interface ReadBody {
  readonly doc: Node;
  /** Text of each block as it was read. */
  readonly originals: WeakMap<Node, string>;
}

/** A body as a document. Blocks that nobody touches are written again as they were, sign by sign. */
export function readBody(html: string): ReadBody {
  const originals = new WeakMap<Node, string>();
  const parser = BodyParser.fromSchema(schema);
  const blocks: Node[] = [];
  for (const part of topElements(html)) {
    const page = new DOMParser().parseFromString(trusted(part), 'text/html');
    const read = parser.parse(page.body, { preserveWhitespace: true });
    read.forEach((node) => {
      if (read.childCount === 1) originals.set(node, part);
      blocks.push(node);
    });
  }
  const doc = nodeType('doc').create(null, blocks.length > 0 ? blocks : [nodeType('paragraph').create()]);
  return { doc, originals };
}

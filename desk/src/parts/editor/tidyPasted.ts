import { Fragment, type Node, Slice } from 'prosemirror-model';

const isEmptyLine = (node: Node): boolean =>
  node.type.name === 'paragraph' && node.textContent.trim() === '' && node.childCount <= 1;

/** Indents of ideographic blanks go: the page indents by itself. */
function withoutIndent(node: Node): Node {
  const first = node.firstChild;
  if (node.type.name !== 'paragraph' || !first?.isText) return node;
  const text = (first.text ?? '').replace(/^[\u3000\u00a0 ]+/, '');
  if (text === first.text) return node;
  const rest = node.content.cut(first.nodeSize);
  const start = text === '' ? Fragment.empty : Fragment.from(first.type.schema.text(text, first.marks));
  return node.copy(start.append(rest));
}

/** A pasted text without its empty lines and indents. */
export function tidyPasted(slice: Slice): Slice {
  if (slice.content.childCount < 2) return slice;
  const kept: Node[] = [];
  slice.content.forEach((node, _, index) => {
    const isEdge = index === 0 || index === slice.content.childCount - 1;
    if (isEdge || !isEmptyLine(node)) kept.push(withoutIndent(node));
  });
  return new Slice(Fragment.from(kept), slice.openStart, slice.openEnd);
}

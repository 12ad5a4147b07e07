import { decodeEntities } from '@touch/lib/rows/markup';

export interface HighlightPart {
  readonly text: string;
  readonly isHit: boolean;
}

/**
 * A text with `<em>` around what was found (wire S19), as parts to be shown as text. Only these two tags are known:
 * anything else that looks like markup is read as the characters it is.
 */
export function parseHighlights(html: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  let isHit = false;
  for (const piece of html.split(/(<em>|<\/em>)/)) {
    if (piece === '<em>') isHit = true;
    else if (piece === '</em>') isHit = false;
    else if (piece) parts.push({ text: decodeEntities(piece), isHit });
  }
  return parts;
}

/** The same for a plain text and a key: where the platform marks nothing (accounts). Letter case does not count. */
export function highlightKey(text: string, key: string): readonly HighlightPart[] {
  const words = key.split(/\s+/).filter(Boolean);
  if (!words.length) return [{ text, isHit: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text);
}

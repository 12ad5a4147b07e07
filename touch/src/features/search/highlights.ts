import { decodeEntities } from '@touch/lib/markup';

export interface HighlightPart {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * A text with `<em>` around what was found (wire S19), as parts to be shown as text. Only these two tags are known:
 * anything else that looks like markup is read as the characters it is.
 */
export function parseHighlights(html: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  let hit = false;
  for (const piece of html.split(/(<em>|<\/em>)/)) {
    if (piece === '<em>') hit = true;
    else if (piece === '</em>') hit = false;
    else if (piece) parts.push({ text: decodeEntities(piece), hit });
  }
  return parts;
}

/** The same for a plain text and a key: where the platform marks nothing (accounts). Letter case does not count. */
export function highlightKey(text: string, key: string): readonly HighlightPart[] {
  const words = key.split(/\s+/).filter(Boolean);
  if (!words.length) return [{ text, hit: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text);
}

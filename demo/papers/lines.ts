import type { SKRSContext2D } from '@napi-rs/canvas';

/** Signs that begin no line, and signs that end none. */
const NOT_FIRST = /^[，。、；：？！”’）》】…·%％༎།་]/;
const NOT_LAST = /[（《“‘【]$/;
/** Parts that stay together: a Tibetan syllable with its tsheg, a Latin word or number, one character. */
const PART = /[\u0f00-\u0fff]+?(?:[་༌]|[།༎]+ ?|(?=[^\u0f00-\u0fff])|$)|[A-Za-z0-9.,:%-]+|\s+|./gu;

const widths = new Map<string, number>();
function widthOf(context: SKRSContext2D, part: string): number {
  const key = `${context.font} ${part}`;
  const known = widths.get(key) ?? context.measureText(part).width;
  widths.set(key, known);
  return known;
}

/** Lines of a paragraph as wide as a column at most. @param indent width left free in the first line */
export function linesOf(context: SKRSContext2D, text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  let used = indent;
  for (const [part] of text.matchAll(PART)) {
    const more = widthOf(context, part);
    if (used + more > width && line !== '' && !NOT_FIRST.test(part)) {
      const kept = NOT_LAST.exec(line)?.[0] ?? '';
      lines.push(kept ? line.slice(0, -kept.length) : line);
      line = kept + part.trimStart();
      used = widthOf(context, kept) + more;
    } else {
      line += part;
      used += more;
    }
  }
  return line.trim() === '' ? lines : [...lines, line];
}

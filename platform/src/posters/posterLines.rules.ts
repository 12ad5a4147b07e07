/** Marks that never begin a line (C8), shad and tsheg among them. */
const CLOSING = /^[\s，。、；：！？…—～）》」』】〕”’％%,.;:!?)\]}\u0f0b-\u0f14\u0f3b\u0f3d]+$/u;
/** Marks that never end a line. */
const OPENING = /[（《「『【〔“‘([{\u0f3a\u0f3c]$/u;
/** Tibetan syllables with their marks; words of other scripts with letters; else character by character. */
const PIECE = /[\u0f00\u0f20-\u0fff]+[\u0f01-\u0f1f\s]*|[\p{Script=Latin}\p{M}\d'’.,:/@_%&+-]+|\s+|./gsu;
const ELLIPSIS = '…';

export type Measure = (text: string) => number;

/** Parts between which a line may break. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const [piece] of text.matchAll(PIECE)) {
    const last = parts.at(-1);
    if (last !== undefined && (CLOSING.test(piece) || OPENING.test(last)))
      parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

/** A part wider than a line, cut between its characters. */
function cut(part: string, width: number, measure: Measure): string[] {
  if (measure(part) <= width) return [part];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter().segment(part)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** The end of a text that goes on: whole parts and an ellipsis. */
function ended(parts: readonly string[], width: number, measure: Measure): string {
  let kept = parts.length;
  const line = () => {
    const whole = parts.slice(0, kept).join('');
    let end = whole.length;
    while (/[\s\u0f0b\u0f0c，、；：]/.test(whole[end - 1] ?? '')) end -= 1;
    return whole.slice(0, end) + ELLIPSIS;
  };
  while (kept > 1 && measure(line()) > width) kept -= 1;
  return line();
}

/** Breaks a text into lines of at most `width`; where more than `max` are needed, the last one ends with an ellipsis. */
export function breakLines(text: string, width: number, max: number, measure: Measure): string[] {
  const lines: string[][] = [[]];
  for (const part of partsOf(text).flatMap((one) => cut(one, width, measure))) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && measure(line.join('') + part.trimEnd()) > width) {
      if (lines.length === max)
        return [...lines.slice(0, -1).map(joined), ended([...line, part], width, measure)];
      lines.push(part.trim() === '' ? [] : [part]);
    } else if (line.length > 0 || part.trim() !== '') line.push(part);
  }
  return lines.map(joined).filter((line) => line !== '');
}

const joined = (parts: readonly string[]): string => parts.join('').trim();

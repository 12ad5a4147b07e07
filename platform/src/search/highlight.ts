import { foldText } from './terms';

/** Graphemes shown before the first hit, and in all. */
const BEFORE = 20;
const LENGTH = 100;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

interface Folded {
  /** The text's graphemes. */
  readonly parts: readonly string[];
  readonly text: string;
  /** Per character of `text`: the grapheme it came from. */
  readonly from: readonly number[];
}

function folded(text: string): Folded {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const from: number[] = [];
  let whole = '';
  parts.forEach((part, index) => {
    const one = foldText(part);
    whole += one;
    for (let at = 0; at < one.length; at += 1) from.push(index);
  });
  return { parts, text: whole, from };
}

/** Which graphemes belong to a hit. */
function hitsOf({ parts, text, from }: Folded, phrases: readonly string[]): boolean[] {
  const hits = new Array<boolean>(parts.length).fill(false);
  for (const phrase of phrases) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      for (let index = at; index < at + phrase.length; index += 1) hits[from[index] ?? 0] = true;
    }
  }
  return hits;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

function marked(parts: readonly string[], hits: readonly boolean[], first: number, last: number): string {
  let html = '';
  for (let index = first; index < last; index += 1) {
    if (hits[index] && (index === first || !hits[index - 1])) html += '<em>';
    html += escaped(parts[index] ?? '');
    if (hits[index] && (index + 1 === last || !hits[index + 1])) html += '</em>';
  }
  return html;
}

/** Plain text as HTML with `<em>` around every hit; nothing else in it is markup. */
export function highlighted(text: string, phrases: readonly string[]): string {
  const whole = folded(text);
  return marked(whole.parts, hitsOf(whole, phrases), 0, whole.parts.length);
}

/** The same, cut around the first hit; undefined where there is none. Cuts never part a letter from its marks. */
export function excerpt(text: string, phrases: readonly string[]): string | undefined {
  const whole = folded(text.replace(/\s+/g, ' '));
  const hits = hitsOf(whole, phrases);
  const hit = hits.indexOf(true);
  if (hit < 0) return undefined;
  const first = hit <= BEFORE + BEFORE / 2 ? 0 : startOf(whole.parts, hit - BEFORE);
  const last = Math.min(whole.parts.length, first + LENGTH);
  const head = first > 0 ? '…' : '';
  const tail = last < whole.parts.length ? '…' : '';
  return head + marked(whole.parts, hits, first, last) + tail;
}

/** A Tibetan cut falls behind a tsheg or shad (C8), others where they are. */
function startOf(parts: readonly string[], at: number): number {
  if (!/[\u0F40-\u0FBC]/.test(parts[at] ?? '')) return at;
  for (let index = at; index > Math.max(0, at - BEFORE); index -= 1) {
    if (/[\u0F0B\u0F0D\s]$/.test(parts[index - 1] ?? '')) return index;
  }
  return at;
}

/** A beginning of plain text, for a hit elsewhere. */
export function beginning(text: string): string {
  const parts = Array.from(graphemes.segment(text.replace(/\s+/g, ' ')), ({ segment }) => segment);
  return escaped(parts.slice(0, LENGTH).join('')) + (parts.length > LENGTH ? '…' : '');
}

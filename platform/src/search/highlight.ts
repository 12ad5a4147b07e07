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
  const { near, parted } = nearHit(text.replace(/\s+/g, ' '), phrases);
  const whole = folded(near);
  const hits = hitsOf(whole, phrases);
  const hit = hits.indexOf(true);
  if (hit < 0) return undefined;
  const first =
    hit <= BEFORE + BEFORE / 2 && !parted.head ? 0 : startOf(whole.parts, Math.max(0, hit - BEFORE));
  const last = Math.min(whole.parts.length, first + LENGTH);
  const head = first > 0 || parted.head ? '…' : '';
  const tail = last < whole.parts.length || parted.tail ? '…' : '';
  return head + marked(whole.parts, hits, first, last) + tail;
}

/** Characters looked at around a hit: graphemes are slow to tell, a whole article has thousands. */
const NEAR_BEFORE = 120;
const NEAR_BEHIND = 600;

/** The surroundings of the first hit where it is easily found, else the whole text. */
function nearHit(text: string, phrases: readonly string[]) {
  const simple = text.toLowerCase();
  const places = phrases.map((phrase) => simple.indexOf(phrase)).filter((place) => place >= 0);
  const at = Math.min(...places);
  const whole = { near: text, parted: { head: false, tail: false } };
  // where lower case has another length, places are not the same
  if (places.length === 0 || simple.length !== text.length) return whole;
  const start = at > NEAR_BEFORE ? at - NEAR_BEFORE : 0;
  const end = at + NEAR_BEHIND;
  const near = text.slice(start, end);
  return { near, parted: { head: start > 0, tail: end < text.length } };
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
  const near = text.slice(0, NEAR_BEHIND).replace(/\s+/g, ' ');
  const parts = Array.from(graphemes.segment(near), ({ segment }) => segment);
  const more = parts.length > LENGTH || text.length > NEAR_BEHIND;
  return escaped(parts.slice(0, LENGTH).join('')) + (more ? '…' : '');
}

import { foldText } from '@platform/searchTerms/fold';
import { type Finder, firstHit, nextHit, startOfPhrase } from './finder.rules';
import { foldPart, graphemesOf } from './graphemes.rules';

/** Graphemes shown before the first hit, and in all. */
const BEFORE = 20;
const LENGTH = 100;

/** Code units that hold them, also where each has marks. */
const NEAR_BEFORE = 120;
const NEAR_BEHIND = 500;

/** Which graphemes belong to a hit. */
function hitFlags(parts: readonly string[], finders: readonly Finder[]): boolean[] {
  const hits = new Array<boolean>(parts.length).fill(false);
  const from: number[] = [];
  let folded = '';
  parts.forEach((part, index) => {
    const one = foldPart(part);
    folded += one;
    for (let at = 0; at < one.length; at += 1) from.push(index);
  });
  for (const finder of finders) {
    for (let hit = nextHit(folded, finder); hit; hit = nextHit(folded, finder, hit.end)) {
      const last = from[hit.end - 1] ?? -1;
      for (let at = from[hit.place] ?? 0; at <= last; at += 1) hits[at] = true;
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
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

function withMarkup(parts: readonly string[], hits: readonly boolean[], first: number, last: number): string {
  let html = '';
  for (let index = first; index < last; index += 1) {
    if (hits[index] && (index === first || !hits[index - 1])) html += '<em>';
    html += escapeHtml(parts[index] ?? '');
    if (hits[index] && (index + 1 === last || !hits[index + 1])) html += '</em>';
  }
  return html;
}

/** Plain text as HTML with `<em>` around every hit; nothing else in it is markup. */
export function highlighted(text: string, finders: readonly Finder[]): string {
  if (firstHit(foldText(text), finders) < 0) return escapeHtml(text);
  const parts = graphemesOf(text);
  return withMarkup(parts, hitFlags(parts, finders), 0, parts.length);
}

interface ExcerptWindow {
  readonly parts: readonly string[];
  /** Something stands before them, or behind. */
  readonly head: boolean;
  readonly tail: boolean;
}

/** The surroundings of the first hit: graphemes are slow to tell, a whole article has thousands. */
function partsAround(text: string, folded: string, place: number): ExcerptWindow {
  // by so much the place may be another one in the text itself
  const off = Math.abs(folded.length - text.length);
  const start = Math.max(0, place - off - NEAR_BEFORE);
  const near = text.slice(start, place + off + NEAR_BEHIND);
  const parts = graphemesOf(near, place + off - start + LENGTH + 1);
  return { parts, head: start > 0, tail: start + near.length < text.length };
}

/** As a reader's text is written at the beginning of a sentence or of all of it, and else. */
const spellings = (start: string): string[] => [
  ...new Set([start, start.slice(0, 1).toUpperCase() + start.slice(1), start.toUpperCase()]),
];

/** Where a phrase may begin in the text as it is: most are written there as they are folded. −1 for nowhere. */
function likelyPlace(text: string, finders: readonly Finder[]): number {
  const places = finders
    .flatMap((finder) => spellings(startOfPhrase(finder)))
    .map((one) => text.indexOf(one));
  return places.reduce((first, place) => (place >= 0 && (first < 0 || place < first) ? place : first), -1);
}

/** Around where it may begin; folding a whole article takes its time. */
function partsNear(text: string, place: number): ExcerptWindow {
  const start = Math.max(0, place - NEAR_BEFORE);
  const near = text.slice(start, place + NEAR_BEHIND);
  const parts = graphemesOf(near.replace(/\s+/g, ' '), place - start + LENGTH + 1);
  return { parts, head: start > 0, tail: start + near.length < text.length };
}

/** A text's part around a hit, the first one that is written as most are; undefined where there is none. Cuts never part a letter from its marks. */
export function excerpt(text: string, finders: readonly Finder[]): string | undefined {
  const likely = likelyPlace(text, finders);
  return (
    (likely < 0 ? undefined : excerptOf(partsNear(text, likely), finders)) ?? excerptFolded(text, finders)
  );
}

/** The same wherever the hit is and however it is written. */
function excerptFolded(text: string, finders: readonly Finder[]): string | undefined {
  const line = text.replace(/\s+/g, ' ');
  const folded = foldText(line);
  const place = firstHit(folded, finders);
  if (place < 0) return undefined;
  const near = partsAround(line, folded, place);
  return (
    excerptOf(near, finders) ?? excerptOf({ parts: graphemesOf(line), head: false, tail: false }, finders)
  );
}

function excerptOf(near: ExcerptWindow, finders: readonly Finder[]): string | undefined {
  const hits = hitFlags(near.parts, finders);
  const hit = hits.indexOf(true);
  if (hit < 0) return undefined;
  const whole = hit <= BEFORE + BEFORE / 2 && !near.head;
  const first = whole ? 0 : startOf(near.parts, Math.max(0, hit - BEFORE));
  const last = Math.min(near.parts.length, first + LENGTH);
  const head = first > 0 || near.head ? '…' : '';
  const tail = last < near.parts.length || near.tail ? '…' : '';
  return head + withMarkup(near.parts, hits, first, last) + tail;
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
export function leadingExcerpt(text: string): string {
  const near = text.slice(0, NEAR_BEHIND).replace(/\s+/g, ' ');
  const parts = graphemesOf(near, LENGTH + 1);
  const more = parts.length > LENGTH || text.length > NEAR_BEHIND;
  return escapeHtml(parts.slice(0, LENGTH).join('')) + (more ? '…' : '');
}

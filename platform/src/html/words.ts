import { normalizeText } from '@contract/normalizeText';

/** Readers write plain text. It is cleaned when it comes in, and again when it goes out. */

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Scripts in which joiners are visible. */
const JOINING = String.raw`[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]`;
/**
 * Kept: joins that belong to a picture of several signs or to a writing that has them. Gone: all other controls, directions and
 * formats, private use, halves of pairs, no characters, letters without a shape.
 */
const UNSEEN = new RegExp(
  [
    String.raw`((?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=${JOINING})[\u200c\u200d](?=${JOINING}))`,
    String.raw`(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]`,
    String.raw`[\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5`,
  ].join('|'),
  'gu',
);
/** Every blank that is not a line's end; the empty braille cell is one. */
const BLANKS = /[^\S\n]+|\u2800+/g;

/** Maximum combining marks of a letter: three, more in a Tibetan stack than in any other script. */
const MARKS = /([^\P{M}\u0f71-\u0fbc]{3})[^\P{M}\u0f71-\u0fbc]+/gu;
const STACKED = /(\p{M}{9})\p{M}+/gu;
/** A combining mark without a letter would attach to our own text. */
const LOOSE_MARKS = /(^|\n| )\p{M}+/gu;

const MAX_LINES = 20;

/** At most one empty line between two, at most so many in all; what is more goes on in the last one. */
function fewLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n');
  const last = lines.slice(MAX_LINES - 1).filter((line) => line !== '');
  return [...lines.slice(0, MAX_LINES - 1), ...(last.length > 0 ? [last.join(' ')] : [])].join('\n');
}

function once(text: string): string {
  const lines = normalizeText(text, 'NFC').replace(LINE_END, '\n').replace(/\t/g, ' ');
  const seen = lines.replace(UNSEEN, '$1').replace(BLANKS, ' ').replace(LOOSE_MARKS, '$1');
  return normalizeText(fewLines(seen.replace(MARKS, '$1').replace(STACKED, '$1')), 'NFC');
}

/** Several lines of plain text; '' where nothing of it can be seen. Cleaning what is clean changes nothing. */
export function cleanWords(text: string): string {
  let words = text;
  // Removing characters may bring two others together that must go as well. Each round is shorter, so this ends.
  for (let before = ''; before !== words; ) {
    before = words;
    words = once(words);
  }
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(words) ? words : '';
}

/** The same in one line: names and places. */
export const cleanLine = (text: string): string => cleanWords(text).replace(/\n+/g, ' ');

/** One line, cut at so many characters. */
export const cutLine = (text: string, max: number): string => [...cleanLine(text)].slice(0, max).join('');

import { tokens, WRAPPERS } from './tokens';

const BLOCKS = new Set([
  ...WRAPPERS,
  ...'p h1 h2 h3 h4 h5 h6 pre blockquote ul ol li table caption tr td th figure figcaption hr br'.split(' '),
]);

/** The text of any HTML: a block's end and a line break are one newline, other white space is one space. */
export function plainText(html: string): string {
  let text = '';
  for (const token of tokens(html)) {
    if (token.kind === 'text') {
      text += token.text.replace(/\s+/g, ' ');
    } else if (BLOCKS.has(token.tag)) {
      text += '\n';
    }
  }
  return text
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Scripts that put no space between words: every character counts. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Tibetan letters and digits between two tsheg. */
const SYLLABLE = /[\u0f00\u0f20-\u0f33\u0f40-\u0fbc]+/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

interface Words {
  characters: number;
  words: number;
}

function count(text: string): Words {
  const characters = text.match(CHARACTER)?.length ?? 0;
  const spaced = text.replace(CHARACTER, ' ');
  const syllables = spaced.match(SYLLABLE)?.length ?? 0;
  const words = spaced.replace(SYLLABLE, ' ').match(WORD)?.length ?? 0;
  return { characters, words: syllables + words };
}

/** Chinese and Japanese characters, Tibetan syllables and words of other scripts together; punctuation is not counted. */
export function wordCount(text: string): number {
  const { characters, words } = count(text);
  return characters + words;
}

const CHARACTERS_A_MINUTE = 400;
const WORDS_A_MINUTE = 200;

/** Whole minutes, at least 1. */
export function readMinutes(text: string): number {
  const { characters, words } = count(text);
  return Math.max(1, Math.ceil(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsideInputs, ownInputs } from '@testing/realInput';

export interface Passage {
  readonly language: '' | 'bo' | 'en' | 'de' | 'fr';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A small generator of our own, so that every run asks the same. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function laws(folder: string): Passage[] {
  const place = join(folder, 'laws');
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const lines = readFileSync(join(place, name), 'utf8').split('\n');
      const text = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^[#<|]/.test(line));
      return { language: '', title: (lines[0] ?? name).replace(/^#\s*/, ''), paragraphs: text };
    });
}

const declarations = [
  ['bo', 'udhr_bod'],
  ['', 'udhr_cmn_hans'],
  ['en', 'udhr_eng'],
  ['de', 'udhr_deu_1996'],
  ['fr', 'udhr_fra'],
] as const;

function udhr(folder: string): Passage[] {
  return declarations.map(([language, file]) => {
    const text = readFileSync(join(folder, 'udhr', `${file}.xml`), 'utf8');
    const paragraphs = [...text.matchAll(/<para>([^<]+)<\/para>/g)].map(([, words = '']) => words.trim());
    return { language, title: paragraphs[1]?.slice(0, 30) ?? file, paragraphs };
  });
}

/** Words of one language, from which sentences are composed. */
interface Vocabulary {
  readonly places: readonly string[];
  readonly things: readonly string[];
  readonly acts: readonly string[];
  readonly ends: readonly string[];
}

const SENTENCES = 3;
/** Long texts: as many paragraphs as a law or a declaration has. */
const PARAGRAPHS = 80;
const OWN_TEXTS = 120;
const joints: Readonly<Record<Passage['language'], [words: string, end: string]>> = {
  '': ['', '。'],
  bo: ['\u0F0B', '\u0F0D'],
  en: [' ', '. '],
  de: [' ', '. '],
  fr: [' ', '. '],
};

/** A text composed of a language's own words (testing/inputs/texts), each time the same. */
function composed(language: Passage['language'], seed: number): Passage {
  const file = join(ownInputs, 'texts', `${language || 'zh'}.json`);
  const { places, things, acts, ends }: Vocabulary = JSON.parse(readFileSync(file, 'utf8'));
  const [next, [joint, end]] = [chance(seed), joints[language]];
  const one = (words: readonly string[]) => words[next(words.length)] ?? '';
  const sentence = () => [one(places), one(things), one(acts), one(things), one(ends)].join(joint) + end;
  const paragraphs = Array.from({ length: PARAGRAPHS }, () =>
    Array.from({ length: SENTENCES }, sentence).join('').trim(),
  );
  return { language, title: paragraphs[0]?.slice(0, 20) ?? language, paragraphs };
}

interface Corpus {
  readonly laws: readonly Passage[];
  readonly declarations: readonly Passage[];
}

/** Outside texts where REAL_INPUT names them, else texts composed of the project's own words. */
const corpus = (): Corpus =>
  outsideInputs === undefined
    ? {
        laws: Array.from({ length: OWN_TEXTS }, (_, index) => composed('', index + 1)),
        declarations: declarations.map(([language], index) => composed(language, 1000 + index)),
      }
    : { laws: laws(outsideInputs), declarations: udhr(outsideInputs) };

/** Articles grown from the texts: three neighbouring paragraphs of a law, or two of a declaration, each under a number. */
export function growPassages(count: number): Passage[] {
  const { laws: law, declarations: declaration } = corpus();
  const next = chance(7);
  return Array.from({ length: count }, (_, index) => {
    const [source, length] =
      index % 5 === 0 ? [declaration[next(declaration.length)], 2] : [law[index % law.length], 3];
    if (!source) throw new Error('there are no texts');
    const from = next(Math.max(1, source.paragraphs.length - length));
    return {
      language: source.language,
      title: `${source.title} ${index + 1}`,
      paragraphs: source.paragraphs.slice(from, from + length),
    };
  });
}

const units: Readonly<Record<string, { pattern: RegExp; least: number; spread: number; joint: string }>> = {
  '': { pattern: /[\p{Script=Han}]{8,}/gu, least: 4, spread: 5, joint: '' },
  bo: { pattern: /[\u0F40-\u0FBC\u0F0B]{12,}/g, least: 3, spread: 2, joint: '\u0F0B' },
};
const words = { pattern: /[\p{L}]+(?: [\p{L}]+){3,}/gu, least: 2, spread: 3, joint: ' ' };

/** A phrase that stands in the passage letter for letter; undefined where it has no run long enough. */
export function phraseOf(
  { language, paragraphs }: Passage,
  next: (below: number) => number,
): string | undefined {
  const { pattern, least: min, spread, joint } = units[language] ?? words;
  const runs = [...paragraphs.join('\n').matchAll(pattern)];
  const run = runs[next(Math.max(1, runs.length))]?.[0];
  if (run === undefined) return undefined;
  const parts = run.split(joint).filter((part) => part !== '');
  const length = min + next(spread);
  if (parts.length < length + 2) return undefined;
  // not the run's first part: in Tibetan it may be half a syllable after a mark
  const from = 1 + next(parts.length - length - 1);
  return parts.slice(from, from + length).join(joint);
}

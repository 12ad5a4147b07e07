import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Real texts that nobody on this project wrote; see the folder's own README. */
const folder = () => resolve(process.env.REAL_INPUT ?? '../shared/data');

export const realInputIsThere = (): boolean => existsSync(join(folder(), 'laws'));

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

function laws(): Passage[] {
  const place = join(folder(), 'laws');
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

function udhr(): Passage[] {
  return declarations.map(([language, file]) => {
    const text = readFileSync(join(folder(), 'udhr', `${file}.xml`), 'utf8');
    const paragraphs = [...text.matchAll(/<para>([^<]+)<\/para>/g)].map(([, words = '']) => words.trim());
    return { language, title: paragraphs[1]?.slice(0, 30) ?? file, paragraphs };
  });
}

/** Articles grown from the texts: three neighbouring paragraphs of a law, or two of a declaration, each under a number. */
export function growPassages(count: number): Passage[] {
  const [law, declaration, next] = [laws(), udhr(), chance(7)];
  return Array.from({ length: count }, (_, index) => {
    const [source, length] =
      index % 5 === 0 ? [declaration[next(declaration.length)], 2] : [law[index % law.length], 3];
    if (!source) throw new Error('REAL_INPUT holds no texts');
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

import type { Random } from './picture.document';
import { type QuestionTexts, questionTexts } from './questionTexts.rules';

/** A question that is read or heard instead of a picture, and its answer in digits. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Draws what a question is about. */
interface Drawing {
  readonly texts: QuestionTexts;
  /** So many different numbers of one to twenty. */
  readonly numbers: (count: number) => number[];
  readonly word: (number: number) => string;
  readonly list: (numbers: readonly number[]) => string;
  readonly random: Random;
}
type Kind = (drawing: Drawing) => { readonly question: string; readonly answer: number };

const LARGEST = 20;

const sumOf =
  (count: number): Kind =>
  ({ texts, numbers, word }) => {
    const terms = numbers(count);
    return { question: texts.sum(terms.map(word)), answer: terms.reduce((sum, one) => sum + one, 0) };
  };

const difference: Kind = ({ texts, numbers, word }) => {
  const [smaller = 0, larger = 0] = numbers(2).sort((one, other) => one - other);
  return { question: texts.difference(word(larger), word(smaller)), answer: larger - smaller };
};

const largest: Kind = ({ texts, numbers, list }) => {
  const four = numbers(4);
  return { question: texts.largest(list(four)), answer: Math.max(...four) };
};

const smallest: Kind = ({ texts, numbers, list }) => {
  const four = numbers(4);
  return { question: texts.smallest(list(four)), answer: Math.min(...four) };
};

const nth: Kind = ({ texts, numbers, list, random }) => {
  const five = numbers(5);
  const place = random(five.length);
  return { question: texts.nth(texts.ordinals[place] ?? '', list(five)), answer: five[place] ?? 0 };
};

const noAnimal: Kind = ({ texts, numbers, word, random }) => {
  const four = numbers(4);
  const place = random(four.length);
  const start = random(texts.animals.length);
  const pairs = four.map((number, index) => {
    const animal = texts.animals[(start + 3 * index) % texts.animals.length] ?? '';
    const thing = texts.things[start] ?? '';
    return texts.pair(index === place ? thing : animal, word(number));
  });
  return { question: texts.noAnimal(pairs.join(texts.join)), answer: four[place] ?? 0 };
};

const kinds: readonly Kind[] = [sumOf(2), sumOf(3), difference, largest, smallest, nth, noAnimal];

/** @param locale one of the five; another one is asked in Chinese */
export function newQuestion(locale: string, random: Random): Question {
  const texts = questionTexts(locale);
  const word = (number: number) => texts.numbers[number - 1] ?? '';
  const numbers = (count: number) => {
    const rest = Array.from({ length: LARGEST }, (_, index) => index + 1);
    return Array.from({ length: count }, () => rest.splice(random(rest.length), 1)[0] ?? 0);
  };
  const list = (all: readonly number[]) => all.map(word).join(texts.join);
  const kind = kinds[random(kinds.length)] ?? difference;
  const { question, answer } = kind({ texts, numbers, word, list, random });
  return { question, answer: String(answer) };
}

import type { Random } from './picture.document';

/** A question that is read or heard instead of a picture, and its answer in digits. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface Language {
  /** One to ten. */
  readonly numbers: readonly string[];
  readonly sum: (one: string, other: string) => string;
  readonly largest: (three: readonly string[]) => string;
}

const languages: Readonly<Record<string, Language>> = {
  zh: {
    numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
    sum: (one, other) => `${one}加${other}等于多少？请用数字回答。`,
    largest: (three) => `${three.join('、')}中哪个最大？请用数字回答。`,
  },
  en: {
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    sum: (one, other) => `What is ${one} plus ${other}? Answer in digits.`,
    largest: (three) => `Which is the largest: ${three.join(', ')}? Answer in digits.`,
  },
  de: {
    numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    sum: (one, other) => `Was ergibt ${one} plus ${other}? Bitte in Ziffern.`,
    largest: (three) => `Welche Zahl ist die größte: ${three.join(', ')}? Bitte in Ziffern.`,
  },
  fr: {
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    sum: (one, other) => `Combien font ${one} plus ${other} ? Répondez en chiffres.`,
    largest: (three) => `Quel est le plus grand nombre : ${three.join(', ')} ? Répondez en chiffres.`,
  },
  bo: {
    numbers: ['གཅིག', 'གཉིས', 'གསུམ', 'བཞི', 'ལྔ', 'དྲུག', 'བདུན', 'བརྒྱད', 'དགུ', 'བཅུ'],
    sum: (one, other) => `${one}་དང་${other}་བསྡོམས་ན་ག་ཚོད་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
    largest: (three) => `${three.join('་དང་')}་ལས་ཆེ་ཤོས་ག་རེ་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  },
};

/** @param locale one of the five; another one is asked in Chinese */
export function newQuestion(locale: string, random: Random): Question {
  const { numbers, sum, largest } = languages[locale] ?? languages.zh ?? fallbackQuestion();
  const pick = () => 1 + random(10);
  const word = (number: number) => numbers[number - 1] ?? '';
  if (random(2) === 0) {
    const [one, other] = [pick(), pick()];
    return { question: sum(word(one), word(other)), answer: String(one + other) };
  }
  const three = new Set<number>();
  while (three.size < 3) three.add(pick());
  return { question: largest([...three].map(word)), answer: String(Math.max(...three)) };
}

const fallbackQuestion = (): never => {
  throw new Error('there is no language to ask in');
};

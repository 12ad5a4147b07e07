/** Texts of questions in one language; numbers are words. */
export interface QuestionTexts {
  /** One to twenty. */
  readonly numbers: readonly string[];
  readonly animals: readonly string[];
  readonly things: readonly string[];
  /** First to fifth. */
  readonly ordinals: readonly string[];
  readonly join: string;
  readonly sum: (terms: readonly string[]) => string;
  readonly difference: (larger: string, smaller: string) => string;
  readonly largest: (list: string) => string;
  readonly smallest: (list: string) => string;
  readonly nth: (ordinal: string, list: string) => string;
  /** @param list words, each with a number */
  readonly noAnimal: (list: string) => string;
  /** A word and its number. */
  readonly pair: (word: string, number: string) => string;
}

const words = (text: string): readonly string[] => text.split(' ');

const zh: QuestionTexts = {
  numbers: words('一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'),
  animals: words('马 牛 羊 骆驼 狗 猫 鹅 兔子 鱼 蜜蜂'),
  things: words('桥 山 椅子 钟 雨伞 书 石头 灯 船 门'),
  ordinals: words('一 二 三 四 五'),
  join: '、',
  sum: (terms) => `${terms.join('加')}等于多少？请用数字回答。`,
  difference: (larger, smaller) => `${larger}减${smaller}等于多少？请用数字回答。`,
  largest: (list) => `${list}中哪个最大？请用数字回答。`,
  smallest: (list) => `${list}中哪个最小？请用数字回答。`,
  nth: (ordinal, list) => `${list}：第${ordinal}个数是几？请用数字回答。`,
  noAnimal: (list) => `${list}：不是动物的那一个，后面的数是几？请用数字回答。`,
  pair: (word, number) => `${word}${number}`,
};

const en: QuestionTexts = {
  numbers: words(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  animals: words('horse cow sheep camel dog cat goose rabbit fish bee'),
  things: words('bridge mountain chair clock umbrella book stone lamp boat door'),
  ordinals: words('first second third fourth fifth'),
  join: ', ',
  sum: (terms) => `What is ${terms.join(' plus ')}? Answer in digits.`,
  difference: (larger, smaller) => `What is ${larger} minus ${smaller}? Answer in digits.`,
  largest: (list) => `Which is the largest: ${list}? Answer in digits.`,
  smallest: (list) => `Which is the smallest: ${list}? Answer in digits.`,
  nth: (ordinal, list) => `${list}: which number is the ${ordinal}? Answer in digits.`,
  noAnimal: (list) => `${list}: which number stands with the word that is no animal? Answer in digits.`,
  pair: (word, number) => `${word} ${number}`,
};

const de: QuestionTexts = {
  numbers: words(
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ),
  animals: words('Pferd Kuh Schaf Kamel Hund Katze Gans Hase Fisch Biene'),
  things: words('Brücke Berg Stuhl Uhr Schirm Buch Stein Lampe Boot Tür'),
  ordinals: words('erste zweite dritte vierte fünfte'),
  join: ', ',
  sum: (terms) => `Was ergibt ${terms.join(' plus ')}? Bitte in Ziffern.`,
  difference: (larger, smaller) => `Was ergibt ${larger} minus ${smaller}? Bitte in Ziffern.`,
  largest: (list) => `Welche Zahl ist die größte: ${list}? Bitte in Ziffern.`,
  smallest: (list) => `Welche Zahl ist die kleinste: ${list}? Bitte in Ziffern.`,
  nth: (ordinal, list) => `${list}: Welche Zahl ist die ${ordinal}? Bitte in Ziffern.`,
  noAnimal: (list) => `${list}: Welche Zahl steht bei dem Wort, das kein Tier ist? Bitte in Ziffern.`,
  pair: (word, number) => `${word} ${number}`,
};

const fr: QuestionTexts = {
  numbers: words(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ),
  animals: words('cheval vache mouton chameau chien chat oie lapin poisson abeille'),
  things: words('pont montagne chaise horloge parapluie livre pierre lampe bateau porte'),
  ordinals: words('premier deuxième troisième quatrième cinquième'),
  join: ', ',
  sum: (terms) => `Combien font ${terms.join(' plus ')}\u00a0? Répondez en chiffres.`,
  difference: (larger, smaller) => `Combien font ${larger} moins ${smaller}\u00a0? Répondez en chiffres.`,
  largest: (list) => `Quel est le plus grand nombre\u00a0: ${list}\u00a0? Répondez en chiffres.`,
  smallest: (list) => `Quel est le plus petit nombre\u00a0: ${list}\u00a0? Répondez en chiffres.`,
  nth: (ordinal, list) => `${list}\u00a0: quel est le ${ordinal} nombre\u00a0? Répondez en chiffres.`,
  noAnimal: (list) =>
    `${list}\u00a0: quel nombre suit le mot qui n’est pas un animal\u00a0? Répondez en chiffres.`,
  pair: (word, number) => `${word} ${number}`,
};

const bo: QuestionTexts = {
  numbers: words(
    'གཅིག གཉིས གསུམ བཞི ལྔ དྲུག བདུན བརྒྱད དགུ བཅུ བཅུ་གཅིག བཅུ་གཉིས བཅུ་གསུམ བཅུ་བཞི བཅོ་ལྔ བཅུ་དྲུག བཅུ་བདུན བཅོ་བརྒྱད བཅུ་དགུ ཉི་ཤུ',
  ),
  animals: words('རྟ བ་ཕྱུགས ལུག རྔ་མོང ཁྱི ཞི་མི ངང་པ རི་བོང ཉ སྦྲང་མ'),
  things: words('ཟམ་པ རི རྐུབ་སྟེགས ཆུ་ཚོད ཉི་གདུགས དཔེ་ཆ རྡོ གློག་བཞུ གྲུ སྒོ'),
  ordinals: words('དང་པོ གཉིས་པ གསུམ་པ བཞི་པ ལྔ་པ'),
  join: '་དང་',
  sum: (terms) => `${terms.join('་དང་')}་བསྡོམས་ན་ག་ཚོད་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  difference: (larger, smaller) => `${larger}་ནས་${smaller}་འཐེན་ན་ག་ཚོད་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  largest: (list) => `${list}་ལས་ཆེ་ཤོས་ག་རེ་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  smallest: (list) => `${list}་ལས་ཆུང་ཤོས་ག་རེ་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  nth: (ordinal, list) => `${list}་ལས་གྲངས་${ordinal}་ག་རེ་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  noAnimal: (list) => `${list}་ལས་སེམས་ཅན་མིན་པ་དེའི་རྗེས་ཀྱི་གྲངས་ག་རེ་རེད། ཨང་ཀིས་ལན་འདེབས་རོགས།`,
  pair: (word, number) => `${word}་${number}`,
};

/** @param locale one of the five; another one is asked in Chinese */
export const questionTexts = (locale: string): QuestionTexts =>
  new Map(Object.entries({ zh, en, de, fr, bo })).get(locale) ?? zh;

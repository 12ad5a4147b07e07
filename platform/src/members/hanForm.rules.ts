import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Characters that readers take for one another in a name; the first stands for all. Some are kana or strokes. */
const ALIKE = [
  ...['日曰', '未末', '己已巳', '土士', '人入', '千干于', '天夭', '大太犬', '王玉壬', '田由甲申', '氏氐'],
  ...['戊戌戍', '口囗ロ', '工エ', '力カ', '夕タ', '卜ト', '二ニ', '八ハ', '三ミ', '一ー', '木朩', '网罔'],
];
const FIRST = new Map(
  ALIKE.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

/** One writing of a name: traditional and simplified characters, variants and look-alikes make no difference. */
export const hanForm = (text: string): string =>
  Array.from(toSimplified(text), (character) => FIRST.get(character) ?? character).join('');

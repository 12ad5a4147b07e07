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

/** Han characters that Unicode calls confusable (UTS #39) and NFKC keeps apart, in pairs; of a radical the character. */
const CONFUSABLE = [
  '⺃乚⺂乛⻲亀⺅亻倂併值値⺎兀⺉刂⺋㔾囗口䎛㖈啟啓士土㦳㘽填塡壿墫嬀媯⺐尢⺏尣⺒巳帲帡⺓幺⺔彑⺖忄⺗㣺戸戶⺘扌搉㩁⺙攵⻫斉⺛旡曶㫚晩晚肦朌胐朏胊朐脁朓胶㬵脧朘幐㬺䐠㬻膧朣柿杮槩㮣樧榝⻭歯⺞歺⺠民',
  '⺡氵⺢氺潙溈⺣灬⺤爫⺦丬⺨犭鿃䀹晣䀿硏研⺭礻⻯竜⺯糹絶絕⺫罒⺲罒⺱罓⺹耂⺺肀腁胼朦䑃⺾艹⺿艹⻀艹蔿蒍虁蘷⻁虎⻂衤⻄西⻃覀⻅见詽訮訞䚶讏讆⻈讠豣豜⻉贝趆赿跺跥躛躗輧軿⻋车⻌辶⻍辶郞郎鎮鎭⻐钅⻑長',
  '⻒镸⻓长⻔门⻏阝⻖阝隸隷⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻤鬼⻥鱼鹃鹂⻨麦⻩黄黒黑⻬齐⻮齿⻰龙',
].join('');
/** Of each pair the character that stands for both: the one that has a simplified form, else the second. */
const PAIRED = new Map(
  Array.from(CONFUSABLE.matchAll(/(.)(.)/gu), ([, one = '', other = '']) =>
    toSimplified(one) === one ? ([one, other] as const) : ([other, one] as const),
  ),
);
const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => by.get(character) ?? character).join('');
const simplified = (text: string): string => replaced(toSimplified(text), PAIRED);

/** One writing of a name: traditional and simplified characters, variants and look-alikes make no difference. */
export const hanForm = (text: string): string => replaced(simplified(simplified(text)), FIRST);

import { normalizeText } from '@contract/normalizeText';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { foldText } from '@platform/searchTerms/fold';
import type { Site } from '@platform/sites/site';
import { hanForm } from './hanForm.rules';
import { institutionEnds, institutions } from './institutions.rules';

/** Names by which readers would take somebody for the paper itself or its staff, in whatever part of a nickname they stand. */
const STAFF = [
  ...['官方', '编辑部', '編輯部', '管理员', '管理員', '审核员', '審核員', '客服', '工作人员', '工作人員'],
  ...['系统消息', '系统通知', '系統通知', '本报', '本報', '本台', '本站'],
];
/** Staff titles; a nickname that ends with one is reserved. */
const ROLES = [
  '编辑',
  '編輯',
  '小编',
  '小編',
  '主编',
  '主編',
  '总编',
  '總編',
  '记者',
  '記者',
  '站长',
  '站長',
];
/** The same in writings with blanks or tsheg: by itself or alone, never as a part of another word (badminton). */
const WORDS = [
  ...[
    'admin',
    'administrator',
    'administrateur',
    'moderator',
    'moderateur',
    'official',
    'officiel',
    'offiziell',
  ],
  ...['editor', 'editors', 'editorial', 'redaktion', 'redaction', 'newsroom', 'staff'],
  ...['webmaster', 'customer service', 'service client', 'kundendienst'],
  ...['དོ་དམ་པ', 'རྩོམ་སྒྲིག་པ', 'རྩོམ་སྒྲིག་ཁང', 'གཞུང་ཕྱོགས'],
];
/** Words that, after a paper's short name, denote the paper itself. */
const PAPERS = [
  ...['报', '日报', '晚报', '网', '在线', '新闻', '发布', '头条', '融媒', '传媒', '电视台', '广播', '电台'],
  ...['客户端', 'app'],
];

/** Letters of other alphabets, small capitals and signs that look like Latin letters; i, l and 1 look like each other. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['a', 'аαɑᴀ@4'],
  ['b', 'ьʙв'],
  ['c', 'сϲᴄ'],
  ['d', 'ԁɗᴅ'],
  ['e', 'еєεᴇ3'],
  ['f', 'ғϝꜰ'],
  ['g', 'ɡցɢ'],
  ['h', 'һнʜ'],
  ['l', 'iіιɩɪłӏʟ1!|'],
  ['j', 'јϳᴊ'],
  ['k', 'кκᴋ'],
  ['m', 'мᴍ'],
  ['n', 'ոηпɴ'],
  ['o', 'оοσօᴏ0'],
  ['p', 'рρᴘ'],
  ['r', 'гʀ'],
  ['s', 'ѕꜱ$5'],
  ['t', 'тτᴛ7'],
  ['u', 'υսᴜ'],
  ['v', 'νѵᴠ'],
  ['w', 'ԝшᴡ'],
  ['x', 'хχ'],
  ['y', 'уүγʏ'],
];
const LATIN = new Map(LOOK_ALIKES.flatMap(([letter, others]) => [...others].map((other) => [other, letter])));

const toLatin = (folded: string): string => Array.from(folded, (sign) => LATIN.get(sign) ?? sign).join('');
const CHINESE = /\p{Script=Han}/u;
/** Neither blanks, signs nor marks part the characters of a Chinese name. Radicals are signs until they have become characters. */
const chineseForm = (folded: string): string => hanForm(folded).replace(/[^\p{L}\p{N}]+/gu, '');
/** Splits a text into words; combining marks stay with their letters. */
const partsOf = (folded: string): readonly string[] =>
  folded.split(/[^\p{L}\p{N}\p{M}@$!|]+/u).filter((part) => part !== '');
function withoutNumber(text: string): string {
  const rest = text.replace(/^\d+/, '');
  let end = rest.length;
  while (/\d/.test(rest[end - 1] ?? '')) end -= 1;
  return rest.slice(0, end);
}

/** Words as they look, in one line: with the numbers at their ends as letters, and without them. */
const visualForm = (folded: string): readonly (readonly string[])[] => {
  const parts = partsOf(folded);
  return [parts.map(toLatin), parts.map((part) => toLatin(withoutNumber(part)))];
};

function standsIn(folded: string, word: string): boolean {
  const [reservedForm = []] = visualForm(foldText(word));
  const whole = reservedForm.join('');
  return (
    whole !== '' &&
    visualForm(folded).some(
      (parts) => parts.join('') === whole || ` ${parts.join(' ')} `.includes(` ${reservedForm.join(' ')} `),
    )
  );
}

/** A short name is a place's too: who only comes from there may say so. */
function isNameOf(folded: string, own: string): boolean {
  if (!CHINESE.test(own)) return standsIn(folded, own);
  const [name, paper] = [chineseForm(folded), chineseForm(foldText(own))];
  if ([...paper].length > 2) return name.includes(paper);
  return withoutNumber(name) === paper || PAPERS.some((kind) => name.includes(paper + hanForm(kind)));
}

/** The name of a reporter, alone, with numbers or behind a title; a longer name may contain it. */
function isReporter(folded: string, reporter: string): boolean {
  const own = foldText(reporter);
  if (own.trim() === '') return false;
  if (!CHINESE.test(own)) return standsIn(folded, own);
  const name = withoutNumber(chineseForm(folded));
  const [known, title] = [chineseForm(own), hanForm('记者')];
  return [known, title + known, `本报${title}${known}`].includes(name);
}

/** Names of the site's reporters and of the county's offices. */
interface TakenNames {
  readonly reporters: readonly string[];
  readonly offices: readonly string[];
}

/** A name of state, party, army, police or media, or of an office of the county, in whatever part of a nickname it stands (K20). */
function isInstitution(chinese: string, offices: readonly string[]): boolean {
  if (institutions.some((name) => chinese.includes(chineseForm(name)))) return true;
  if (institutionEnds.some((end) => withoutNumber(chinese).endsWith(chineseForm(end)))) return true;
  return offices.some((office) => {
    const form = chineseForm(foldText(office));
    return [...form].length > 1 && chinese.includes(form);
  });
}

/** Refused words of comments hold for names too, look-alikes as well. */
const containsRefused = (nickname: string, chinese: string, words: readonly string[]): boolean =>
  hasRefusedWord(nickname, words) ||
  words.some((word) => CHINESE.test(word) && chinese.includes(chineseForm(foldText(word))));

/**
 * True where readers would take the nickname for the paper, its staff or a reporter: width, case, accents, blanks, traditional
 * characters and look-alikes make no difference.
 */
export function isReservedName(
  nickname: string,
  { name, config, reservedNames, refusesInstitutions, discussRules }: Site,
  { reporters, offices }: TakenNames,
): boolean {
  const folded = foldText(normalizeText(nickname, 'NFKC').replace(/\p{Variation_Selector}/gu, ''));
  const chinese = chineseForm(folded);
  const own = [name, config.appName, ...reservedNames].filter((one) => one.trim() !== '');
  return (
    STAFF.some((word) => chinese.includes(hanForm(word))) ||
    reporters.some((reporter) => isReporter(folded, reporter)) ||
    ROLES.some((role) => withoutNumber(chinese).endsWith(hanForm(role))) ||
    WORDS.some((word) => standsIn(folded, word)) ||
    own.some((one) => isNameOf(folded, one)) ||
    (refusesInstitutions && isInstitution(chinese, offices)) ||
    containsRefused(nickname, chinese, discussRules.refusedWords)
  );
}

import { describe, expect, test } from 'vitest';
import { bo } from './bo';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { type Locale, languageTags, localeFrom, locales } from './messages';
import { zh } from './zh';

type Catalogue = Readonly<Record<string, unknown>>;

/** Texts that stand in the folder of their screen or feature. */
const folderFiles = import.meta.glob<{ texts: Catalogue }>('../**/texts/??.ts', { eager: true });

/** Texts of a language by the place where they stand, the catalogue of every page first. */
function placesOf(locale: Locale): Readonly<Record<string, Catalogue>> {
  const ends = `/texts/${locale}.ts`;
  const folders = Object.entries(folderFiles).filter(([path]) => path.endsWith(ends));
  return {
    'every page': { zh, en, de, fr, bo }[locale],
    ...Object.fromEntries(
      folders.map(([path, { texts }]) => [path.slice('../'.length, -ends.length), texts]),
    ),
  };
}

const catalogueOf = (locale: Locale): Catalogue =>
  Object.fromEntries(
    Object.entries(placesOf(locale)).flatMap(([place, texts]) =>
      Object.entries(texts).map(([key, text]) => [place === 'every page' ? key : `${place} ${key}`, text]),
    ),
  );
const catalogues: Readonly<Record<Locale, Catalogue>> = {
  zh: catalogueOf('zh'),
  en: catalogueOf('en'),
  de: catalogueOf('de'),
  fr: catalogueOf('fr'),
  bo: catalogueOf('bo'),
};

/** Messages without figures. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  'credit.line': ['a', 'b'],
  'date.withWeekday': ['a', 'b'],
  'list.names': [['a', 'b']],
};

/** Every entry as a text; a function is asked with a plural, arguments no text contains by itself. */
function textsOf(catalogue: object): [string, string][] {
  return Object.entries(catalogue).map(([key, entry]) => [
    key,
    typeof entry === 'function' ? String(entry(...(argumentsOf[key] ?? [4, 3, 5]))) : String(entry),
  ]);
}

describe.each(locales)('%s', (locale) => {
  test('[C4] the catalogue has exactly the keys of the source, none empty', () => {
    expect(Object.keys(catalogues[locale]).sort()).toEqual(Object.keys(catalogues.zh).sort());
    const broken = textsOf(catalogues[locale]).filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /undefined|NaN|\[object/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test('[C4] a translation keeps no Chinese', () => {
    const han = textsOf(catalogues[locale]).filter(([, text]) => /\p{Script=Han}/u.test(text));
    if (locale === 'zh') expect(han.length).toBeGreaterThan(200);
    else expect(han).toEqual([]);
  });
});

test('[C4] the texts of folders – the catalogues – are among them', () => {
  expect(Object.keys(folderFiles).length).toBeGreaterThan(300);
  expect(Object.keys(catalogues.zh).length).toBeGreaterThan(1050);
  expect(Object.keys(catalogues.bo)).toEqual(
    expect.arrayContaining([
      'features/login heading',
      'features/comments/sheets write',
      'screens/search placeholder',
      'screens/postDetail title',
    ]),
  );
});

/** Figures that no text contains by itself, and no unit rounds. */
const figures = [4, 3, 5];

test.each(locales)('[C4] placeholders – %s – every figure that the source shows is shown', (locale) => {
  const shown = (text: string) => figures.filter((figure) => text.includes(String(figure)));
  const source = new Map(textsOf(catalogues.zh));
  const lost = textsOf(catalogues[locale]).filter(
    ([key, text]) =>
      typeof catalogues.zh[key] === 'function' &&
      // months and weekdays have names in other languages
      !key.startsWith('date.') &&
      shown(source.get(key) ?? '').some((figure) => !shown(text).includes(figure)),
  );
  expect(lost).toEqual([]);
});

test('[H8] an action of the app – in any text – is asked for in the one sentence', () => {
  const others = textsOf(catalogues.zh).filter(([, text]) =>
    /请.*(客户端|App).*(操作|投票|报名)|在App里/.test(text),
  );
  // the messenger's own hint is quoted by the specification
  expect(others.map(([, text]) => text).toSorted()).toEqual(
    ['请打开客户端操作', '请点击右上角/右下角 “打开” 去App操作'].toSorted(),
  );
});

test('[A6] the titles of the specification stand letter for letter', () => {
  const quoted = {
    activityVote: '投票活动详情',
    voteItemDetail: '投票选项详情',
    invite: '邀请码',
    shareinvite: '您的专属邀请码',
    xyListShare: '影响力排行榜',
    xyRules: '打榜规则',
    dynamicDetail: '记者动态',
    topicDetail: '问吧话题',
    askDetail: '提问详情',
    qaDetail: '问政详情',
    newQaDetail: '问政详情',
    integralShop: '积分明细',
    previewPDF: '区块链证书',
    tipoffDetail: '报料详情',
    seekArticleDetail: '征稿稿件详情',
    inputArticleDetail: '投稿详情',
    personageReports: '报道集',
    columnDetail: '栏目',
    productDetail: '产品详情',
    noticeDetail: '公告',
    getUserInfo: '获取会员信息',
    timeline: '热点详情',
  };
  const places: Readonly<Record<string, string>> = { getUserInfo: 'features/me infoTitle' };
  for (const [screen, title] of Object.entries(quoted)) {
    const found = [`screens/${screen} title`, places[screen] ?? ''].map((key) => catalogues.zh[key]);
    expect([screen, ...found]).toContain(title);
  }
});

test.each([
  '触屏版',
  '提示',
  '建议在PC端使用Chrome浏览器',
  '授权中...',
  '请点击右上角/右下角 “打开” 去App操作',
  '请打开客户端操作',
  '网络错误',
  '还没有内容',
  '没有更多了',
  '还没人评论，快来抢沙发！',
  '暂无相关稿件',
  '暂无说明',
  '点赞成功',
  '取消点赞成功',
  '已经点过赞了哦!',
  '请登录后评论',
  '请输入内容',
  '评论审核中',
  '下载失败',
  '请在默认浏览器中下载文件！',
  '请复制稿件链接到浏览器中下载附件',
  '用户登录信息已过期，请重新进入该页面',
  '请下载APP查看报名进展',
  '评论失败',
  '微信授权失败',
  '微信授权获取用户信息失败',
])('[C4 %s] stands letter for letter', (text) => {
  expect(Object.values(catalogues.zh)).toContain(text);
});

test.each(['请输入手机号', '请输入验证码', '请输入密码', '请确认密码'])(
  '[H7 %s] stands letter for letter',
  (text) => expect(Object.values(catalogues.zh)).toContain(text),
);

test('[H1 确定删除评论] stands letter for letter', () => {
  expect(Object.values(catalogues.zh)).toContain('确定删除评论');
});

test('[C4] English, German and French choose the plural by the number', () => {
  expect([0, 1, 2].map((n) => en['count.comments'](n))).toEqual(['0 comments', '1 comment', '2 comments']);
  expect([0, 1, 2].map((n) => de['count.comments'](n))).toEqual([
    '0 Kommentare',
    '1 Kommentar',
    '2 Kommentare',
  ]);
  expect([0, 1, 2].map((n) => fr['count.comments'](n))).toEqual([
    '0\u00a0commentaire',
    '1\u00a0commentaire',
    '2\u00a0commentaires',
  ]);
  expect(en['count.reads'](1500, '1k+')).toBe('1k+ reads');
});

test('[C4] French sets a no-break space before high punctuation and inside guillemets', () => {
  const loose = textsOf(catalogues.fr).filter(([, text]) => /[^\u00a0\u202f][:;!?»]|«[^\u202f]/.test(text));
  expect(loose).toEqual([]);
});

test('[C8] Tibetan labels end without tsheg, sentences set shad after tsheg only behind ང', () => {
  const texts = textsOf(catalogues.bo);
  expect(texts.filter(([, text]) => text.endsWith('་'))).toEqual([]);
  expect(texts.filter(([, text]) => /[^ང]་།|[^་]ང།|ག།/.test(text.replace(/[ོིེུ]/g, '')))).toEqual([]);
  expect(texts.filter(([, text]) => /(^|\s)[་།]/.test(text))).toEqual([]);
});

test('[C8] a Tibetan credit takes a shad behind its role, none behind ག', () => {
  expect(bo['credit.line'](bo['credit.proofreader'], 'a')).toBe('ཞུ་དག་པ། a');
  expect(bo['credit.line'](bo['credit.overallPlanning'], 'a')).toBe('སྤྱི་ཡོངས་བཀོད་སྒྲིག a');
});

test('[C4] a locale is read from a tag with a region, nothing else is guessed', () => {
  expect(localeFrom('de-AT')).toBe('de');
  expect(localeFrom('zh_TW')).toBe('zh');
  expect(localeFrom('bo-CN')).toBe('bo');
  expect(localeFrom('it')).toBeUndefined();
  expect(localeFrom(null)).toBeUndefined();
  expect(Object.keys(languageTags)).toEqual([...locales]);
});

import { describe, expect, test } from 'vitest';
import { bo } from './bo';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { laterBo } from './later.bo';
import { laterDe } from './later.de';
import { laterEn } from './later.en';
import { laterFr } from './later.fr';
import { laterZh } from './later.zh';
import { languageTags, localeFrom, locales } from './messages';
import { zh } from './zh';

const catalogues = {
  zh: { ...zh, ...laterZh },
  en: { ...en, ...laterEn },
  de: { ...de, ...laterDe },
  fr: { ...fr, ...laterFr },
  bo: { ...bo, ...laterBo },
};

/** Every entry as a text; a function is asked with a plural, arguments no text contains by itself. */
function textsOf(catalogue: object): [string, string][] {
  return Object.entries(catalogue).map(([key, entry]) => [
    key,
    typeof entry === 'function'
      ? String(key === 'credit.line' ? entry('a', 'b') : entry(4, 3, 5))
      : String(entry),
  ]);
}

describe.each(locales)('%s', (locale) => {
  test('[C4] the catalogue has exactly the keys of the source, none empty', () => {
    expect(Object.keys(catalogues[locale]).sort()).toEqual(Object.keys(catalogues.zh).sort());
    const broken = textsOf(catalogues[locale]).filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /undefined|NaN|\[object/.test(text),
    );
    expect(broken.filter(([key]) => key !== 'credit.separator')).toEqual([]);
  });

  test('[C4] a translation keeps no Chinese', () => {
    const han = textsOf(catalogues[locale]).filter(([, text]) => /\p{Script=Han}/u.test(text));
    if (locale === 'zh') expect(han.length).toBeGreaterThan(200);
    else expect(han).toEqual([]);
  });
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

import { describe, expect, test } from 'vitest';
import { foldText } from './fold';

describe('[K6] one form for the same letter', () => {
  test.each([
    ['full width', 'ＡＢＣ１２３，。', 'abc123,。'],
    ['half width', 'ｽｰﾊﾟｰ', 'スーパー'],
    ['upper case', 'ΟΔΟΣ', 'οδοσ'],
    ['final letters', 'οδος', 'οδοσ'],
    ['accents', 'Café Ünïversity Ångström', 'cafe university angstrom'],
    ['accents that stand beside their letter', 'e\u0301tude', 'etude'],
    ['letters that are two', 'Straße STRASSE Œuvre ﬁn', 'strasse strasse oeuvre fin'],
    ['letters with a stroke', 'Łódź Malmø', 'lodz malmo'],
    ['Tibetan digits', '༢༠༣༡', '2031'],
    ['a letter of Tibetan written in two ways', '\u0F43', '\u0F42\u0FB7'],
    ['what is not seen', 'ge\u00ADheim\u200B', 'geheim'],
    ['the emphasis below a syllable', 'བོད\u0F37', 'བོད'],
  ])('[K6] %s: %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('[K6] marks of other scripts are letters of their own', () => {
    expect(foldText('й ё')).toBe('й ё');
    expect(foldText('한국')).toBe('한국');
    expect(foldText('བོད་ཡིག')).toBe('བོད་ཡིག');
    expect(foldText('ガ')).toBe('ガ');
  });
});

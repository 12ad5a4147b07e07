import { expect, test } from 'vitest';
import { wordsLang } from './wordsLang';

test.each([
  ['哪天通车？', 'zh', undefined],
  ['哪天通车？', 'en', 'zh-CN'],
  ['哪天通车？', 'bo', 'zh-CN'],
  ['བཀྲ་ཤིས་བདེ་ལེགས།', 'zh', 'bo'],
  ['བཀྲ་ཤིས་བདེ་ལེགས།', 'bo', undefined],
  ['谢谢 བཀའ་དྲིན་ཆེ།', 'zh', 'bo'],
  ['Merci !', 'zh', undefined],
  ['👍 2031', 'fr', undefined],
] as const)('[C8] the language of “%s” on a page in %s', (text, page, lang) => {
  expect(wordsLang(text, page)).toBe(lang);
});

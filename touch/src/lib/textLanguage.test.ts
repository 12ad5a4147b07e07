import { expect, test } from 'vitest';
import { textLanguage } from './textLanguage';

test.each([
  ['བཀྲ་ཤིས', undefined, 'bo'],
  ['谢谢 བཀའ་དྲིན་ཆེ།', 'zh-CN', 'bo'],
  ['草原', 'zh-CN', 'zh-CN'],
  ['草原', undefined, undefined],
])('[C8] an author’s text “%s” – on a page whose site speaks %s – is marked %s', (text, siteLang, lang) => {
  expect(textLanguage(text, siteLang)).toBe(lang);
});

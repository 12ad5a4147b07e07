import type { Locale } from '@touch/locales/messages';
import { LocaleContext } from '@touch/locales/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MixedText } from './MixedText';

const rendered = (text: string, page: Locale) =>
  renderToStaticMarkup(
    <LocaleContext value={page}>
      <MixedText text={text} />
    </LocaleContext>,
  );

test.each<[string, Locale, string]>([
  ['Redaktion: 宋知夏、顾守正', 'de', 'Redaktion: <span lang="zh-CN">宋知夏、顾守正</span>'],
  ['vor 2 Stunden\u2002云溪镇', 'de', 'vor 2 Stunden\u2002<span lang="zh-CN">云溪镇</span>'],
  ['© 澜川融媒. Alle Rechte', 'de', '© <span lang="zh-CN">澜川融媒</span>. Alle Rechte'],
  ['电话（ཁ་པར་）', 'zh', '电话（<span lang="bo">ཁ་པར་</span>）'],
  ['བསམ་རྡོ་ཤང་། 桑多', 'bo', 'བསམ་རྡོ་ཤང་། <span lang="zh-CN">桑多</span>'],
  ['宋知夏', 'zh', '宋知夏'],
])('[C4] “%s” on a page in %s – names the language of the other script', (text, page, html) => {
  expect(rendered(text, page)).toBe(html);
});

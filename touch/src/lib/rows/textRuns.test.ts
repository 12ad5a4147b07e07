import { expect, test } from 'vitest';
import { textRuns } from './textRuns';

test.each([
  ['Redaktion: 宋知夏、顾守正', 'de', [['Redaktion: '], ['宋知夏、顾守正', 'zh-CN']]],
  ['vor 2 Stunden\u2002云溪镇', 'de', [['vor 2 Stunden\u2002'], ['云溪镇', 'zh-CN']]],
  ['© 澜川融媒. Alle Rechte', 'de', [['© '], ['澜川融媒', 'zh-CN'], ['. Alle Rechte']]],
  ['电话（ཁ་པར་）', 'zh', [['电话（'], ['ཁ་པར་', 'bo'], ['）']]],
  ['བསམ་རྡོ་ཤང་། 桑多', 'bo', [['བསམ་རྡོ་ཤང་། '], ['桑多', 'zh-CN']]],
  ['宋知夏', 'zh', [['宋知夏']]],
  ['', 'de', []],
] as const)('[C4] “%s” on a page in %s – names the language of each script', (text, page, runs) => {
  expect(textRuns(text, page).map((run) => (run.lang ? [run.text, run.lang] : [run.text]))).toEqual(runs);
});

import { expect, test } from 'vitest';
import { chooseAt, regionLevels } from './regionLevels';

const paths = ['岷澜省/宁垣市/澜川县', '岷澜省/宁垣市/高桥区', '岷澜省/江源市/江口县', '其他地方'];

test.each([
  ['nothing', '', [[['岷澜省', '其他地方'], '']]],
  [
    'a province',
    '岷澜省',
    [
      [['岷澜省', '其他地方'], '岷澜省'],
      [['宁垣市', '江源市'], ''],
    ],
  ],
  ['a whole path', '其他地方', [[['岷澜省', '其他地方'], '其他地方']]],
  [
    'a city',
    '岷澜省/宁垣市',
    [
      [['岷澜省', '其他地方'], '岷澜省'],
      [['宁垣市', '江源市'], '宁垣市'],
      [['澜川县', '高桥区'], ''],
    ],
  ],
])('[F8 activityApply] a region – %s chosen – shows the levels that go on from it', (_, value, levels) => {
  expect(regionLevels(paths, value).map(({ names, chosen }) => [names, chosen])).toEqual(levels);
});

test.each([
  ['岷澜省/宁垣市/澜川县', 0, '其他地方', '其他地方'],
  ['岷澜省/宁垣市/澜川县', 1, '江源市', '岷澜省/江源市'],
  ['岷澜省/宁垣市', 1, '', '岷澜省'],
])('[F8 activityApply] %s – level %i becomes %j – is %s', (value, depth, name, path) => {
  expect(chooseAt(value, depth, name)).toBe(path);
});

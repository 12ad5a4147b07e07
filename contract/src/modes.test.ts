import { describe, expect, test } from 'vitest';
import { hasMode, themeOf, withVisitModes } from './modes';

describe('[A4][A5] the next address of a visit', () => {
  test.each([
    ['has the mode of the one before, as it was spelled', '?yl=1', '', '?yl=1'],
    ['keeps what it has itself', '?cms=1&id=3', '?column=7', '?column=7&cms=1'],
    [
      'has grey, dark and the theme too',
      '?grey=true&dark=true&theme=spring',
      '',
      '?grey=true&dark=true&theme=spring',
    ],
    ['has each once, however it is spelled', '?isShare=true&isPreview=true', '?yl=1', '?yl=1'],
    ['cannot take a mode back', '?isShare=true', '?isShare=false', '?isShare=true'],
    ['may name another theme', '?theme=spring', '?theme=autumn', '?theme=autumn'],
    ['is not told what is no mode', '?title=x&code=secret&ticket=t&isShare=no&theme=%22', '?a=1', '?a=1'],
    [
      'stays letter for letter where it lacks nothing',
      '?ck=1',
      '?isView=true&key=%E6%B0%B4+x',
      '?isView=true&key=%E6%B0%B4+x',
    ],
  ])('[A4] %s', (_, before, next, withModes) => {
    expect(withVisitModes(before, next)).toBe(withModes);
    expect(withVisitModes(before, withModes)).toBe(withModes);
  });
});

test.each([
  ['preview', '?isShare=true', true],
  ['preview', '?yl=1', true],
  ['preview', '?isPreview=true', true],
  ['view', '?ck=1', true],
  ['view', '?isView=true', true],
  ['cms', '?inCmsPage=true', true],
  ['ydcb', '?ydcb=1', true],
  ['grey', '?detailPageGrey=1', true],
  ['dark', '?dark=true', true],
  ['dark', '?dark=1', false],
  ['cms', '?ck=1', false],
  ['cms', '', false],
] as const)('[A4] the mode %s – in the query “%s” – holds: %s', (mode, query, holds) => {
  expect(hasMode(new URLSearchParams(query), mode)).toBe(holds);
});

test.each([
  ['?theme=spring_2-b', 'spring_2-b'],
  [`?theme=${'a'.repeat(32)}`, 'a'.repeat(32)],
  [`?theme=${'a'.repeat(33)}`, ''],
  ['?theme=%22a', ''],
  ['?theme=a%22', ''],
  ['?theme=', ''],
  ['', ''],
])('[A5] the theme – in the query “%s” – is “%s”', (query, theme) => {
  expect(themeOf(new URLSearchParams(query))).toBe(theme);
});

import { expect, test } from 'vitest';
import { preferencesValue, readPreferences } from './preferences';

test.each([
  ['font-6', 6],
  ['font-7', 6],
  ['font-999', 6],
  ['font-m2', -2],
  ['font-m3', -2],
  ['font-1,5', 0],
  ['font-x', 0],
  ['font-', 0],
])('[C3] the text step of the cookie – %s – is %d', (value, step) => {
  expect(readPreferences(`touchpaper=${value}`)).toEqual({ font: step });
});

test('[A11] a cookie – among others, with parts that are unknown – is read by its known parts', () => {
  const cookie = 'a=touchpaper; touchpaper=locale-xx.elder-2.dark-1.font-m1.size-9; touchpapers=elder-1';
  expect(readPreferences(cookie)).toEqual({ dark: true, font: -1 });
  expect(readPreferences('other=elder-1')).toEqual({});
});

test.each([
  {},
  { locale: 'bo' },
  { elder: true, dark: false, font: -2 },
  { locale: 'de', dark: true, font: 6 },
] as const)('[A11] preferences – %j – are read as they were written', (preferences) => {
  expect(readPreferences(`touchpaper=${preferencesValue(preferences)}`)).toEqual(preferences);
});

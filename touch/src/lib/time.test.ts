import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { dayText } from './dayText';
import { clockText, dateRangeText, dateText, dateTimeText, parseWireDate, relativeTime } from './time';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-05-12T10:00:00');
const minute = 60_000;
const hour = 60 * minute;

test.each([
  ['2026-05-12 10:00:00.0', '2026-05-12T10:00:00.000'],
  ['2026-05-12 10:00:00', '2026-05-12T10:00:00.000'],
  ['2026-05-12 10:00:00.25', '2026-05-12T10:00:00.250'],
  ['2026-05-12 10:00:00:7', '2026-05-12T10:00:00.007'],
  ['2026-05-12 10:00:00:123', '2026-05-12T10:00:00.123'],
  ['2026-05-12 10:00', '2026-05-12T10:00:00.000'],
  ['2026/05/12 10:00:00', '2026-05-12T10:00:00.000'],
  ['2026-05-12', '2026-05-12T00:00:00.000'],
  ['20260512', '2026-05-12T00:00:00.000'],
  [' 2024-02-29 00:00:00.0 ', '2024-02-29T00:00:00.000'],
])('[wire W13] %s is read in site time', (text, iso) => {
  expect(parseWireDate(text)).toBe(at(iso));
});

test.each([
  '',
  'null',
  '2026-02-30 00:00:00.0',
  '2026-13-01',
  '2026-05-12 24:00:00',
  '2026-05-12 10:60:00',
  '2026-05/12',
  '202605',
  '1747015200000',
  'Tue May 12 2026',
  '2026-05-12T10:00:00Z',
])('[wire W13] %j is no date', (text) => {
  expect(parseWireDate(text)).toBeUndefined();
});

test('[wire W13] an absent date is none', () => {
  expect([parseWireDate(null), parseWireDate(undefined)]).toEqual([undefined, undefined]);
});

test('[D2] just now under a minute, then minutes, hours, then the date', () => {
  const texts = [0, 59_999, minute, 59 * minute, hour, 24 * hour - 1, 24 * hour].map((age) =>
    relativeTime(now - age, now, zh),
  );
  expect(texts).toEqual(['刚刚', '刚刚', '1分钟前', '59分钟前', '1小时前', '23小时前', '5月11日']);
});

test('[D2] the year stands only where it is not this year, by site time', () => {
  expect(dateText(at('2025-12-31T23:59:59'), now, zh)).toBe('2025年12月31日');
  expect(dateText(at('2026-01-01T00:00:00'), now, zh)).toBe('1月1日');
});

test('[D2] dates – read in New Year’s first hours at the site, while Greenwich has the old year – take the new year as this year', () => {
  const newYear = at('2026-01-01T03:00:00');
  expect(dateText(at('2026-01-01T00:30:00'), newYear, zh)).toBe('1月1日');
  expect(dateText(at('2025-12-31T23:30:00'), newYear, zh)).toBe('2025年12月31日');
  expect(dayText(at('2026-01-01T00:30:00'), newYear, zh)).toBe('今天');
});

test('[D2] a moment just ahead of a slow clock is just now, a later one a date', () => {
  expect(relativeTime(now + 30_000, now, zh)).toBe('刚刚');
  expect(relativeTime(now + 2 * hour, now, zh)).toBe('5月12日 12:00');
});

test('[D2] days change at midnight of the site', () => {
  expect(dayText(at('2026-05-12T00:00:00'), now, zh)).toBe('今天');
  expect(dayText(at('2026-05-11T23:59:59'), now, zh)).toBe('昨天');
  expect(dayText(at('2026-05-13T23:59:59'), now, zh)).toBe('明天');
  expect(dayText(at('2026-05-14T00:00:00'), now, zh)).toBe('5月14日 星期四');
});

test('[C4] each locale has its own dates', () => {
  const then = at('2025-03-01T08:05:00');
  expect(clockText(then)).toBe('08:05');
  expect(dateTimeText(then, now, en)).toBe('1\u00a0March 2025, 08:05');
  expect(dateTimeText(then, now, de)).toBe('1.\u00a0März 2025, 08:05 Uhr');
  expect(dateText(then, now, fr)).toBe('1er\u00a0mars 2025');
  expect(dateText(then, now, bo)).toBe('2025ལོའི་ཟླ་3ཚེས་1ཉིན');
  expect(dayText(then, now, bo)).toBe('2025ལོའི་ཟླ་3ཚེས་1ཉིན། གཟའ་སྤེན་པ');
  expect(relativeTime(now - hour, now, de)).toBe('vor 1 Stunde');
  expect(dateRangeText(at('2026-05-01T00:00:00'), at('2026-05-09T00:00:00'), now, zh)).toBe('5月1日—5月9日');
});

import { describe, expect, test } from 'vitest';
import { clinics } from './clinics';
import { dayNumber, weekdayName } from './daily';
import { notices } from './notices';
import { prices } from './prices';
import { timetable } from './timetable';
import { water } from './water';
import { weather, weatherOf } from './weather';

const columns = { weather, prices, timetable, notices, water, clinics };
const today = new Date('2030-03-15T04:00:00Z');
const lateSameSiteDay = new Date('2030-03-15T15:59:00Z');
const nextSiteDay = new Date('2030-03-15T16:00:00Z');

describe.each(Object.entries(columns))('the daily column %s', (_name, write) => {
  test('brings one piece a day, newest first, each under a key of its own', () => {
    const pieces = write(today, 60);
    expect(pieces.map((piece) => piece.daysAgo)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(60);
  });

  test('says the same all through one site day', () => {
    expect(write(lateSameSiteDay, 5)).toEqual(write(today, 5));
  });

  test('says something else the next day, and nothing of the future', () => {
    const [later] = write(nextSiteDay, 1);
    const pieces = write(today, 60);
    expect(later?.body).not.toBe(pieces[0]?.body);
    expect(later?.key).not.toBe(pieces[0]?.key);
    expect(pieces.filter(({ daysAgo }) => daysAgo < 0)).toEqual([]);
  });

  test('keeps what it said when the next day comes, one day older', () => {
    const [, yesterday] = write(nextSiteDay, 2);
    const [was] = write(today, 1);
    expect(yesterday).toEqual({ ...was, daysAgo: 1 });
  });

  test('writes no undefined, NaN or empty table cell', () => {
    const text = write(today, 60)
      .map((piece) => `${piece.title}\n${piece.body}`)
      .join('\n');
    expect(text).not.toMatch(/undefined|NaN|Infinity|\| +\|/);
  });
});

test('the site day ends at 16:00 UTC and has its right name', () => {
  expect(dayNumber(nextSiteDay)).toBe(dayNumber(today) + 1);
  expect(weekdayName(dayNumber(today))).toBe('星期五');
});

test("tomorrow's forecast is the weather tomorrow's piece reports", () => {
  const day = dayNumber(today);
  const { sky, low, high } = weatherOf(day + 1);
  expect(weather(today, 1)[0]?.body).toContain(`- ${weekdayName(day + 1)}：${sky}，${low}～${high}℃`);
  expect(weather(nextSiteDay, 1)[0]?.body).toContain(`今天县城${sky}，${low}～${high}℃`);
});

test('a price list has eighteen goods below its head', () => {
  const lines = prices(today, 1)[0]
    ?.body.split('\n')
    .filter((line) => line.startsWith('|'));
  expect(lines).toHaveLength(19);
});

test('at least twenty-five different notices follow one another', () => {
  const titles = notices(today, 25).map((piece) => piece.title);
  expect(new Set(titles).size).toBe(25);
});

import type { Messages } from '@touch/locales/messages';

/** Site time is +08:00 wherever server and reader are (wire W13): both sides show the same text. */
export const siteOffset = 8 * 3_600_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const separated =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:(\.\d{1,9})|:(\d{1,3}))?)?)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;

/** The words the functions below put a moment into. */
export type TimeWords = Pick<Messages, Extract<keyof Messages, `time.${string}` | `date.${string}`>>;

/**
 * Epoch milliseconds of a date of the wire (wire W13): `YYYY-MM-DD HH:mm:ss.0`, with `/`, without seconds or time,
 * with `:SSS` milliseconds, `YYYYMMDD`; undefined for everything else. Never `new Date(text)`, which Safari reads otherwise.
 */
export function parseWireDate(text: string | null | undefined): number | undefined {
  const trimmed = (text ?? '').trim();
  const [, y, , mo, d, h, mi, s, fraction, ms] = separated.exec(trimmed) ?? [];
  if (y !== undefined) {
    const milliseconds = fraction === undefined ? Number(ms ?? 0) : Math.floor(Number(`0${fraction}`) * 1000);
    return moment([y, mo, d, h, mi, s], milliseconds);
  }
  const [, year, month, dayOfMonth] = compact.exec(trimmed) ?? [];
  return moment([year, month, dayOfMonth], 0);
}

/** undefined where a part lies outside its range: the 30th of February is no date. */
function moment(parts: readonly (string | undefined)[], milliseconds: number): number | undefined {
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts.map((part) => Number(part ?? 0));
  const utc = Date.UTC(y, mo - 1, d, h, mi, s, milliseconds);
  const at = utc - siteOffset;
  const date = siteDate(at);
  const isDate = date.year === y && date.month === mo && date.day === d;
  return isDate && h < 24 && mi < 60 && s < 60 ? at : undefined;
}

export interface SiteDate {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
  /** 0 (Sunday) – 6 */
  weekday: number;
}

/** The calendar day in site time; `at` in epoch milliseconds. */
export function siteDate(at: number): SiteDate {
  const shifted = new Date(at + siteOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
  };
}

/** `HH:mm` in site time, in every locale. */
export function clockText(at: number): string {
  return new Date(at + siteOffset).toISOString().slice(11, 16);
}

/** The date; its year only where it is not that of `now`. */
export function dateText(at: number, now: number, words: TimeWords): string {
  const date = siteDate(at);
  return date.year === siteDate(now).year
    ? words['date.dayOfMonth'](date.month, date.day)
    : words['date.full'](date.year, date.month, date.day);
}

export function dateTimeText(at: number, now: number, words: TimeWords): string {
  return words['date.withClock'](dateText(at, now, words), clockText(at));
}

export function dateRangeText(from: number, to: number, now: number, words: TimeWords): string {
  return words['date.range'](dateText(from, now, words), dateText(to, now, words));
}

/** Just now under a minute, minutes, hours, then the date (S§9). What lies ahead is a date and a clock. */
export function relativeTime(at: number, now: number, words: TimeWords): string {
  const age = now - at;
  // A reader's clock may go a little slow: what is just ahead is just now.
  if (age < -minute) return dateTimeText(at, now, words);
  if (age < minute) return words['time.justNow'];
  if (age < hour) return words['time.minutesAgo'](Math.floor(age / minute));
  if (age < day) return words['time.hoursAgo'](Math.floor(age / hour));
  return dateText(at, now, words);
}

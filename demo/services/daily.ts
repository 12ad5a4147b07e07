/** Days and repeatable chance for the columns that bring one piece a day. */

const dayMs = 86_400_000;
const siteOffsetMs = 8 * 3_600_000;
const weekdays = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const;

/** Days since the epoch in site time (+08:00): the seed of everything written for that day. */
export function dayNumber(day: Date): number {
  return Math.floor((day.getTime() + siteOffsetMs) / dayMs);
}

/** 0 = Sunday. The epoch was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function weekdayName(day: number): string {
  return weekdays[weekdayOf(day)] ?? weekdays[0];
}

/** 0…1 through the year, 0 at the first of January. */
export function yearPart(day: number): number {
  const date = new Date(day * dayMs);
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return (date.getTime() - start) / (365.25 * dayMs);
}

/** 0…1, the same for the same day and topic on every machine (a mixed integer hash, no state). */
export function chance(day: number, topic: string): number {
  let hash = (day ^ 0x9e3779b9) >>> 0;
  for (const letter of topic) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** −1…1, drifting from day to day instead of jumping: what lasts, as weather and prices do. */
export function drift(day: number, topic: string, span: number): number {
  const step = Math.floor(day / span);
  const part = day / span - step;
  const from = chance(step, topic);
  const to = chance(step + 1, topic);
  return (from + (to - from) * part) * 2 - 1;
}

export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}

/** One piece a day, newest first; `write` gets the day's number and how many days ago it was. */
export function daily<T>(day: Date, count: number, write: (day: number, daysAgo: number) => T): T[] {
  const today = dayNumber(day);
  return Array.from({ length: count }, (_, daysAgo) => write(today - daysAgo, daysAgo));
}

/** The newest piece of each title: a column never says the same twice. */
export function distinct<T extends { readonly title: string }>(pieces: readonly T[]): T[] {
  const titles = new Set<string>();
  return pieces.filter(({ title }) => !titles.has(title) && titles.add(title));
}

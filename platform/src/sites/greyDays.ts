import type { Config } from '@contract/config';
import { readDate } from '@platform/import/dates';

const DAY_MS = 86_400_000;

/** A day without a time is meant whole. */
const DAY_ALONE = /^\s*\d{4}[-/]\d{2}[-/]\d{2}\s*$/;

/** What a newsroom wrote may be anything. */
const textAt = (entry: unknown, name: 'start' | 'end'): string => {
  const value =
    typeof entry === 'object' && entry !== null
      ? Object.entries(entry).find(([key]) => key === name)?.[1]
      : '';
  return typeof value === 'string' ? value : '';
};

/** Does a moment lie between start and end, in site time? What cannot be read greys nothing. */
function lies(entry: unknown, now: number): boolean {
  const start = readDate(textAt(entry, 'start'))?.getTime();
  const end = readDate(textAt(entry, 'end'))?.getTime();
  if (start === undefined || end === undefined) return false;
  return start <= now && now < end + (DAY_ALONE.test(textAt(entry, 'end')) ? DAY_MS : 0);
}

/**
 * The configuration as it stands at a moment: on a day of `greySchedule` every page is grey (C2). Said here, so that pages as
 * served, files in an app and every other client of getConfig go by the same clock.
 * @param now epoch ms
 */
export function withGreyDays(config: Config, now: number): Config {
  return config.greySchedule.some((entry) => lies(entry, now)) ? { ...config, detailPageGrey: 1 } : config;
}

import type { Config } from '@contract/config';
import { momentFrom, momentUntil } from './moments';

/** The newsroom's setting may be of any type. */
const textAt = (entry: unknown, name: 'start' | 'end'): string => {
  const value =
    typeof entry === 'object' && entry !== null
      ? Object.entries(entry).find(([key]) => key === name)?.[1]
      : '';
  return typeof value === 'string' ? value : '';
};

/** Does a moment lie between start and end, in site time? What cannot be read greys nothing. */
function isWithin(entry: unknown, now: number): boolean {
  const start = momentFrom(textAt(entry, 'start'))?.getTime();
  const end = momentUntil(textAt(entry, 'end'))?.getTime();
  return start !== undefined && end !== undefined && start <= now && now < end;
}

/**
 * The configuration as it stands at a moment: on a day of `greySchedule` every page is grey (C2). Said here, so that pages as
 * served, files in an app and every other client of getConfig go by the same clock.
 * @param now epoch ms
 */
export function withGreyDays(config: Config, now: number): Config {
  return config.greySchedule.some((entry) => isWithin(entry, now))
    ? { ...config, detailPageGrey: 1 }
    : config;
}

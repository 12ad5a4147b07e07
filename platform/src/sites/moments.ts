import { readDate } from '@platform/wire/dates';

const DAY_MS = 86_400_000;

/** A day without a time is meant whole. */
const DAY_ALONE = /^\s*\d{4}[-/]\d{1,2}[-/]\d{1,2}\s*$/;

/** When something begins, as a newsroom writes it in site time; undefined where it cannot be read. */
export const momentFrom = (text: string): Date | undefined => readDate(text);

/** When it is over: a day without a time is its last one. */
export function momentUntil(text: string): Date | undefined {
  const end = readDate(text);
  return end && new Date(end.getTime() + (DAY_ALONE.test(text) ? DAY_MS : 0));
}

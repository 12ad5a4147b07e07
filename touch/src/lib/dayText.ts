import { dateText, siteDate, siteOffset, type TimeWords } from './time';

const DAY_MS = 86_400_000;

/** Today, yesterday, tomorrow; any other day by date and weekday. Epoch ms. */
export function dayText(at: number, now: number, words: TimeWords): string {
  const dayOf = (moment: number) => Math.floor((moment + siteOffset) / DAY_MS);
  const distance = dayOf(at) - dayOf(now);
  if (distance === 0) return words['date.today'];
  if (distance === -1) return words['date.yesterday'];
  if (distance === 1) return words['date.tomorrow'];
  const weekday = words['date.weekday'](siteDate(at).weekday);
  return words['date.withWeekday'](dateText(at, now, words), weekday);
}

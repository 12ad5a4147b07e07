export interface Month {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** YYYYMM */
export const monthText = ({ year, month }: Month): string => `${year}${twoDigits(month)}`;

export function shiftMonth({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Weeks from Sunday on; a day is YYYYMMDD, '' outside of the month. */
export function weeksOf(month: Month): string[][] {
  const first = new Date(Date.UTC(month.year, month.month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + length) / 7) * 7 }, (_, cell) => {
    const day = cell - first + 1;
    return day < 1 || day > length ? '' : `${monthText(month)}${twoDigits(day)}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Age group of a member. */
export type AgeClass = 'under14' | 'under18' | 'adult';

export interface Age {
  /** '' = not said. */
  readonly ageClass: AgeClass | '';
  /** `YYYY-MM-DD`; '' = it stays. */
  readonly changesOn: string;
}

const MAX_AGE_YEARS = 120;
const day = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;
/** First day of the month after a month of another year: the birthday is behind then, whichever day it is. */
const afterMonth = (year: number, month: number): string =>
  month === 12 ? day(year + 1, 1) : day(year, month + 1);

/**
 * Age group of somebody born in a month.
 * @param today of the site, `YYYY-MM-DD` @returns undefined for a month to come, none at all, or one of more than 120 years ago
 */
export function ageOf(birthYear: string, birthMonth: string, today: string): Age | undefined {
  if (!/^\d{4}$/.test(birthYear) || !/^(0?[1-9]|1[0-2])$/.test(birthMonth)) return undefined;
  const [year, month] = [Number(birthYear), Number(birthMonth)];
  if (day(year, month) > today || afterMonth(year + MAX_AGE_YEARS, month) <= today) return undefined;
  const turns14 = afterMonth(year + 14, month);
  const turns18 = afterMonth(year + 18, month);
  if (today < turns14) return { ageClass: 'under14', changesOn: turns14 };
  return today < turns18 ? { ageClass: 'under18', changesOn: turns18 } : { ageClass: 'adult', changesOn: '' };
}

/** The stored group on a later day. */
export function ageOn({ ageClass, changesOn }: Age, today: string): Age {
  if (changesOn === '' || today < changesOn) return { ageClass, changesOn };
  if (ageClass === 'under18') return { ageClass: 'adult', changesOn: '' };
  const turns18 = `${Number(changesOn.slice(0, 4)) + 4}${changesOn.slice(4)}`;
  return ageOn({ ageClass: 'under18', changesOn: turns18 }, today);
}

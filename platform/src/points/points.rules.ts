import { siteTime } from '@platform/wire/wireDate';

/** `YYYY-MM-DD` of the site's time. */
export const dayOf = (at: Date): string => siteTime(at).date;

export const slashed = (day: string): string => day.replaceAll('-', '/');

/** Wire W13: the points service writes its dates with slashes. */
export const pointsTime = (at: Date): string => {
  const { date, time } = siteTime(at);
  return `${slashed(date)} ${time}`;
};

export const MEMBER_UNKNOWN = '用户不存在';

export const SITE_OFFSET_MS = 8 * 3600_000;

/** Date and time of a moment in site time (+08:00). */
export function siteTime(moment: Date): { date: string; time: string } {
  const text = new Date(moment.getTime() + SITE_OFFSET_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}

/** `YYYY-MM-DD HH:mm:ss.0` in site time (wire W13). */
export function wireDate(moment: Date): string {
  const { date, time } = siteTime(moment);
  return `${date} ${time}.0`;
}

const DAY_MS = 86_400_000;
const SITE_OFFSET_MS = 8 * 3_600_000;

/** `daysAgo` and `HH:mm` in site time; never later than now. */
export function momentOf(now: number, daysAgo: number, time: string): Date {
  const midnight = Math.floor((now + SITE_OFFSET_MS) / DAY_MS) * DAY_MS - SITE_OFFSET_MS;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = midnight - daysAgo * DAY_MS + (hours * 60 + minutes) * 60_000;
  if (at <= now) return new Date(at);
  // A moment that would lie ahead is scaled into the part of today that has passed.
  const share = (hours * 60 + minutes) / 1440;
  return new Date(Math.floor((midnight + (now - midnight) * share) / 60_000) * 60_000);
}

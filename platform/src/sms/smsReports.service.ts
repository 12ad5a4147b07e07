import type { SmsLimitName } from '@platform/installation/smsLimits.types';

const DAY_MS = 24 * 3_600_000;
/** Lines of one day. */
const MAX_LINES = 1000;

/** Reports to the operator that a limit of text messages was reached. */
export interface SmsReports {
  /** @param subject the address, or the site's number */
  limitReached(site: number, limit: SmsLimitName, subject: string): void;
  /** In the text form monitoring programs read. */
  text(): string;
}

/** @param log one line for each limit, subject and day */
export function createSmsReports(now: () => number, log: (line: string) => void): SmsReports {
  const refused: Record<SmsLimitName, number> = { address: 0, site: 0 };
  let day = 0;
  const logged = new Set<string>();
  return {
    limitReached(site, limit, subject) {
      refused[limit] += 1;
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) logged.clear();
      day = today;
      const key = `${site}/${limit}/${subject}`;
      if (logged.has(key) || logged.size >= MAX_LINES) return;
      logged.add(key);
      log(`text messages of the day are used up: site ${site}, per ${limit}, ${subject}`);
    },
    text: () =>
      [
        '# TYPE touchpaper_sms_refused_total counter',
        ...Object.entries(refused).map(
          ([limit, count]) => `touchpaper_sms_refused_total{limit="${limit}"} ${count}`,
        ),
      ].join('\n'),
  };
}

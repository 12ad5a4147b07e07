import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { createSmsReports } from './smsReports.service';

test('[H7] limits of text messages – reached twice a day, of another subject, the next day, a thousand lines – are told once a day each', () => {
  const clock = fakeClock(Date.parse('2031-03-05T00:00:00Z'));
  const lines: string[] = [];
  const reports = createSmsReports(clock.now, (line) => void lines.push(line));
  for (const _ of [1, 2]) reports.limitReached(1, 'address', '192.0.2.7');
  reports.limitReached(1, 'address', '192.0.2.8');
  reports.limitReached(2, 'address', '192.0.2.7');
  reports.limitReached(1, 'site', '192.0.2.7');
  expect(lines).toEqual([
    'text messages of the day are used up: site 1, per address, 192.0.2.7',
    'text messages of the day are used up: site 1, per address, 192.0.2.8',
    'text messages of the day are used up: site 2, per address, 192.0.2.7',
    'text messages of the day are used up: site 1, per site, 192.0.2.7',
  ]);
  clock.forward(86_399_999);
  reports.limitReached(1, 'address', '192.0.2.7');
  expect(lines).toHaveLength(4);
  clock.forward(1);
  reports.limitReached(1, 'address', '192.0.2.7');
  expect(lines).toHaveLength(5);
  for (let index = 0; index < 1_500; index += 1) reports.limitReached(1, 'address', `a${index}`);
  expect(lines).toHaveLength(4 + 1_000);
  expect(reports.text()).toBe(
    [
      '# TYPE touchpaper_sms_refused_total counter',
      'touchpaper_sms_refused_total{limit="address"} 1506',
      'touchpaper_sms_refused_total{limit="site"} 1',
    ].join('\n'),
  );
});

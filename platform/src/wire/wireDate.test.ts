import { expect, test } from 'vitest';
import { siteTime, wireDate } from './wireDate';

test('[wire W13] New Year’s first hours – at the site, while it is still the old year in Greenwich – are of the new year', () => {
  expect(siteTime(new Date('2030-12-31T16:00:00Z'))).toEqual({ date: '2031-01-01', time: '00:00:00' });
  expect(wireDate(new Date('2030-12-31T15:59:59Z'))).toBe('2030-12-31 23:59:59.0');
  expect(wireDate(new Date('2031-01-01T07:30:00Z'))).toBe('2031-01-01 15:30:00.0');
});

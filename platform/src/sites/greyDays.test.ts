import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import { expect, onTestFinished, test } from 'vitest';
import { defaultConfig } from './defaultConfig';
import { withGreyDays } from './greyDays';

const defaults = defaultConfig(1, '报', '1');

test.each([
  ['before its first minute', '2031-04-04', '2031-04-04', '2031-04-03T23:59:59+08:00', 0],
  ['from midnight of the site on', '2031-04-04', '2031-04-04', '2031-04-04T00:00:00+08:00', 1],
  ['to its last second', '2031-04-04', '2031-04-04', '2031-04-04T23:59:59+08:00', 1],
  ['and not a second longer', '2031-04-04', '2031-04-04', '2031-04-05T00:00:00+08:00', 0],
  ['several days', '2031/04/04', '2031/04/06', '2031-04-06T12:00:00+08:00', 1],
  ['from a time', '2031-04-04 10:00:00.0', '2031-04-04 12:00:00.0', '2031-04-04T09:59:59+08:00', 0],
  ['up to a time', '2031-04-04 10:00:00.0', '2031-04-04 12:00:00.0', '2031-04-04T11:59:59+08:00', 1],
  ['that is over', '2031-04-04 10:00:00.0', '2031-04-04 12:00:00.0', '2031-04-04T12:00:00+08:00', 0],
  ['without an end', '2031-04-04', '', '2031-04-04T12:00:00+08:00', 0],
  ['that nobody can read', 'Qingming', 'soon', '2031-04-04T12:00:00+08:00', 0],
])('[C2] a grey day %s: from %s to %s, at %s it is %i', (_, start, end, now, grey) => {
  const config = { ...defaults, greySchedule: [{ start, end }] };
  expect(withGreyDays(config, Date.parse(now)).detailPageGrey).toBe(grey);
});

test('[C2] on a grey day pages are grey and getConfig says so; the day after they are as they were', async () => {
  const platform = await startNewsroom({ now: Date.parse('2031-04-04T23:59:40+08:00') });
  onTestFinished(() => platform.close());
  const grey = async () => ({
    page: / data-grey[ >]/.test((await platform.get(`${BASE_PATH}/login.html`)).text),
    config: (await platform.get('/app_if/getConfig?appID=1')).json(),
  });
  expect(await grey()).toMatchObject({ page: false, config: { detailPageGrey: 0 } });
  await platform.configure({ greySchedule: [{ start: '2031-04-01', end: '2031-04-04' }] });
  expect(await grey()).toMatchObject({ page: true, config: { detailPageGrey: 1 } });
  platform.clock.forward(20_000);
  expect(await grey()).toMatchObject({ page: false, config: { detailPageGrey: 0 } });
});

test('[C2] a schedule that is none costs no page', async () => {
  const platform = await startNewsroom();
  onTestFinished(() => platform.close());
  await platform.db.run({
    name: 'odd schedule',
    text: `update sites set version = version + 1, config = '{"greySchedule": [5, null, {"start": 7}]}'`,
  });
  platform.clock.forward(10_000);
  const { status, text } = await platform.get(`${BASE_PATH}/login.html`);
  expect([status, text.includes(' data-grey')]).toEqual([200, false]);
});

import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { readOwnActivities, readVoucher } from '@touch/api/reading/vouchers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusName } from './statusName';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each([['/signupdetail.html'], ['/signupdetail.html?fileId=7']])(
  '[F8 signupdetail] %s – signed out – is served without anything personal and leads back after the login',
  async (path) => {
    const { status, html, text } = await readPage(platform, path);
    expect(status).toBe(200);
    expect(text).toContain('登录后可以看您的报名');
    expect(html).toContain(`login.html?return=${encodeURIComponent(path)}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('[wire f5] a voucher – is read with its address; an empty list – is none', () => {
  const row = { registCode: 'AB12', status: 1, useTime: '2031-03-05 09:30:00.0', shopSite: '东门' };
  expect(readVoucher({ list: [row], verifyUrl: '/w' })).toEqual({ ...row, status: true, verifyUrl: '/w' });
  expect(readVoucher({ list: [], verifyUrl: '' })).toBeUndefined();
});

test('[wire x10] own registrations – those of installations without an entry’s state – are read as well', () => {
  const { items, hasMore } = readOwnActivities({ list: [{ fileId: 7, title: '清河日' }, {}] });
  expect(items).toMatchObject([{ fileId: '7', entryStatus: 0, useTime: '' }]);
  expect(hasMore).toBe(false);
});

test.each([
  [0, '', 'toAudit'],
  [1, '', 'passed'],
  [2, '', 'notPassed'],
  [1, '2031-03-05 09:30:00.0', 'used'],
  [3, '', 'waiting'],
  [9, '', 'toAudit'],
])('[F8 signupdetail] status %i, used at %j – is shown as %s', (status, useTime, name) => {
  expect(statusName(status, useTime)).toBe(name);
});

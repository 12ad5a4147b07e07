import { readPage, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { readVerified } from '@touch/api/reading/writeOffs';
import { pathForm, pathValues } from '@touch/lib/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannedTarget, writeOffTarget } from './target';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F8 writeOff] a voucher’s address – signed out – asks for the login and leads back with the code', async () => {
  const { status, html, text } = await readPage(platform, '/writeOff/1/AB01CDEF.html');
  expect(status).toBe(200);
  expect(text).toContain('工作人员登录后可以核销报名');
  expect(html).toContain(`login.html?return=${encodeURIComponent('/writeOff/1/AB01CDEF.html')}`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('[F8 writeOff] the page – its policy – allows this site the camera', async () => {
  const answer = await platform.get('/app/template/displayTemplate/news/writeOff/1.html');
  expect(answer.headers['permissions-policy']).toContain('camera=(self)');
});

const form = pathForm('/writeOff/{activityID?}/{registCode?}/{shopSite?}.html');
test.each([
  [['7'], { activity: '7', code: '', place: '' }],
  [['7', 'AB01CDEF'], { activity: '7', code: 'AB01CDEF', place: '' }],
  [['7', 'AB01CDEF', '东门'], { activity: '7', code: 'AB01CDEF', place: '东门' }],
  [[], { activity: '', code: '', place: '' }],
])('[S§2] values %j of the path – name activity, code and place in this order', (values, target) => {
  expect(writeOffTarget(pathValues(form, values) ?? {})).toEqual(target);
});

test.each([
  ['https://paper.test/news/writeOff/7/AB01CDEF.html', { activity: '7', code: 'AB01CDEF' }],
  ['https://paper.test/news/writeOff/7/AB01CDEF/x.html?a=1', { activity: '7', code: 'AB01CDEF' }],
  ['AB01-CDEF', { activity: '', code: 'AB01-CDEF' }],
  ['https://elsewhere.test/', { activity: '', code: '' }],
])('[F8 writeOff] a scanned %s – gives activity and code', (text, target) => {
  expect(scannedTarget(text)).toEqual(target);
});

test('[wire f4] a result without an entry – is read; one without a status – is none', () => {
  expect(readVerified({ verifyStatus: 2, verifyTime: '', message: 'x' })).toMatchObject({ verifyStatus: 2 });
  expect(readVerified({})).toBeUndefined();
});

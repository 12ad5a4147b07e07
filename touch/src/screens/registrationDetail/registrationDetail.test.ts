import { RegistrationStatus, SignFieldType } from '@contract/participation/codes';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { readRegistration } from '@touch/api/reading/registrations';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each([
  ['/registrationDetail.html', '/registrationDetail.html'],
  ['/registrationDetail/7.html', '/registrationDetail/7.html'],
  ['/registrationDetail/3/7.html', '/registrationDetail/3/7.html'],
])(
  '[F8 registrationDetail] %s is served without anything personal: the way in leads back',
  async (path, back) => {
    const { status, html, text } = await readPage(platform, path);
    expect(status).toBe(200);
    expect(text).toContain('登录后可以看您的报名');
    expect(html).toContain(`login.html?return=${encodeURIComponent(back)}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('[wire n5] answers stand in the order of the form and under its labels; what has no field is left out', () => {
  const field = (id: string, code: string) => ({ id, code, type: SignFieldType.text, option: [] });
  const read = readRegistration({
    ...{ entryID: '5', created: '2031-03-02 10:20:00.0', status: RegistrationStatus.passed, title: '清河日' },
    fields: [field('b', '年龄'), 'nonsense', field('a', '姓名'), field('c', '')],
    signForm: { a: '小溪', b: 24, other: 'x' },
  });
  expect(read?.answers).toEqual([
    { id: 'b', label: '年龄', type: '0', value: '24' },
    { id: 'a', label: '姓名', type: '0', value: '小溪' },
    { id: 'c', label: 'c', type: '0', value: '' },
  ]);
  expect(read).toMatchObject({ entryID: 5, registCode: '', location: '' });
});

test.each([[null], ['empty'], [{}], [{ entryID: 0 }]])('[wire n5] %j is no registration', (data) => {
  expect(readRegistration(data)).toBeUndefined();
});

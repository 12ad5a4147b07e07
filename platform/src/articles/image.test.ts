import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveStoragePath, withoutStorageName } from './storagePaths.service';

let platform: TestPlatform;
let picture: string;
beforeAll(async () => {
  platform = await startPlatform();
  ({ picture } = await seedNewsroom(platform));
});
afterAll(() => platform.close());

const at = (path: string) => platform.get(`/app_if/getImage?path=${encodeURIComponent(path)}`);

test('[wire W19] a leaked storage path is the picture it stood for, in any way it is written', async () => {
  for (const path of [seeded.storagePath, 'xy/203103/01/river.jpg', picture, `图片存储;${picture}`]) {
    const answer = await at(path);
    expect([answer.status, answer.headers['content-type']], path).toEqual([200, 'image/jpeg']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  }
});

test('[wire W19] a path that leads somewhere goes on leading there', async () => {
  await saveStoragePath(platform.db, 1, withoutStorageName(seeded.storagePath), '/media/00/other.jpg');
  expect((await at(seeded.storagePath)).status).toBe(200);
});

test.each([
  '',
  '图片存储;',
  '图片存储;xy/203103/01/other.jpg',
  '../../etc/passwd',
  '图片存储;../../../etc/passwd',
  '/etc/passwd',
  'media/../../etc/passwd',
  'media/%2e%2e/%2e%2e/etc/passwd',
  'file:///etc/passwd',
  'https://example.org/a.jpg',
  'a\u0000.jpg',
  "'; drop table articles; --",
  'x'.repeat(5000),
])('[wire x18] %j is no picture: 404 and an envelope', async (path) => {
  const answer = await at(path);
  expect([answer.status, answer.json()]).toMatchObject([404, { status: -1 }]);
});

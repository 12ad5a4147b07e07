import { put } from '@demo/load/rows';
import { aNotice } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[wire g54] a notice, not before its time', async () => {
  const notice = async (id: number) => (await platform.get(`/nis/api/notice/detail?id=${id}`)).json();
  expect(await notice(seeded.notice)).toMatchObject({ title: '停水通知', content: '<p>周三上午停水。</p>' });
  await put(platform.db, 'notices', {
    site_id: 1,
    id: 2,
    published_at: new Date('2031-03-06'),
    doc: aNotice(2),
  });
  expect(await notice(2)).toEqual({});
});

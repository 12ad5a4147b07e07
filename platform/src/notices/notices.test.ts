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

test('[K8] a notice runs nothing, whatever stands in the database', async () => {
  const doc = { ...aNotice(3), content: '<p onclick="alert(1)">停水</p><script>alert(1)</script>' };
  await put(platform.db, 'notices', { site_id: 1, id: 3, published_at: new Date('2031-03-01'), doc });
  const { json } = await platform.get('/nis/api/notice/detail?id=3');
  expect(json()).toMatchObject({ content: '<p>停水</p>' });
});

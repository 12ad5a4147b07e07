import { put } from '@demo/load/rows';
import { anActivityRow } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

test('[wire g6] activities newest first, all or of one kind; an unknown kind has none', async () => {
  for (const id of [2, 3]) {
    const published_at = new Date(`2031-03-0${id}T09:00:00+08:00`);
    await put(platform.db, 'activities', {
      site_id: 1,
      id,
      category_id: id,
      published_at,
      doc: anActivityRow(id),
    });
  }
  expect(await call('activityList')).toMatchObject({
    list: [{ fileId: '3' }, { fileId: '2' }, { fileId: '1' }],
  });
  expect(await call('activityList?catID=2')).toMatchObject({ list: [{ fileId: '2' }], hasMore: false });
  expect(await call('activityList?catID=77')).toEqual({ list: [], hasMore: false });
  expect(await call('activityList?start=20')).toEqual({ list: [], hasMore: false });
});

test('[wire W18] an activity leads to its page on this site', async () => {
  expect(await call('activityList?catID=1')).toMatchObject({
    list: [{ theContentUrl: 'http://paper.test/app/template/displayTemplate/news/activityDetail/1.html' }],
  });
});

test('[wire x10] kinds of activities; where there are none, status −1', async () => {
  expect(await call('activityCats')).toEqual([
    { activityColID: seeded.activityCategory, name: '公益', icon: '', showPushStyle: 0 },
  ]);
  expect(await call('activityCats?siteId=9&curVersions=1')).toMatchObject({ status: -1, data: {} });
});

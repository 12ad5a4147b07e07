import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (asked: string) => (await platform.get(`/app_if/${asked}`)).json();

test('[wire g18] lives announced and not begun', async () => {
  expect(await call('liveComing')).toEqual({
    list: [
      {
        fileId: seeded.live.coming,
        title: '开闸直播',
        startTime: '2031-03-06 09:00:00.0',
        type: 1,
        webBannerUrl: 'http://paper.test/media/b.png',
      },
    ],
  });
});

test('[wire x9] counts of an article and of a live; of nothing the failure object', async () => {
  const nothing = { success: false, errorInfo: '找不到相关稿件', results: [] };
  expect(await call(`counts?id=${seeded.articles.news}`)).toMatchObject({ countClick: 10, countPraise: 2 });
  expect(await call(`counts?id=${seeded.live.running}&source=1`)).toMatchObject({ fileId: 2, countShare: 0 });
  expect(await call('counts?id=99')).toEqual(nothing);
  expect(await call('counts?id=99&source=1')).toEqual(nothing);
  expect(await call(`counts?id=${seeded.articles.draft}`)).toEqual(nothing);
  expect(await call('counts?id=1&source=11')).toEqual(nothing);
});

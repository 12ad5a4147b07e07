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

test('[wire x27] the list of one installation: its keys, pages from 1', async () => {
  expect(await call(`jy/getArticles?nodeid=${seeded.columns.news}&pagesize=1`)).toEqual({
    artiles: [
      {
        TITLE: '清水进了柳湾',
        PICLINKS: expect.stringMatching(/^http:\/\/paper\.test\/media\/.+\.jpg$/),
        ABSTRACT: '柳湾村的苹果园用上了水库的水。',
        PUBTIME: expect.stringMatching(/^2031-03-05 \d\d:\d\d:00\.0$/),
        PUBURL: 'http://paper.test/content/2031-03/05/content_101.html',
        NODENAME: '要闻',
      },
    ],
  });
  const page = (number: number) => call(`jy/getArticles?nodeid=1&pagesize=1&page=${number}`);
  expect(await page(1)).toEqual(await page(0));
  expect(await page(2)).not.toEqual(await page(1));
  expect(await page(99)).toEqual({ artiles: [] });
});

import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';

test('[wire o14] articleClick – a record of an opened article – answers {} and counts nothing', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  await seedNewsroom(platform);
  const record = { dataType: 1_000_005, article_id: seeded.articles.news, deviceid: 'xy1', platform: 3 };
  expect((await platform.post('/bigdata/articleClick', record)).json()).toEqual({});
  const counts = await platform.get(`/app_if/getArticleCounts?articleId=${seeded.articles.news}`);
  expect(counts.json()).toMatchObject({ countClick: 10 });
});

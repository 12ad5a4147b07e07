import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticleLikes } from './likes.service';

const { news, video, draft } = seeded.articles;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const praiseOf = async (id: number) =>
  (
    await platform.db.one<{ praise: number }>(
      {
        name: 'test-praise',
        text: 'select praise from article_counts where site_id = 1 and article_id = $1',
      },
      [id],
    )
  )?.praise ?? 0;

test('[H2][K3] likes of one moment – of several articles, given, taken back and given again – count as they came', async () => {
  const before = [await praiseOf(news), await praiseOf(video), await praiseOf(draft)];
  const like = createArticleLikes(platform.db);
  const change = (id: number, who: string, cancel = false) =>
    like(1, { id, who, cancel, at: new Date(platform.clock.now()) }, '');
  await Promise.all([
    // the first goes alone, the others together
    ...[
      change(news, 'd:first'),
      change(news, 'd:mine'),
      change(news, 'd:mine', true),
      change(news, 'd:mine'),
    ],
    ...[
      change(video, 'd:mine'),
      change(video, 'd:mine'),
      change(video, 'd:other'),
      change(news, 'd:first', true),
    ],
    ...[change(draft, 'd:mine'), change(99_999_999, 'd:mine')],
  ]);
  const after = [await praiseOf(news), await praiseOf(video), await praiseOf(draft)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 2, 0]);
});

import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test.each(['', `?regionID=${seeded.leaderCategory}`, `?catID=${seeded.leaderCategory}`])(
  '[F17 LeaderViewList][A2] leaders – asked with "%s" – stand with their newest questions',
  async (query) => {
    const { status, text, html } = await readPage(platform, `/LeaderViewList.html${query}`);
    expect(status).toBe(200);
    expect(html).toContain(`/figureDetail/${seeded.leader}.html"`);
    expect(text).toContain('桥下能钓鱼吗');
    expect(html).toContain(`/LeaderViewList.html?regionID=${seeded.leaderCategory}"`);
  },
);

test('[E7] leaders – of an unknown region – show the empty state', async () => {
  const { status, text } = await readPage(platform, '/LeaderViewList.html?regionID=99');
  expect(status).toBe(200);
  expect(text).toContain('还没有内容');
});

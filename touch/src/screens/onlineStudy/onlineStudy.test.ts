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

test('[F22 onlineStudy][A11] a course – read without JavaScript – has its parts and plays the first one', async () => {
  const { status, text, html } = await readPage(platform, `/onlineStudy/${seeded.study}.html`);
  expect(status).toBe(200);
  for (const words of ['怎么拍好一条河', '已学0节，共2节', '等光', '1:30', '写说明', '图文'])
    expect(text).toContain(words);
  expect(html).toMatch(/<video[^>]+light\.mp4[^>]+preload="none"/);
  expect(html).toContain('"@type":"Course"');
});

test('[E7] a course that does not exist – answers 404 with the empty state', async () => {
  const { status, text } = await readPage(platform, '/onlineStudy/99.html');
  expect(status).toBe(404);
  expect(text).toContain('还没有内容');
});

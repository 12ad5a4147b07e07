import { readPage, startNewsroom } from '@testing/renderPage';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ appLogo: '/media/logo.png' });
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

test('[F16 dynamicDetail][A11] of a reporter – served – author, text and data for search engines', async () => {
  const { status, text, html } = await readPage(
    platform,
    `/dynamicDetail/${seeded.dynamics.ofReporter}.html`,
  );
  expect(status).toBe(200);
  expect(text).toContain('今天开窑。');
  expect(text).toContain('林晚舟的动态');
  expect(html).toContain(`/reporter/${seeded.reporter}.html"`);
  expect(html).toMatch(/"@type":"SocialMediaPosting".*"@type":"Person"/);
  expect(html).toMatch(/"dateModified":"\d{4}-.*"publisher":\{"@type":"Organization",.*"ImageObject"/);
});

test('[F16 dynamicDetail] of an account – served – picture, video, likes and the way to the account', async () => {
  const { html } = await readPage(platform, `/dynamicDetail/${seeded.dynamics.ofAccount}.html`);
  expect(html).toContain(`/xyDetail/${seeded.accounts.open}.html"`);
  expect(html).toMatch(/<video[^>]*src="[^"]*kiln\.mp4"/);
  expect(html).toMatch(/<a href="[^"]*kiln\.png"/);
  expect(html).toContain('aria-label="点赞 4"');
});

test.each([seeded.dynamics.ofForbidden, 99])(
  '[F16 dynamicDetail][E7] dynamic %i – hidden or unknown – answers 404 with the empty state',
  async (id) => {
    const { status, text } = await readPage(platform, `/dynamicDetail/${id}.html`);
    expect(status).toBe(404);
    expect(text).toContain('还没有内容');
  },
);

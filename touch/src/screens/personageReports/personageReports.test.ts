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

test('[F16 personageReports][A11] of a leader – served – their reports and the way to their page', async () => {
  const { status, text, html } = await readPage(platform, `/personageReports/${seeded.leader}.html`);
  expect(status).toBe(200);
  expect(text).toContain('清水进了柳湾');
  expect(html).toContain(`/figureDetail/${seeded.leader}.html"`);
  expect(html).toContain('"@type":"CollectionPage"');
});

test('[F16 personageReports] of a reporter – served – articles by them', async () => {
  const { text, html } = await readPage(platform, `/personageReports/${seeded.reporter}.html`);
  expect(text).toContain('林晚舟的稿件');
  expect(text).toContain('清水进了柳湾');
  expect(html).toContain(`/reporter/${seeded.reporter}.html"`);
});

test('[F16 personageReports][E7] nobody – an unknown id – answers 404 with the empty state', async () => {
  const { status, text } = await readPage(platform, '/personageReports/99.html');
  expect(status).toBe(404);
  expect(text).toContain('还没有内容');
});

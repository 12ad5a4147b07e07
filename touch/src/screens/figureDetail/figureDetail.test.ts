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

test('[F16 figureDetail][A11] a leader – served – résumé, reports and the way to all stand in the page', async () => {
  const { status, text, html } = await readPage(platform, `/figureDetail/${seeded.leader}.html`);
  expect(status).toBe(200);
  expect(text).toContain('简历 生于澜川。');
  expect(text).toContain('清水进了柳湾');
  expect(html).toContain(`/personageReports/${seeded.leader}.html"`);
  expect(html).toContain('"@type":"ProfilePage"');
});

test.each([`/figureDetail/${seeded.reporter}.html`, '/figureDetail/99.html'])(
  '[F16 figureDetail][E7] %s – no leader – answers 404 with the empty state',
  async (absent) => {
    const { status, text } = await readPage(platform, absent);
    expect(status).toBe(404);
    expect(text).toContain('还没有内容');
  },
);

test('[F16 figureDetail][F16 reporter] the people of a module – a leader – links lead to the page of each kind', async () => {
  const { html } = await readPage(platform, '/home.html');
  expect(html).toContain(`/figureDetail/${seeded.leader}.html"`);
  expect(html).not.toContain(`/reporter/${seeded.leader}.html"`);
});

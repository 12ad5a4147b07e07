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

test('[F20 previewPDF][A11] a certificate – read without JavaScript – has time, hash and the document to download', async () => {
  const { status, text, html } = await readPage(platform, `/previewPDF.html?id=${seeded.articles.news}`);
  expect(status).toBe(200);
  for (const words of ['区块链证书', '2031-03-04 06:00:00', 'ab'.repeat(32)]) expect(text).toContain(words);
  expect(html).toMatch(/href="[^"]+certificate\.pdf" download/);
});

test.each([
  ['with a certificate', seeded.articles.news, true],
  ['without one', seeded.articles.tibetan, false],
])('[F20 previewPDF] an article – %s – leads to it in that case alone', async (_, article, leads) => {
  const { html } = await readPage(platform, `/newsDetail/${article}.html`);
  expect(html.includes(`/previewPDF.html?id=${article}"`)).toBe(leads);
});

test.each([
  ['/previewPDF.html?id=99', 404],
  ['/previewPDF.html', 200],
  ['/previewPDF.html?id=x', 200],
])('[E7][A2] %s – no certificate – answers %i and says so', async (address, status) => {
  const page = await readPage(platform, address);
  expect(page.status).toBe(status);
  expect(page.text).toContain('这篇稿件没有区块链证书');
});

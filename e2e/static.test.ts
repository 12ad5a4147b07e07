import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { journey, openPhone } from '@testing/browser';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveFolder } from './fileServer';
import { visitNewsroom } from './visit';

const { newsroom } = visitNewsroom();
const run = promisify(execFile);
let folder = '';
let files: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-static-'));
  const script = ['scripts/static.mjs', '--platform', newsroom().origin, '--app-id', '1', '--out', folder];
  await run(process.execPath, script);
  files = await serveFolder(folder, '/some/folder');
});
afterAll(async () => {
  await files?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is a reader's own is not promised to other origins: no token, no reading counted, and the article reads all the same. */
const NOT_LISTED = [/\/event\?/, /\/getAnonymousToken\?/];

const open = async (path: string) => {
  const now = newsroom().clock.now();
  const phone = await openPhone({ origin: files.origin, now, expected: NOT_LISTED });
  await phone.open(path);
  return phone.page;
};

journey(
  '[A12] files in any folder, opened at index.html, show the home and lead to an article and back',
  async () => {
    const page = await open('/some/folder/index.html');
    const row = page.locator('a[href*="/newsDetail/"]').first();
    await row.waitFor();
    const href = (await row.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/some\/folder\/newsDetail\/.*\.html$/);
    const shown = (await row.locator('h2, h3').first().textContent()) ?? '';
    await row.click();
    await page.waitForURL(`**${href}`);
    // a mark may stand before the title in the list
    const headings = () => page.locator('h1').allTextContents();
    await expect.poll(async () => (await headings()).some((heading) => shown.endsWith(heading))).toBe(true);
    await page.goBack();
    await page.locator('a[href*="/newsDetail/"]').first().waitFor();
  },
);

journey('[A12] the bare folder is the home too, and the reader’s language is kept', async () => {
  const phone = await openPhone({
    origin: files.origin,
    now: newsroom().clock.now(),
    cookie: 'locale-en',
    expected: NOT_LISTED,
  });
  await phone.open('/some/folder/');
  expect(await phone.page.locator('html').getAttribute('lang')).toBe('en');
  await phone.page.locator('a[href*="/newsDetail/"]').first().waitFor();
});

journey('[A12] a first start without network says so and goes on when asked again', async () => {
  const phone = await openPhone({ origin: files.origin, expected: [/ERR_/, ...NOT_LISTED] });
  await phone.page.route(`${newsroom().origin}/**`, (route) => route.abort());
  await phone.page.goto(`${files.origin}/some/folder/index.html`);
  const again = phone.page.getByRole('button', { name: '重试' });
  await again.waitFor();
  await phone.page.unroute(`${newsroom().origin}/**`);
  await again.click();
  await phone.page.locator('a[href*="/newsDetail/"]').first().waitFor();
});

journey('[A12][K8] the page of the files runs nothing inline', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('Content-Security-Policy');
  expect(html).toContain("script-src 'self'");
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(html).not.toMatch(/ on[a-z]+=/);
});

import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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
/** Another host with a face, which it lets pages of other origins have. */
let fonts: Awaited<ReturnType<typeof serveFolder>>;
let fontFolder = '';
const FONT = 'node_modules/@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal.woff2';
beforeAll(async () => {
  fontFolder = await mkdtemp(join(tmpdir(), 'touchpaper-fonts-'));
  await copyFile(FONT, join(fontFolder, 'own.woff2'));
  fonts = await serveFolder(fontFolder, '/faces', { headers: { 'access-control-allow-origin': '*' } });
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-static-'));
  const hosts = ['--font', fonts.origin, '--analytics', 'https://counts.example/record'];
  const places = ['--platform', newsroom().origin, ...hosts, '--out', folder];
  await run(process.execPath, ['scripts/static.mjs', '--app-id', '1', ...places]);
  files = await serveFolder(folder, '/some/folder');
});
afterAll(async () => {
  await files?.close();
  await fonts?.close();
  await rm(folder, { recursive: true, force: true });
  await rm(fontFolder, { recursive: true, force: true });
});

/** Personal calls are not allowed from other origins: no token, no counted reading, and the article shows all the same. */
const NOT_LISTED = [/\/event\?/, /\/getAnonymousToken\?/];

const open = async (path: string) => {
  const now = newsroom().clock.now();
  const phone = await openPhone({ origin: files.origin, now, expected: NOT_LISTED });
  await phone.open(path);
  return phone.page;
};

journey(
  '[A12][J4] the files talk to the platform and to the host that counts readers, to nobody else',
  async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const { origin } = newsroom();
    expect(/connect-src ([^;]*)/.exec(html)?.[1]).toBe(
      `'self' ${origin} ${origin.replace('http', 'ws')} https://counts.example`,
    );
  },
);

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

const configureFont = async (fontFile: string) => {
  const text = `update sites set version = version + 1, config = (config::jsonb || $1::jsonb)`;
  await newsroom().db.run({ name: 'font', text }, [JSON.stringify({ fontFile })]);
  newsroom().clock.forward(10_000);
};
/** A path of the platform’s own that is a font: the face its sheets bring. */
const ownPath = async (): Promise<string> => {
  const names = await readdir('dist/touch/assets');
  return `/assets/${names.find((name) => name.endsWith('.woff2'))}`;
};
/** The newsroom's own font in its home page: its loading state, and the fonts of texts. */
const faceOf = async (cookie = '') => {
  const now = newsroom().clock.now();
  const phone = await openPhone({ origin: files.origin, now, expected: NOT_LISTED, cookie });
  await phone.open('/some/folder/index.html');
  await phone.page.locator('a[href*="/newsDetail/"] h2, a[href*="/newsDetail/"] h3').first().waitFor();
  return phone.page.evaluate(async () => {
    // A font that no text uses is never fetched.
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) => family === 'site');
    const faces = getComputedStyle(document.body).fontFamily;
    return { states: own.map(({ status }) => status), first: faces.split(',')[0] };
  });
};

journey('[A12][C4] the newsroom’s own font, of the platform or of another host, sets the texts', async () => {
  expect((await faceOf()).states).toEqual([]);
  for (const fontFile of [await ownPath(), `${fonts.origin}/faces/own.woff2`]) {
    await configureFont(fontFile);
    expect(await faceOf(), fontFile).toEqual({ states: ['loaded'], first: 'site' });
  }
  // its own comes first in Tibetan, as in rendered pages
  expect((await faceOf('locale-bo')).first).not.toBe('site');
  await configureFont('javascript:alert(1)');
  expect((await faceOf()).states).toEqual([]);
  await configureFont('');
});

journey('[A12][K8] the page of the files runs nothing inline', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('Content-Security-Policy');
  expect(html).toContain("script-src 'self'");
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(html).not.toMatch(/ on[a-z]+=/);
});

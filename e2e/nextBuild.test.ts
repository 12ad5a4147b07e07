import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { journey, openPhone, type PhoneOptions } from '@testing/browser';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Gate, openGate } from './gate';
import { visitNewsroom } from './visit';

const root = fileURLToPath(new URL('..', import.meta.url));
const first = join(root, 'dist/touch');
const vite = join(root, 'node_modules/vite/bin/vite.js');

const { newsroom, at } = visitNewsroom();
let folder = '';
let gate: Gate;
const later: Newsroom[] = [];

/** A later release beside the first build's parts, or in their place; each on a newsroom of the same content. */
const releases = { alone: '', beside: '' };

const nameOf = async (build: string) => (await readFile(join(build, 'assets/build.txt'), 'utf8')).trim();

/** The client as a later release has it, built as the first one was. */
async function buildInto(outDir: string): Promise<void> {
  const args = ['build', '--config', 'e2e/nextBuild.config.ts', '--outDir', outDir, '--logLevel', 'silent'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, ...args], { cwd: root, env });
}

async function release(assets: string): Promise<string> {
  const opened = await openNewsroom({ assets });
  later.push(opened);
  return opened.origin;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-next-'));
  const alone = join(folder, 'alone');
  const beside = join(folder, 'beside');
  await buildInto(alone);
  // built by itself; asked for again on each start of a page
  await cp(join(first, 'worker.js'), join(alone, 'worker.js'));
  await cp(first, beside, { recursive: true });
  await cp(alone, beside, { recursive: true });
  releases.alone = await release(alone);
  releases.beside = await release(beside);
  gate = await openGate(newsroom().origin);
});
afterAll(async () => {
  await gate?.close();
  for (const one of later) await one.close();
  await rm(folder, { recursive: true, force: true });
});

/** Console errors of a missing chunk. */
const lost = [/Failed to load resource/, /dynamically imported module/, /ChunkLoadError/, /did not load/];

/** A reader on the first build's home, and the number of page loads from here on. */
async function onFirstBuild(options: Partial<PhoneOptions> = {}) {
  gate.lead(newsroom().origin);
  const phone = await openPhone({
    origin: gate.origin,
    now: newsroom().clock.now(),
    expected: lost,
    ...options,
  });
  await phone.open(at('/home.html'));
  await phone.quiet();
  expect(await buildOf(phone.page)).toBe(await nameOf(first));
  let loads = 0;
  phone.page.on('load', () => {
    loads += 1;
  });
  return { ...phone, loads: () => loads };
}

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const firstRow = (page: Page) => page.locator('main li a[href*="/newsDetail/"]').first();
/** Home as it is shown: an article has rows, too. */
const home = (page: Page) => page.getByRole('navigation', { name: '栏目导航' });
/** The page as a build has it; rows of the one before stand until it has come. */
const builtAs = (page: Page, name: string) =>
  page.locator(`html[data-build="${name}"][data-ready]`).waitFor();
const tap = (page: Page) => firstRow(page).evaluate((link) => link instanceof HTMLElement && link.click());

describe('a release while somebody reads', () => {
  journey('[A9] is another build: no part of ours keeps its name', async () => {
    const scripts = async (build: string) =>
      (await readdir(join(build, 'assets'))).filter((name) =>
        /^(?!rolldown-runtime|helpers|valibot|hls\.js|photoswipe|qr-|pdf|core-js).*\.js$/.test(name),
      );
    const before = new Set(await scripts(first));
    const after = await scripts(join(folder, 'alone'));
    expect(after.length).toBeGreaterThan(50);
    expect(after.filter((name) => before.has(name))).toEqual([]);
    expect(await nameOf(join(folder, 'alone'))).not.toBe(await nameOf(first));
  });

  journey.each([
    ['', 'block'],
    [', with the service worker of the first build', 'allow'],
  ] as const)(
    '[A9] chunks of an old page’s build – removed – one reload%s, and the article shows in the new build',
    async (_, serviceWorkers) => {
      const { page, loads, ready, quiet } = await onFirstBuild({ serviceWorkers });
      gate.lead(releases.alone);
      await tap(page);
      await page.locator('article h1').waitFor();
      await ready();
      await quiet();
      expect(page.url()).toContain('/newsDetail/');
      expect(await buildOf(page)).toBe(await nameOf(join(folder, 'alone')));
      expect(await page.getByText('ChunkLoadError').count()).toBe(0);
      expect(loads()).toBe(1);
      // and it goes on by itself: the parts it asks for now are there
      await page.goBack();
      await home(page).waitFor();
      await tap(page);
      await page.locator('article h1').waitFor();
      await page.getByRole('button', { name: '分享' }).waitFor();
      expect(await buildOf(page)).toBe(await nameOf(join(folder, 'alone')));
    },
  );

  journey('[A9] a newer release after that one brings its own reload', async () => {
    const { page, loads, ready, quiet } = await onFirstBuild();
    gate.lead(releases.alone);
    await tap(page);
    await page.locator('article h1').waitFor();
    await ready();
    await page.waitForLoadState();
    expect(loads()).toBe(1);
    // back to the first build: to this page a newer one, which brings home without the parts of this one
    gate.lead(newsroom().origin);
    await page.goBack();
    await builtAs(page, await nameOf(first));
    await page.waitForLoadState();
    expect(loads()).toBe(2);
    await firstRow(page).waitFor();
    await tap(page);
    await page.locator('article h1').waitFor();
    await quiet();
    expect(await buildOf(page)).toBe(await nameOf(first));
    expect(loads()).toBe(2);
  });

  journey(
    '[A16] chunks of an old page’s build – still there – the reader goes on without a reload',
    async () => {
      const { page, loads } = await onFirstBuild();
      gate.lead(releases.beside);
      await tap(page);
      await page.locator('article h1').waitFor();
      await page.getByRole('button', { name: '分享' }).waitFor();
      await page.goBack();
      await home(page).waitFor();
      expect(await buildOf(page)).toBe(await nameOf(first));
      expect(loads()).toBe(0);
      // A page loaded now has the new build.
      await page.reload();
      expect(await buildOf(page)).toBe(await nameOf(join(folder, 'alone')));
    },
  );
});

journey(
  '[A16] parts are kept for a year by their names; the build’s own name is asked for each time',
  async () => {
    const html = await (await fetch(newsroom().origin + at('/home.html'))).text();
    const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
    const headers = async (path: string) => {
      const answer = await fetch(newsroom().origin + path);
      return [answer.status, answer.headers.get('cache-control')];
    };
    expect(await headers(entry)).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await headers('/assets/build.txt')).toEqual([200, 'no-store']);
  },
);

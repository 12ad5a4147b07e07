import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { journey, openPhone } from '@testing/browser';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { serveFolder } from './fileServer';
import { visitNewsroom } from './visit';

const { newsroom } = visitNewsroom();
const TITLE = '央措隧道两头掘进';

/** The files as an app holds them: at a path of their own, every unknown address shows the page. */
let folder = '';
let app: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchpaper-static-'));
  const script = [
    'scripts/static.mjs',
    '--platform',
    newsroom().origin,
    '--base-path',
    '/paper',
    '--out',
    folder,
  ];
  await promisify(execFile)(process.execPath, script);
  app = await serveFolder(folder, '/paper', { instead: 'index.html' });
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where the site does not list the app, the browser refuses what is a reader's own. */
const UNLISTED = [/\/event/, /\/getAnonymousToken/];

async function openApp(path: string, cookie = '') {
  const now = newsroom().clock.now();
  const phone = await openPhone({
    origin: app.origin,
    now,
    expected: UNLISTED,
    ...(cookie ? { cookie } : {}),
  });
  // Title and language at the moment the first content appears.
  await phone.page.addInitScript(() => {
    const first = new MutationObserver(() => {
      if (!document.getElementById('root')?.firstChild) return;
      const { lang, dir, dataset } = document.documentElement;
      dataset.first = JSON.stringify({ title: document.title, lang, dir, theme: dataset.theme });
      first.disconnect();
    });
    first.observe(document, { childList: true, subtree: true });
  });
  await phone.open(`/paper${path}`);
  const first: unknown = JSON.parse((await phone.page.locator('html').getAttribute('data-first')) ?? '{}');
  return { ...phone, first };
}

const list = async (allowedOrigins: readonly string[]) => {
  const text = `update sites set version = version + 1, config = (config::jsonb || $1::jsonb)`;
  await newsroom().db.run({ name: 'allow', text }, [JSON.stringify({ allowedOrigins })]);
  newsroom().clock.forward(10_000);
};
const praise = async (id: number): Promise<number> =>
  (
    await newsroom().db.one<{ praise: number }>(
      { name: 'praise', text: 'select praise from article_counts where article_id = $1' },
      [id],
    )
  )?.praise ?? 0;

describe('files in an app', () => {
  journey(
    '[A12] an article as the first screen: language, theme and the newsroom’s name stand when it shows, then the article’s own title',
    async () => {
      const id = await newsroom().articleId(TITLE);
      const { first, page } = await openApp(`/newsDetail/1/${id}.html?dark=true`, 'locale-fr');
      expect(first).toEqual({ title: '澜川融媒', lang: 'fr', dir: 'ltr', theme: 'dark' });
      await expect.poll(() => page.title()).toContain(TITLE);
    },
  );

  journey('[A12] home and a column have their own titles', async () => {
    const { first, page, open } = await openApp('/home.html');
    expect(first).toMatchObject({ title: '澜川融媒', lang: 'zh-CN', theme: 'light' });
    await expect.poll(() => page.title()).toBe('澜川融媒');
    await open('/paper/columnDetail/2.html');
    await expect.poll(() => page.title()).toBe('民生 - 澜川融媒');
  });

  journey('[A12] what is shared leads to the public address, not into the app', async () => {
    const id = await newsroom().articleId(TITLE);
    const { page } = await openApp(`/newsDetail/1/${id}.html`);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => {
          document.documentElement.dataset.shared = url;
        },
      });
    });
    await page.getByRole('button', { name: '分享' }).click();
    await page.getByRole('button', { name: '发送给朋友' }).click();
    await page.locator('html[data-shared]').waitFor({ state: 'attached' });
    const shared = new URL((await page.locator('html').getAttribute('data-shared')) ?? '');
    expect(shared.origin).toBe(newsroom().origin);
    expect(shared.pathname).toMatch(new RegExp(`^${newsroom().basePath}/newsDetail/\\d+/${id}\\.html$`));
    const open = await fetch(shared);
    expect([open.status, (await open.text()).includes(TITLE)]).toEqual([200, true]);
  });

  journey('[A12] a like counts where the site lists the app’s origin, and nowhere else', async () => {
    const id = await newsroom().articleId(TITLE);
    const before = await praise(id);
    const like = async () => {
      const { page, close } = await openApp(`/newsDetail/1/${id}.html`);
      await page.getByRole('button', { name: /^点赞/ }).click();
      const toast = page.locator('#toast');
      await toast.waitFor();
      const text = await toast.textContent();
      await close();
      return text;
    };
    expect(await like()).toBe('网络错误');
    expect(await praise(id)).toBe(before);
    await list(['capacitor://localhost', app.origin]);
    expect(await like()).toBe('点赞成功');
    expect(await praise(id)).toBe(before + 1);
    await list(['capacitor://localhost']);
    expect(await like()).toBe('网络错误');
    expect(await praise(id)).toBe(before + 1);
    await list([]);
  });
});

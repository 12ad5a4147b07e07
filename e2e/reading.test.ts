import { journey } from '@testing/browser';
import { firstScreenEnd } from '@touch/screens/newsDetail/firstScreenEnd';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const scrollY = () => window.scrollY;

/** Scrolls as a finger does and waits until the page has heard of it. */
const scrollTo = (y: number) =>
  new Promise<number>((done) => {
    window.addEventListener('scroll', () => done(window.scrollY), { once: true });
    window.scrollTo(0, y);
  });

journey('[A10][F1][F4] home, a column, an article, back at the same pixel', async () => {
  // so low that the text is longer than its first screen
  const { page, open } = await phone({ readsAhead: true, height: 500 });
  const calls: string[] = [];
  page.on('requestfinished', (request) => calls.push(request.url()));
  const requested = (text: string) => calls.filter((url) => url.includes(text)).length;
  await open(at('/home.html'));
  // nobody has touched the page
  expect(requested('getArticle')).toBe(0);
  await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '民生' }).click();
  await page.waitForURL('**/home.html?column=2');
  await page.getByRole('heading', { level: 1, name: '民生' }).waitFor({ state: 'attached' });
  const rows = page.locator('main li a[href*="/newsDetail/"]');
  await rows.nth(8).waitFor();
  await page.evaluate(scrollTo, 700);
  const left = await page.evaluate(scrollY);
  // while the list stands still, the column beside it and the articles in sight are loaded
  await expect.poll(() => calls.filter((url) => /getArticlesNew.*columnId=3(&|$)/.test(url)).length).toBe(1);
  await expect.poll(() => requested('getArticleContent')).toBeGreaterThan(0);
  const row = rows.nth(8);
  const title = await row.getByRole('heading').textContent();
  await row.evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL('**/newsDetail/**');
  await page.locator('article h1').waitFor();
  expect(title).toContain((await page.locator('article h1').textContent())?.slice(0, 4));
  expect(await page.evaluate(scrollY)).toBe(0);
  // its first screen comes first; then all of the text stands there, once, as in the served page
  const other = await page.context().newPage();
  await other.goto(page.url());
  const blocks = await other.locator('article .content-main > *').allTextContents();
  const body = await other.locator('article .content-main').innerHTML();
  await other.close();
  expect(firstScreenEnd(body, 390 * 500)).toBeLessThan(body.length);
  await expect.poll(() => page.locator('article .content-main > *').allTextContents()).toEqual(blocks);

  await page.goBack();
  await page.waitForURL('**/home.html?column=2');
  await rows.nth(8).waitFor();
  await expect.poll(() => page.evaluate(scrollY)).toBe(left);
  expect(await rows.nth(8).getByRole('heading').textContent()).toBe(title);
});

journey('[F4] a picture of the body opens in the gallery, is swiped by keys and closed', async () => {
  const { page, open } = await phone();
  await open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
  const pictures = page.locator('article a[data-picture]');
  await pictures.first().scrollIntoViewIfNeeded();
  await pictures.first().click();
  const gallery = page.getByRole('dialog');
  await gallery.waitFor();
  await expect.poll(() => gallery.textContent()).toMatch(/1\s*\/\s*\d/);
  // it takes the keys once it stands
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.pswp'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => gallery.textContent()).toMatch(/2\s*\/\s*\d/);
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/newsDetail/');
});

journey('[J1][G10] sharing hands out a clean link: no modes, no ids, the cache mark xyt', async () => {
  const visitor = await phone();
  await visitor.page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: object) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const id = await newsroom().articleId('央措隧道两头掘进');
  await visitor.open(at(`/newsDetail/1/${id}.html?ydcb=1&dark=true&code=secret&uid=4711`));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route(/\/assets\/shareSheet-/, (route) => released.then(() => route.continue()));
  const share = visitor.page.getByRole('button', { name: '分享' });
  await share.click();
  await expect.poll(() => share.getAttribute('aria-busy')).toBe('true');
  release();
  await visitor.page.getByRole('button', { name: '发送给朋友' }).click();
  expect(await share.getAttribute('aria-busy')).toBe('false');
  const shared = await visitor.page.locator('html[data-shared]').getAttribute('data-shared');
  const { title, url } = JSON.parse(shared ?? '{}');
  expect(title).toContain('央措隧道');
  const link = new URL(url);
  expect([...link.searchParams.keys()].filter((name) => !['xyt', 'isShare'].includes(name))).toEqual([]);
  expect(link.searchParams.get('xyt')).toBeTruthy();
  expect(link.pathname).toContain(`/newsDetail/`);
});

journey('[J1] a browser without a share sheet has the link copied', async () => {
  const { page, context, open } = await phone();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const id = await newsroom().articleId('央措隧道两头掘进');
  await open(at(`/newsDetail/1/${id}.html?dark=true&uid=4711`));
  await page.getByRole('button', { name: '分享' }).click();
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect.poll(() => page.locator('#toast').textContent()).toContain('链接已复制');
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toMatch(new RegExp(`/newsDetail/(\\d+/)?${id}\\.html$`));
  expect([...copied.searchParams.keys()]).toEqual(['xyt']);
});

journey('[F3][A10] search: a word, its hits, an article, and back to the same hits', async () => {
  const { page, open } = await phone();
  await open(at('/search.html'));
  await page.locator('form[role=search] input').fill('雪豹');
  await page.keyboard.press('Enter');
  const hits = page.locator('main a[href*="Detail/"]').filter({ hasText: '雪豹' });
  await hits.first().waitFor();
  expect(await page.locator('main em, main mark').first().textContent()).toBe('雪豹');
  const count = await hits.count();
  await hits.first().click();
  await page.locator('article h1').waitFor();
  await page.goBack();
  // an article leads to others of its kind: they are hits too as long as it stands
  await page.locator('form[role=search] input').waitFor();
  await hits.first().waitFor();
  expect(await hits.count()).toBe(count);
  expect(await page.locator('form[role=search] input').inputValue()).toBe('雪豹');
});

import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import { describe, expect } from 'vitest';
import { sideways } from './measures';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const lost = [/Failed to load resource/, /Failed to fetch dynamically imported module/];
const articlePath = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);

describe('content stays in its place', () => {
  journey('[A10] a search stays as it was typed while the next screen takes its time to come', async () => {
    const { page, open, quiet } = await phone();
    await open(at('/search.html'));
    await quiet();
    await page.getByRole('combobox').fill('半句');
    let come = () => {};
    const onItsWay = new Promise<void>((done) => {
      come = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await onItsWay;
      await route.continue();
    });
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, at('/aboutUs.html'));
    await page.locator('main [role=status]').first().waitFor();
    come();
    await page.getByText('v6.2.6').waitFor();
    await page.goBack();
    expect(await page.getByRole('combobox').inputValue()).toBe('半句');
  });

  journey('[B7] another text size is no arrival: the focus stays on its button', async () => {
    const { page, open, quiet } = await phone();
    await open(at('/home.html'));
    await quiet();
    await page
      .locator('main li a[href*="/newsDetail/"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    const larger = page.getByRole('button', { name: '放大字号' }).or(page.locator('fieldset button').last());
    await larger.first().waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await larger.first().focus();
    await larger.first().press('Enter');
    await page.locator('html[style*="--font-step"]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  });

  journey('[C6] other colours – reduced motion – every text has its colour in the same frame', async () => {
    const { page, open, quiet } = await phone({ reducedMotion: true });
    await open(await articlePath());
    await quiet();
    const [light, dark, later] = await page.locator('main h1').evaluate(async (heading) => {
      const colour = () => getComputedStyle(heading).color;
      const before = colour();
      document.documentElement.dataset.theme = 'dark';
      const now = colour();
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      return [before, now, colour()];
    });
    expect(dark).not.toBe(light);
    expect(dark).toBe(later);
  });

  journey('[B7] the skip link moves the focus and makes nothing anew', async () => {
    const { page, open } = await phone();
    await open(await articlePath());
    await page.locator('article h1').evaluate((title) => {
      title.dataset.same = '';
    });
    await page.locator('a[href="#main"]').evaluate((link) => link instanceof HTMLElement && link.click());
    await page.waitForURL(/#main$/);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator('article h1[data-same]').count()).toBe(1);
  });

  journey('[A9] a sheet whose part does not come says so, and opens once it can', async () => {
    const { page, open, quiet } = await phone({ expected: lost });
    await open(at('/home.html'));
    await quiet();
    await page.route('**/assets/*.{js,css}', (route) => route.abort());
    await page.getByRole('button', { name: '设置' }).click();
    await page.getByText('网络错误').waitFor();
    expect(await page.locator('main li a[href*="/newsDetail/"]').count()).toBeGreaterThan(3);
    await page.unroute('**/assets/*.{js,css}');
    await page.getByRole('button', { name: '设置' }).click();
    await page.getByRole('dialog').waitFor();
  });
});

/** An article with an attachment; its path. */
async function withAttachment(): Promise<string> {
  const { db, clock } = newsroom();
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  const files = [{ name: '公告.pdf', url: '/media/ab/notice.pdf', size: 30_320 }];
  await createArticleWriter(db, site, clock.now).saveDraft(anArticle({ key: 'files', files }), 999_001);
  return at('/newsDetail/999001.html');
}

journey(
  '[B5] in the messenger a file needs the browser: the overlay says so, nothing scrolls, it closes',
  async () => {
    const path = await withAttachment();
    const { page, open } = await phone({ userAgent: `${PHONE} MicroMessenger/8.0.50` });
    // the messenger has named this visit's reader already
    await page.addInitScript(() => window.sessionStorage.setItem('wxAsked', '1'));
    await open(path);
    const file = page.getByRole('link', { name: /公告\.pdf/ });
    const overlay = page.getByRole('dialog', { name: '在浏览器中打开' });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => overlay.getByRole('button', { name: '关闭' }).click(),
    ]) {
      await file.focus();
      await page.keyboard.press('Enter');
      await overlay.waitFor();
      expect(await overlay.textContent()).toContain('请在默认浏览器中下载文件！');
      expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      expect(await overflow()).toBe('hidden');
      await close();
      await overlay.waitFor({ state: 'detached' });
      expect(await overflow()).not.toBe('hidden');
      expect(await file.evaluate((link) => link === document.activeElement)).toBe(true);
    }
  },
);

journey('[F4] a file that is not there: 下载失败, and the article stays', async () => {
  const { page, open } = await phone({ expected: [/404.*notice\.pdf/, /Failed to load resource/] });
  await open(await withAttachment());
  await page.getByRole('link', { name: /公告\.pdf/ }).click();
  await expect.poll(() => page.locator('#toast').textContent()).toBe('下载失败');
  expect(page.url()).toContain('/newsDetail/');
  // outside the messenger nobody is sent to another browser
  expect(await page.getByText('请复制稿件链接到浏览器中下载附件').count()).toBe(0);
});

journey('[F4] in the messenger the way to a file is said below it', async () => {
  const { page, open } = await phone({ userAgent: `${PHONE} MicroMessenger/8.0.50` });
  await page.addInitScript(() => window.sessionStorage.setItem('wxAsked', '1'));
  await open(await withAttachment());
  await page.getByText('请复制稿件链接到浏览器中下载附件').waitFor();
});

journey('[C8] a long address in a text breaks and pushes nothing sideways', async () => {
  const { db, clock } = newsroom();
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  const address = `https://paper.example/${'a1b2c3d4'.repeat(30)}?x=${'9'.repeat(80)}`;
  const draft = anArticle({
    key: 'long address',
    title: `看这里：${address}`,
    content: `<p>网址是 ${address} 。</p><p><a href="${address}">${address}</a></p>`,
  });
  await createArticleWriter(db, site, clock.now).saveDraft(draft, 999_002);
  clock.forward(10_000);
  const { page, open } = await phone({ width: 320, height: 640 });
  await open(at('/newsDetail/999002.html'));
  expect(await page.locator('.content-main').textContent()).toContain(address);
  expect(await page.evaluate(sideways)).toEqual([]);
});

journey('[A16] a page that is restored reads anew what is personal: the like, the look', async () => {
  const { page, context, open } = await phone();
  const path = await articlePath();
  await open(path);
  const like = page.getByRole('button', { name: /^点赞/ });
  await like.waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('false');
  const id = /(\d+)\.html/.exec(path)?.[1] ?? '';
  await page.evaluate((liked) => window.localStorage.setItem('likedArticles', liked), id);
  await context.addCookies([
    { name: 'touchpaper', value: 'elder-1', url: newsroom().origin, sameSite: 'Lax' },
  ]);
  // as the browser says it when the page comes out of its back-forward cache
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.locator('html[data-elder]').waitFor({ state: 'attached' });
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
});

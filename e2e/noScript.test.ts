import { ArticleType } from '@contract/codes';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import { screenNames } from '@testing/screenNames';
import { servedTexts } from '@testing/servedTexts';
import { describe, expect, test } from 'vitest';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe('[A11] without JavaScript', () => {
  journey('[A11] an article is read: title, text, pictures that come, links that lead on', async () => {
    const { page, open } = await phone({ javaScript: false });
    await open(at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`));
    expect(await page.locator('h1').textContent()).toContain('央措隧道');
    expect(await page.locator('article p').count()).toBeGreaterThan(10);
    const picture = page.locator('article figure img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(100);
    await page.locator('article').getByRole('link', { name: '澜川融媒' }).click();
    await page.waitForURL('**/home.html');
    expect(await page.locator('main li a[href*="Detail/"]').count()).toBeGreaterThan(10);
  });

  journey('[A11] home leads to a column, the column to an article', async () => {
    const { page, open } = await phone({ javaScript: false });
    await open(at('/home.html'));
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '民生' }).click();
    await page.waitForURL('**/home.html?column=2');
    await page.locator('main li a[href*="/newsDetail/"]').nth(3).click();
    await page.waitForURL('**/newsDetail/**');
    expect(await page.locator('article p').count()).toBeGreaterThan(2);
  });

  journey('[A11][F2] the login says what it needs', async () => {
    const { page, open } = await phone();
    const answer = await open(at('/login.html'));
    // the engine that only runs no scripts still reads this as one that would
    expect(await answer?.text()).toMatch(/<noscript><p[^>]*>登录需要浏览器运行 JavaScript/);
    expect(await page.getByText('登录需要浏览器运行').isVisible()).toBe(false);
  });

  journey('[A11] a topic shows its parts and their articles', async () => {
    const { page, open } = await phone({ javaScript: false });
    await open(at(`/specDetail/${await newsroom().articleOfType(ArticleType.topic)}.html`));
    expect(await page.locator('h1').first().textContent()).toBeTruthy();
    expect(await page.locator('main a[href*="Detail/"]').count()).toBeGreaterThan(3);
  });

  /** A screen's page as it is served to a phone. */
  async function served(screen: string, cookie = ''): Promise<string> {
    const path = at(await samplePath(newsroom(), screen));
    const headers = { 'user-agent': PHONE, cookie: `touchpaper=${cookie}` };
    return (await fetch(newsroom().origin + path, { headers })).text();
  }

  test.each(screenNames)(
    '[C4] %s – served in German – names the language of every Chinese and Tibetan text',
    async (screen) => {
      const texts = servedTexts(await served(screen, 'locale-de'));
      expect(texts.length).toBeGreaterThan(1);
      const unnamed = texts.filter(
        ({ text, lang }) =>
          (/\p{Script=Han}/u.test(text) && !lang.startsWith('zh') && lang !== 'bo') ||
          // an author's paragraph in both is in one of them
          (/^[^\p{Script=Han}]*\p{Script=Tibetan}[^\p{Script=Han}]*$/u.test(text) && lang !== 'bo'),
      );
      expect(unnamed.map(({ text, lang, path }) => `${path.slice(-3).join('>')} ${lang}: ${text}`)).toEqual(
        [],
      );
    },
  );

  test.each(screenNames)(
    '[A11] %s – without scripts – has a way on and shows no control that needs one',
    async (screen) => {
      const html = await served(screen);
      expect(html).toContain('<noscript><style>');
      const main = html.slice(html.indexOf('<div id="root">'), html.indexOf('<div id="announcements"'));
      expect(main).toMatch(/<a [^>]*href="\//);
      // The rule hides buttons, boxes to tick and forms without an address; nothing else takes input outside a form.
      const outside = main.replace(/<form\b.*?<\/form>/gs, '');
      expect(
        outside.match(/<(?:input|select|textarea)\b(?![^>]*type="(?:hidden|checkbox|radio)")[^>]*>/g) ?? [],
      ).toEqual([]);
    },
  );

  test.each(screenNames)('[A11] %s – as served – says something, and has a title', async (screen) => {
    const html = await served(screen);
    const textOf = (part: RegExp) =>
      part
        .exec(html)?.[1]
        ?.replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '')
        .trim();
    expect(textOf(/<main\b[^>]*>(.*)<\/main>/s)?.length).toBeGreaterThan(5);
    expect(textOf(/<title>(.*?)<\/title>/s)?.length).toBeGreaterThan(2);
  });
});

describe('[A14] the alert of a desktop IE', () => {
  const alert = '建议在PC端使用Chrome浏览器';

  journey(
    '[A14] stands at the top of the page without a script, in the colours it brings along',
    async () => {
      const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
      const { page, open } = await phone({ javaScript: false, desktop: true, width: 1280, userAgent });
      await open(at('/home.html'));
      const box = await page.getByRole('alert').filter({ hasText: alert }).boundingBox();
      expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 1280]);
      expect(box?.height).toBeGreaterThan(50);
    },
  );

  journey('[A14] no other browser has it, with scripts or without', async () => {
    for (const javaScript of [true, false]) {
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36';
      const { page, open } = await phone({ javaScript, desktop: true, width: 1280, userAgent });
      await open(at('/home.html'));
      expect(await page.getByText(alert).count()).toBe(0);
    }
  });
});

import { EventType } from '@contract/codes';
import { createArticleWriter } from '@platform/articles/articles.write';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** The file with everything below an article's text, and its tools. */
const ENDING = '**/assets/ending-*.js';
const lost = [/Failed to load resource/, /Failed to fetch dynamically imported module/];
const articlePath = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);

const like = (page: Page) => page.getByRole('button', { name: /^点赞/ });
const liked = (page: Page) => page.getByRole('button', { name: /^点赞/, pressed: true });
const larger = (page: Page) => page.getByRole('button', { name: '放大字号' });
const fontStep = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--font-step'));

/** What a page asks for from now on. */
function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const matching = (part: RegExp) => asked.filter((url) => part.test(url));
  return {
    ending: () => matching(/\/assets\/ending-/).length,
    likes: () => matching(new RegExp(`/event\\?.*eventType=${EventType.like}(&|$)`)).length,
  };
}

/** An article that stands as served: nobody has touched it. */
async function untouched(options: Parameters<typeof phone>[0] = {}) {
  const visitor = await phone(options);
  const asked = watch(visitor.page);
  await visitor.open(await articlePath());
  await visitor.page.waitForLoadState('networkidle');
  return { ...visitor, asked };
}

/** Holds the code back until it is let through. */
async function holdEnding(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(ENDING, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('a part that has no code yet', () => {
  journey('[H2] a like is not asked for before it is tapped; the first tap counts, once', async () => {
    const { page, asked } = await untouched();
    expect(asked.ending()).toBe(0);
    await like(page).click();
    await liked(page).waitFor();
    await page.getByText('点赞成功').waitFor();
    expect(asked.likes()).toBe(1);
    expect(asked.ending()).toBe(1);
  });

  journey('[H2] taps while the code is on its way are one tap', async () => {
    const { page, asked } = await untouched();
    const release = await holdEnding(page);
    await like(page).click();
    await like(page).click();
    expect(await like(page).getAttribute('aria-pressed')).toBe('false');
    release();
    await liked(page).waitFor();
    await page.getByText('点赞成功').waitFor();
    expect(asked.likes()).toBe(1);
  });

  journey('[F4] the first tap on the text size makes one step, and what stands below stays', async () => {
    const { page } = await untouched();
    await page.locator('[data-bottom]').evaluate((end) => end.setAttribute('data-same', ''));
    await larger(page).click();
    await expect.poll(() => fontStep(page)).toBe('1');
    expect(await page.locator('[data-bottom][data-same]').count()).toBe(1);
    await larger(page).click();
    await expect.poll(() => fontStep(page)).toBe('2');
  });

  journey('[J1] the first tap on share opens the system’s sheet, once', async () => {
    const visitor = await phone();
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async () => {
          const { dataset } = document.documentElement;
          dataset.shared = String(Number(dataset.shared ?? 0) + 1);
        },
      });
    });
    await visitor.open(await articlePath());
    await visitor.page.waitForLoadState('networkidle');
    const release = await holdEnding(visitor.page);
    await visitor.page.getByRole('button', { name: '分享' }).click();
    release();
    const shared = visitor.page.locator('html[data-shared]');
    await shared.waitFor({ state: 'attached' });
    expect(await shared.getAttribute('data-shared')).toBe('1');
  });

  journey(
    '[F4] the first tap on listen reads the first sentence, once; no button without a voice',
    async () => {
      const visitor = await phone();
      await visitor.page.addInitScript(() => {
        window.speechSynthesis.speak = ({ text }) => {
          const { dataset } = document.documentElement;
          dataset.spoken = `${dataset.spoken ?? ''}${text}|`;
        };
      });
      await visitor.open(await articlePath());
      const { page } = visitor;
      await page.getByRole('button', { name: '听新闻' }).click();
      await page.getByRole('button', { name: '暂停' }).waitFor();
      const first = await page.locator('#dirnum p').first().textContent();
      const spoken = await page.locator('html').getAttribute('data-spoken');
      expect(spoken?.split('|')).toHaveLength(2);
      expect(first).toContain(spoken?.split('|')[0]);

      const silent = await phone();
      await silent.page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
      await silent.open(await articlePath());
      expect(await silent.page.getByRole('button', { name: '听新闻' }).count()).toBe(0);
    },
  );

  journey('[C6] the keyboard: the focus brings the code, Enter acts once, the focus stays', async () => {
    const { page, asked } = await untouched({ desktop: true });
    const release = await holdEnding(page);
    const atLarger = () => larger(page).evaluate((button) => button === document.activeElement);
    for (let step = 0; step < 20 && !(await atLarger()); step += 1) await page.keyboard.press('Tab');
    await expect.poll(asked.ending).toBe(1);
    await page.keyboard.press('Enter');
    release();
    await expect.poll(() => fontStep(page)).toBe('1');
    expect(await atLarger()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => fontStep(page)).toBe('2');
  });

  journey('[A10] its links need none: they lead on inside the page', async () => {
    const { page } = await untouched({ expected: lost });
    await page.route(ENDING, (route) => route.abort());
    await page.evaluate(() => Reflect.set(window, 'same', true));
    await page.getByRole('link', { name: '请登录后评论' }).last().click();
    await page.waitForURL('**/login.html?return=*');
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    await page.goBack();
    await page.locator('article h1').waitFor();
  });

  journey('[A10] who leads on by another link asks for none of it', async () => {
    const { page, asked } = await untouched();
    await page.locator('article nav a').first().click();
    await page.waitForURL('**/home.html');
    await page.getByRole('navigation', { name: '栏目导航' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.ending()).toBe(0);
  });

  journey('[H2][A16] what this browser liked before is shown without a touch', async () => {
    const path = await articlePath();
    const id = /(\d+)\.html/.exec(path)?.[1] ?? '';
    const visitor = await phone();
    await visitor.page.addInitScript((liked) => window.localStorage.setItem('likedArticles', liked), id);
    await visitor.open(path);
    await liked(visitor.page).waitFor();
    await like(visitor.page).click();
    await visitor.page.getByText('取消点赞成功').waitFor();
    expect(await like(visitor.page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('coming near', () => {
  const scrollOn = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));

  journey('[A11] the code comes when the reader scrolls near; then a tap needs no network', async () => {
    const { page, asked, context } = await untouched();
    const arrived = page.waitForResponse(/\/assets\/ending-/);
    await scrollOn(page);
    await (await arrived).finished();
    await page.waitForLoadState('networkidle');
    expect(asked.ending()).toBe(1);
    await context.setOffline(true);
    await larger(page).evaluate((button) => button instanceof HTMLElement && button.click());
    await expect.poll(() => fontStep(page)).toBe('1');
  });

  journey('[A11] a browser that cannot watch for it gets the code at the first scroll', async () => {
    const visitor = await phone();
    await visitor.page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const asked = watch(visitor.page);
    await visitor.open(await articlePath());
    await visitor.page.waitForLoadState('networkidle');
    expect(asked.ending()).toBe(0);
    await scrollOn(visitor.page);
    await expect.poll(asked.ending).toBe(1);
    await like(visitor.page).click();
    await liked(visitor.page).waitFor();
  });

  journey(
    '[A11] below a short text, in sight at once, nothing is asked for without a touch either',
    async () => {
      const { db, clock } = newsroom();
      const [site] = await createSiteFinder(db, clock.now, '').all();
      if (!site) throw new Error('the newsroom has no site');
      const short = anArticle({ key: 'short', content: '<p>水来了。</p>', praise: 3 });
      await createArticleWriter(db, site, clock.now).saveDraft(short, 999_002);
      const { page, open } = await phone();
      const asked = watch(page);
      await open(at('/newsDetail/999002.html'));
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-bottom]').boundingBox()).toMatchObject({ x: 0 });
      expect(asked.ending()).toBe(0);
      await like(page).click();
      await page.getByRole('button', { name: '点赞 4', pressed: true }).waitFor();
    },
  );
});

describe('the code does not come', () => {
  journey(
    '[A9] what was served stays; a tap says that it was in vain, and the next one tries again',
    async () => {
      const { page, asked } = await untouched({ expected: lost });
      const links = () => page.locator('[data-bottom] a').count();
      const before = await links();
      expect(before).toBeGreaterThan(2);
      await page.route(ENDING, (route) => route.abort());
      await like(page).click();
      await page.getByText('网络错误').waitFor();
      expect(await links()).toBe(before);
      expect(await page.getByText('重试').count()).toBe(0);
      await page.unroute(ENDING);
      await like(page).click();
      await liked(page).waitFor();
      expect(asked.likes()).toBe(1);
    },
  );

  journey(
    '[A9][A16] it stays too where the look changes around it, and answers once the code is here',
    async () => {
      const { page, context } = await untouched({ expected: lost });
      const links = () => page.locator('[data-bottom] a').count();
      const before = await links();
      await page.route(ENDING, (route) => route.abort());
      const { origin } = newsroom();
      await context.addCookies([{ name: 'touchpaper', value: 'elder-1', url: origin, sameSite: 'Lax' }]);
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await page.locator('html[data-elder]').waitFor({ state: 'attached' });
      expect(await links()).toBe(before);
      await page.unroute(ENDING);
      await like(page).click();
      await liked(page).waitFor();
      expect(await links()).toBe(before);
    },
  );

  journey('[A9][B8] on a page that nobody served the reader can ask for it again', async () => {
    const { page, open } = await phone({ expected: lost });
    await open(at('/home.html'));
    await page.waitForLoadState('networkidle');
    await page.route(ENDING, (route) => route.abort());
    await page
      .locator('main li a[href*="/newsDetail/"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await page.locator('article p').first().waitFor();
    const again = page.getByRole('button', { name: '重试' });
    await again.waitFor();
    expect(await again.count()).toBe(1);
    expect(await like(page).count()).toBe(0);
    await again.click();
    await again.waitFor();
    await page.unroute(ENDING);
    await again.click();
    await like(page).waitFor();
    expect(await again.count()).toBe(0);
    await like(page).click();
    await liked(page).waitFor();
  });
});

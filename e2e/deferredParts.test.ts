import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  FOOTER_CHUNK,
  fontStep,
  larger,
  like,
  liked,
  lost,
  openLongArticle,
  watchFooterRequests,
} from './articleFooter';
import { visitNewsroom } from './visit';

const visit = visitNewsroom();
const { newsroom, phone, at } = visit;
const { articlePath, untouched } = openLongArticle(visit);

describe('coming near', () => {
  const scrollOn = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));

  journey('[A11] the code comes when the reader scrolls near; then a tap needs no network', async () => {
    const { page, requests, context, quiet } = await untouched();
    // pictures load whenever the window comes near them
    const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await page.route('**/media/**', (route) => route.fulfill(picture));
    const arrived = page.waitForResponse(/\/assets\/articleEnd-/);
    await scrollOn(page);
    await (await arrived).finished();
    await quiet();
    expect(requests.ending()).toBe(1);
    await context.setOffline(true);
    await larger(page).evaluate((button) => button instanceof HTMLElement && button.click());
    await expect.poll(() => fontStep(page)).toBe('1');
  });

  journey('[A11] a browser that cannot watch for it gets the code at the first scroll', async () => {
    const visitor = await phone();
    await visitor.page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const requests = watchFooterRequests(visitor.page);
    await visitor.open(await articlePath());
    await visitor.quiet();
    expect(requests.ending()).toBe(0);
    await scrollOn(visitor.page);
    await expect.poll(requests.ending).toBe(1);
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
      const { page, open, quiet } = await phone();
      const requests = watchFooterRequests(page);
      await open(at('/newsDetail/999002.html'));
      await quiet();
      expect(await page.locator('[data-bottom]').boundingBox()).toMatchObject({ x: 0 });
      expect(requests.ending()).toBe(0);
      await like(page).click();
      await page.getByRole('button', { name: '点赞 4', pressed: true }).waitFor();
    },
  );
});

describe('the code does not come', () => {
  journey(
    '[A9] what was served stays; a tap says that it was in vain, and the next one tries again',
    async () => {
      const { page, requests } = await untouched({ expected: lost });
      const links = () => page.locator('[data-bottom] a').count();
      const before = await links();
      expect(before).toBeGreaterThan(2);
      await page.route(FOOTER_CHUNK, (route) => route.abort());
      await like(page).click();
      await page.getByText('网络错误').waitFor();
      expect(await links()).toBe(before);
      expect(await page.getByText('重试').count()).toBe(0);
      await page.unroute(FOOTER_CHUNK);
      await like(page).click();
      await liked(page).waitFor();
      // it shows at once; the call layer comes with the call
      await page.getByText('点赞成功').waitFor();
      expect(requests.likes()).toBe(1);
    },
  );

  journey(
    '[A9][A16] it stays too where the look changes around it, and answers once the code is here',
    async () => {
      const { page, context } = await untouched({ expected: lost });
      const links = () => page.locator('[data-bottom] a').count();
      const before = await links();
      await page.route(FOOTER_CHUNK, (route) => route.abort());
      const { origin } = newsroom();
      await context.addCookies([{ name: 'touchpaper', value: 'elder-1', url: origin, sameSite: 'Lax' }]);
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await page.locator('html[data-elder]').waitFor({ state: 'attached' });
      expect(await links()).toBe(before);
      await page.unroute(FOOTER_CHUNK);
      await like(page).click();
      await liked(page).waitFor();
      expect(await links()).toBe(before);
    },
  );

  journey('[A9][B8] on a page that nobody served the reader can ask for it again', async () => {
    const { page, open, quiet } = await phone({ expected: lost });
    await open(at('/home.html'));
    await quiet();
    await page.route(FOOTER_CHUNK, (route) => route.abort());
    await page
      .locator('main li a[href*="/newsDetail/"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await page.locator('article p').first().waitFor();
    const again = page.getByRole('button', { name: '重试' });
    await again.waitFor();
    expect(await again.count()).toBe(1);
    expect(await like(page).count()).toBe(0);
    // the button goes with the tap and comes again: the one that is tapped still stands before that
    const lostAgain = page.waitForEvent('requestfailed', (request) => /\/articleEnd-/.test(request.url()));
    await again.click();
    await lostAgain;
    await again.waitFor();
    await page.unroute(FOOTER_CHUNK);
    await again.click();
    await like(page).waitFor();
    expect(await again.count()).toBe(0);
    await like(page).click();
    await liked(page).waitFor();
  });
});

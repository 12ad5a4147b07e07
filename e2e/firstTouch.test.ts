import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import {
  FOOTER_CHUNK,
  fontStep,
  holdFooterChunk,
  larger,
  like,
  liked,
  lost,
  openLongArticle,
} from './articleFooter';
import { visitNewsroom } from './visit';

const visit = visitNewsroom();
const { phone } = visit;
const { articlePath, untouched } = openLongArticle(visit);

describe('a part that has no code yet', () => {
  journey('[H2] a like is not asked for before it is tapped; the first tap counts, once', async () => {
    const { page, requests } = await untouched();
    expect(requests.ending()).toBe(0);
    await like(page).click();
    await liked(page).waitFor();
    await page.getByText('点赞成功').waitFor();
    expect(requests.likes()).toBe(1);
    expect(requests.ending()).toBe(1);
  });

  journey(
    '[F4] what stands below the text, as served – far from the window – is found, printed, reached by its anchor and stands there after a reload',
    async () => {
      const { page, open, ready } = await phone();
      // its code never comes: all of it stays as served
      await page.route(FOOTER_CHUNK, () => undefined);
      await open(await articlePath());
      const heading = page.locator('#comments');
      const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const visibility = () =>
        page
          .locator('[data-served]:has(#comments) > *')
          .first()
          .evaluate((element) => getComputedStyle(element).contentVisibility);
      expect([await visibility(), (await top()) > 844]).toEqual(['auto', true]);
      await page.emulateMedia({ media: 'print' });
      expect(await visibility()).toBe('visible');
      await page.emulateMedia({ media: null });
      const find = (text: string) => Boolean(Reflect.get(window, 'find').call(window, text));
      expect(await page.evaluate(find, (await heading.textContent()) ?? '')).toBe(true);
      await expect.poll(top).toBeLessThan(844);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.evaluate(() => window.location.assign('#comments'));
      await expect.poll(top).toBeLessThan(844);
      const left = await top();
      await page.reload();
      await ready();
      await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
    },
  );

  journey('[F4] a page loaded anew – left among its comments – stands there again', async () => {
    const { page, open, ready } = await phone();
    await open(await articlePath());
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await page.locator('[data-served]:has(#comments)').waitFor({ state: 'detached' });
    // further down than the page was high before what stands there was laid out
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - 1000));
    const left = await page.evaluate(() => window.scrollY);
    await page.reload();
    await ready();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  journey('[H2] taps while the code is on its way are one tap', async () => {
    const { page, requests } = await untouched();
    const release = await holdFooterChunk(page);
    await like(page).click();
    await like(page).click();
    expect(await like(page).getAttribute('aria-pressed')).toBe('false');
    release();
    await liked(page).waitFor();
    await page.getByText('点赞成功').waitFor();
    expect(requests.likes()).toBe(1);
  });

  journey('[F4] the first tap on the text size makes one step; text and what stands below stay', async () => {
    const { page } = await untouched();
    const sameElements = page.locator('[data-same]');
    for (const place of ['[data-bottom]', '#dirnum p >> nth=0'])
      await page.locator(place).evaluate((element) => element.setAttribute('data-same', ''));
    await larger(page).click();
    await expect.poll(() => fontStep(page)).toBe('1');
    await larger(page).click();
    await expect.poll(() => fontStep(page)).toBe('2');
    expect(await sameElements.count()).toBe(2);
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
    await visitor.quiet();
    const release = await holdFooterChunk(visitor.page);
    await visitor.page.getByRole('button', { name: '分享' }).click();
    release();
    await visitor.page.getByRole('button', { name: '发送给朋友' }).click();
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
      // the button changes before the voice begins
      await page.locator('html[data-spoken]').waitFor({ state: 'attached' });
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
    const { page, requests } = await untouched({ desktop: true });
    const release = await holdFooterChunk(page);
    const atLarger = () => larger(page).evaluate((button) => button === document.activeElement);
    for (let step = 0; step < 20 && !(await atLarger()); step += 1) await page.keyboard.press('Tab');
    await expect.poll(requests.ending).toBe(1);
    await page.keyboard.press('Enter');
    release();
    await expect.poll(() => fontStep(page)).toBe('1');
    expect(await atLarger()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => fontStep(page)).toBe('2');
  });

  journey('[A10] its links need none: they lead on inside the page', async () => {
    const { page } = await untouched({ expected: lost });
    await page.route(FOOTER_CHUNK, (route) => route.abort());
    await page.evaluate(() => Reflect.set(window, 'same', true));
    await page.getByRole('link', { name: '查看全部评论' }).click();
    await page.waitForURL('**/commentAll/*/0.html');
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    await page.goBack();
    await page.locator('article h1').waitFor();
  });

  journey('[A10] who leads on by another link asks for none of it', async () => {
    const { page, requests, quiet } = await untouched();
    await page.locator('article nav a').first().click();
    await page.waitForURL('**/home.html');
    await page.getByRole('navigation', { name: '栏目导航' }).waitFor();
    await quiet();
    expect(requests.ending()).toBe(0);
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

  journey('[H2] a tap that waited acts on what the browser knows by then', async () => {
    const { page, requests } = await untouched();
    const release = await holdFooterChunk(page);
    await like(page).click();
    const id = /(\d+)\.html/.exec(page.url())?.[1] ?? '';
    // another window liked it meanwhile
    await page.evaluate((other) => window.localStorage.setItem('likedArticles', other), id);
    release();
    await page.getByText('取消点赞成功').waitFor();
    expect(await like(page).getAttribute('aria-pressed')).toBe('false');
    expect(requests.likes()).toBe(1);
  });
});

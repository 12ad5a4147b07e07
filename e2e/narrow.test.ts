import { journey } from '@testing/browser';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** The narrowest phone there is (C6), on a screen. */
async function narrow(path: string, cookie: string) {
  const { page, open } = await phone({ width: 320, height: 640, cookie, reducedMotion: true });
  await open(at(path));
  return page;
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not seen');
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

/** Words of an alphabet that stand in two lines. */
const brokenWords = (holders: Element[]) =>
  holders.flatMap((holder) => {
    const text = holder.firstChild;
    if (!text) return [];
    return [...(text.textContent ?? '').matchAll(/[A-Za-zÀ-ÿ]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [word] : [];
    });
  });

const kinds = [
  '',
  'locale-en',
  'locale-de',
  'locale-fr',
  'locale-bo',
  'elder-1',
  'locale-de.elder-1',
  'locale-bo.elder-1',
];

/** The paper's name is whole, and the day below it stands clear of the bar (B1). */
async function expectHead(page: Page): Promise<void> {
  const name = page.locator('header a > span > span').first();
  expect.soft(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // the tag stands whole in the bar, beside the name or below it
  const tag = page.locator('header a > span > span').nth(1);
  expect.soft(await tag.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const [line, mark] = [await boxOf(page.locator('header')), await boxOf(tag)];
  expect.soft(mark.y).toBeGreaterThanOrEqual(line.y);
  expect.soft(mark.bottom).toBeLessThanOrEqual(line.bottom);
  expect.soft(mark.x + mark.width).toBeLessThanOrEqual(320);
  const day = page.locator('main p').first();
  const room = await day.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop));
  const top = (await boxOf(day)).y + room;
  expect.soft(top - (await boxOf(page.locator('header'))).bottom).toBeGreaterThanOrEqual(4);
  expect.soft(await page.evaluate(sideways)).toEqual([]);
}

/** The button that asks for a code stands beside its field; what is told stands clear of the form's controls (F2). */
async function expectLogin(page: Page, number: string): Promise<void> {
  const code = page.locator('input[autocomplete=one-time-code]');
  const field = await boxOf(code);
  const button = await boxOf(code.locator('xpath=following-sibling::button'));
  expect.soft(Math.abs(field.middle - button.middle)).toBeLessThan(2);
  expect.soft(field.width).toBeGreaterThan(90);
  await page.locator('input[type=tel]').fill(number);
  await page.locator('input[autocomplete=one-time-code] + button').click();
  const toast = page.locator('.toast');
  await toast.filter({ hasText: /./ }).waitFor();
  const covered = () =>
    toast.evaluate((line) => {
      if (line.textContent === '') return ['too late'];
      const own = line.getBoundingClientRect();
      return Array.from(document.querySelectorAll('main form input, main form button'), (control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return bottom <= own.top || top >= own.bottom ? '' : control.outerHTML;
      }).filter((one) => one !== '');
    });
  await expect.poll(covered).toEqual([]);
  expect.soft((await boxOf(toast)).y).toBeGreaterThan(0);
}

/** The prompt in the bar below an article takes two lines at most (H1). */
async function expectArticle(page: Page): Promise<void> {
  const prompt = page.locator('main button[aria-haspopup]').last();
  await prompt.scrollIntoViewIfNeeded();
  await prompt.hover();
  const lines = await prompt.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect.soft(lines).toBeLessThanOrEqual(2);
  // the article's length is one line, with no word of it behind the tools
  const length = await boxOf(page.locator('article [class*=length_]'));
  expect.soft(length.height).toBeLessThan(45);
  expect.soft(length.bottom).toBeLessThanOrEqual((await boxOf(page.locator('article fieldset'))).y + 1);
}

journey.for(kinds)(
  '[C6][B1][F2][H1][F8] a phone of 320 px, %s – name, login, prompt, facts, short page – stand whole and clear of each other',
  async (cookie) => {
    const id = await newsroom().articleId('央措隧道两头掘进');
    const { page, open } = await phone({ width: 320, height: 640, cookie, reducedMotion: true });
    await open(at('/home.html'));
    await expectHead(page);
    await open(at('/login.html'));
    await expectLogin(page, `1350000000${kinds.indexOf(cookie)}`);
    await open(at(`/newsDetail/1/${id}.html`));
    await expectArticle(page);
    await open(at(await samplePath(newsroom(), 'activityDetail')));
    await page.locator('dt').first().waitFor();
    expect.soft(await page.locator('dt').evaluateAll(brokenWords)).toEqual([]);
    // a short page is paper down to the lower edge
    await open(at('/userDetail.html'));
    expect.soft((await boxOf(page.locator('main'))).bottom).toBeGreaterThanOrEqual(640);
  },
);

journey.for(['/home.html', '/search.html'])(
  '[C7] %s for elders at 320 px: targets of 60 × 60',
  async (path) => {
    const page = await narrow(path, 'elder-1');
    expect(await page.evaluate(smallTargets, 60)).toEqual([]);
  },
);

journey('[C7] an article for elders – at the largest text size – has no text above 30 px', async () => {
  const id = await newsroom().articleId('央措隧道两头掘进');
  const page = await narrow(`/newsDetail/1/${id}.html`, 'elder-1.font-6');
  const largest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('article *')].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      ),
    ),
  );
  expect(largest).toBe(30);
});

journey(
  '[C7] home’s line of settings for elders – in each language, 320 and 390 px wide – does not wrap',
  async () => {
    const { page, open, prefer } = await phone({ width: 320, reducedMotion: true });
    for (const locale of ['zh', 'en', 'de', 'fr', 'bo']) {
      await prefer(`locale-${locale}.elder-1`);
      await open(at('/home.html'));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const lines = await page
          .locator('main p')
          .first()
          .evaluate((date) => {
            const range = document.createRange();
            range.selectNodeContents(date.nextElementSibling ?? date);
            return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
          });
        expect.soft(lines, `${locale}, ${width} px`).toBe(1);
      }
    }
  },
);

journey('[C6] a message takes the room there is before it breaks into lines', async () => {
  const page = await narrow('/home.html', 'locale-de');
  // the date stands in one line beside the tools
  expect((await page.locator('main p').first().boundingBox())?.height).toBeLessThan(45);
  await page.getByRole('button', { name: 'Einfacher Modus' }).click();
  const toast = page.locator('.toast');
  await toast.filter({ hasText: /\w/ }).waitFor();
  expect((await boxOf(toast)).width).toBeGreaterThan(200);
});

import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { isFullMatrix } from '@testing/matrix';
import { screenNames } from '@testing/screenNames';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { samplePath, walksOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** Desktop, a large one, a tablet held upright, a phone held sideways, a small one. */
const windows = [
  [1280, 800],
  [1680, 1050],
  [768, 1024],
  [844, 390],
  [568, 320],
] as const;

/** axe looks at every third screen: at a phone's width it looks at all of them (`everyScreen.test.ts`). */
const isLookedAt = (screen: string) => isFullMatrix || screenNames.indexOf(screen) % 3 === 0;

/** `npm test` opens every screen in the first window and in one of the others, in turn. */
const windowsOf = (screen: string) => {
  const [first, ...others] = windows;
  return isFullMatrix
    ? windows
    : [first, ...others.filter((_, n) => n === screenNames.indexOf(screen) % others.length)];
};

for (const screens of walksOf(screenNames))
  journey(
    `[C6] ${screens.join(', ')} – in wide windows – nothing sideways, targets of 44 × 44, axe finds nothing on every third`,
    async () => {
      const { page, open, errors } = await phone({ desktop: true, reducedMotion: true });
      for (const screen of screens) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(at(await samplePath(newsroom(), screen)));
        for (const [width, height] of windowsOf(screen)) {
          await page.setViewportSize({ width, height });
          const where = `${screen}, ${width} × ${height}`;
          expect.soft(await page.evaluate(sideways), where).toEqual([]);
          expect.soft(await page.evaluate(smallTargets, 44), where).toEqual([]);
          if (width === 1280 && isLookedAt(screen)) expect.soft(await axeFindings(page), where).toEqual([]);
        }
        expect(errors, screen).toEqual([]);
      }
    },
  );

journey('[C6] imageDetail on a phone held sideways – the picture fills from line to bar', async () => {
  const { page, open } = await phone({ reducedMotion: true, width: 740, height: 360 });
  await open(at(await samplePath(newsroom(), 'imageDetail')));
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is not seen`);
    return { top: found.y, bottom: found.y + found.height };
  };
  const picture = await box('#dirnum figure');
  expect(Math.abs(picture.top - (await box('main nav')).bottom)).toBeLessThanOrEqual(1);
  expect(picture.bottom).toBeLessThanOrEqual((await box('main button[aria-haspopup]')).top);
});

describe('home', () => {
  const box = (selector: string) => {
    const { left, right, top, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {
      left: 0,
      right: 0,
      top: 0,
      width: 0,
    };
    return { left, right, top, width };
  };
  const LEAD = '[class*=slide]:first-child h2';
  const SECOND = '[class*=slide]:nth-child(2) h2';
  const LIVE = '[class*=stacked] h3';

  journey('[C6] a desktop shows a front page: lead, other stories below it, lives beside it', async () => {
    const { page, open } = await phone({ desktop: true, width: 1280, height: 800 });
    await open(at('/home.html'));
    const lead = await page.evaluate(box, LEAD);
    const second = await page.evaluate(box, SECOND);
    const live = await page.evaluate(box, LIVE);
    expect(lead.width).toBeGreaterThan(700);
    expect(second.top).toBeGreaterThan(lead.top);
    expect(second.right).toBeLessThan(lead.right);
    expect(live.left).toBeGreaterThan(lead.right);
    expect(live.top).toBeLessThan(second.top);
    // A carousel whose pictures all fit needs no buttons.
    expect(await page.getByRole('button', { name: '下一张' }).count()).toBe(0);
  });

  journey('[C6] the phone gets the very same page', async () => {
    const pages = [];
    for (const options of [{}, { desktop: true, width: 1280, height: 800 }]) {
      const { open, page } = await phone({ ...options, javaScript: false });
      await open(at('/home.html'));
      pages.push(await page.locator('main').innerHTML());
    }
    expect(pages[1]).toBe(pages[0]);
  });

  journey('[C5] nothing moves on a desktop while home loads and is read through: CLS 0', async () => {
    const { page, open } = await phone({ desktop: true, width: 1280, height: 800 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          const { dataset } = document.documentElement;
          dataset.shift = String(Number(dataset.shift ?? 0) + shift);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(at('/home.html'));
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo(0, y);
        await frame();
        await frame();
      }
    });
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(
      0.001,
    );
  });

  journey('[C6] columns are chosen by mouse and by keyboard, all of them in sight', async () => {
    const { page, open } = await phone({ desktop: true, width: 1280, height: 800 });
    await open(at('/home.html'));
    const tabs = page.getByRole('navigation', { name: '栏目' }).getByRole('link');
    const count = await tabs.count();
    expect(count).toBeGreaterThan(20);
    for (let one = 0; one < count; one += 1) {
      const seen = await tabs.nth(one).evaluate((tab) => {
        const { left, top, width, height } = tab.getBoundingClientRect();
        return tab.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(seen, `${one}`).toBe(true);
    }
    await tabs.last().click();
    await expect.poll(() => tabs.last().getAttribute('aria-current')).toBe('page');
    await tabs.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tabs.nth(1).getAttribute('aria-current')).toBe('page');
  });

  journey(
    '[C7] a front page for elders: axe finds nothing, 18 px and more, lines of 1.3, targets of 60 × 60',
    async () => {
      const { page, open } = await phone({
        desktop: true,
        width: 1280,
        height: 800,
        cookie: 'elder-1',
        reducedMotion: true,
      });
      await open(at('/home.html'));
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
      expect.soft(await page.evaluate(smallTargets, 60)).toEqual([]);
    },
  );

  journey('[C2] a front page in the dark: axe finds nothing', async () => {
    const { page, open } = await phone({
      desktop: true,
      width: 1280,
      height: 800,
      cookie: 'dark-1',
      reducedMotion: true,
    });
    await open(at('/home.html'));
    expect(await axeFindings(page)).toEqual([]);
  });
});

journey('[C6] a line of an article has at most 38 characters, however wide the window', async () => {
  const { page, open } = await phone({ desktop: true });
  await open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const characters = await page
      .locator('.content-main > p')
      .evaluateAll((paragraphs) =>
        Math.max(
          ...paragraphs.map(
            (one) => one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize),
          ),
        ),
      );
    expect(characters, `${width}`).toBeLessThanOrEqual(38);
  }
});

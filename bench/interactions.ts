import { windowless } from '@testing/browserProfiles';
import type { Browser, Page } from 'playwright-core';
import { type Figure, median } from './figure';
import { armMeter, readMeter, readWorst, type Shown, watchInteractions } from './interactionMeter';
import { BASE_PATH, type BenchNewsroom } from './newsroom';
import { coldly, openPhones, slowLine, slowProcessor } from './pages';

const RUNS = 4;
/** Articles that a visit opens from one list, one after the other. */
const ARTICLES = 4;
/** A reader looks at a page for so long before the next tap; neighbours are loaded meanwhile. */
const READING_MS = 4000;
/** Once all of it is loaded. */
const SKIMMING_MS = 2000;
/** After a tap that opens something, until it stands or has failed. */
const OPENING_MS = 1000;
const SCROLLED = 700;

/** Milliseconds of one visit. */
interface Visit {
  /** The first tap of a visit: its code runs for the first time, its characters are set for the first time. */
  readonly first: number;
  /** Median of the taps on rows, the first one included; so for the ways back. */
  readonly article: number;
  readonly back: number;
  readonly column: number;
  /** The slowest of all taps of the visit, up to the next paint (INP). */
  readonly worst: number;
  readonly empty: number;
}

/** A finger stays on the glass this long; a touch that ends as it begins leaves its own work to the measured time. */
const PRESS_MS = 80;

async function press(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Taps as a finger does and measures from its lifting to the paint of what it asked for. @param nth of those in the window, in turns */
async function tapped(page: Page, selector: string, shown: Shown, nth = 0): Promise<number> {
  const box = await page.evaluate(
    ({ one, at }) => {
      const all = [...document.querySelectorAll(one)];
      const found = all.filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && top > 150 && bottom < window.innerHeight - 60;
      });
      const element = found[at % found.length] ?? all[0];
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + Math.min(height / 2, 40) };
    },
    { one: selector, at: nth },
  );
  await page.evaluate(armMeter, shown);
  await press(page, box.x, box.y);
  return page.evaluate(readMeter, shown.selector);
}

/** Taps, then waits as long as a reader looks at what opens. */
async function opensAndCloses(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await press(page, box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(OPENING_MS);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(OPENING_MS);
}

const ROW = 'main li a[href*="/newsDetail/"]';
const TABS = 'main nav:first-of-type li';

/** Of an article: one acts at once, the others load code. */
const CONTROLS = [
  'text=放大字号',
  'button[aria-label^="点赞"]:visible',
  'button[aria-label="分享"]:visible',
] as const;

/** The same tap on a page of nothing: what this machine needs for any answer. */
async function onEmptyPage(page: Page): Promise<number> {
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><main><button style="width:300px;height:300px">1</button></main>',
  );
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => {
      const text = document.createElement('p');
      text.textContent = '2';
      document.querySelector('main')?.replaceChildren(text);
    }),
  );
  await page.waitForTimeout(OPENING_MS);
  return tapped(page, 'button', { selector: 'main p' });
}

/** One visit: home, articles and the ways back, the next column; then what opens by a tap. */
async function visit(browser: Browser, origin: string): Promise<Visit> {
  return coldly(
    browser,
    async (devtools) => {
      await slowLine(devtools);
      await slowProcessor(devtools);
    },
    async (page) => {
      const empty = await onEmptyPage(page);
      await page.addInitScript(watchInteractions);
      await page.goto(`${origin}${BASE_PATH}/home.html`, { waitUntil: 'load' });
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForTimeout(READING_MS);
      await page.evaluate((y) => window.scrollTo(0, y), SCROLLED);
      await page.waitForTimeout(READING_MS);

      const scrollY = await page.evaluate(() => window.scrollY);
      const articles: number[] = [];
      const backs: number[] = [];
      while (articles.length < ARTICLES) {
        const painted = { selector: 'main article .content-main > *' };
        articles.push(await tapped(page, ROW, painted, articles.length));
        await page.waitForTimeout(articles.length === 1 ? READING_MS : SKIMMING_MS);
        backs.push(await tapped(page, 'main nav button', { selector: ROW, scrollY }));
        await page.waitForTimeout(backs.length === 1 ? READING_MS : SKIMMING_MS);
      }

      const next = page.locator(`${TABS}:nth-child(2) a`).first();
      const href = await next.getAttribute('href');
      const column = await tapped(page, `${TABS}:nth-child(2) a`, {
        selector: ROW,
        current: href ?? '',
      });
      await page.waitForTimeout(OPENING_MS);
      await opensAndCloses(page, 'main button[aria-haspopup="dialog"]');
      await tapped(page, ROW, { selector: 'main article h1' });
      await page.waitForTimeout(READING_MS);
      for (const control of CONTROLS) await opensAndCloses(page, control);
      const [first = 0] = articles;
      const worst = await page.evaluate(readWorst);
      return { first, article: median(articles), back: median(backs), column, worst, empty };
    },
  );
}

/** Taps on a slow phone (a quarter of this CPU, 1.6 Mbps, 150 ms): from the finger to the paint, and against an empty page. */
export async function benchInteractions({ server }: BenchNewsroom): Promise<Figure[]> {
  // the whole Chromium draws a small change of a page without a window only with the next large one (decision 095)
  const browser = await openPhones(windowless);
  try {
    // sizes of pictures are made at their first request: not what is measured
    await visit(browser, server.origin);
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, server.origin));
    return interactionFigures(visits);
  } finally {
    await browser.close();
  }
}

const limits = [
  ['tap on a row: article painted', 'article', 100],
  ['back: list at its position', 'back', 120],
  ['next column: list painted', 'column', 300],
  ['slowest tap of a visit to its next paint (INP)', 'worst', 200],
] as const;

function interactionFigures(visits: readonly Visit[]): Figure[] {
  const empty = median(visits.map((one) => one.empty));
  return [
    { name: 'tap on an empty page: painted', value: empty, unit: 'ms' },
    {
      name: 'first tap of a visit on a row: article painted',
      value: median(visits.map(({ first }) => first)),
      unit: 'ms',
    },
    ...limits.flatMap(([name, which, max]): Figure[] => {
      const value = median(visits.map((one) => one[which]));
      return [
        { name, value, unit: 'ms', max },
        { name: '  times the empty page', value: value / empty, unit: '×' },
      ];
    }),
  ];
}

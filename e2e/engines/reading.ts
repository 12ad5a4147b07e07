import { expect } from 'vitest';
import { openGate } from '../gate';
import { addressOf, type EngineJourney, type EngineVisit, longArticle } from './engineVisit';

/** Pixels that a place may be off where a reader comes back to it. */
const TOLERANCE_PX = 2;

/** Waits until the page has loaded and stands at a place. */
const standsAt = ({ page }: EngineVisit, y: number): Promise<void> =>
  page.until(
    (place, tolerance) =>
      document.readyState === 'complete' &&
      'ready' in document.documentElement.dataset &&
      Math.abs(window.scrollY - place) <= tolerance,
    y,
    TOLERANCE_PX,
  );

/** Scrolls as a reader does, once the page is long enough: a place that nobody's input led to is still the page's own matter. */
async function scrollTo(visit: EngineVisit, y: number): Promise<void> {
  const { page } = visit;
  await page.until(
    (place) =>
      document.readyState === 'complete' &&
      document.documentElement.scrollHeight >= window.innerHeight + place,
    y,
  );
  await page.key('Escape');
  await page.run((place) => window.scrollTo(0, place), y);
  await standsAt(visit, y);
}

/** A row far enough below that its list is left scrolled. */
const ROW = { css: 'main li a[href*="/newsDetail/"]', place: 7 };

/** Scrolls a row into the window and opens its article. @returns where the list stood */
async function openFromList({ page }: EngineVisit): Promise<number> {
  await page.show(ROW);
  const left = await page.run(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await page.tap(ROW);
  await page.see({ css: 'article h1' });
  await page.until(() => window.scrollY === 0);
  return left;
}

async function backToList(visit: EngineVisit, left: number): Promise<void> {
  await visit.page.back();
  await visit.page.until(() => window.location.search.includes('column=2'));
  await visit.page.see(ROW);
  await standsAt(visit, left);
}

export const homeToArticleAndBack: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(addressOf(visit, '/home.html'));
  await page.tap({ css: 'nav a', name: '民生', exact: true });
  await page.until(() => window.location.search.includes('column=2'));
  await backToList(visit, await openFromList(visit));
};

export const reloadAndOtherHost: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(await longArticle(visit));
  await scrollTo(visit, 900);
  await page.reload();
  await standsAt(visit, 900);
  await page.open(addressOf(visit, '/aboutUs.html').replace('127.0.0.1', 'localhost'));
  await page.backToDocument();
  await standsAt(visit, 900);
};

export const reloadInsideAndBack: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(addressOf(visit, '/home.html?column=2'));
  const left = await openFromList(visit);
  await scrollTo(visit, 300);
  await page.reload();
  await standsAt(visit, 300);
  await backToList(visit, left);
};

/** Lines are torn apart where quotation marks are not trimmed, and WebKit sets figures over each other where it spaces them. */
export const lines: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(await longArticle(visit));
  const [trims, ...look] = await page.run(() => {
    const line = document.querySelector('.content-main > p:not([class])');
    const style = line ? getComputedStyle(line) : undefined;
    const trimmed = CSS.supports('text-spacing-trim', 'trim-start');
    return [trimmed, style?.textAlign, style?.getPropertyValue('text-autospace') === 'normal'];
  });
  expect(look).toEqual(trims ? ['justify', true] : ['start', false]);
};

export const gallery: EngineJourney = async (visit) => {
  const { page } = visit;
  await page.open(await longArticle(visit));
  await page.tap({ css: 'article a[data-picture]' });
  const shows = (place: string) =>
    page.until((number) => {
      const dialog = document.querySelector('dialog[open]');
      // it takes the keys once it stands
      const hasKeys = document.activeElement?.matches('dialog .pswp');
      return hasKeys && new RegExp(`${number}\\s*/\\s*\\d`).test(dialog?.textContent ?? '');
    }, place);
  await shows('1');
  await page.key('ArrowRight');
  await shows('2');
  await page.key('Escape');
  await page.miss({ css: 'dialog[open]' });
};

/** Waits until the page that stands, and the files it needs, are stored for reading without network. */
const untilStored = ({ page }: EngineVisit): Promise<void> =>
  page.until(async () => {
    const storedIn = async (start: string) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(`touchpaper-${start}`));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    };
    if (!(await storedIn('pages-')).includes(window.location.pathname)) return false;
    const html = await (await fetch(window.location.href)).text();
    const files = (html.match(/"\/assets\/[^"\s]+\.(?:js|css)"/g) ?? []).map((file) => file.slice(1, -1));
    const stored = await storedIn('assets');
    return files.length > 2 && files.every((file) => stored.includes(file));
  });

export const offline: EngineJourney = async (visit) => {
  const { page, newsroom } = visit;
  const gate = await openGate(newsroom.origin);
  try {
    const path = new URL(await longArticle(visit)).pathname;
    await page.open(gate.origin + path);
    const title = await page.run(() => document.querySelector('h1')?.textContent ?? '');
    expect(title).not.toBe('');
    await untilStored(visit);
    gate.cut();
    await page.open(`${gate.origin}${path}?xyt=1`);
    await page.see({ css: 'h1', name: title });
    // elsewhere a notice says so
    await page.driver.open(`${gate.origin}${newsroom.basePath}/aboutUs.html`);
    await page.see({ css: 'h1', name: '当前没有网络' });
  } finally {
    await gate.close();
  }
};

import { saveEdition } from '@platform/papers/editions.service';
import type { EditionDraft } from '@platform/papers/editions.types';
import type { CDPSession, Page } from 'playwright-core';
import { onPhone } from './browser';
import { type Figure, median } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

const PAGES = 12;
const RUNS = 3;
/** Behind every edition of the demonstration. */
const DAY = '20991231';
/** Milliseconds. */
const MAX_PAINT = 1500;
const MAX_SHARP = 1000;
const MAX_IMAGE_KB = 100;

interface StoredPage {
  readonly pic_url: string;
  readonly pdf_url: string;
  readonly width: number;
  readonly height: number;
}

/** An edition of twelve pages, with the images and PDFs of the demonstration's own. */
async function saveLongEdition({ db }: BenchNewsroom): Promise<void> {
  const text = 'select pic_url, pdf_url, width, height from paper_pages where paper_id = 1 order by id';
  const stored = await db.query<StoredPage>({ name: 'bench-paper-pages', text });
  const pages: EditionDraft['pages'] = Array.from({ length: PAGES }, (_, index) => {
    const page = stored[index % stored.length];
    if (!page) throw new Error('the demonstration has no paper');
    const { pic_url: picUrl, pdf_url: pdfUrl, width, height } = page;
    const title = `第${index + 1}版头条`;
    const names = { introTitle: '', subtitle: '', attAbstract: '', source: '', author: '' };
    const article = { ...names, editor: '', collaborator: '', title, content: '<p>一</p>', images: [] };
    const areas = [['5,5', '95,5', '95,45', '5,45']];
    const number = String(index + 1).padStart(2, '0');
    return { number, name: '要闻', picUrl, pdfUrl, width, height, articles: [{ ...article, areas }] };
  });
  await saveEdition(db, 1, { paper: 1, day: DAY, released: true, pages }, Date.now());
}

const slowly = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

interface FirstPage {
  readonly sizeKb: number;
  readonly beforeScripts: boolean;
  readonly paintedMs: number;
}

/** The first page's image on a cold phone: its bytes, its place among the requests, and the time of its paint. */
async function firstPage(page: Page, address: string): Promise<FirstPage> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const image = page.waitForResponse((answer) => answer.url().includes('.w480.'));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.entryType === 'largest-contentful-paint')
          Reflect.set(window, 'painted', Math.round(entry.startTime));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  const sizeKb = (await (await image).body()).length / 1000;
  const painted = page.waitForFunction(() => {
    const picture = document.querySelector('[class*="sheet"] img');
    return picture instanceof HTMLImageElement && picture.complete && Reflect.get(window, 'painted');
  });
  const paintedMs = Number(await (await painted).jsonValue());
  const imageAt = requested.findIndex((url) => url.includes('.w480.'));
  const scriptAt = requested.findIndex((url) => /\.js(\?|$)/.test(url));
  return { sizeKb, beforeScripts: imageAt >= 0 && (scriptAt < 0 || imageAt < scriptAt), paintedMs };
}

/** Milliseconds from the zoom until the image has a pixel for every CSS pixel of its width, on a fast line. */
async function timeToSharp(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const zoom = page.getByRole('button', { name: '放大' });
  await zoom.click();
  await zoom.click();
  const started = Date.now();
  await zoom.click();
  await page.waitForFunction(() => {
    const image = document.querySelector('[data-zoomed] img');
    if (!(image instanceof HTMLImageElement)) return false;
    return image.naturalWidth / image.getBoundingClientRect().width >= 0.99;
  });
  return Date.now() - started;
}

/** A paper's first page on a slow phone, and its sharpness at a zoom (F25). */
export async function benchPapers(newsroom: BenchNewsroom): Promise<Figure[]> {
  await saveLongEdition(newsroom);
  const address = `${newsroom.server.origin}${BASE_PATH}/paperSharePage/${DAY}/1/1.html`;
  const first: FirstPage[] = [];
  const sharp: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    first.push(
      await onPhone(async (page, devtools) => {
        await slowly(devtools);
        return firstPage(page, address);
      }),
    );
    sharp.push(await onPhone((page) => timeToSharp(page, address)));
  }
  const late = first.filter(({ beforeScripts }) => !beforeScripts).length;
  return [
    {
      ...{ name: `${PAGES} pages: first page image`, unit: 'KB', max: MAX_IMAGE_KB },
      value: Math.max(...first.map(({ sizeKb }) => sizeKb)),
    },
    { name: 'first page image asked for behind scripts', value: late, unit: 'times', max: 0 },
    {
      ...{ name: 'first page painted, 4× slower, 1.6 Mbps', unit: 'ms', max: MAX_PAINT },
      value: median(first.map(({ paintedMs }) => paintedMs)),
    },
    { name: 'sharp after a zoom', value: median(sharp), unit: 'ms', max: MAX_SHARP },
  ];
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Figure, median } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';
import { readObserved } from './observed';
import { coldly, openPhones, slowLine, slowProcessor } from './pages';

/** An odd number: its median is a run. */
const RUNS = 11;
/** From the last request until a page is taken for idle, ms. */
const IDLE_MS = 2000;

/** The faces and weights of a page, so that loading them is no part of the difference. */
const EMPTY_PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>空</title><style>body{font:400 14px/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC","Noto Sans SC",sans-serif}h1{font:700 20px/1.4 "Songti SC","Noto Serif CJK SC","Noto Serif SC",serif}h2{font-weight:500}</style><body><h1>空</h1><h2>空白</h2><p>空白的一页，<b>有字</b></p></body></html>`;

/** Milliseconds of one first visit. */
interface Visit {
  readonly first: number;
  /** CPU of the page's main thread until the page is idle. */
  readonly main: number;
  /** The part of it that runs script. */
  readonly script: number;
}

/** Serves the empty page. */
async function openEmptyPage(): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html;charset=utf-8').end(EMPTY_PAGE),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A first visit on a slow phone: a quarter of this CPU, 1.6 Mbps, 150 ms. */
function visit(browser: Browser, address: string): Promise<Visit> {
  let devtools: CDPSession;
  const prepare = async (session: CDPSession) => {
    devtools = session;
    await slowLine(session);
    await slowProcessor(session);
    // CPU of the thread: other load adds nothing to it
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  };
  return coldly(browser, prepare, async (page: Page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE_MS);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const milliseconds = (metric: string) =>
      1000 * (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN);
    const { first } = await readObserved(page);
    return { first, main: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') };
  });
}

/** First paint of an article and of home as multiples of an empty page's, and what home costs until it is idle; all in turns. */
export async function benchFirstPaint({ server }: BenchNewsroom): Promise<Figure[]> {
  const browser = await openPhones();
  const empty = await openEmptyPage();
  try {
    const addresses = {
      empty: empty.address,
      article: `${server.origin}${BASE_PATH}/newsDetail/1/1000.html`,
      home: `${server.origin}${BASE_PATH}/home.html`,
    };
    const names = ['empty', 'article', 'home'] as const;
    const visits: Record<(typeof names)[number], Visit[]> = { empty: [], article: [], home: [] };
    // sizes of pictures are made at their first request: not what is measured
    for (const name of names) await visit(browser, addresses[name]);
    for (let run = 0; run < RUNS; run += 1)
      for (const name of names) visits[name].push(await visit(browser, addresses[name]));
    return firstPaintFigures((name, which) => median(visits[name].map((one) => one[which])));
  } finally {
    empty.close();
    await browser.close();
  }
}

function firstPaintFigures(of: (name: 'empty' | 'article' | 'home', which: keyof Visit) => number): Figure[] {
  const empty = of('empty', 'first');
  const times = (name: 'article' | 'home', max: number): Figure[] => [
    { name: `${name}: first paint, slow phone`, value: of(name, 'first'), unit: 'ms' },
    { name: '  times the empty page', value: of(name, 'first') / empty, unit: '×', max },
  ];
  return [
    { name: 'empty page: first paint, slow phone', value: empty, unit: 'ms' },
    ...times('article', 1.4),
    ...times('home', 1.6),
    { name: 'home: main thread until idle, slow phone', value: of('home', 'main'), unit: 'ms', max: 550 },
    { name: '  of it script', value: of('home', 'script'), unit: 'ms', max: 110 },
  ];
}

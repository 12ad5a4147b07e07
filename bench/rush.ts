import { residentMegabytes } from './cpu';
import type { Figure } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';
import { startBeside } from './programs';
import { load } from './requests';

/** Pages of many articles, the home page and calls, as readers mix them. */
const paths = [
  ...Array.from({ length: 12 }, (_, index) => `${BASE_PATH}/newsDetail/1/${1000 + index}.html`),
  `${BASE_PATH}/home.html`,
  `${BASE_PATH}/home.html?column=2`,
  '/app_if/getArticlesNew?columnId=2&appID=1&curVersions=3',
  '/app_if/getColumns?parentColumnId=0&appID=1&curVersions=3',
];

const OPENED = '/app_if/event?id=1000&type=0&eventType=0';

/** A link that everybody taps at the same moment, and who reads from the database beside it. */
async function benchClicks({ folder, postmaster }: BenchNewsroom): Promise<Figure[]> {
  const server = await startBeside(folder);
  const clicking = load({
    ...{ ...server, postmaster, connections: 200, seconds: 8 },
    path: () => OPENED,
    // of a hundred networks each, which count all of theirs
    address: (n) => `10.${Math.floor(n / 100 / 250) % 250}.${Math.floor(n / 100) % 250}.${n % 100}`,
  });
  const reading = load({
    ...{ ...server, connections: 2, seconds: 6 },
    // nobody keeps what is not there: each is asked of the database
    path: (n) => `/app_if/getArticleContent?articleId=${90_000_000 + n}`,
  });
  const [clicks, reads] = await Promise.all([clicking, reading]);
  await server.stop();
  return [
    { name: 'clicks of one article by 200 at once', value: clicks.requests / 8, unit: '/s', min: 4000 },
    { name: 'a read from the database beside them, p99', value: reads.p99, unit: 'ms', max: 100 },
    { name: 'clicks and reads, failed', value: clicks.failed + reads.failed, unit: '', max: 0 },
  ];
}

/** Ten readers who never pause. */
export async function benchRush(newsroom: BenchNewsroom): Promise<Figure[]> {
  const { server, postmaster } = newsroom;
  const result = await load({
    ...server,
    postmaster,
    path: (n) => paths[n % paths.length] ?? '/',
    connections: 10,
    seconds: 10,
  });
  return [
    { name: '10 connections, p99', value: result.p99, unit: 'ms', max: 30 },
    { name: '10 connections, requests a second', value: result.requests / 10, unit: '/s' },
    { name: '10 connections, CPU a request', value: result.server + result.database, unit: 'µs' },
    { name: '10 connections, failed', value: result.failed, unit: '', max: 0 },
    { name: 'resident memory after it', value: residentMegabytes(server.pid), unit: 'MB', max: 300 },
    ...(await benchClicks(newsroom)),
  ];
}

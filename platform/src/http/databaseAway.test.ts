import { NEWSROOM, newsroom } from '@contract/newsroom';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { aStaff } from '@testing/aStaff';
import { databaseAway } from '@testing/databaseAway';
import { sampleOf, servedOperations } from '@testing/operationSamples';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import { signedCall } from '@testing/signedCall';
import type { TestAnswer, TestPlatform } from '@testing/startPlatform';
import { paths } from '@touch/app/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const BROWSER = { accept: 'text/html,*/*;q=0.8' };
/** The site is known for two seconds, and for ten minutes while the database is away: the handlers themselves find it away. Afterwards nothing is known. */
const both = [
  ['the site is known', 0],
  ['nothing is known', 601_000],
] as const;

/** Code of an answer, 503 only where it says when to ask again. */
const codeOf = ({ status, headers }: TestAnswer) =>
  status === 503 && !/^\d+$/.test(String(headers['retry-after'])) ? '503 without Retry-After' : status;

const callsOf = (operation: Operation): string[] => {
  const path = pathsOf(operation)[0] ?? '';
  const calls = sampleOf(operation.name)?.calls ?? [{}];
  return calls.map((call) => {
    const fields = Object.entries(call).map(([name, value]) => [name, String(value)]);
    return `${path}?${new URLSearchParams([['siteId', '1'], ...fields])}`;
  });
};

async function answersAway(
  forward: number,
  calls: readonly (readonly [string, () => Promise<TestAnswer>])[],
) {
  platform.clock.forward(10_000);
  await platform.get('/openapi.json');
  await platform.get('/app_if/getConfig?siteId=1');
  return databaseAway(platform.db, async () => {
    platform.clock.forward(forward);
    const answers = new Map<string, TestAnswer>();
    for (const [name, call] of calls) answers.set(name, await call());
    return answers;
  });
}

const faultsOf = (answers: ReadonlyMap<string, TestAnswer>) =>
  [...answers].flatMap(([name, answer]) =>
    answer.status < 500 || codeOf(answer) === 503 ? [] : [`${name}: ${codeOf(answer)}`],
  );
const awayOf = (answers: ReadonlyMap<string, TestAnswer>) =>
  [...answers.values()].filter((answer) => codeOf(answer) === 503).length;

describe.each(both)('[K4] the database is away – %s –', (_, forward) => {
  test('[K4] every operation without a login – 503 with Retry-After, or what it answers with the database', async () => {
    const urls = servedOperations.flatMap(callsOf);
    const answers = await answersAway(
      forward,
      urls.map((url) => [url, () => platform.get(url)] as const),
    );
    expect(faultsOf(answers)).toEqual([]);
    expect(awayOf(answers)).toBeGreaterThan(forward === 0 ? 100 : urls.length - 10);
    platform.clock.forward(10_000);
    const reads = servedOperations.filter(({ name, writes }) => !writes && sampleOf(name)?.calls);
    for (const url of reads.flatMap(callsOf).filter((one) => !/serverTime|captcha/i.test(one))) {
      const away = answers.get(url);
      if (away?.status !== 200) continue;
      expect([url, away.text]).toEqual([url, (await platform.get(url)).text]);
    }
  });

  test('[K4] every operation of a member – 503 with Retry-After, or refused before anything is looked for', async () => {
    const { headers } = await platform.member();
    const calls = servedOperations.map(
      (operation) =>
        [
          operation.name,
          async () => {
            const [url = ''] = callsOf(operation);
            // not by the platform's own helper, which looks for the token's device
            const payload =
              operation.service === 'sso'
                ? signedCall({}, { ...signer, at: platform.clock.now() })
                : { body: '', headers };
            const { statusCode: status, ...answer } = await platform.app.inject({
              ...{ method: 'POST', url, payload: payload.body },
              headers: { 'content-type': 'application/x-www-form-urlencoded', ...payload.headers },
            });
            return { status, headers: answer.headers, text: answer.body, json: () => null };
          },
        ] as const,
    );
    const signer = { device: headers.devid, token: headers.token };
    const answers = await answersAway(forward, calls);
    expect(faultsOf(answers)).toEqual([]);
    expect(awayOf(answers)).toBeGreaterThan(150);
  });

  test('[K4][K10] every call of the newsroom – 503 with Retry-After', async () => {
    const { headers } = await aStaff(platform, { site: 0, role: 'admin' }, { site: 1, role: 'admin' });
    const calls = Object.entries(newsroom).map(([name, { method, path }]) => {
      const url = NEWSROOM + path.replace(/:site/, '1').replace(/:\w+/g, '1');
      const person = { name: 'somebody', password: 'one that is long enough' };
      const body = name === 'setUp' ? { ...person, token: 'of a link' } : person;
      return [
        name,
        () => (method === 'GET' ? platform.get(url, headers) : platform.post(url, body, headers)),
      ] as const;
    });
    const answers = await answersAway(forward, calls);
    expect(faultsOf(answers)).toEqual([]);
    expect([...answers].filter(([, { status }]) => status !== 503).map(([name]) => name)).toEqual([]);
  });

  test('[K4][wire W7] every page and every other address – 503 with Retry-After, or as ever', async () => {
    const pages = paths.map((path) => BASE_PATH + path.replace(/\{\w+\??\}/g, '1').replace('//', '/'));
    const others = [
      '/',
      '/content/2031-03/05/content_1.html',
      '/feeds/1.rss',
      '/sitemap.xml',
      '/news-sitemap.xml',
    ];
    const more = [
      '/robots.txt',
      '/ledger/1',
      '/healthz',
      '/nothing',
      '/app_if/getImage?id=1',
      '/app_if/poster?id=1',
    ];
    const addresses = [...pages, ...others, ...more, '/manifest.webmanifest'];
    const answers = await answersAway(
      forward,
      addresses.map((url) => [url, () => platform.get(url, BROWSER)] as const),
    );
    expect(faultsOf(answers)).toEqual([]);
    expect(awayOf(answers)).toBeGreaterThan(forward === 0 ? 25 : pages.length);
  });
});

test('[K4] pages, lists and feeds that were read – the database goes away – go on as they were, and what was not read is 503', async () => {
  const list = '/app_if/getArticles?siteId=1&columnId=1';
  const known = [`${BASE_PATH}/home.html`, '/feeds/1.rss', list];
  platform.clock.forward(10_000);
  const before: TestAnswer[] = [];
  for (const url of [...known, list]) before.push(await platform.get(url, BROWSER));
  await databaseAway(platform.db, async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      platform.clock.forward(100_000);
      for (const [place, url] of known.entries()) {
        const { status, text } = await platform.get(url, BROWSER);
        expect([url, status, text]).toEqual([url, 200, before[place]?.text]);
      }
    }
    expect(codeOf(await platform.get('/sitemap.xml', BROWSER))).toBe(503);
    expect(codeOf(await platform.get('/app_if/getArticles?siteId=1&columnId=2'))).toBe(503);
  });
});

test('[K4] a database that is back – the next request – is answered', async () => {
  platform.clock.forward(10_000);
  expect((await platform.get(`${BASE_PATH}/home.html`, BROWSER)).status).toBe(200);
  expect((await platform.get('/healthz')).status).toBe(200);
});

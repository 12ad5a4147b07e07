import { saveSite } from '@platform/sites/sites.store';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const APP = 'capacitor://localhost';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const preflight = (url: string, origin = 'https://files.test') =>
  platform.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      host: 'paper.test',
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'source',
    },
  });
const written = (origin: string) =>
  platform.post('/app_if/event', 'id=1&type=0&eventType=2', { origin, source: 'touch' });
const ALLOWED = 'access-control-allow-origin';

describe('a site that lists nobody', () => {
  test('[A12][wire W17] a page of another origin may read, with our own headers', async () => {
    const answer = await preflight('/app_if/getConfig?appID=1');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers[ALLOWED]).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toBe('GET');
    expect(answer.headers['access-control-allow-headers']).toContain('source');
  });

  test.each(['/app_if/discuss', '/app_if/event', '/app_if/amuc/api/vote/info'])(
    '[wire W17] nothing is promised for %s',
    async (url) => {
      expect((await preflight(url, APP)).headers[ALLOWED]).toBeUndefined();
      expect((await written(APP)).headers[ALLOWED]).toBeUndefined();
    },
  );
});

describe('a site that lists the origin of its app', () => {
  beforeAll(() => platform.configure({ allowedOrigins: [APP, 'null', '*'] }));

  test('[A12][wire W17] the app may write and read what is its reader’s, without credentials', async () => {
    for (const url of ['/app_if/event', '/app_if/amuc/api/vote/info', '/app_if/getConfig']) {
      const { headers } = await preflight(url, APP);
      expect([url, headers[ALLOWED]]).toEqual([url, APP]);
      expect(headers['access-control-allow-methods']).toBe('GET, POST');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toBe('origin');
    }
    const { status, headers } = await written(APP);
    expect([status, headers[ALLOWED], headers.vary]).toEqual([200, APP, 'origin, accept-encoding']);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    'https://files.test',
    'capacitor://localhost:8080',
    'capacitor://localhost.evil.test',
    'null',
    '*',
    '',
  ])('[wire W17] "%s" is not on the list, whatever it resembles', async (origin) => {
    expect((await preflight('/app_if/event', origin)).headers[ALLOWED]).toBeUndefined();
    const { headers } = await written(origin);
    expect([headers[ALLOWED], headers.vary]).toEqual([undefined, 'origin, accept-encoding']);
  });

  test('[wire D1][wire D2] a signed call may be asked about, and what opens its answer may be read', async () => {
    const { headers } = await preflight('/sso-app/api/login', APP);
    for (const name of ['program-sign', 'program-params', 'devid', 'random', 'timestamp', 'version'])
      expect(headers['access-control-allow-headers']).toContain(name);
    const info = await platform.get('/app_if/authinfo', { origin: APP });
    expect(info.headers['access-control-expose-headers']).toBe('api-data');
  });

  test('[A12] the app reads a refusal too', async () => {
    const { json, headers } = await platform.post('/app_if/discuss', 'rootID=1&content=x', { origin: APP });
    expect(json()).toMatchObject({ status: 11002 });
    expect(headers[ALLOWED]).toBe(APP);
  });
});

test('[A17][wire W17] the list is the site’s own: another site on the same host answers without', async () => {
  const second = { id: 2, name: '二报', hosts: [], app_ids: ['2'], config: { buildType: 'two' }, version: 2 };
  await saveSite(platform.db, second);
  await platform.configure({ allowedOrigins: [APP] });
  const event = (site: number) =>
    platform.post('/app_if/event', `id=1&type=0&eventType=2&siteId=${site}`, { origin: APP });
  expect((await event(1)).headers[ALLOWED]).toBe(APP);
  expect((await event(2)).headers[ALLOWED]).toBeUndefined();
});

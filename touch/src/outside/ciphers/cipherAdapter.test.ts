import { Status } from '@contract/statuses';
import type { ConfigChange } from '@platform/sites/defaultConfig';
import { configOf, type OpenedCallLayer, openCallLayer } from '@testing/openCallLayer';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { publishedSm2 } from '@testing/sm2Vector';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { sendCode } from '@touch/api/login';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallDependencies } from '../callDependencies';
import { needsCiphers } from '../needsCiphers';
import { QueryCache } from '../queryCache';
import { LEGACY_NAMES } from '../session/legacyAuthStorage';
import { forgetStored, readStored } from '../storage';
import { createCipherAdapter } from './cipherAdapter';

const HOUR = 3_600_000;

let platform: TestPlatform;
let origin = '';
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => platform.close());
afterEach(async () => {
  for (const name of [...LEGACY_NAMES, 'securityToken', 'accessToken', 'refreshToken', 'loginInfo'])
    forgetStored('local', name);
  forgetStored('session', 'authCount');
  await platform.configure({});
});

/** A page of a site that is configured so. */
async function page(change: ConfigChange, parts: Partial<CallDependencies> = {}): Promise<OpenedCallLayer> {
  await platform.configure(change);
  const config = await configOf(origin);
  return openCallLayer(config, {
    now: platform.clock.now,
    loadCiphers: async (ask) => createCipherAdapter(config, ask),
    ...parts,
  });
}

const last = ({ sent }: OpenedCallLayer) => sent.at(-1);

describe('[G2][wire D2] a site in legacy mode', () => {
  const LEGACY: ConfigChange = { xyApi: { curVersions: '2', xyAuth: 2 } };

  test('authinfo and auth go before the first call, once for all that wait; its proof is kept by the names of G9', async () => {
    const line = await page(LEGACY);
    const answers = await Promise.all([
      line.call('getColumns', { parentColumnId: 0 }),
      line.call('hotWords', {}),
      line.call('getArticles', { columnId: seeded.columns.news }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect([line.count('authinfo'), line.count('auth'), line.count('getAnonymousToken')]).toEqual([1, 1, 0]);
    expect(last(line)?.headers).toMatchObject({
      authtoken: readStored('local', 'authToken'),
      time: expect.stringMatching(/^\d{13}$/),
      sign: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const next = await page(LEGACY);
    expect(await next.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(next.count('auth')).toBe(0);
  });

  test('[S§9] a proof of two hours ago is let go before it is used', async () => {
    await (await page(LEGACY)).call('hotWords', {});
    platform.clock.forward(2 * HOUR);
    const line = await page(LEGACY);
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect(line.count('auth')).toBe(1);
  });

  test('a browser whose clock is an hour off asks for the time and goes on', async () => {
    const line = await page(LEGACY, { now: () => platform.clock.now() + HOUR });
    expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
    expect([line.count('serverTime'), line.count('auth')]).toEqual([1, 2]);
  });

  test('[G5] 1004: what was stored goes, the count grows', async () => {
    const line = await page(LEGACY);
    await line.call('hotWords', {});
    // another installation's token, as after a restored backup
    const forged: typeof fetch = (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), sign: 'x' } });
    const broken = await page(LEGACY, { fetch: forged });
    await broken.call('hotWords', {});
    // this process keeps no count over pages, so nothing is loaded anew (session.test.ts)
    expect(broken.reported).toEqual([]);
    expect([readStored('local', 'authToken'), readStored('session', 'authCount')]).toEqual([undefined, '1']);
  });

  test('[A8] its proof is had before a screen shows that waits for one', async () => {
    const line = await page(LEGACY);
    await line.authenticate();
    expect(line.sent.map(({ name }) => name)).toEqual(['authinfo', 'auth']);
    const gone = await page(LEGACY, { fetch: async () => Response.error() });
    forgetStored('local', 'authToken');
    await expect(gone.authenticate()).rejects.toThrow();
  });
});

describe('[G2][G3] parameters of a visitor’s call, by the configuration alone', () => {
  const both = ['authtoken', 'time', 'sign'];
  test.each<[string, ConfigChange, readonly string[]]>([
    ['legacy, xyAuth 1', { xyApi: { curVersions: '2', xyAuth: 1 } }, both],
    ['legacy, xyAuth 2', { xyApi: { curVersions: '2', xyAuth: 2 } }, both],
    ['“the anonymous-token flow applies when xyAuth is 0”', { xyApi: { curVersions: '2' } }, ['token']],
    [
      'legacy with ciphers',
      { encryptRequired: 1, xyApi: { curVersions: '2', apiVersion: '3', xyAuth: 2 } },
      both,
    ],
    ['token mode, xyAuth 0', {}, ['token']],
    ['token mode, xyAuth 1', { xyApi: { xyAuth: 1 } }, ['token']],
    ['token mode, xyAuth 2', { tokenEnable: 1, xyApi: { xyAuth: 2 } }, ['token']],
  ])('[S§4] %s', async (_, change, carried) => {
    const line = await page(change);
    expect(await line.call('getArticles', { columnId: seeded.columns.news })).toMatchObject({ status: 0 });
    const headers = last(line)?.headers ?? {};
    expect([...both, 'token'].filter((name) => headers[name])).toEqual(carried);
    expect(headers.source).toBe('touch');
  });
});

describe('[G2][wire D5] a site that enciphers', () => {
  const CIPHERS: ConfigChange = { encryptRequired: 1, xyApi: { apiVersion: '3' } };

  test('four fields and encryptData are all that travels, and every service answers', async () => {
    const line = await page(CIPHERS);
    expect(await line.call('getArticles', { columnId: seeded.columns.news })).toMatchObject({ status: 0 });
    expect(Object.keys(last(line)?.fields ?? {}).sort()).toEqual([
      'apiVersion',
      'curVersions',
      'encryptData',
      'siteId',
      't',
    ]);
    const cache = new QueryCache(line.call, platform.clock.now);
    expect(await sendCode(cache, '13800002222', 'login')).toEqual({ kind: 'done' });
    expect(last(line)?.headers['program-params']).toContain('devid');
    expect(last(line)?.fields.phone).toBeUndefined();
  });

  test('a query of more than 6000 characters goes as a form', async () => {
    const line = await page(CIPHERS);
    expect(await line.call('searchAllInTime', { key: '雪'.repeat(100) })).toMatchObject({ status: 0 });
    expect(last(line)?.method).toBe('GET');
    await line.call('searchAllInTime', { key: '雪'.repeat(2_000) });
    expect(last(line)?.method).toBe('POST');
    expect(last(line)?.url.search).toBe('');
  });

  test('a call that the platform could not open – for an old key, a wrong clock – is sent once more with the current key and time', async () => {
    await platform.configure(CIPHERS);
    const config = await configOf(origin);
    const { publicKey } = publishedSm2;
    for (const [sm2Key, skew] of [
      [publicKey, 0],
      [config.sm2Key, HOUR],
    ] as const) {
      const stale = { ...config, sm2Key };
      const line = openCallLayer(stale, {
        now: () => platform.clock.now() + skew,
        loadCiphers: async (ask) => createCipherAdapter(stale, ask),
      });
      expect(await line.call('hotWords', {})).toMatchObject({ status: 0 });
      expect([line.count('serverTime') > 0, line.count('getConfig') > 0]).toEqual([true, true]);
      forgetStored('local', 'securityToken');
    }
  });

  test('a call that cannot be opened with the current key either – is sent twice and its refusal returned', async () => {
    await platform.configure(CIPHERS);
    const stale = { ...(await configOf(origin)), sm2Key: publishedSm2.publicKey };
    const keyless: typeof fetch = async (input, init) =>
      String(input).includes('getConfig') ? Response.json({}) : fetch(input, init);
    const line = openCallLayer(stale, {
      now: platform.clock.now,
      fetch: keyless,
      loadCiphers: async (ask) => createCipherAdapter(stale, ask),
    });
    expect(await line.call('hotWords', {})).toMatchObject({
      status: Status.refused,
      message: '参数解密失败',
    });
    expect(line.count('hotWords')).toBe(2);
  });

  test('[wire D6] identities are enciphered by themselves, before the sign', async () => {
    await platform.configure(CIPHERS);
    const adapter = createCipherAdapter(await configOf(origin), async () => ({ status: 0, message: '' }));
    expect(adapter.encryptIdentities('thirdLogin', { oid: 'o-1', unionid: '', nickname: 'x' })).toEqual({
      oid: expect.stringMatching(/^[0-9a-f]{190,}$/),
      unionid: '',
      nickname: 'x',
    });
  });
});

test('[G2] a site without them asks for no ciphers', async () => {
  const open = await configOf(origin);
  const of = (change: Partial<typeof open.xyApi>) =>
    needsCiphers({ ...open, xyApi: { ...open.xyApi, ...change } });
  expect([of({}), of({ apiVersion: '3' }), of({ curVersions: '2' })]).toEqual([false, true, true]);
});

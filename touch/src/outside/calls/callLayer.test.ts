import { createServer } from 'node:http';
import { configOf, openCallLayer } from '@testing/openCallLayer';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from '../member/addresses';
import type { SiteConfig } from '../siteConfig';
import { forgetStored } from '../storage';
import { CallFailed } from './callLayer';

let platform: TestPlatform;
let config: SiteConfig;

beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  config = await configOf(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(() => platform.close());
afterEach(() => {
  for (const name of ['securityToken', 'accessToken', 'refreshToken', 'loginInfo'])
    forgetStored('local', name);
});

describe('the call layer', () => {
  test('[G1] every request carries the common fields, the source and the token', async () => {
    const { call, sent } = openCallLayer(config, { now: () => 1_900_000_000_000 });
    await call('getColumns', { parentColumnId: 0 });
    const common = {
      siteId: '1',
      siteID: '1',
      siteid: '1',
      appID: '1',
      device: 'xy1',
      curVersions: '3',
      apiVersion: '2',
      t: '1900000000000',
    };
    expect(sent.map(({ name }) => name)).toEqual(['getAnonymousToken', 'getColumns']);
    expect(sent.map(({ fields }) => fields)).toEqual([common, { ...common, parentColumnId: '0' }]);
    expect(sent.map(({ headers }) => headers.source)).toEqual(['touch', 'touch']);
    expect(sent.map(({ headers }) => headers.token ?? '')).toEqual(['', expect.stringMatching(/^a1\./)]);
  });

  test('[G1] the base address is that of the operation’s service, from the configuration', async () => {
    const { call, sent } = openCallLayer({
      ...config,
      xyApi: { ...config.xyApi, nisUrl: 'http://127.0.0.1:9/nis/api', mamUrl: 'http://127.0.0.1:9/mam/api' },
    });
    for (const service of ['nis', 'mam', 'amuc'] as const) {
      const name = at({ name: `of ${service}`, service, path: '/x' });
      await call(name, {}).catch(() => undefined);
    }
    const places = sent.filter(({ name }) => name === 'x').map(({ url }) => url.origin + url.pathname);
    const base = new URL(config.xyApi.baseUrl);
    expect(places).toEqual([
      'http://127.0.0.1:9/nis/api/x',
      'http://127.0.0.1:9/mam/api/x',
      `${base.href}/amuc/api/x`,
    ]);
  });

  test('[G5] an absent article is status 1, never an error', async () => {
    const { call } = openCallLayer(config);
    expect(await call('getArticleContent', { articleId: 99 })).toMatchObject({ status: 1 });
  });

  test('[G5] a refused parameter is a negative status with its message', async () => {
    const answer = await openCallLayer(config).call('getArticleContent', { articleId: 'x' });
    expect(answer.status).toBe(-1);
    expect(answer.message).toContain('articleId');
  });

  test.each([
    ['another page of it', { columnId: 1, page: 1 }],
    ['another column', { columnId: 2 }],
  ])(
    '[E2] a new getArticles call cancels the one in flight, for %s too; nobody hears of a failure',
    async (_, input) => {
      const { call, reported } = openCallLayer(config);
      const first = call('getArticles', { columnId: 1 }).then(
        () => 'answered',
        (error: unknown) => error,
      );
      const second = await call('getArticles', input);
      expect(await first).toBeInstanceOf(CallFailed);
      expect(second.status).toBe(0);
      expect(reported).toEqual([]);
    },
  );

  test('[J3] a call that outlives its page is kept alive, others end with it', async () => {
    const kept = new Map<string, boolean | undefined>();
    const { call } = openCallLayer(config, {
      fetch: async (input, init) => {
        kept.set(new URL(String(input)).pathname, init?.keepalive);
        return Response.json({ status: 0, data: {} });
      },
    });
    await call(at({ name: 'a tap', service: 'adv', path: '/tap' }, { outlives: true }), {});
    await call('getColumns', {});
    const alive = [...kept].filter(([, keepalive]) => keepalive).map(([path]) => path.split('/').at(-1));
    expect([alive, kept.size]).toEqual([['tap'], 3]);
  });

  test('[E2] every other call is left alone', async () => {
    const { call } = openCallLayer(config);
    const both = [call('getColumns', {}), call('getColumns', {}), call('getArticles', { columnId: 1 })];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([0, 0, 0]);
  });

  test('[wire W19] a storage path that leaked becomes the address that serves it, in whatever field', async () => {
    const leaked = '图片存储;xy/202003/17/水 1.jpg';
    const body = {
      status: 0,
      data: { list: [{ title: '说“图片存储;”的稿件', picBig: leaked, pics: [leaked] }] },
    };
    const { call } = openCallLayer(config, { fetch: async () => Response.json(body) });
    const address = `${config.xyApi.baseUrl}/getImage?path=${encodeURIComponent(leaked)}`;
    const { data } = await call('getArticles', { columnId: 1 });
    expect(data).toEqual({ list: [{ title: '说“图片存储;”的稿件', picBig: address, pics: [address] }] });
    expect((await fetch(address)).status, 'the platform knows the call').toBe(404);
    expect(await (await fetch(address)).text()).toContain('no such picture');
  });
});

describe('the line fails', () => {
  const gone = () => ({ ...config, xyApi: { ...config.xyApi, baseUrl: 'http://127.0.0.1:9/app_if' } });

  test('[G12] it is told, and rejected to the caller with the words a reader sees', async () => {
    const { call, reported } = openCallLayer(gone());
    await expect(call('getColumns', {})).rejects.toThrow('网络错误');
    expect(reported).toEqual(['networkFailed']);
  });

  test.each(['event', 'getArticleAdvs', 'advEvent'])(
    '[G12][J3] %s, which nobody waits for, fails in silence',
    async (name) => {
      const { call, reported } = openCallLayer(gone());
      await expect(call(name, { id: 1, eventType: 0 })).rejects.toThrow(CallFailed);
      expect(reported).toEqual([]);
    },
  );

  test.each([
    ['5000 ms default timeout', {}, 5_000],
    ['per-call 50000 ms', { slow: true }, 50_000],
  ] as const)('[G6] %s', async (_, how, limit) => {
    const silentServer = createServer(() => undefined);
    await new Promise<void>((open) => silentServer.listen(0, '127.0.0.1', open));
    onTestFinished(() => void silentServer.closeAllConnections());
    onTestFinished(() => void silentServer.close());
    const address = silentServer.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const nisUrl = `http://127.0.0.1:${address.port}`;
    const { call } = openCallLayer({ ...config, xyApi: { ...config.xyApi, nisUrl } });
    await call('getColumns', {});
    const name = at({ name: `held ${limit}`, service: 'nis', path: '/held' }, how);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const arrived = new Promise<void>((done) => silentServer.once('request', () => done()));
    let ended = false;
    const answer = call(name, {}).catch((error: unknown) => {
      ended = true;
      return error;
    });
    await arrived;
    vi.advanceTimersByTime(limit - 1);
    await new Promise((done) => setImmediate(done));
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await answer).toBeInstanceOf(CallFailed);
  });
});

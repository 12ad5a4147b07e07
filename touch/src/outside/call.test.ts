import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { readConfig } from '@touch/api/config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallFailed, createCall } from './call';
import type { SiteConfig } from './siteConfig';

let platform: TestPlatform;
let config: SiteConfig;
let asked: URL[] = [];

beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  const address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  config = readConfig(await (await fetch(`${address}/app_if/getConfig?appID=1`)).json());
});
afterAll(() => platform.close());

const call = () => {
  asked = [];
  return createCall(config, {
    fetch: (input, init) => {
      asked.push(new URL(String(input)));
      return fetch(input, init);
    },
    now: () => 1_900_000_000_000,
    device: () => 'xy1',
    networkError: () => '网络错误',
  });
};

describe('the call layer', () => {
  test('[G1] every request carries the common fields', async () => {
    await call()('getColumns', { parentColumnId: 0 });
    const sent = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(sent).toEqual({
      siteId: '1',
      siteID: '1',
      siteid: '1',
      appID: '1',
      device: 'xy1',
      curVersions: '3',
      apiVersion: '2',
      t: '1900000000000',
      parentColumnId: '0',
    });
  });

  test('[G5] an absent article is status 1, never an error', async () => {
    expect(await call()('getArticleContent', { articleId: 99 })).toMatchObject({ status: 1 });
  });

  test('[G5] a refused parameter is a negative status with its message', async () => {
    const answer = await call()('getArticleContent', { articleId: 'x' });
    expect(answer.status).toBe(-1);
    expect(answer.message).toContain('articleId');
  });

  test('[E2] a new getArticles call cancels the one in flight for the same column', async () => {
    const ask = call();
    const first = ask('getArticles', { columnId: 1 }).then(
      () => 'answered',
      (error: unknown) => error,
    );
    const second = await ask('getArticles', { columnId: 1, page: 1 });
    expect(await first).toBeInstanceOf(CallFailed);
    expect(second.status).toBe(0);
  });

  test('[wire W19] a storage path that leaked becomes the address that serves it, in whatever field', async () => {
    const leaked = '图片存储;xy/202003/17/水 1.jpg';
    const body = {
      status: 0,
      data: { list: [{ title: '说“图片存储;”的稿件', picBig: leaked, pics: [leaked] }] },
    };
    const ask = createCall(config, {
      fetch: async () => Response.json(body),
      now: () => 0,
      device: () => 'xy1',
      networkError: () => '',
    });
    const address = `${config.xyApi.baseUrl}/getImage?path=${encodeURIComponent(leaked)}`;
    const { data } = await ask('getArticles', { columnId: 1 });
    expect(data).toEqual({ list: [{ title: '说“图片存储;”的稿件', picBig: address, pics: [address] }] });
    expect((await fetch(address)).status, 'the platform knows the call').toBe(404);
    expect(await (await fetch(address)).text()).toContain('no such picture');
  });

  test('[G12] a network failure is rejected with the words a reader sees', async () => {
    const gone = createCall(
      { ...config, xyApi: { ...config.xyApi, baseUrl: 'http://127.0.0.1:9/app_if' } },
      { fetch, now: () => 0, device: () => 'xy1', networkError: () => '网络错误' },
    );
    await expect(gone('getColumns', {})).rejects.toThrow('网络错误');
  });
});

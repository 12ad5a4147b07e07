import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { configure, logIn, logRequests } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';
const path = async () => at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html`);
const xyApi = async () => {
  const sql = `select config->'xyApi' as api from sites where id = 1`;
  return (await newsroom().db.one<{ api: object }>({ name: 'e2e xyApi', text: sql }))?.api ?? {};
};
const parts = (requests: ReturnType<typeof logRequests>) =>
  requests.all.map((request) => new URL(request.url()).pathname).filter((name) => name.endsWith('.js'));

journey('[G2] a site without ciphers sends its readers none of their code', async () => {
  const { page, open } = await phone();
  const requests = logRequests(page);
  await open(await path());
  await page.getByRole('button', { name: /^点赞/ }).click();
  await page.getByText('点赞成功').waitFor();
  expect(parts(requests).filter((name) => /door|legacy|sm2/i.test(name))).toEqual([]);
});

journey(
  '[G2][wire D2][G3] a site in legacy mode with xyAuth 2 is read and liked with its headers',
  async () => {
    const before = await xyApi();
    await configure(newsroom(), { xyApi: { ...before, curVersions: '2', xyAuth: 2 } });
    const { page, open } = await phone();
    const requests = logRequests(page);
    await open(await path());
    await page.getByRole('heading', { name: TITLE }).waitFor();
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功').waitFor();
    const like = requests.all.find((request) => request.url().includes('eventType=1'));
    expect(like?.headers()).toMatchObject({
      authtoken: expect.stringMatching(/./),
      sign: expect.any(String),
    });
    expect([requests.count('authinfo'), requests.count('auth'), requests.count('getAnonymousToken')]).toEqual(
      [1, 1, 0],
    );
    await configure(newsroom(), { xyApi: before });
  },
);

journey(
  '[G5][S§8] 1004: a legacy token that nobody knows is let go, the page loads anew and is let in again',
  async () => {
    const before = await xyApi();
    await configure(newsroom(), { xyApi: { ...before, curVersions: '2', xyAuth: 2 } });
    const { page, open, ready, quiet } = await phone();
    const requests = logRequests(page);
    const counted = page.waitForResponse((answer) => answer.url().includes('/event'));
    await open(await path());
    expect((await (await counted).json()).status).toBe(0);
    // the load to come is the one after the tap; and the like is the call that is refused, none that comes with the end of the article
    await page.getByRole('button', { name: /^点赞/ }).hover();
    await quiet();
    await page.evaluate(() => {
      for (const name of Object.keys(window.localStorage))
        if (name.endsWith('authToken')) window.localStorage.setItem(name, 'nobody knows this one');
    });
    const heard: unknown[] = [];
    // read on the way: the page that asked is left at once
    await page.route(/eventType=1(&|$)/, async (route) => {
      const response = await route.fetch();
      heard.push((await response.json()).status);
      await route.fulfill({ response });
    });
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: /^点赞/ }).click();
    await anew;
    await ready();
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功').waitFor();
    expect([heard, requests.count('auth')]).toEqual([[1004, 0], 2]);
    await configure(newsroom(), { xyApi: before });
  },
);

journey('[G2][G3][G11] a site in legacy mode with ciphers: one comes in, and acts as a member', async () => {
  const before = await xyApi();
  const legacy = { ...before, curVersions: '2', apiVersion: '3', xyAuth: 2 };
  await configure(newsroom(), { encryptRequired: 1, xyApi: legacy });
  const { page, open, quiet } = await phone();
  const requests = logRequests(page);
  await open(await path());
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await page.getByRole('button', { name: '收藏' }).click();
  await logIn(newsroom(), page, '13800009002');
  await page.getByText('收藏成功').waitFor();
  expect(requests.tokens('fav')).toEqual(['m']);
  // The page's own calls come first: the like must be the call that refreshes the login.
  await quiet();
  // the same after two hours: the login is refreshed, and nobody notices
  newsroom().clock.forward(131 * 60_000);
  await page.getByRole('button', { name: '收藏' }).click();
  await page.getByText('取消收藏成功').waitFor();
  // once by the browser's own clock, which stands; once by the platform's, with the token that is over; once with another
  expect([requests.tokens('favCancel'), requests.count('refreshAccessToken')]).toEqual([['m', 'm', 'm'], 1]);
  await configure(newsroom(), { encryptRequired: 0, xyApi: before });
});

/** A site in legacy mode, and something on the way that changes every sign. */
async function neverLetIn(closed: boolean) {
  const before = await xyApi();
  await configure(newsroom(), { xyApi: { ...before, curVersions: '2', xyAuth: 2 } });
  const visitor = await phone();
  const { page } = visitor;
  if (closed)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
    });
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  await page.route('**/getArticleContent*', (route) =>
    route.continue({ headers: { ...route.request().headers(), sign: 'changed on the way' } }),
  );
  await page.goto(newsroom().origin + (await path()));
  await page.getByText('用户登录信息已过期，请重新进入该页面').first().waitFor();
  await visitor.quiet();
  await configure(newsroom(), { xyApi: before });
  return { page, opened };
}

journey(
  '[G5][S§4] 1004 for ever: loaded anew until authCount exceeds 3, then it is told and stands',
  async () => {
    const { page, opened } = await neverLetIn(false);
    expect(opened).toBe(5);
    expect(await page.evaluate(() => sessionStorage.getItem('authCount'))).toBe('4');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe('');
  },
);

journey('[G5][G9] 1004 for ever with storage closed: told at once, and never loaded anew', async () => {
  expect((await neverLetIn(true)).opened).toBe(1);
});

journey('[G2][wire D5] on a site that asks for ciphers one reads on, likes and comes in', async () => {
  const before = await xyApi();
  await configure(newsroom(), { encryptRequired: 1, xyApi: { ...before, apiVersion: '3' } });
  const { page, open } = await phone();
  const requests = logRequests(page);
  const counted = page.waitForResponse((answer) => answer.url().includes('/event'));
  await open(await path());
  expect((await (await counted).json()).status).toBe(0);
  await page.getByRole('button', { name: /^点赞/ }).click();
  await page.getByText('点赞成功').waitFor();
  await page.goto(
    newsroom().origin + at(`/login.html?return=${encodeURIComponent((await path()).replace(at(''), ''))}`),
  );
  await logIn(newsroom(), page, '13800009001');
  await page.waitForURL(`**${await path()}`);
  const clear = ['siteId', 'curVersions', 'apiVersion', 't', 'encryptData'].sort();
  const calls = requests.all.filter((one) =>
    /\/(event|sendCode|loginByPhone|getAnonymousToken)$/.test(new URL(one.url()).pathname),
  );
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) {
    const fields =
      call.method() === 'GET' ? new URL(call.url()).searchParams : new URLSearchParams(call.postData() ?? '');
    expect([call.url().split('?')[0], [...fields.keys()].sort()]).toEqual([expect.any(String), clear]);
  }
  await configure(newsroom(), { encryptRequired: 0, xyApi: before });
});

import { DEMO_APPID } from '@demo/messenger/open';
import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure, logIn, logRequests } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';
const MESSENGER = `${PHONE} MicroMessenger/8.0.50(0x2800325B) NetType/WIFI Language/zh_CN`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003231)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

const path = async (search = '') => at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html${search}`);
const inMessenger = (userAgent = MESSENGER, expected: RegExp[] = []) => phone({ userAgent, expected });

/** The identity that the simulated messenger returns. */
const isPerson = async (page: Page, person: string) =>
  page.context().addCookies([{ name: 'demo-wx', value: person, url: newsroom().origin + MESSENGER_PATH }]);

const kept = (page: Page, area: 'localStorage' | 'sessionStorage', name: string) =>
  page.evaluate(([where, key]) => window[where].getItem(key), [area, name] as const);

/** The page as it stands once the messenger has led back. */
const back = async (page: Page) => {
  await page.waitForFunction(
    () => sessionStorage.getItem('wxAsked') === '1' && !sessionStorage.getItem('wxState'),
  );
  await page.locator('article h1').waitFor();
};
const cards = (page: Page) =>
  page.waitForFunction(() => {
    const found: unknown = Reflect.get(window, 'wx');
    const all = typeof found === 'object' && found !== null && 'cards' in found ? found.cards : undefined;
    return typeof all === 'object' && all !== null && 'updateAppMessageShareData' in all ? all : undefined;
  });
const card = async (page: Page) =>
  Reflect.get(Object(await (await cards(page)).jsonValue()), 'updateAppMessageShareData');

describe('[G7] the member in the messenger', () => {
  journey(
    'a shared link – opened in the messenger – identifies and logs in its reader silently, once a visit',
    async () => {
      const { page, open } = await inMessenger();
      await isPerson(page, 'second');
      const requests = logRequests(page);
      await open(await path('?isShare=true&xyt=1'));
      await back(page);
      await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
      expect(page.url()).toBe(newsroom().origin + (await path('?isShare=true&xyt=1')));
      expect(JSON.parse((await kept(page, 'localStorage', 'loginInfo')) ?? '{}')).toMatchObject({
        uid: expect.any(String),
      });
      const scopes = requests.all
        .map((one) => new URL(one.url()))
        .filter((url) => url.pathname.endsWith('/authorize'))
        .map((url) => url.searchParams.get('scope'));
      expect(scopes).toEqual(['snsapi_base']);
      // G10: the code is in no address but the messenger's way back and the one call that takes it
      const code = /[?&]code=([^&]+)/;
      const carrying = requests.all
        .map((one) => one.url())
        .filter((url) => code.test(url))
        .map((url) => new URL(url).pathname);
      expect([...new Set(carrying)].sort()).toEqual([await path(), '/app_if/wx/userInfo'].sort());
      for (const request of requests.all) expect(request.headers().referer ?? '').not.toMatch(code);
      await page.reload();
      await page.locator('article h1').waitFor();
      expect(requests.all.filter((one) => one.url().includes('/authorize')).length).toBe(1);
    },
  );

  journey('[S§4] “the code is handled after a 200 ms delay”', async () => {
    const { page, open } = await inMessenger();
    await isPerson(page, 'alone');
    await page.addInitScript(() => {
      const waited: { delay: number; at: number }[] = [];
      Reflect.set(window, 'waited', waited);
      const real = window.setTimeout.bind(window);
      Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) => {
        waited.push({ delay, at: performance.now() });
        return real(run, delay);
      });
    });
    await open(await path());
    // it stands among the page's resources once it is answered
    const requestStart = await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('wx/userInfo'))?.startTime,
    );
    const waited = await page.evaluate(() =>
      Array.from<{ delay: number; at: number }>(Reflect.get(window, 'waited')),
    );
    const begun = waited.find(({ delay }) => delay === 200)?.at ?? Number.POSITIVE_INFINITY;
    expect(Number(await requestStart.jsonValue()) - begun).toBeGreaterThanOrEqual(199);
  });

  journey.each([
    ['openid without unionid', 'alone'],
    ['a virtual person of a snapshot page', 'snapshot'],
  ])('%s: no login, no word of it, one reads as a guest', async (_, person) => {
    const { page, open } = await inMessenger();
    await isPerson(page, person);
    const requests = logRequests(page);
    const named = page.waitForResponse(/wx\/userInfo/);
    await open(await path());
    await back(page);
    await named;
    await page.getByRole('dialog', { name: '授权中...' }).waitFor({ state: 'detached' });
    expect([await kept(page, 'localStorage', 'loginInfo'), requests.count('thirdLogin')]).toEqual([null, 0]);
    expect(await page.locator('#toast').textContent()).toBe('');
  });

  journey(
    '[B4] 授权中... stands while it runs; code used up: begun anew twice, then 微信授权失败',
    async () => {
      const { page, open } = await inMessenger();
      await isPerson(page, 'second');
      const requests = logRequests(page);
      let shown = 0;
      await page.route('**/wx/userInfo*', async (route) => {
        await page.getByRole('dialog', { name: '授权中...' }).waitFor();
        shown += 1;
        await fetch(
          `${newsroom().origin}${MESSENGER_PATH}/fault?errcode=40163&path=/sns/oauth2/access_token`,
        );
        await route.continue();
      });
      await open(await path());
      await page.getByText('微信授权失败').waitFor();
      expect([shown, requests.count('authorize'), requests.count('userInfo')]).toEqual([3, 3, 3]);
      expect(await kept(page, 'sessionStorage', 'wxRetries')).toBe('0');
      await page.getByRole('dialog', { name: '授权中...' }).waitFor({ state: 'detached' });
    },
  );

  journey('the messenger’s servers fail: 微信授权获取用户信息失败, and one reads on', async () => {
    const { page, open } = await inMessenger();
    await fetch(`${newsroom().origin}${MESSENGER_PATH}/fault?errcode=-1&path=/sns/oauth2/access_token`);
    await open(await path());
    await page.getByText('微信授权获取用户信息失败').waitFor();
    expect(await kept(page, 'localStorage', 'loginInfo')).toBeNull();
    await page.locator('article h1').waitFor();
  });

  journey(
    '[G11] the profile is asked for after the reader’s tap alone, and one is back where one was',
    async () => {
      const { page, open } = await inMessenger();
      await isPerson(page, 'alone');
      await open(await path());
      await back(page);
      await page.getByRole('button', { name: '收藏' }).click();
      await page.getByRole('button', { name: '微信登录' }).click();
      // The messenger asks the reader there.
      await page.getByRole('link', { name: /月峰下/ }).click();
      await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
      expect(page.url()).toBe(newsroom().origin + (await path()));
      expect(JSON.parse((await kept(page, 'localStorage', 'loginInfo')) ?? '{}')).toMatchObject({
        nickname: '月峰下',
      });
    },
  );

  journey(
    '[G11] the pending action – on return from the messenger – is done once, and not again on reload',
    async () => {
      const { page, open } = await inMessenger();
      await isPerson(page, 'alone');
      await open(await path());
      await back(page);
      const requests = logRequests(page);
      await page.getByRole('button', { name: '收藏' }).click();
      await page.getByRole('button', { name: '微信登录' }).click();
      await page.getByRole('link', { name: /月峰下/ }).click();
      await page.getByText('收藏成功').waitFor();
      await page.locator('button[aria-label="收藏"][aria-pressed="true"]').waitFor();
      expect([requests.count('fav'), await kept(page, 'sessionStorage', 'wxWanted')]).toEqual([1, null]);
      await page.getByRole('button', { name: '收藏' }).click();
      await page.getByText('取消收藏成功').waitFor();
      const known = page.waitForResponse(/hasFav/);
      await page.reload();
      await known;
      await page.locator('button[aria-label="收藏"][aria-pressed="false"]').waitFor();
      expect(requests.count('fav')).toBe(1);
    },
  );

  journey(
    '[F24 getUserInfo] asks the messenger after the reader’s tap alone, and shows what is known then',
    async () => {
      const { page, open } = await inMessenger();
      await isPerson(page, 'alone');
      const requests = logRequests(page);
      await open(at('/getUserInfo.html'));
      await page.waitForFunction(
        () => sessionStorage.getItem('wxAsked') === '1' && !sessionStorage.getItem('wxState'),
      );
      const scopes = () =>
        requests.all
          .map((one) => new URL(one.url()))
          .filter((url) => url.pathname.endsWith('/authorize'))
          .map((url) => url.searchParams.get('scope'));
      expect(scopes()).not.toContain('snsapi_userinfo');
      await page.getByRole('button', { name: '从微信获取会员信息' }).click();
      await page.getByRole('link', { name: /月峰下/ }).click();
      await page.getByRole('definition').filter({ hasText: '月峰下' }).waitFor();
      await page.getByRole('definition').filter({ hasText: /^是$/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe(at('/getUserInfo.html'));
      expect(scopes().at(-1)).toBe('snsapi_userinfo');
    },
  );

  journey('[G11] an answer that was begun is gone on with: to whom it goes, and its words', async () => {
    const { page, open } = await inMessenger();
    await isPerson(page, 'alone');
    await open(await path());
    await back(page);
    await page
      .locator('section[aria-labelledby=comments]')
      .getByRole('button', { name: '回复' })
      .first()
      .click();
    const heading = page.getByRole('heading', { name: /^回复 / });
    const whom = await heading.textContent();
    await page.getByRole('textbox', { name: '评论内容' }).fill('我也这么看');
    const requests = logRequests(page);
    await page.getByRole('button', { name: '发表' }).click();
    await page.getByRole('button', { name: '微信登录' }).click();
    await page.getByRole('link', { name: /月峰下/ }).click();
    await heading.waitFor();
    expect(await heading.textContent()).toBe(whom);
    expect(await page.getByRole('textbox', { name: '评论内容' }).inputValue()).toBe('我也这么看');
    // a text is never sent but by its writer's own tap
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(requests.count('discuss')).toBe(0);
  });

  journey('[K4][G7] a login – its answer is lost – is repeated once and succeeds', async () => {
    const { page, open } = await inMessenger(MESSENGER, [/ERR_FAILED/]);
    await isPerson(page, 'second');
    let calls = 0;
    await page.route('**/thirdLogin', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await open(await path());
    await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
    expect(calls).toBe(2);
  });

  journey('[G11] where the authorisation fails nothing is gone on with, then or later', async () => {
    const { page, open, quiet } = await inMessenger();
    await isPerson(page, 'alone');
    await open(await path());
    await back(page);
    const requests = logRequests(page);
    await page.getByRole('button', { name: '收藏' }).click();
    await page.getByRole('button', { name: '微信登录' }).click();
    const errors = `${newsroom().origin}${MESSENGER_PATH}/fault?errcode=-1&path=/sns/oauth2/access_token`;
    await fetch(errors);
    await page.getByRole('link', { name: /月峰下/ }).click();
    await page.getByText('微信授权获取用户信息失败').waitFor();
    await expect.poll(() => kept(page, 'sessionStorage', 'wxWanted')).toBeNull();
    await page.getByRole('button', { name: '收藏' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await open(at('/login.html'));
    await page.getByRole('button', { name: '微信登录' }).click();
    await page.getByRole('link', { name: /月峰下/ }).click();
    await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
    await quiet();
    expect(requests.count('fav')).toBe(0);
  });

  journey('a code somebody else put into a link logs nobody in, and is in the address no more', async () => {
    const { page, open } = await inMessenger();
    const requests = logRequests(page);
    await open(await path(`?code=stolen&state=tp${'0'.repeat(16)}`));
    await back(page);
    expect(requests.all.filter((one) => /userInfo\?.*code=stolen/.test(one.url()))).toEqual([]);
    expect(page.url()).not.toContain('stolen');
  });

  journey('with storage closed nobody is asked without end', async () => {
    const { page, open, quiet } = await inMessenger();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
    });
    const requests = logRequests(page);
    await open(await path());
    await quiet();
    expect(requests.count('authorize')).toBe(0);
  });

  journey('at ?yl=1, ?isView=true and ?cms=1 nobody is asked', async () => {
    const { page, open, quiet } = await inMessenger();
    const requests = logRequests(page);
    for (const search of ['?yl=1', '?isView=true', '?cms=1']) {
      await open(await path(search));
      await quiet();
      expect(requests.count('authorize'), search).toBe(0);
      // each as the first page of a visit
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  journey('who is in already is not asked', async () => {
    const { page, open, quiet } = await inMessenger();
    await isPerson(page, 'snapshot');
    const named = page.waitForResponse(/wx\/userInfo/);
    await open(at('/login.html'));
    await named;
    await page.getByRole('dialog', { name: '授权中...' }).waitFor({ state: 'detached' });
    await logIn(newsroom(), page, '13800007001');
    await page.waitForURL('**/home.html*');
    const requests = logRequests(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await quiet();
    expect(requests.count('authorize')).toBe(0);
  });
});

describe('[G7][J1] share cards', () => {
  journey.each([
    ['iOS: signed for the address one came in by', IPHONE, 1],
    ['Android: signed for the address that stands, on each screen', ANDROID, 2],
  ])('%s', async (_, userAgent, signatures) => {
    const { page, open } = await inMessenger(userAgent);
    await isPerson(page, 'alone');
    const requests = logRequests(page);
    await open(await path('?xyt=7&dark=true'));
    await back(page);
    const shown = await card(page);
    expect(shown).toMatchObject({
      title: expect.stringContaining('央措隧道'),
      link: expect.stringMatching(new RegExp(`^${newsroom().origin}${await path()}\\?xyt=\\d+$`)),
      imgUrl: expect.stringMatching(/^http:\/\/127/),
    });
    expect(String(shown.desc).length).toBeGreaterThan(10);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, at('/home.html'));
    await expect.poll(async () => (await card(page)).link).toContain('/home.html?xyt=');
    expect(requests.count('signature')).toBe(signatures);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'wx'), 'signed').length)).toBe(
      signatures,
    );
  });

  journey('[G12] a signature that fails is logged, and the page goes on', async () => {
    const { page, open } = await inMessenger();
    await isPerson(page, 'alone');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
    await fetch(`${newsroom().origin}${MESSENGER_PATH}/fault?errcode=40125&path=/cgi-bin/token`);
    await newsroom().db.run({ name: 'no tickets', text: 'delete from messenger_tickets' });
    await open(await path());
    await back(page);
    await expect
      .poll(() => logged.some((line) => line.startsWith('warning the messenger’s share cards')))
      .toBe(true);
    await page.locator('article h1').waitFor();
  });

  journey(
    '[K8] the messenger’s script may run in a messenger alone, and only where there is an account',
    async () => {
      const policy = async (userAgent: string) =>
        (
          await fetch(newsroom().origin + (await path()), { headers: { 'user-agent': userAgent } })
        ).headers.get('content-security-policy') ?? '';
      const scripts = async (userAgent: string) => /script-src[^;]*/.exec(await policy(userAgent))?.[0];
      const sql = `select config->'_rd_WeChat' as own from sites where id = 1`;
      const own = (await newsroom().db.one<{ own: object }>({ name: 'e2e messenger', text: sql }))?.own;
      await configure(newsroom(), { _rd_WeChat: { wxAppid: DEMO_APPID, authorizeUrl: '', sdkUrl: '' } });
      expect([await scripts(MESSENGER), await scripts(PHONE)]).toEqual([
        "script-src 'self' https://res.wx.qq.com/open/js/",
        "script-src 'self'",
      ]);
      await configure(newsroom(), { _rd_WeChat: { wxAppid: '', authorizeUrl: '', sdkUrl: '' } });
      expect(await scripts(MESSENGER)).toBe("script-src 'self'");
      await configure(newsroom(), { _rd_WeChat: own });
    },
  );
});

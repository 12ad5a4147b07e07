import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { logIn, logRequests, quietArticle } from './members';
import { type AppReply, answer, createAppMember, done, openInApp, refreshed, silent } from './nativeApp';
import { visitNewsroom } from './visit';

const { newsroom, at } = visitNewsroom();

const EXPIRED = '用户登录信息已过期，请重新进入该页面';
const LIFE = 131 * 60_000;
const article = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);
const star = (page: Page) => page.getByRole('button', { name: '收藏' });
const sheet = (page: Page) => page.getByRole('dialog');
const like = (page: Page) => page.getByRole('button', { name: /^点赞/ });
const liked = (page: Page) => page.getByText('点赞成功').waitFor();
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

describe('[G8] the app says who reads', () => {
  for (const on of ['android', 'ios'] as const) {
    journey(
      `${on}: its token is what an action carries; nothing of it is stored or in an address`,
      async () => {
        const member = await createAppMember(newsroom());
        const app = await openInApp(newsroom(), {
          on,
          says: { getToken: done(member.given), getUser: done(member.user) },
        });
        const requests = logRequests(app.page);
        await app.open(await article());
        await star(app.page).click();
        await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
        expect(app.calls.map(({ call }) => call)).toEqual(['hello', 'getToken', 'getUser']);
        expect(await sheet(app.page).count()).toBe(0);
        const kept = await stored(app.page);
        for (const secret of [member.given.token, member.given.device, member.user.nickname])
          expect(kept).not.toContain(secret);
        for (const request of requests.all) expect(request.url()).not.toContain(member.given.token);
        expect(await app.page.context().cookies()).toEqual([]);
        // the top bar leads to the member's own page
        await app.open(at('/home.html'));
        await app.page.locator('header a[href$="/userDetail.html"]').waitFor();
      },
    );
  }

  journey('[A15] the number in the user agent proves nothing: a visitor is asked to come in', async () => {
    const app = await openInApp(newsroom(), { says: { getToken: done({ token: '' }) } });
    const requests = logRequests(app.page);
    await app.open(await article());
    await star(app.page).click();
    await sheet(app.page).waitFor();
    expect(requests.count('fav')).toBe(0);
  });
});

describe('[G8][H2] the app comes back with another member', () => {
  journey('what the first one liked and wrote is not shown to the second', async () => {
    const [first, second] = [await createAppMember(newsroom()), await createAppMember(newsroom())];
    let reads: typeof first | undefined = first;
    const app = await openInApp(newsroom(), {
      says: {
        getToken: (id) => answer(id, 'done', reads?.given ?? { token: '' }),
        getUser: (id) => answer(id, 'done', reads?.user),
      },
    });
    const { page } = app;
    const pressed = () => like(page).getAttribute('aria-pressed');
    /** The article anew, whose bar knows who reads. */
    const anew = async (member: typeof first | undefined) => {
      reads = member;
      // nobody is not asked after by name
      const calls = member ? ['getToken', 'getUser'] : ['getToken'];
      const before = calls.map(app.answered);
      await app.open(await article());
      await expect.poll(() => calls.map(app.answered)).toEqual(before.map((count) => count + 1));
      await like(page).hover();
      await app.quiet();
      await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      const written = await page.getByRole('dialog').getByRole('textbox').inputValue();
      return { written, liked: await pressed() };
    };
    expect(await anew(first)).toEqual({ written: '', liked: 'false' });
    await page.getByRole('dialog').getByRole('textbox').fill('路面结冰');
    await page.keyboard.press('Escape');
    await like(page).click();
    await liked(page);
    expect(await anew(first)).toEqual({ written: '路面结冰', liked: 'true' });
    await page.keyboard.press('Escape');
    // while the page stands
    reads = second;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(pressed).toBe('false');
    await expect.poll(() => app.answered('getUser')).toBe(app.count('getUser'));
    reads = first;
    expect(await anew(second)).toEqual({ written: '', liked: 'false' });
    expect(await anew(undefined)).toEqual({ written: '', liked: 'false' });
    expect(await stored(page)).not.toMatch(/路面结冰|likedArticles/);
  });
});

describe('[G4] the token is over', () => {
  journey('another one comes in time: the action goes on, nothing is said', async () => {
    const member = await createAppMember(newsroom());
    const app = await openInApp(newsroom(), {
      says: {
        getToken: done(member.given),
        getUser: done(member.user),
        refreshToken: async (id) => answer(id, 'done', await refreshed(newsroom(), member)),
      },
    });
    const requests = logRequests(app.page);
    await quietArticle(app.page, async () => app.open(await article()), /eventType=0/);
    newsroom().clock.forward(LIFE);
    await like(app.page).click();
    await liked(app.page);
    expect([requests.tokens('event', 'eventType=1'), app.count('refreshToken')]).toEqual([['m', 'm'], 1]);
    expect([requests.count('refreshAccessToken'), requests.count('getAnonymousToken')]).toEqual([0, 0]);
  });

  const wrong: readonly (readonly [string, AppReply])[] = [
    ['the app never answers', silent],
    ['the answer is malformed', (id) => `{"bridge":"touchpaper","version":1,"id":"${id}"`],
    ['the answer is for another call', () => answer('0'.repeat(32), 'done', { token: 'm1.x' })],
    ['the answer is of another version', (id) => ({ ...answer(id, 'done', { token: '' }), version: 2 })],
    ['the token is no token', (id) => answer(id, 'done', { token: 'm1.x\r\nevil: 1', device: 'x' })],
    ['the app refuses', (id) => answer(id, 'failed')],
  ];
  for (const [how, refreshToken] of wrong) {
    journey(`${how}: after 0.8 s the reader is told to come in anew`, async () => {
      const member = await createAppMember(newsroom());
      const app = await openInApp(newsroom(), {
        says: { getToken: done(member.given), getUser: done(member.user), refreshToken },
      });
      const requests = logRequests(app.page);
      await quietArticle(app.page, async () => app.open(await article()), /eventType=0/);
      newsroom().clock.forward(LIFE);
      await like(app.page).click();
      await app.page.getByText(EXPIRED).waitFor();
      expect([requests.tokens('event', 'eventType=1'), app.count('refreshToken')]).toEqual([['m'], 1]);
      expect(requests.count('getAnonymousToken')).toBe(0);
    });
  }

  journey('messages of foreign frames are dropped, whatever they know', async () => {
    const member = await createAppMember(newsroom());
    const app = await openInApp(newsroom(), {
      on: 'ios',
      says: { getToken: done(member.given), getUser: done(member.user), refreshToken: silent },
    });
    const { page } = app;
    const requests = logRequests(page);
    await quietArticle(page, async () => app.open(await article()), /eventType=0/);
    // a frame of this very origin: harder to tell apart than any other
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
    });
    newsroom().clock.forward(LIFE);
    await like(page).click();
    await expect.poll(() => app.count('refreshToken')).toBe(1);
    const forged = JSON.stringify(
      answer(app.idOf('refreshToken'), 'done', { ...member.given, token: 'm1.forged' }),
    );
    await page.frames()[1]?.evaluate((text) => window.parent.postMessage(text, '*'), forged);
    await page.getByText(EXPIRED).waitFor();
    expect(requests.tokens('event', 'eventType=1')).toEqual(['m']);
  });
});

/** Nobody is in; its own login brings this member. */
const letsIn = (member: Awaited<ReturnType<typeof createAppMember>>): Record<string, AppReply> => ({
  getToken: done({ token: '' }),
  getUser: done(member.user),
  login: (id) => [answer(id, 'opened'), answer(id, 'done', member.given)],
});

describe('[G8][G11] the native login', () => {
  journey('opens where an action needs a member, and the action goes on after it', async () => {
    const member = await createAppMember(newsroom());
    const app = await openInApp(newsroom(), {
      says: letsIn(member),
    });
    const requests = logRequests(app.page);
    await app.open(await article());
    await star(app.page).click();
    await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
    expect([app.count('login'), await sheet(app.page).count()]).toEqual([1, 0]);
  });

  journey('is left: nothing happens, and a later tap asks again', async () => {
    const app = await openInApp(newsroom(), {
      on: 'ios',
      says: { getToken: done({ token: '' }), login: (id) => [answer(id, 'opened'), answer(id, 'cancelled')] },
    });
    const requests = logRequests(app.page);
    await app.open(await article());
    await star(app.page).click();
    await expect.poll(() => app.count('login')).toBe(1);
    await star(app.page).click();
    await expect.poll(() => app.count('login')).toBe(2);
    expect([requests.count('fav'), await sheet(app.page).count()]).toEqual([0, 0]);
  });

  journey('opens from a link to the login as well', async () => {
    const member = await createAppMember(newsroom());
    const app = await openInApp(newsroom(), {
      says: letsIn(member),
    });
    await app.open(at('/home.html'));
    await expect.poll(() => app.count('getToken')).toBe(1);
    await app.page.getByRole('link', { name: '登录' }).click();
    await expect.poll(() => app.count('getUser')).toBe(1);
    expect(new URL(app.page.url()).pathname).toBe(at('/home.html'));
  });

  journey(
    'opens over the page’s own form where its link was tapped before the app’s part had come',
    async () => {
      const member = await createAppMember(newsroom());
      const app = await openInApp(newsroom(), {
        says: letsIn(member),
      });
      let comes = (): void => undefined;
      const held = new Promise<void>((go) => {
        comes = go;
      });
      await app.page.route(/\/inApp-[^/]*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await app.open(at('/home.html'));
      await app.page.getByRole('link', { name: '登录' }).click();
      await app.page.getByLabel('手机号').waitFor();
      expect(app.count('login')).toBe(0);
      comes();
      await app.page.waitForURL(`**${at('/home.html')}`);
      expect([app.count('login'), app.count('getUser')]).toEqual([1, 1]);
    },
  );

  journey('is not asked for by who was sent to the page of the login', async () => {
    const app = await openInApp(newsroom(), { says: { getToken: done({ token: '' }), login: silent } });
    await app.open(at('/login.html'));
    await expect.poll(() => app.answered('getToken')).toBe(1);
    await app.page.getByLabel('手机号').waitFor();
    expect(app.count('login')).toBe(0);
  });

  journey('[F24 getUserInfo] is asked there too, and what is known of its member shows', async () => {
    const member = await createAppMember(newsroom());
    const app = await openInApp(newsroom(), {
      says: letsIn(member),
    });
    await app.open(at('/getUserInfo.html'));
    await app.page.locator('main').getByRole('button', { name: '登录' }).click();
    await app.page.getByRole('definition').filter({ hasText: member.user.nickname }).waitFor();
    expect([app.count('login'), await sheet(app.page).count()]).toEqual([1, 0]);
  });

  journey('an app without one: the page shows its own, and its member comes in', async () => {
    const app = await openInApp(newsroom(), { says: { getToken: done({ token: '' }) } });
    const requests = logRequests(app.page);
    await app.open(await article());
    await star(app.page).click();
    await sheet(app.page).waitFor();
    await logIn(newsroom(), app.page, '13400000001');
    await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
  });
});

journey(
  '[G5] 10102: the app’s user is cleared, its login opens after a second, the action goes on',
  async () => {
    const [member, next] = [await createAppMember(newsroom()), await createAppMember(newsroom())];
    const app = await openInApp(newsroom(), {
      says: {
        getToken: done(member.given),
        getUser: (id) => answer(id, 'done', app.count('login') > 0 ? next.user : member.user),
        clearUser: done(),
        login: (id) => [answer(id, 'opened'), answer(id, 'done', next.given)],
      },
    });
    const { page } = app;
    const requests = logRequests(page);
    await app.open(await article());
    // as an older installation says that the login was ended elsewhere
    let ended = false;
    await page.route('**/fav', async (route) => {
      if (ended) return route.continue();
      ended = true;
      return route.fulfill({ json: { status: 10102, message: '', data: null } });
    });
    const times = await page.evaluateHandle(recordMessageTime);
    await star(page).click();
    await page.getByText('用户登录信息已过期，请重新登录').waitFor();
    await expect.poll(() => requests.tokens('fav')).toEqual(['m', 'm']);
    // a browser's timers count whole milliseconds of their own
    expect(await times.evaluate(({ toastAt, login }) => login - toastAt)).toBeGreaterThanOrEqual(999);
    expect([app.count('clearUser'), app.count('login')]).toEqual([1, 1]);
    expect(app.calls.map(({ call }) => call).slice(-3)).toEqual(['clearUser', 'login', 'getUser']);
  },
);

/** Runs in the page: when something is told, and when the app's login is asked for (ms). */
function recordMessageTime(): { toastAt: number; login: number } {
  const times = { toastAt: 0, login: 0 };
  const native = Object(Reflect.get(window, 'TouchpaperNative'));
  const hears: unknown = Reflect.get(native, 'postMessage');
  Reflect.set(native, 'postMessage', (text: string) => {
    if (JSON.parse(text).call === 'login') times.login = performance.now();
    if (typeof hears === 'function') hears(text);
  });
  const toast = document.querySelector('#toast');
  const look = () => {
    if (times.toastAt === 0 && toast?.textContent) times.toastAt = performance.now();
  };
  if (toast)
    new MutationObserver(look).observe(toast, { childList: true, subtree: true, characterData: true });
  return times;
}

import { answerQuestion } from '@testing/answerQuestion';
import { axeFindings } from '@testing/axe';
import { journey, type PhoneOptions } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeTo, configure, endLogins, logIn, logRequests, quietArticle } from './members';
import { openAsMember } from './openAsMember';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

let count = 0;
/** Another person's phone in every journey: codes are counted. */
function newPhone(): string {
  count += 1;
  return `139000000${String(count).padStart(2, '0')}`;
}
const article = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);
const likers = async (id: number) => {
  const text = 'select who from praises where kind = 0 and object_id = $1 order by who';
  return (await newsroom().db.query<{ who: string }>({ name: 'e2e likers', text }, [id])).map(
    ({ who }) => who,
  );
};
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

const loginBefore = (path: string) => at(`/login.html?return=${encodeURIComponent(path)}`);

/** A reader who is in, on the page `path` leads back to. */
async function member(path: string, options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone(options);
  const number = newPhone();
  await openAsMember(newsroom(), visitor, at(path), number);
  return { ...visitor, number };
}

/** A member whose page has nothing on its way: the reading was counted before it was loaded anew. */
async function reader() {
  const visitor = await member(await path());
  await visitor.page.locator('article h1').waitFor();
  await quietArticle(visitor.page, () => visitor.page.reload());
  return visitor;
}

const star = (page: Page) => page.getByRole('button', { name: '收藏' });
const like = (page: Page) => page.getByRole('button', { name: /^点赞/ });
const sheet = (page: Page) => page.getByRole('dialog');

describe('coming in', () => {
  journey(
    '[F2][H2] a visitor’s like – they log in – they are back on the page and the like counts once',
    async () => {
      const { page, open } = await phone();
      const id = await newsroom().articleId('央措隧道两头掘进');
      await open(await article());
      const requests = logRequests(page);
      await like(page).click();
      await page.getByText('点赞成功').waitFor();
      expect(await likers(id)).toEqual([expect.stringMatching(/^d:xy/)]);
      await open(loginBefore(await path()));
      const number = newPhone();
      await logIn(newsroom(), page, number);
      await page.waitForURL(`**${await article()}`);
      await page.locator('article h1').waitFor();
      expect(await likers(id)).toEqual([expect.stringMatching(/^m:\d+$/)]);
      // Stored likes are read after the button is drawn.
      await expect.poll(() => like(page).getAttribute('aria-pressed')).toBe('true');

      // G10: nothing of who one is stands in an address, G9: what is stored has the specification's names
      const secrets = await page.evaluate(() =>
        ['securityToken', 'accessToken', 'refreshToken'].map((name) =>
          String(JSON.parse(sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? '{}').value),
        ),
      );
      expect(secrets.map((secret) => secret.slice(0, 3))).toEqual(['a1.', 'm1.', expect.any(String)]);
      const addresses = requests.all.map((request) => decodeURIComponent(request.url())).join('\n');
      for (const secret of [...secrets, number]) expect(addresses).not.toContain(secret);
      expect(await stored(page)).toEqual([
        'accessToken',
        'keptOf',
        'likedArticles',
        'loginInfo',
        'refreshToken',
        'virtualDeviceId',
      ]);
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  journey(
    '[H7] every prompt in its turn, said aloud, at its field; then a wrong code, then the right one',
    async () => {
      const visitor = await phone({ now: undefined });
      const { page } = visitor;
      const now = newsroom().clock.now();
      await page.clock.install({ time: now });
      await visitor.open(at('/login.html'));
      const submit = page.getByRole('button', { name: '登录', exact: true });
      const prompted = async (words: string, field: string) => {
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
          .toBe(field);
      };
      await submit.click();
      await prompted('请输入手机号', 'tel');
      await page.getByLabel('手机号').fill('138');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await prompted('手机号格式不正确', 'tel');
      const number = newPhone();
      await page.getByLabel('手机号').fill(number);
      await submit.click();
      await prompted('请输入验证码', 'one-time-code');
      // a second of the browser's own may pass before one has looked
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByRole('button', { name: '60秒后重发' }).waitFor();
      expect(await page.getByRole('button', { name: '60秒后重发' }).isDisabled()).toBe(true);
      await page.clock.runFor(59_000);
      await page.getByRole('button', { name: '1秒后重发' }).waitFor();
      await page.clock.runFor(1_000);
      await page.getByRole('button', { name: '获取验证码' }).waitFor();
      await page.clock.resume();

      const right = await codeTo(newsroom(), number);
      await page
        .getByLabel('验证码', { exact: true })
        .fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
      await submit.click();
      await page.getByRole('alert').filter({ hasText: '请先阅读并同意用户协议和隐私政策' }).waitFor();
      await page.getByRole('checkbox').check();
      await submit.click();
      await prompted('验证码错误或已过期', 'one-time-code');
      newsroom().clock.forward(61_000);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByText('验证码已发送').waitFor();
      // as a messenger copies it
      const sms = `【澜川】验证码 ${await codeTo(newsroom(), number)}`;
      await page.getByLabel('验证码', { exact: true }).fill(sms);
      await submit.click();
      await page.waitForURL('**/home.html');
    },
  );

  journey(
    '[H7] 请输入密码, 请确认密码: a member registers with a password, and comes in with it',
    async () => {
      const { page, open } = await phone();
      await open(at('/login.html'));
      await page.getByRole('button', { name: '注册' }).click();
      const number = newPhone();
      await page.getByLabel('手机号').fill(number);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByText('验证码已发送').waitFor();
      await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), number));
      const register = page.locator('button[type=submit]');
      const alert = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
      await register.click();
      await alert('请输入密码');
      await page.getByLabel(/^新密码/).fill('清水进了柳湾!');
      await register.click();
      await alert('密码至少8位');
      await page.getByLabel(/^新密码/).fill('清水进了柳湾!!');
      await register.click();
      await alert('请确认密码');
      await page.getByLabel('确认密码').fill('清水进了柳湾!!');
      await page.getByRole('checkbox').check();
      await register.click();
      await page.waitForURL('**/home.html');

      await open(at('/login.html'));
      await page.getByText('已登录：读者').waitFor();
      await page.getByRole('button', { name: '退出登录' }).click();
      await page.getByRole('button', { name: '密码登录' }).click();
      // The typed phone number is gone.
      expect(await page.getByLabel('手机号').inputValue()).toBe('');
      await page.getByLabel('手机号').fill(number);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await alert('请输入密码');
      await page.getByLabel('密码', { exact: true }).fill('清水进了柳湾');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await alert('手机号或密码错误');
      await page.getByLabel('密码', { exact: true }).fill('清水进了柳湾!!');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.waitForURL('**/home.html');
    },
  );

  journey('[H7][C7] where a picture is asked for it appears; a question stands in for it', async () => {
    await configure(newsroom(), { afsCheck: { enable: 1 } });
    const { page, open } = await phone();
    await open(at('/login.html'));
    const number = newPhone();
    await page.getByLabel('手机号').fill(number);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('img', { name: '图形验证码图片' }).waitFor();
    await page.getByLabel('图形验证码', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: '图形验证码错误，请重新输入' }).waitFor();
    let comes = () => {};
    const held = new Promise<void>((done) => {
      comes = done;
    });
    await page.route('**/verifyText*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: '看不清？改为回答问题' }).click();
    // neither the answer to the picture nor what was said of it concerns the question
    await expect.poll(() => page.getByLabel('您的回答').inputValue()).toBe('');
    expect(await page.getByRole('alert').filter({ hasText: '图形验证码' }).count()).toBe(0);
    // a tap that is faster than the question is no wrong answer
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: '请回答问题' }).waitFor();
    comes();
    const question = page.getByText(/请用数字回答/);
    await question.waitFor();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: '请回答问题' }).waitFor();
    await page.getByLabel('您的回答').fill('9999');
    // another one is asked
    const another = page.waitForRequest(/verifyText/);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: '回答不对，请重新回答' }).waitFor();
    expect(await page.getByRole('img', { name: '图形验证码图片' }).count()).toBe(0);
    await (await (await another).response())?.finished();
    await page.getByLabel('您的回答').fill(answerQuestion((await question.textContent()) ?? ''));
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    expect(await page.getByLabel('您的回答').count()).toBe(0);
    await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), number));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home.html');
    await configure(newsroom(), { afsCheck: { enable: 0 } });
  });

  journey(
    '[H7][G12] the answer to a right picture got lost: another one stands, and nothing in it',
    async () => {
      await configure(newsroom(), { afsCheck: { enable: 1 } });
      const { page, open } = await phone({ expected: [/ERR_FAILED/] });
      await open(at('/login.html'));
      await page.getByLabel('手机号').fill(`\u202a${newPhone()}\u202c`);
      const ask = () => page.getByRole('button', { name: '获取验证码' }).click();
      await ask();
      await page.getByRole('button', { name: '看不清？改为回答问题' }).click();
      const question = page.getByText(/请用数字回答/);
      await question.waitFor();
      const answer = page.getByLabel('您的回答');
      await answer.fill(answerQuestion((await question.textContent()) ?? ''));
      await page.route('**/sendCode', async (route) => {
        await route.fetch();
        await route.abort();
      });
      const another = page.waitForResponse(/verifyText/);
      await ask();
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      await another;
      expect(await answer.inputValue()).toBe('');
      await page.unroute('**/sendCode');
      await question.waitFor();
      await answer.fill(answerQuestion((await question.textContent()) ?? ''));
      await ask();
      // The code had arrived: the message says so and blames no wrong code.
      await page.getByRole('alert').filter({ hasText: '验证码已发送，请一分钟后再试' }).waitFor();
      await configure(newsroom(), { afsCheck: { enable: 0 } });
    },
  );

  journey(
    '[G12] the network is lost in the middle: nothing typed is lost, nothing is sent twice',
    async () => {
      const { page, open } = await phone({ expected: [/ERR_|Failed to load|Failed to fetch/] });
      await open(at('/login.html'));
      const requests = logRequests(page);
      const number = newPhone();
      await page.route('**/loginByPhone', (route) => route.abort());
      await logIn(newsroom(), page, number);
      await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
      expect(await page.getByLabel('手机号').inputValue()).toBe(number);
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toMatch(/^\d{6}$/);
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
      await page.getByRole('button', { name: '密码登录' }).click();
      await page.getByRole('button', { name: '验证码登录' }).click();
      expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toMatch(/^\d{6}$/);
      expect([requests.count('sendCode'), requests.count('loginByPhone')]).toEqual([1, 1]);
      await page.unroute('**/loginByPhone');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.waitForURL('**/home.html');
      expect([requests.count('sendCode'), requests.count('loginByPhone')]).toEqual([1, 2]);
    },
  );

  journey('[H7] impatient taps send one thing', async () => {
    const { page, open } = await phone();
    await open(at('/login.html'));
    const requests = logRequests(page);
    await page.getByLabel('手机号').fill(newPhone());
    await page.getByRole('button', { name: '获取验证码' }).evaluate((button) => {
      for (let tap = 0; tap < 3; tap += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.getByText('验证码已发送').waitFor();
    expect(requests.count('sendCode')).toBe(1);
  });

  journey('[G9] with storage closed one comes in all the same, for as long as the page stands', async () => {
    const visitor = await phone();
    await visitor.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await visitor.open(loginBefore(await path()));
    const { page } = visitor;
    const requests = logRequests(page);
    await logIn(newsroom(), page, newPhone());
    await page.getByText('此浏览器存不下登录状态').waitFor();
    await page.waitForURL(`**${await article()}`);
    await star(page).click();
    await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
  });

  journey(
    '[G9] with storage full it is said how long the login lasts, and nothing of the one before comes back',
    async () => {
      const { page } = await member('/home.html');
      const before = await page.evaluate(() => localStorage.getItem('refreshToken'));
      // another program fills it to the last letter, and the one before has left
      await page.evaluate(() => {
        for (const name of ['loginInfo', 'accessToken', 'refreshToken']) localStorage.removeItem(name);
        for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
          for (let one = 0; one < 3; one += 1) {
            try {
              localStorage.setItem(`full${size}/${one}`, 'x'.repeat(size));
            } catch {
              // no room for so much
            }
          }
      });
      await page.goto(`${newsroom().origin}${at('/login.html?return=%2Fhome.html')}`);
      await logIn(newsroom(), page, newPhone());
      await page.getByText('此浏览器存不下登录状态').waitFor();
      expect(before).toBeTruthy();
      await page.goto(`${newsroom().origin}${at('/userDetail.html')}`);
      await page.locator('main').getByRole('link', { name: '登录' }).waitFor();
    },
  );

  journey('[G10] the address leads back to this site alone', async () => {
    const { page } = await member('/home.html');
    for (const evil of [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`${newsroom().origin}${at(`/login.html?return=${encodeURIComponent(evil)}`)}`);
      await page.getByRole('button', { name: '继续浏览' }).click();
      await page.waitForURL(`${newsroom().origin}${at('/home.html')}`);
    }
  });
});

describe('[G11] an action that needs a member', () => {
  journey('the login comes over the page, and the action goes on after it', async () => {
    const { page, open } = await phone();
    await open(await article());
    const requests = logRequests(page);
    await star(page).click();
    await sheet(page).getByRole('heading', { name: '登录后继续' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(requests.count('fav')).toBe(0);
    await logIn(newsroom(), page, newPhone());
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
    expect(page.url()).toContain(await article());
    await page.getByText('收藏成功').waitFor();
    await star(page).click();
    await expect.poll(() => requests.tokens('favCancel')).toEqual(['m']);
    expect(await sheet(page).count()).toBe(0);
  });

  journey('closed, nothing is done; the focus is where it was', async () => {
    const { page, open } = await phone();
    await open(await article());
    const requests = logRequests(page);
    await star(page).click();
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('收藏');
    expect(requests.count('fav')).toBe(0);
  });

  journey('a login in another tab counts: the sheet closes and the action goes on', async () => {
    const { page, open, context } = await phone();
    await open(await article());
    const requests = logRequests(page);
    await star(page).click();
    await sheet(page).waitFor();
    const other = await context.newPage();
    await other.goto(newsroom().origin + at('/login.html'));
    await other.locator('html[data-ready]').waitFor({ state: 'attached' });
    await logIn(newsroom(), other, newPhone());
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
  });
});

describe('[G4] tokens while one reads', () => {
  journey('the token expires: many calls, one refresh, nobody notices', async () => {
    await configure(newsroom(), { tokenEnable: 1 });
    const { page, quiet } = await member('/home.html');
    await page.getByRole('navigation', { name: '栏目导航' }).waitFor();
    await quiet();
    newsroom().clock.forward(131 * 60_000);
    const requests = logRequests(page);
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '民生' }).click();
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '文旅' }).click();
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '要闻' }).click();
    await page.getByRole('heading', { level: 1, name: '要闻' }).waitFor({ state: 'attached' });
    await page.locator('main li a[href*="/newsDetail/"]').first().waitFor();
    await quiet();
    expect(requests.count('getArticlesNew')).toBeGreaterThan(1);
    expect(requests.count('refreshAccessToken')).toBe(1);
    expect(await sheet(page).count()).toBe(0);
    expect(await stored(page)).toContain('accessToken');
    await configure(newsroom(), { tokenEnable: 0 });
  });

  journey('two tabs whose token is over at once: one refresh for both', async () => {
    const { page, context } = await reader();
    const other = await context.newPage();
    await quietArticle(other, async () => other.goto(newsroom().origin + at(await path())), /eventType=0/);
    newsroom().clock.forward(131 * 60_000);
    const requests = logRequests(page, other);
    let sent = 0;
    let bothSent = () => {};
    const both = new Promise<void>((done) => {
      bothSent = done;
    });
    await context.route(/eventType=1/, async (route) => {
      sent += 1;
      if (sent === 2) bothSent();
      await both;
      await route.continue();
    });
    await Promise.all([like(page).click(), like(other).click()]);
    for (const one of [page, other]) await one.getByText('点赞成功').waitFor();
    expect(requests.tokens('event', 'eventType=1')).toEqual(['m', 'm', 'm', 'm']);
    expect(requests.count('refreshAccessToken')).toBe(1);
    expect([await sheet(page).count(), await sheet(other).count()]).toEqual([0, 0]);
  });

  journey('[G9] what one tab renewed reaches the other late: it waits, and renews nothing', async () => {
    const { page, context } = await reader();
    const other = await context.newPage();
    await other.addInitScript(lateStorage);
    await quietArticle(other, async () => other.goto(newsroom().origin + at(await path())), /eventType=0/);
    // The renewing tab releases the lock by this page's clock, which is paused.
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    newsroom().clock.forward(131 * 60_000);
    const requests = logRequests(page, other);
    let renews = () => {};
    const mayRenew = new Promise<void>((done) => {
      renews = done;
    });
    await context.route(/refreshAccessToken/, async (route) => {
      await mayRenew;
      await route.continue();
    });
    await other.evaluate(() => Reflect.set(window, 'storageIsLate', true));
    const leaves = page.waitForRequest(/refreshAccessToken/);
    await like(page).click();
    await leaves;
    const refused = other.waitForResponse(/eventType=1/);
    await like(other).click();
    await refused;
    renews();
    await expect.poll(() => requests.tokens('event', 'eventType=1').length).toBe(3);
    await other.evaluate(() => {
      Reflect.set(window, 'storageIsLate', false);
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
    await other.getByText('点赞成功').waitFor();
    expect(requests.tokens('event', 'eventType=1')).toEqual(['m', 'm', 'm', 'm']);
    expect(requests.count('refreshAccessToken')).toBe(1);
  });

  journey(
    '[G5] the login ended elsewhere: it is said and asked for after a second, and what was done stays',
    async () => {
      const { page } = await reader();
      const id = await newsroom().articleId('央措隧道两头掘进');
      const before = await likers(id);
      await endLogins(newsroom());
      const requests = logRequests(page);
      const moments = await page.evaluateHandle(recordMessageTime);
      await like(page).click();
      // the line at the upper edge goes by itself, the sheet's own stays
      await sheet(page).locator('p').getByText('用户登录信息已过期，请重新登录').waitFor();
      // a browser's timers count whole milliseconds of their own
      expect(await moments.evaluate(({ messageAt, loginAt }) => loginAt - messageAt)).toBeGreaterThanOrEqual(
        999,
      );
      expect(await stored(page)).not.toContain('accessToken');
      expect(await stored(page)).not.toContain('loginInfo');
      expect(requests.tokens('event', 'eventType=1')).toEqual(['m', 'a']);
      expect(await likers(id)).toEqual([expect.stringMatching(/^d:/), ...before]);
      await logIn(newsroom(), page, newPhone());
      await sheet(page).waitFor({ state: 'detached' });
      const after = await likers(id);
      expect([after.length, after.filter((who) => who.startsWith('d:'))]).toEqual([before.length + 1, []]);
      expect(requests.count('refreshAccessToken')).toBe(1);
    },
  );

  journey('[H2] likes – the member logs out – the next member in this browser sees none', async () => {
    const { page } = await reader();
    await like(page).click();
    await page.getByText('点赞成功').waitFor();
    await star(page).click();
    await page.getByText('收藏成功').waitFor();
    const marks = () =>
      Promise.all([like(page), star(page)].map((button) => button.getAttribute('aria-pressed')));
    expect(await marks()).toEqual(['true', 'true']);
    await page.goto(newsroom().origin + loginBefore(await path()));
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByText('已退出登录').waitFor();
    await logIn(newsroom(), page, newPhone());
    await page.waitForURL(`**${await path()}`);
    await quietArticle(page, () => page.reload());
    expect(await marks()).toEqual(['false', 'false']);
    await page.goto(newsroom().origin + at('/userDetail.html'));
    await page.getByText('还没有收藏').first().waitFor();
  });

  journey('[G5] who leaves in one tab is out in the other', async () => {
    const { page, context } = await member(await path());
    const other = await context.newPage();
    await other.goto(newsroom().origin + at('/login.html'));
    await other.getByText('已登录：读者').waitFor();
    const requests = logRequests(page);
    await other.getByRole('button', { name: '退出登录' }).click();
    await other.getByText('已退出登录').waitFor();
    await star(page).click();
    await sheet(page).waitFor();
    expect(requests.count('fav')).toBe(0);
  });
});

describe('[A8] a token before the screen', () => {
  journey('a flagged route shows its shell, has a token fetched, then its screen', async () => {
    await configure(newsroom(), { xyApi: { ...(await api()), xyAuth: 1 } });
    const visitor = await phone();
    const { page } = visitor;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/getAnonymousToken*', async (route) => {
      await held;
      await route.continue();
    });
    const answer = await visitor.open(at(await samplePath(newsroom(), 'activityVote')));
    expect(answer?.status()).toBe(200);
    await page.getByRole('status', { name: '加载中…' }).first().waitFor();
    expect(await page.locator('main h1').count()).toBe(0);
    release();
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('securityToken');
    await configure(newsroom(), { xyApi: { ...(await api()), xyAuth: 0 } });
  });

  journey('[G3] xyAuth 2: the page comes without content and reads with its token', async () => {
    await configure(newsroom(), { tokenEnable: 1, xyApi: { ...(await api()), xyAuth: 2 } });
    const { page, open } = await phone();
    const requests = logRequests(page);
    const answer = await open(await article());
    expect(await answer?.text()).not.toContain('央措隧道两头掘进');
    await page.locator('article h1', { hasText: '央措隧道两头掘进' }).waitFor();
    expect(new Set(requests.tokens('getArticleContent'))).toEqual(new Set(['a']));
    await configure(newsroom(), { tokenEnable: 0, xyApi: { ...(await api()), xyAuth: 0 } });
  });
});

async function path(): Promise<string> {
  return `/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`;
}

/** Runs in the page: when something is said, and when the login stands over it (ms). */
function recordMessageTime(): { messageAt: number; loginAt: number } {
  const times = { messageAt: 0, loginAt: 0 };
  const look = () => {
    const now = performance.now();
    if (times.messageAt === 0 && document.querySelector('#toast')?.textContent) times.messageAt = now;
    if (times.loginAt === 0 && document.querySelector('dialog')) times.loginAt = now;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  return times;
}

/** Runs in the page: while `storageIsLate`, what another tab stores is not seen here yet, nor heard of. */
function lateStorage(): void {
  const real = Storage.prototype.getItem;
  const seen = new Map<string, string | null>();
  const isLate = () => Reflect.get(window, 'storageIsLate') === true;
  Storage.prototype.getItem = function (name) {
    if (isLate() && seen.has(name)) return seen.get(name) ?? null;
    const value = real.call(this, name);
    seen.set(name, value);
    return value;
  };
  window.addEventListener('storage', (event) => {
    if (isLate()) event.stopImmediatePropagation();
  });
}

/** The addresses that the newsroom itself set. */
async function api(): Promise<object> {
  const text = "select config->'xyApi' as api from sites where id = 1";
  return (await newsroom().db.one<{ api: object | null }>({ name: 'e2e api', text }))?.api ?? {};
}

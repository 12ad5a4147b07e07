import { Status } from '@contract/statuses';
import { journey } from '@testing/browser';
import { databaseAway } from '@testing/databaseAway';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';
import { fieldMessage, openWriteSheet, prompt } from './writeSheet';

const visit = visitNewsroom();
const { newsroom, phone, at } = visit;

const expected = [/Failed to load resource/];
const UNKNOWN = '出错了，请稍后再试';

const xyApi = async () => {
  const text = `select config->'xyApi' as api from sites where id = 1`;
  return (await newsroom().db.one<{ api: object }>({ name: 'e2e xyApi', text }))?.api ?? {};
};
const post = (page: Page) => page.getByRole('button', { name: '发表' }).click();

/** HTTP code and status of every answer of an operation from here on. */
function heard(page: Page, path: RegExp): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  page.on('response', async (answer) => {
    if (path.test(new URL(answer.url()).pathname))
      all.push([answer.status(), Object(await answer.json()).status]);
  });
  return all;
}

/** Sent once more, as it stands, it is said. */
async function waitForMessage(page: Page, words: string): Promise<void> {
  await post(page);
  await page.getByText('评论成功').waitFor();
  await page.locator('li').filter({ hasText: words }).first().waitFor();
}

describe('[wire W7] faults of the platform are shown in words, and nothing typed is lost', () => {
  journey('[S§8] 11001: a page newer than its platform asks for what is not served yet', async () => {
    const { page, field, words } = await openWriteSheet(visit);
    const answers = heard(page, /\/discuss$/);
    // this platform serves everything: an older one answers so
    const older = (route: Route) =>
      route.fulfill({ json: { status: Status.notServed, message: '', data: {} } });
    await page.route(/\/discuss$/, older);
    await post(page);
    await fieldMessage('此功能暂未开放')(page);
    expect(await field.inputValue()).toBe(words);
    await expect.poll(() => answers).toEqual([[200, Status.notServed]]);
    await page.unroute(/\/discuss$/, older);
    await waitForMessage(page, words);
  });

  journey(
    '503: the database is gone while a comment is sent; when it is back the same one goes',
    async () => {
      const { page, field, words } = await openWriteSheet(visit, { expected });
      const answers = heard(page, /\/discuss$/);
      await databaseAway(newsroom().db, async () => {
        await post(page);
        await fieldMessage(UNKNOWN)(page);
        expect(await field.inputValue()).toBe(words);
        await expect.poll(() => answers).toEqual([[503, -1]]);
      });
      await waitForMessage(page, words);
    },
  );

  journey(
    '503: a page opened meanwhile says so in the reader’s language, and opens again by its own link',
    async () => {
      const { page } = await phone({ expected, cookie: 'locale-en' });
      const home = newsroom().origin + at('/home.html');
      await databaseAway(newsroom().db, async () => {
        newsroom().clock.forward(10_000);
        const answer = await page.goto(home);
        expect([answer?.status(), await page.locator('h1').textContent()]).toEqual([
          503,
          'This page cannot be opened right now',
        ]);
      });
      newsroom().clock.forward(10_000);
      await page.getByRole('link', { name: 'Reload' }).click();
      await page.locator('main li a').first().waitFor();
    },
  );

  journey('404: the login service stands at another address than the settings say', async () => {
    const before = await xyApi();
    await configure(newsroom(), { xyApi: { ...before, SSOUrl: `${newsroom().origin}/elsewhere` } });
    const { page, open } = await phone({ expected });
    await open(at('/login.html'));
    const answers = heard(page, /\/sendCode$/);
    await page.getByLabel('手机号').fill('13522223001');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: UNKNOWN }).waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe('13522223001');
    await expect.poll(() => answers).toEqual([[404, -1]]);
    await configure(newsroom(), { xyApi: before });
  });

  journey('401: a sign that something on the way has changed, twice', async () => {
    const { page, open } = await phone({ expected });
    await open(at('/login.html'));
    const answers = heard(page, /\/sendCode$/);
    await page.route(/\/sendCode$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'program-sign': 'changed' } }),
    );
    await page.getByLabel('手机号').fill('13522223002');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('alert').filter({ hasText: UNKNOWN }).waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe('13522223002');
    await expect
      .poll(() => answers)
      .toEqual([
        [401, -1],
        [401, -1],
      ]);
  });

  journey('429: on a site with ciphers too much came from this address; a moment later it goes', async () => {
    const before = await xyApi();
    const { page, field, words, ready, quiet } = await openWriteSheet(visit, { expected });
    await configure(newsroom(), { encryptRequired: 1, xyApi: { ...before, apiVersion: '3' } });
    // the page learns it; the draft is still there
    await page.reload();
    await ready();
    await quiet();
    await prompt(page).click();
    await expect.poll(() => field.inputValue()).toBe(words);
    const answers = heard(page, /\/discuss$/);
    // opening what is enciphered is what is counted; the newsroom's clock stands
    const calls = Array.from({ length: 160 }, () =>
      fetch(`${newsroom().origin}/app_if/getColumns?encryptData=00`),
    );
    // which of them came last is the line's doing
    expect((await Promise.all(calls)).map(({ status }) => status)).toContain(429);
    await post(page);
    await fieldMessage('操作太频繁，请稍后再试')(page);
    expect(await field.inputValue()).toBe(words);
    await expect.poll(() => answers).toEqual([[429, -1]]);
    newsroom().clock.forward(5_000);
    await waitForMessage(page, words);
    await configure(newsroom(), { encryptRequired: 0, xyApi: before });
  });

  journey('413: a nickname as long as a book is not taken, and still stands there', async () => {
    const { page, open } = await phone({ expected });
    await openAsMember(newsroom(), { page, open }, at('/userDetail.html'), '13522223003');
    await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
    const answers = heard(page, /\/modify$/);
    await page.getByRole('button', { name: /昵称/ }).click();
    const field = page.getByLabel('昵称');
    const book = '长'.repeat(400_000);
    await field.fill(book);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: '内容太大，没有发出去' }).waitFor();
    expect(await field.inputValue()).toBe(book);
    await expect.poll(() => answers).toEqual([[413, -1]]);
  });
});

journey('[A11][F2] a form that no script sends is answered by a page, which leads back', async () => {
  const { page } = await phone({ javaScript: false, expected });
  const login = newsroom().origin + at('/login.html');
  await page.goto(login);
  // texts of <noscript> are found by their element alone
  const hint = page.locator('form noscript > *');
  await hint.waitFor();
  expect(await hint.textContent()).toContain('登录需要浏览器运行 JavaScript');
  expect(await page.getByRole('button').count()).toBe(0);
  await page.route('**/form.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<form method="post" action="${login}"><button>登录</button></form>`,
    }),
  );
  await page.goto(`${newsroom().origin}/form.html`);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect((await answered).status()).toBe(405);
  await page.getByRole('heading', { name: '您填写的内容没有送出' }).waitFor();
  await page.getByRole('link', { name: '回到刚才的页面' }).click();
  await hint.waitFor();
});

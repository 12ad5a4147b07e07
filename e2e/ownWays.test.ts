import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeTo, logIn } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

let count = 0;
/** Another person's phone in every journey: codes are counted. */
function newPhone(): string {
  count += 1;
  return `135777700${String(count).padStart(2, '0')}`;
}
const article = async () => `/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`;
const loginBefore = (path: string) => at(`/login.html?return=${encodeURIComponent(path)}`);
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();

/** A member who has just logged in, on their settings. */
async function atSettings() {
  const visitor = await phone({ reducedMotion: true });
  const { page } = visitor;
  const number = newPhone();
  await openAsMember(newsroom(), visitor, at('/userDetail.html'), number);
  await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
  return { ...visitor, number };
}

/** Has a code sent to the phone in the field, and fills it in. */
async function withCode(page: Page, number: string, field = '手机号'): Promise<void> {
  // a minute lies between two codes to one phone
  newsroom().clock.forward(61_000);
  await page.getByLabel(field).fill(number);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), number));
}

/** Comes in on the login page, with a password. */
async function byPassword(page: Page, number: string, password: string): Promise<void> {
  await page.getByRole('button', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(number);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const openLogins = async (number: string): Promise<number> => {
  const text = `select count(*)::int as count from logins l join members m on m.id = l.member_id
    where m.phone = $1 and l.ended_at is null`;
  return (
    (await newsroom().db.one<{ count: number }>({ name: 'e2e open logins', text }, [number]))?.count ?? 0
  );
};

describe('[F2] a password', () => {
  journey(
    '[F2] set by a code and confirmed, it ends the other login, leads back, and lets in from then on',
    async () => {
      const { number, page: before } = await atSettings();
      const { page, open } = await phone();
      await open(loginBefore(await article()));
      await page.getByRole('button', { name: '忘记密码' }).click();
      await withCode(page, number);
      await page.getByLabel(/^新密码/).fill('风从垭口来');
      await save(page);
      await alert(page, '密码至少8位');
      await page.getByLabel(/^新密码/).fill('风从垭口来123');
      await save(page);
      await alert(page, '请确认密码');
      await page.getByLabel('确认密码').fill('风从垭口来321');
      await save(page);
      await alert(page, '两次输入的密码不一致');
      await page.getByLabel('确认密码').fill('风从垭口来123');
      expect(await axeFindings(page)).toEqual([]);
      await save(page);
      await page.waitForURL(`**${await article()}`);
      expect(await openLogins(number)).toBe(1);
      // the other device hears of it with its next call
      await before.reload();
      await before
        .getByRole('dialog')
        .or(before.getByRole('link', { name: '登录' }))
        .first()
        .waitFor();

      const { page: third, open: openThird } = await phone();
      await openThird(loginBefore('/home.html'));
      await byPassword(third, number, '风从垭口来123');
      await third.waitForURL('**/home.html');
    },
  );

  journey('[F2] a password – the first by a code, the next by the current one – is set', async () => {
    const { page, number } = await atSettings();
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.getByRole('button', { name: '忘记或未设密码，用验证码设置' }).click();
    await withCode(page, number);
    await page.getByLabel(/^新密码/).fill('头一个密码1');
    await page.getByLabel('确认密码').fill('头一个密码1');
    await save(page);
    await alert(page, '密码至少8位');
    await page.getByLabel(/^新密码/).fill('头一个密码123');
    await page.getByLabel('确认密码').fill('头一个密码123');
    await save(page);
    await page.getByText('密码已设置').waitFor();
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.getByLabel('原密码').fill('不是这一个');
    await page.getByLabel(/^新密码/).fill('第二个密码123');
    await page.getByLabel('确认密码').fill('第二个密码123');
    await save(page);
    await alert(page, '原密码错误');
    await page.getByLabel('原密码').fill('头一个密码123');
    await save(page);
    // the form closes once it is done; the line of the first time may still stand
    await page.getByLabel('原密码').waitFor({ state: 'detached' });
    // The member stays logged in.
    await page.getByRole('heading', { name: /^读者/ }).waitFor();
    const { page: other, open } = await phone();
    await open(loginBefore('/home.html'));
    await byPassword(other, number, '头一个密码123');
    await alert(other, '手机号或密码错误');
    await other.getByLabel('密码', { exact: true }).fill('第二个密码123');
    await other.getByRole('button', { name: '登录', exact: true }).click();
    await other.waitForURL('**/home.html');
  });
});

describe('[F2] a phone', () => {
  journey(
    '[F2] another one takes the place of the first: refused where it is taken, then bound',
    async () => {
      const { number: taken } = await atSettings();
      const { page, number } = await atSettings();
      const next = newPhone();
      await page.getByRole('button', { name: /^更换手机号/ }).click();
      await withCode(page, taken, '新手机号');
      await save(page);
      await alert(page, '手机号已经被注册');
      expect(await page.getByLabel('新手机号').inputValue()).toBe(taken);
      // the wait between two codes is the page's own
      await page.reload();
      await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
      await page.getByRole('button', { name: /^更换手机号/ }).click();
      await withCode(page, next, '新手机号');
      await save(page);
      await page.getByText('手机号已更换').waitFor();
      await page.getByRole('button', { name: new RegExp(`更换手机号.*${next.slice(-4)}`) }).waitFor();
      expect([await openLogins(number), await openLogins(next)]).toEqual([0, 1]);
    },
  );

  journey('[F2] who came in by the messenger binds one, and comes in with it elsewhere', async () => {
    const { page, open } = await phone({ userAgent: `${PHONE} MicroMessenger/8.0.50(0x2800325B)` });
    await page
      .context()
      .addCookies([{ name: 'demo-wx', value: 'alone', url: newsroom().origin + MESSENGER_PATH }]);
    // The messenger identifies the reader silently, before a tap.
    const named = page.waitForResponse(/wx\/userInfo/);
    await open(at('/login.html?return=%2FuserDetail.html'));
    await named;
    await page.getByRole('dialog', { name: '授权中...' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '微信登录' }).click();
    await page.getByRole('link', { name: /月峰下/ }).click();
    await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
    await open(at('/userDetail.html'));
    // the messenger’s own login has no box to tick
    await page.getByRole('button', { name: '同意', exact: true }).click();
    await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
    await page.getByRole('button', { name: /^绑定手机/ }).click();
    const number = newPhone();
    await withCode(page, number);
    await page.getByRole('button', { name: '绑定手机', exact: true }).last().click();
    await page.getByText('手机号已绑定').waitFor();
    await page.getByRole('button', { name: new RegExp(`更换手机号.*${number.slice(-4)}`) }).waitFor();

    const { page: elsewhere, open: openElsewhere } = await phone();
    await openElsewhere(loginBefore('/userDetail.html'));
    newsroom().clock.forward(61_000);
    await logIn(newsroom(), elsewhere, number);
    await elsewhere.getByRole('heading', { name: '月峰下' }).waitFor();
  });
});

import { RegistrationStatus } from '@contract/participation/codes';
import { decideRegistration } from '@platform/activities/review/review.service';
import { setChecker } from '@platform/activities/writeOffs/writeOffs.service';
import { anEntry } from '@testing/anEntry';
import { axeFindings } from '@testing/axe';
import { journey, openPhone } from '@testing/browser';
import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Gate, openGate } from './gate';
import { codeTo, logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
let gate: Gate;
beforeAll(async () => {
  gate = await openGate(newsroom().origin);
});
afterAll(() => gate.close());

async function idOf(name: string, text: string, value: string): Promise<number> {
  const row = await newsroom().db.one<{ id: number }>({ name: `e2e ${name}`, text }, [value]);
  if (!row) throw new Error(`nothing for ${value}`);
  return row.id;
}
const activityOf = (title: string) =>
  idOf('activity', `select id from activities where doc->>'title' like '%' || $1 || '%'`, title);
const memberOf = (number: string) => idOf('member', 'select id from members where phone = $1', number);

/** Logs in by the page's own link and comes back. */
async function logInHere(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await logIn(newsroom(), page, number);
}

/** The text of a QR code as a camera reads it. */
async function scanned(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

const photo = async () => {
  const plain = { width: 80, height: 60, channels: 3, background: '#284' } as const;
  return { name: '锁.png', mimeType: 'image/png', buffer: await sharp({ create: plain }).png().toBuffer() };
};

journey(
  '[F8 activityApply][G11] a wrong field is named; typed answers stay through reload and login',
  async () => {
    const river = await activityOf('清河日');
    const { page, open } = await phone();
    await open(at(`/activityDetail/${river}.html`));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '立即报名' }).click();
    await page.getByRole('textbox', { name: '姓名' }).fill('姜小河');
    await page.getByRole('button', { name: '提交报名' }).click();
    await page.getByRole('alert').getByText('请填写手机号').waitFor();
    await expect
      .poll(() =>
        page.getByRole('textbox', { name: '手机号' }).evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('textbox', { name: '手机号' }).fill('12000000901');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('姜小河');
    await page.getByRole('textbox', { name: '年龄' }).fill('22');
    await page.getByRole('radio', { name: '浅滩' }).check();
    await page.getByRole('button', { name: '提交报名' }).click();
    const login = page.getByRole('dialog');
    await login.getByLabel('手机号').fill('13533311001');
    await login.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    await login.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), '13533311001'));
    await login.getByRole('checkbox', { name: /同意/ }).check();
    await login.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(`**/signupdetail.html?fileId=${river}`);
    await page.getByRole('img', { name: '报名凭证二维码' }).waitFor();
    await page.getByRole('link', { name: '修改报名' }).click();
    const age = page.getByRole('textbox', { name: '年龄' });
    await expect.poll(() => age.inputValue()).toBe('22');
    await age.fill('23');
    await page.getByRole('button', { name: '保存修改' }).click();
    await page.getByRole('link', { name: '填写的内容' }).click();
    await page.getByText('23', { exact: true }).waitFor();
  },
);

journey('[F8] sign up with a photo, approved, voucher, written off once on a second phone', async () => {
  const { db } = newsroom();
  const activity = await activityOf('最老的一件');
  const { page, open } = await phone();
  await open(at(`/signupdetail.html?fileId=${activity}`));
  await logInHere(page, '13533311002');
  await page.getByRole('link', { name: '查看活动' }).click();
  await page.getByRole('link', { name: '立即报名' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('姜小河');
  await page.getByRole('textbox', { name: '手机号' }).fill('12000000902');
  let isTyped = () => {};
  const typed = new Promise<void>((done) => {
    isTyped = done;
  });
  await page.route('**/upload?*', async (route) => {
    await typed;
    await route.continue();
  });
  const stored = page.waitForResponse(/\/upload\?/);
  await page.getByLabel('添加图片').setInputFiles(await photo());
  // typed while the picture is on its way
  const reason = page.getByRole('textbox', { name: '一百个字' });
  await reason.fill('外婆的铜锁');
  isTyped();
  await stored;
  await page.getByRole('button', { name: '移除图片 1' }).waitFor();
  expect(await reason.inputValue()).toBe('外婆的铜锁');
  await page.getByRole('button', { name: '提交报名' }).click();
  await page.getByText('主办方审核通过后').waitFor();

  const member = await memberOf('13533311002');
  const entry = await idOf('entry', 'select id from entries where member_id = $1', String(member));
  const approved = { state: 'approved', note: '', at: new Date(newsroom().clock.now()) } as const;
  await db.transaction((queries) =>
    decideRegistration(queries, 1, { activity, id: entry }, approved, new Date()),
  );
  await page.reload();
  const code = page.getByRole('img', { name: '报名凭证二维码' });
  await code.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const address = await scanned(code);
  expect(address).toMatch(new RegExp(`/writeOff/${activity}/[0-9A-Z]{26}\\.html$`));

  const staff = await phone();
  await staff.open(new URL(address).pathname);
  await logInHere(staff.page, '13533311003');
  const check = staff.page.getByRole('button', { name: '核销', exact: true });
  await check.click();
  await staff.page.getByText('您不是这个活动的核销人员').waitFor();
  const checker = await memberOf('13533311003');
  await setChecker(db, 1, activity, { member: checker, may: true });
  for (const result of ['核销成功', '核销过']) {
    await staff.page
      .getByLabel('凭证号')
      .fill(new URL(address).pathname.split('/').at(-1)?.slice(0, 8) ?? '');
    await check.click();
    await staff.page.getByText(result).first().waitFor();
  }
  expect(await axeFindings(staff.page)).toEqual([]);
  await page.reload();
  await page.getByText(/^已于.*核销/).waitFor();
  await page.getByRole('link', { name: '全部报名' }).click();
  await page.getByText('已核销').waitFor();
});

/** Lines that are cut are errors to a browser: here they are what is tested. */
const CUT = [/ERR_|Failed to load|503|NetworkError|Failed to fetch/];

journey('[F8 signupdetail][B9] a voucher – without network – opens again with its code', async () => {
  const reading = await activityOf('给老人读报');
  const path = `/signupdetail.html?fileId=${reading}`;
  const options = { serviceWorkers: 'allow', expected: CUT, now: newsroom().clock.now() } as const;
  const { page, open, ready } = await openPhone({ origin: gate.origin, ...options });
  await open(at(path));
  await logInHere(page, '13533311004');
  await page.getByText('没有找到您的报名').waitFor();
  const member = await memberOf('13533311004');
  await anEntry(newsroom().db, { activity: reading, member, status: RegistrationStatus.passed });
  await page.reload();
  const code = page.getByRole('img', { name: '报名凭证二维码' });
  await code.waitFor();
  const text = await scanned(code);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await code.waitFor();
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('touchpaper-pages-'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return pages.flat().some(({ url }) => url.includes('signupdetail'));
    });
  await expect.poll(isKept).toBe(true);
  gate.cut();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await ready();
  await page.getByText('这是上次保存的凭证').waitFor();
  expect(await scanned(code)).toBe(text);
  gate.mend();
});

journey('[F8 writeOff] codes noted without network – are checked when it is back', async () => {
  const { db } = newsroom();
  const activity = await activityOf('给老人读报');
  const { page, context, open } = await phone({ expected: CUT });
  await open(at(`/writeOff/${activity}.html`));
  await logInHere(page, '13533311005');
  await page.getByLabel('凭证号').waitFor();
  const checker = await memberOf('13533311005');
  await setChecker(db, 1, activity, { member: checker, may: true });
  await anEntry(db, { activity, member: checker, status: RegistrationStatus.passed });
  await context.setOffline(true);
  for (const words of ['已记在本机', '本机已经记过']) {
    await page.getByLabel('凭证号').fill(`R${activity}-${checker}`);
    await page.getByRole('button', { name: '核销', exact: true }).click();
    await page.getByRole('region', { name: '本次核销' }).getByText(words).waitFor();
  }
  await page.getByText('还有1个等待联网核对').waitFor();
  await context.setOffline(false);
  await page.getByText('核销成功').waitFor();
  expect(await page.getByText('等待联网核对').count()).toBe(0);
});

journey('[F8 signupdetail][wire n13] a withdrawn registration – is gone and its place is free', async () => {
  const river = await activityOf('清河日');
  const { page, open } = await phone();
  await open(at(`/signupdetail.html?fileId=${river}`));
  await logInHere(page, '13533311006');
  await page.getByText('没有找到您的报名').waitFor();
  const member = await memberOf('13533311006');
  await anEntry(newsroom().db, { activity: river, member, status: RegistrationStatus.passed });
  await page.reload();
  await page.getByRole('button', { name: '取消报名' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).click();
  await page.getByText('还没有报名').waitFor();
  const left = await newsroom().db.query(
    { name: 'e2e left', text: 'select 1 from entries where member_id = $1' },
    [member],
  );
  expect(left).toEqual([]);
});

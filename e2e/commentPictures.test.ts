import { axeFindings } from '@testing/axe';
import { journey, type PhoneOptions } from '@testing/browser';
import { photographs } from '@testing/realInput';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { configure, logIn, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';
const lost = [/ERR_FAILED/];
let people = 0;
let made = 0;

/** A picture unlike every other one. */
async function picture(name = '图.png') {
  made += 1;
  const plain = sharp({ create: { width: 60 + made, height: 60, channels: 3, background: '#2a6' } });
  return { name, mimeType: 'image/png', buffer: await plain.png().toBuffer() };
}

const discuss = (change: object) =>
  configure(newsroom(), { siteConfig: { discuss: { auditType: '0', ...change } } });

/** A reader before the article; `isIn`: signed in. */
async function reader(isIn = true, options: Omit<PhoneOptions, 'origin'> = {}) {
  await discuss({});
  const visitor = await phone({ reducedMotion: true, ...options });
  people += 1;
  const number = `138000000${String(people).padStart(2, '0')}`;
  const path = at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html`);
  if (isIn) await openAsMember(newsroom(), visitor, path, number);
  else await visitor.open(path);
  return { ...visitor, number };
}

const sheet = (page: Page) => page.getByRole('dialog').first();
const file = (page: Page) => sheet(page).locator('input[type=file]');
const field = (page: Page) => page.getByRole('textbox', { name: '评论内容' });
const post = (page: Page) => page.getByRole('button', { name: '发表', exact: true });
const arrived = (page: Page) => sheet(page).locator('li img[src*="/media/"]');
const row = (page: Page, words: string) => page.locator('li').filter({ hasText: words }).first();
const shown = (page: Page, words: string) => row(page, words).getByRole('button', { name: /^查看大图/ });
const alert = (page: Page, text: string) => sheet(page).getByRole('alert').getByText(text);

async function write(page: Page, words: string): Promise<void> {
  await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
  await field(page).fill(words);
}
/** The pictures of each comment that says this. */
async function kept(content: string): Promise<string[][]> {
  const text = 'select pictures from comments where content = $1 and state <= 1';
  const rows = await newsroom().db.query<{ pictures: string[] }>({ name: 'e2e pictures', text }, [content]);
  return rows.map(({ pictures }) => pictures);
}

journey.each(photographs())(
  '[H1][H4] the photograph $name – sent with a comment – loses the place it was taken at, and opens in full',
  async ({ name, path }) => {
    const words = `隧道口今天的样子 ${name}`;
    const { page } = await reader();
    const requests = logRequests(page);
    await write(page, words);
    await file(page).setInputFiles(path);
    await arrived(page).waitFor();
    await post(page).click();
    await page.getByText('评论成功').waitFor();
    await shown(page, words).waitFor();
    expect(requests.count('upload')).toBe(1);
    expect(requests.count('discuss')).toBe(1);
    const [[address = ''] = []] = await kept(words);
    const bytes = Buffer.from(await (await fetch(newsroom().origin + address)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    // everybody sees it, and in full
    const other = await reader(false);
    await shown(other.page, words).click();
    const gallery = other.page.getByRole('dialog', { name: '图片浏览' });
    await gallery.locator(`img[src$="${address}"]`).waitFor();
    const { width = 1, height = 1 } = await sharp(bytes).metadata();
    const box = await gallery.locator(`img[src$="${address}"]`).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1);
    await other.page.goBack();
    await gallery.waitFor({ state: 'detached' });
  },
);

journey('[H4] what is no picture is refused; text and the other pictures stay', async () => {
  const { page } = await reader();
  const requests = logRequests(page);
  await write(page, '一张好的，一张坏的');
  const bad = { name: '图.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await file(page).setInputFiles([await picture(), bad]);
  await alert(page, '系统仅支持jpg/jpeg/png/gif/bmp格式的照片！').waitFor();
  await arrived(page).waitFor();
  expect(await field(page).inputValue()).toBe('一张好的，一张坏的');
  expect(requests.count('upload')).toBe(1);
  await post(page).click();
  await shown(page, '一张好的，一张坏的').waitFor();
  expect((await kept('一张好的，一张坏的')).map((one) => one.length)).toEqual([1]);
});

journey(
  '[G12] one that fails stops neither text nor the others; sent again by one tap, everything goes once',
  async () => {
    const { page } = await reader(true, { expected: lost });
    await write(page, '三张连着发');
    await file(page).setInputFiles(await picture());
    await arrived(page).waitFor();
    await page.route('**/upload?*', (route) => route.abort());
    await file(page).setInputFiles([await picture(), await picture()]);
    await alert(page, '上传失败，请重试').waitFor();
    const requests = logRequests(page);
    await post(page).click();
    await alert(page, '有图片没有上传成功，请重试或移除').waitFor();
    expect(requests.count('discuss')).toBe(0);
    expect([await field(page).inputValue(), await arrived(page).count()]).toEqual(['三张连着发', 1]);
    await page.unroute('**/upload?*');
    await sheet(page).getByRole('button', { name: '再试一次' }).click();
    await arrived(page).nth(2).waitFor();
    await post(page).evaluate((button) => {
      for (let tap = 0; tap < 3; tap += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await shown(page, '三张连着发').nth(2).waitFor();
    expect([requests.count('upload'), requests.count('discuss')]).toEqual([2, 1]);
    expect((await kept('三张连着发')).map((one) => one.length)).toEqual([3]);
  },
);

journey(
  '[C5][H4] a file that only begins as a picture is named as unreadable and leaves no broken picture',
  async () => {
    const { page } = await reader();
    await write(page, '半张图');
    const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex');
    await file(page).setInputFiles({ name: '半张.png', mimeType: 'image/png', buffer });
    await alert(page, '图片无法读取，请换一张').waitFor();
    expect(await sheet(page).locator('img').count()).toBe(0);
    await sheet(page).getByRole('button', { name: '移除' }).click();
    await post(page).click();
    await shown(page, '半张图').waitFor({ state: 'detached' });
    await page.getByText('半张图').first().waitFor();
  },
);

journey('[H4] while one is on its way nothing is sent; broken off it is gone, the text is not', async () => {
  const { page } = await reader(true, { expected: lost });
  const requests = logRequests(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/upload?*', async (route) => {
    await held;
    await route.abort();
  });
  await write(page, '等不及了');
  await file(page).setInputFiles(await picture());
  await sheet(page).getByRole('progressbar', { name: '正在上传' }).waitFor();
  expect(await post(page).getAttribute('aria-disabled')).toBe('true');
  await post(page).evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await alert(page, '图片还在上传，请稍候').waitFor();
  expect(requests.count('discuss')).toBe(0);
  await sheet(page).getByRole('button', { name: '取消上传' }).click();
  await sheet(page).getByRole('progressbar').waitFor({ state: 'detached' });
  release();
  await post(page).click();
  await row(page, '等不及了').waitFor();
  expect(await kept('等不及了')).toEqual([[]]);
});

journey('[H1] nine pictures at most; each can be removed', async () => {
  const { page } = await reader();
  await write(page, '九张');
  const ten = await Promise.all(Array.from({ length: 10 }, () => picture()));
  await file(page).setInputFiles(ten);
  await alert(page, '最多添加9张图片').waitFor();
  await arrived(page).nth(8).waitFor();
  expect(await file(page).count()).toBe(0);
  await sheet(page).getByRole('button', { name: '移除图片 2' }).click();
  await file(page).waitFor({ state: 'attached' });
  await post(page).click();
  await shown(page, '九张').nth(7).waitFor();
  expect((await kept('九张')).map((one) => one.length)).toEqual([8]);
});

journey('[H1] what was added is part of the draft, and gone once it was sent', async () => {
  const { page } = await reader();
  await write(page, '先存着');
  await file(page).setInputFiles(await picture());
  await arrived(page).waitFor();
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await write(page, '先存着，再补一句');
  await arrived(page).waitFor();
  await post(page).click();
  await shown(page, '先存着，再补一句').waitFor();
  await write(page, '');
  expect(await arrived(page).count()).toBe(0);
});

journey('[G11] a visitor chooses a picture, comes in, and it is sent', async () => {
  const { page, number } = await reader(false);
  await write(page, '登录前选的');
  await file(page).setInputFiles(await picture());
  await page.getByRole('heading', { name: '登录后继续' }).waitFor();
  await logIn(newsroom(), page, number);
  await arrived(page).waitFor();
  expect(await field(page).inputValue()).toBe('登录前选的');
  await post(page).click();
  await shown(page, '登录前选的').waitFor();
});

journey('[H1] an answer shows its pictures at once, before it has a number', async () => {
  const { page } = await reader();
  await write(page, '哪里拍的？');
  await post(page).click();
  await row(page, '哪里拍的？').getByRole('button', { name: '回复' }).click();
  await field(page).fill('这里');
  await file(page).setInputFiles(await picture());
  await arrived(page).waitFor();
  await post(page).click();
  await row(page, '哪里拍的？').getByText('这里').waitFor();
  await shown(page, '哪里拍的？').waitFor();
});

journey(
  '[H1] a quote says what pictures the quoted one shows, where one writes and in the list',
  async () => {
    const { page } = await reader();
    await write(page, '在哪一段？');
    await post(page).click();
    await row(page, '在哪一段？').getByRole('button', { name: '回复' }).click();
    expect(await sheet(page).locator('blockquote').textContent()).toBe('在哪一段？');
    await field(page).fill('出口这头');
    await file(page).setInputFiles([await picture(), await picture()]);
    await arrived(page).nth(1).waitFor();
    await post(page).click();
    await row(page, '出口这头')
      .getByRole('link', { name: /^全部回复/ })
      .click();
    await page.waitForURL('**/replyAll/**');
    // the address changes before the screen: on the one that goes, the same answer stands too
    await page.getByRole('heading', { level: 1, name: '全部回复' }).waitFor();
    await row(page, '出口这头').getByRole('button', { name: '回复' }).click();
    const quote = sheet(page).locator('blockquote');
    await quote.getByText('2图').waitFor();
    expect(await quote.locator('img').getAttribute('src')).toContain('/media/');
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('看到了');
    await post(page).click();
    const quoted = row(page, '看到了').locator('blockquote');
    await quoted.getByText('2图').waitFor();
    expect(await quoted.locator('img').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toEqual([]);
  },
);

journey('[H1] where the newsroom wants no pictures there is no place for them', async () => {
  const { page, open } = await reader();
  await discuss({ showPic: false });
  await open(at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html`));
  await write(page, '');
  await post(page).waitFor();
  expect(await file(page).count()).toBe(0);
  await discuss({ showPic: true });
});

describe.each([
  ['', 44],
  ['dark-1', 44],
  ['elder-1', 60],
] as const)('[C2][C6][C7] pictures in comments, %s', (cookie, least) => {
  journey(`${cookie}: axe finds nothing, nothing sideways, every target large enough`, async () => {
    // tall enough that the bar stands over nothing
    const { page } = await reader(true, { height: 2600, ...(cookie ? { cookie } : {}) });
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    await sheet(page).locator('textarea').fill('看');
    await file(page).setInputFiles([await picture(), await picture()]);
    await arrived(page).nth(1).waitFor();
    const look = async () => {
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(sideways)).toEqual([]);
      if (cookie === 'elder-1')
        expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
    };
    await look();
    expect
      .soft((await page.evaluate(smallTargets, least)).filter((one) => /移除|添加|查看/.test(one)))
      .toEqual([]);
    await sheet(page).locator('button[type=submit]').click();
    await sheet(page).waitFor({ state: 'detached' });
    await page.locator('[data-newest] li button img').first().waitFor();
    await look();
  });
});

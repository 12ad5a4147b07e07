import { fileURLToPath } from 'node:url';
import { axeFindings } from '@testing/axe';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  addPerson,
  beginStory,
  body,
  choose,
  fillSignIn,
  heading,
  openDesk,
  PASSWORD,
  title,
  words,
} from './deskSteps';

const PHOTO = fileURLToPath(new URL('../testing/inputs/photos/with-position.jpg', import.meta.url));
const DESKTOP = { width: 1280, height: 900, desktop: true };
const REFUSED = /Failed to load resource/;
let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await openNewsroom();
  await addPerson(newsroom, 'zhaxi', 'reporter');
  await addPerson(newsroom, 'zhuoma', 'editor');
  await addPerson(newsroom, 'wang', 'chief');
});
afterAll(async () => {
  await closeBrowser();
  await newsroom.close();
});

journey(
  '[K10] a story – written by phone with a picture, passed at a desktop, passed and published by phone – is read by readers until it is withdrawn',
  async () => {
    const reporter = await openDesk(newsroom, 'zhaxi', { expected: [REFUSED] });
    const { page } = reporter;
    await beginStory(page, '某乡通了两条路', '两条路今天通车。');
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await page.getByPlaceholder('图片说明').fill('柏油路面');
    await page.getByPlaceholder('替代文字').fill('一条柏油路');
    await page.getByText('图片上传中').waitFor({ state: 'detached' });
    // a missing field is named where it is
    await page.getByRole('button', { name: '送审' }).click();
    await page.getByText('请先补全标出的各项').waitFor();
    expect(await page.getByText('必填').count()).toBe(2);
    await choose(page, /栏目/, '要闻');
    await page.getByLabel('来源').fill('澜川融媒');
    await page.getByText('未使用').click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '送审' }).click();
    await page.getByText('已送审').waitFor();
    await page.getByText('只读').waitFor();

    const editor = await openDesk(newsroom, 'zhuoma', DESKTOP);
    await editor.page.getByRole('list', { name: '待我处理' }).getByRole('link').click();
    await title(editor.page).fill('某乡通了两条新路');
    expect(await axeFindings(editor.page)).toEqual([]);
    await editor.page.getByRole('button', { name: '通过', exact: true }).click();
    await editor.page.getByText('已通过').waitFor();
    await editor.close();

    const chief = await openDesk(newsroom, 'wang', { dark: true });
    expect(await axeFindings(chief.page)).toEqual([]);
    await chief.page.getByRole('link', { name: /某乡通了两条新路/ }).click();
    await body(chief.page).getByText('两条路今天通车。').waitFor();
    expect(await axeFindings(chief.page)).toEqual([]);
    const steps = chief.page.getByRole('region', { name: '经过' });
    expect(await steps.getByRole('listitem').allTextContents()).toMatchObject([
      expect.stringMatching(/通过 二审.*zhuoma/),
      expect.stringMatching(/送审 一审.*zhaxi/),
    ]);
    await chief.page.getByRole('button', { name: '通过并发布' }).click();
    await chief.page.getByText('已发布').first().waitFor();

    const { origin, basePath } = newsroom;
    const id = await newsroom.articleId('某乡通了两条新路');
    const reader = await openPhone({ origin, expected: [REFUSED] });
    await reader.open(`${basePath}/newsDetail/${id}.html`);
    await reader.page.getByRole('heading', { name: '某乡通了两条新路' }).waitFor();
    await reader.page.getByText('柏油路面').first().waitFor();

    await chief.page.getByRole('button', { name: '更多操作' }).click();
    await chief.page.getByRole('menuitem', { name: '撤稿' }).click();
    await chief.page.getByLabel('撤稿的原因').fill('标题有误');
    await chief.page.getByRole('dialog').getByRole('button', { name: '撤稿' }).click();
    await chief.page.getByText('标题有误').waitFor();
    newsroom.clock.forward(3_000);
    expect((await reader.page.goto(`${origin}${basePath}/newsDetail/${id}.html`))?.status()).toBe(404);
  },
);

journey(
  '[K10] words of a story – its tab is killed before they were saved – are there when it is opened again; another tab meanwhile reads only',
  async () => {
    const phone = await openDesk(newsroom, 'zhaxi', { expected: [REFUSED] });
    await beginStory(phone.page, '雪灾快讯', '道路');
    await expect.poll(() => words(phone.page).textContent()).toMatch(/已存/);
    const address = phone.page.url();
    const second = await phone.context.newPage();
    await second.goto(address);
    await fillSignIn(second, 'zhaxi');
    await second.getByText('您在另一个窗口里写着这篇稿件').waitFor();
    expect(await body(second).getAttribute('contenteditable')).toBe('false');
    await second.close();
    await phone.page.bringToFront();
    await body(phone.page).click();
    await phone.page.keyboard.press('End');
    await phone.context.route('**/newsroom/sites/1/stories/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await phone.page.keyboard.type('已经抢通');
    await body(phone.page).getByText('道路已经抢通').waitFor();
    await expect.poll(() => words(phone.page).textContent()).toMatch(/存在本机|未存：网络不通/);
    await phone.page.close({ runBeforeUnload: false });
    await phone.context.unroute('**/newsroom/sites/1/stories/*');
    const page = await phone.context.newPage();
    await page.goto(address);
    await fillSignIn(page, 'zhaxi');
    await body(page).getByText('道路已经抢通').waitFor();
    await expect.poll(() => words(page).textContent()).toMatch(/已存/);
  },
);

journey(
  '[K10] a login – ends while a story is written – is renewed over the page, and every word goes on',
  async () => {
    const { page } = await openDesk(newsroom, 'zhaxi', { ...DESKTOP, expected: [REFUSED] });
    await beginStory(page, '今晨降雪', '雪还在下');
    await expect.poll(() => words(page).textContent()).toMatch(/已存/);
    newsroom.clock.forward(9 * 3_600_000);
    await page.keyboard.type('，道路结冰');
    await page.getByText('登录已过期').waitFor();
    await body(page).getByText('雪还在下，道路结冰').waitFor();
    await page.getByLabel('密码').fill(PASSWORD);
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => words(page).textContent()).toMatch(/已存/);
    await page.reload();
    await body(page).getByText('雪还在下，道路结冰').waitFor();
  },
);

journey(
  '[K10] a story in two hands – an editor takes it over while its author is off the network – keeps both texts until the author has chosen',
  async () => {
    const author = await openDesk(newsroom, 'zhaxi', { expected: [REFUSED] });
    await beginStory(author.page, '村里的小学', '第一天');
    await expect.poll(() => words(author.page).textContent()).toMatch(/已存/);
    await author.context.setOffline(true);
    await title(author.page).fill('村里的新小学');

    const editor = await openDesk(newsroom, 'zhuoma', { ...DESKTOP, expected: [REFUSED] });
    await editor.page.goto(author.page.url());
    await editor.page.getByText('zhaxi 正在写').waitFor();
    await editor.page.getByRole('button', { name: '接手' }).click();
    await title(editor.page).fill('乡里的小学');
    await expect.poll(() => words(editor.page).textContent()).toMatch(/已存/);
    await editor.page.getByRole('link', { name: '稿件' }).click();
    await heading(editor.page, '稿件').waitFor();

    await author.context.setOffline(false);
    await heading(author.page, '这篇稿件有两个版本').waitFor();
    expect(await author.page.getByRole('region', { name: '我写的' }).textContent()).toContain('村里的新小学');
    expect(await author.page.getByRole('region', { name: '服务器上的' }).textContent()).toContain(
      '乡里的小学',
    );
    expect(await axeFindings(author.page)).toEqual([]);
    await author.page.getByRole('button', { name: '用我写的' }).click();
    await expect.poll(() => words(author.page).textContent()).toMatch(/已存/);
    expect(await title(author.page).inputValue()).toBe('村里的新小学');
    expect(await body(author.page).textContent()).toBe('第一天');
  },
);

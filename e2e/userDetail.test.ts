import { readFile } from 'node:fs/promises';
import { aStaff } from '@testing/aStaff';
import { axeFindings, prepareAxe } from '@testing/axe';
import { journey, type PhoneOptions } from '@testing/browser';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { logIn, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const TITLE = '央措隧道两头掘进';
let count = 0;
/** Another person's phone in every journey: codes are counted. */
function newPhone(): string {
  count += 1;
  return `137000000${String(count).padStart(2, '0')}`;
}
const article = async () => `/newsDetail/${await newsroom().articleId(TITLE)}.html`;

/** A member who has just come in, on the page `path`. */
async function member(path: string, options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone({ reducedMotion: true, ...options });
  const number = newPhone();
  await openAsMember(newsroom(), visitor, at(path), number);
  return { ...visitor, number };
}

const star = (page: Page) => page.getByRole('button', { name: '收藏', exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('group', { name: '我的内容' }).getByRole('button', { name });

journey('[F24 userDetail][H3] what is kept is found under 我的, and is taken back there', async () => {
  const { page } = await member(await article());
  await star(page).click();
  await page.getByText('收藏成功').waitFor();
  expect(await star(page).getAttribute('aria-pressed')).toBe('true');
  await page.goto(newsroom().origin + at('/home.html'));
  await page.getByRole('link', { name: '我的' }).click();
  await page.waitForURL('**/userDetail.html');
  const row = page.locator('main li', { hasText: TITLE });
  await row.waitFor();
  await row.getByRole('link').click();
  await page.locator('article h1', { hasText: TITLE }).waitFor();
  await page.waitForFunction(() => document.querySelector('button[aria-label="收藏"][aria-pressed="true"]'));
  await page.goBack();
  await page.getByRole('button', { name: `取消收藏：${TITLE}` }).click();
  await page.getByText('取消收藏成功').waitFor();
  await page.getByText('还没有收藏').waitFor();
});

journey('[H3] what was taken back does not come back with a list that was asked for before', async () => {
  const { page, context, quiet } = await member(await article());
  await star(page).click();
  await page.getByText('收藏成功').waitFor();
  await page.goto(newsroom().origin + at('/userDetail.html'));
  const row = page.locator('main li', { hasText: TITLE });
  await row.getByRole('link').click();
  await page.locator('article h1', { hasText: TITLE }).waitFor();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await context.route(/\/myFav/, async (route) => {
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  const favouritesRequest = page.waitForRequest(/\/myFav/);
  await page.goBack();
  await favouritesRequest;
  await page.getByRole('button', { name: `取消收藏：${TITLE}` }).click();
  await page.getByText('取消收藏成功').waitFor();
  const late = page.waitForResponse(/\/myFav/);
  letGo();
  await late;
  await quiet();
  await page.getByText('还没有收藏').waitFor();
  expect(await row.count()).toBe(0);
});

journey(
  '[H3] the star: asked for a member alone, taken back by a second tap, put right where the call fails',
  async () => {
    const visitor = await phone({ expected: [/ERR_FAILED/] });
    await visitor.open(at(await article()));
    const requests = logRequests(visitor.page);
    await visitor.page.mouse.wheel(0, 4000);
    await visitor.quiet();
    expect(requests.count('hasFav')).toBe(0);

    const { page, context } = await member(await article(), { expected: [/ERR_FAILED/] });
    await star(page).click();
    await page.getByText('收藏成功').waitFor();
    await star(page).click();
    await page.getByText('取消收藏成功').waitFor();
    expect(await star(page).getAttribute('aria-pressed')).toBe('false');
    await context.route('**/fav', (route) => route.abort());
    await star(page).click();
    await page.getByText('网络错误').waitFor();
    await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('false');
  },
);

journey(
  '[F24 userDetail] a section – chosen – stands in the address, and is the one after a reload',
  async () => {
    const { page, ready } = await member('/userDetail.html');
    await section(page, '设置').click();
    await page.waitForURL('**/userDetail.html?tab=settings');
    await page.reload();
    await ready();
    await page.getByRole('button', { name: '退出登录' }).waitFor();
    expect(await section(page, '设置').getAttribute('aria-pressed')).toBe('true');
    await section(page, '收藏').click();
    await page.waitForURL('**/userDetail.html');
  },
);

journey('[F24 userDetail] another nickname shows at once, and in the other tab', async () => {
  const { page, context } = await member('/userDetail.html');
  const other = await context.newPage();
  await other.goto(newsroom().origin + at('/login.html'));
  await other.getByText('已登录：读者').waitFor();
  await section(page, '设置').click();
  await page.getByRole('button', { name: /^昵称/ }).click();
  await page.getByRole('textbox', { name: /昵称/ }).fill('');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: '请输入昵称' }).waitFor();
  await page.getByRole('textbox', { name: /昵称/ }).fill('澜川 官方');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: '这个昵称会被当作本报或工作人员，请换一个' }).waitFor();
  expect(await page.getByRole('textbox', { name: /昵称/ }).inputValue()).toBe('澜川 官方');
  await page.getByRole('textbox', { name: /昵称/ }).fill('央金拉姆');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('昵称已修改').waitFor();
  await page.getByRole('heading', { name: '央金拉姆' }).waitFor();
  await other.getByText('已登录：央金拉姆').waitFor();
});

journey('[F24 userDetail][wire n18] everything that is held about a member comes as a zip', async () => {
  const { page, number } = await member('/userDetail.html');
  await section(page, '设置').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出资料/ }).click();
  const file = await (await download).path();
  const files = unzipSync(await readFile(file));
  expect(Object.keys(files)).toContain('profile.json');
  expect(new TextDecoder().decode(files['profile.json'])).toContain(number);
  await page.getByText('资料已导出').waitFor();
});

journey(
  '[F24 userDetail][G5] a member’s data – logged out here or in another tab – is gone from the page',
  async () => {
    const { page, context } = await member('/userDetail.html');
    const heading = page.getByRole('heading', { name: /^读者/ });
    await heading.waitFor();
    const other = await context.newPage();
    await other.goto(newsroom().origin + at('/userDetail.html'));
    await section(other, '设置').click();
    await other.getByRole('button', { name: '退出登录' }).click();
    await other.getByText('已退出登录').waitFor();
    for (const one of [page, other]) {
      await one.getByRole('heading', { name: '个人主页' }).waitFor();
      await one.getByRole('link', { name: '登录', exact: true }).waitFor();
    }
    expect(await heading.count()).toBe(0);
  },
);

journey('[F24 userDetail][K12] a membership ends with its terms agreed to and confirmed', async () => {
  const { page } = await member('/userDetail.html');
  await section(page, '设置').click();
  await page.evaluate(() => localStorage.setItem('searchHistory', JSON.stringify(['隧道'])));
  await page.getByRole('button', { name: '注销账号' }).click();
  const end = page.getByRole('button', { name: '注销账号' }).last();
  await page.getByRole('checkbox').waitFor();
  await end.click();
  await page.getByRole('alert').filter({ hasText: '请先阅读并同意注销须知' }).waitFor();
  await page.getByRole('checkbox').check();
  await end.click();
  const sheet = page.getByRole('dialog', { name: '确定注销账号' });
  await sheet.getByRole('button', { name: '取消' }).click();
  await sheet.waitFor({ state: 'detached' });
  await end.click();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: '确定' }).click();
  await page.getByText('账号已注销').waitFor();
  // No draft and no search of the member is left.
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const name of ['searchHistory', 'commentDrafts', 'keptOf']) expect(left).not.toContain(name);
  await page.getByRole('heading', { name: '个人主页' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken');
});

journey('[H3] a followed column – by a member or a visitor’s device – is listed under 我的', async () => {
  const { page, open, quiet } = await phone();
  await open(at('/columnDetail/2.html'));
  const requests = logRequests(page);
  await quiet();
  expect(requests.count('getSubcribeCols')).toBe(0);
  await page.getByRole('button', { name: /^订阅 / }).click();
  await page.getByRole('button', { name: /^已订阅 / }).waitFor();
  // the browser remembers that it follows once the platform has said so
  await page.waitForFunction(() => window.localStorage.getItem('follows') !== null);
  expect(requests.count('topicSub')).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: /^已订阅 / }).waitFor();
  await page.goto(newsroom().origin + at('/login.html?return=/userDetail.html'));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await logIn(newsroom(), page, newPhone());
  await page.waitForURL('**/userDetail.html');
  await section(page, '订阅').click();
  await page.getByRole('heading', { name: '栏目' }).waitFor();
  await page.getByRole('button', { name: /^已订阅 / }).click();
  await page.getByRole('button', { name: /^订阅 / }).waitFor();
});

journey(
  '[F24 userDetail][wire n7] another member’s page – shows their public data and a follow button',
  async () => {
    const shown = await member('/userDetail.html');
    const uid = await shown.page.evaluate(() => JSON.parse(localStorage.getItem('loginInfo') ?? '{}').uid);
    const { page, open } = await phone();
    await open(at(`/userDetail/${uid}.html`));
    await page.getByRole('heading', { name: /^读者/ }).waitFor();
    await page.getByRole('button', { name: /^订阅 / }).click();
    await page.getByText('1人关注').waitFor();
    await open(at('/userDetail/99999999.html'));
    await page.getByRole('heading', { name: '没有这位读者，或账号已停用' }).waitFor();
  },
);

journey('[F24 getUserInfo] says what is known of the member', async () => {
  const { page } = await member('/getUserInfo.html');
  await page.getByText('137****').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

journey('[F24 getUserInfo] what the platform does not answer is not said to be so', async () => {
  const { page, open } = await member('/userDetail.html', { expected: [/Failed to load resource/] });
  await page.getByRole('group', { name: '我的内容' }).waitFor();
  await page.route('**/member/userInfo?*', (route) => route.abort());
  await open(at('/getUserInfo.html'));
  await page.getByText('137****').waitFor();
  await page.getByText('网络错误').waitFor();
  await expect.poll(() => page.getByRole('term').allTextContents()).not.toContain('已关联微信等账号');
});

journey('[F24 getUserInfo] its links stay where they are while it loads', async () => {
  const { page, open } = await member('/userDetail.html');
  await page.getByRole('group', { name: '我的内容' }).waitFor();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/member\/(info|userInfo)(\?|$)/, (route) => released.then(() => route.continue()));
  await open(at('/getUserInfo.html'));
  const link = page.getByRole('link', { name: '积分与兑换' });
  const loading = page.getByRole('definition').filter({ hasText: '加载中' });
  await expect.poll(() => loading.count()).toBe(3);
  const place = await link.boundingBox();
  release();
  await expect.poll(() => loading.count()).toBe(0);
  expect(await link.boundingBox()).toEqual(place);
});

journey('[A15] a preview pass opens an article in the page; the way on carries none of it', async () => {
  const { db, origin, clock } = newsroom();
  const id = await newsroom().articleId('雪豹');
  const text =
    'update articles set status = 0, content = replace(content, \'"aStatus":1\', \'"aStatus":0\') where site_id = 1 and id = $1';
  await db.run({ name: 'e2e draft', text }, [id]);
  const { headers } = await aStaff({ db, clock }, { site: 1, role: 'editor' });
  const answer = await fetch(`${origin}/newsroom/sites/1/articles/${id}/preview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const { ticket }: { ticket: string } = await answer.json();
  // a pass that is over is a page that is gone
  const { page, open, quiet } = await phone({ expected: [/404/] });
  const requests = logRequests(page);
  await open(at(`/newsDetail/1/${id}.html?ticket=${ticket}`));
  await page.getByText('此稿件尚未发布，仅供预览').waitFor();
  await page.mouse.wheel(0, 4000);
  await quiet();
  expect(await star(page).count()).toBe(0);
  expect(requests.count('event')).toBe(0);
  await page.getByRole('navigation').getByRole('link').first().click();
  await page.waitForURL('**/home.html');
  expect(page.url()).not.toContain('ticket');
  await page.goBack();
  await page.getByText('此稿件尚未发布，仅供预览').waitFor();
  clock.forward(31 * 60_000);
  await page.reload();
  await page.getByRole('heading', { name: '预览凭证无效或已过期' }).waitFor();
});

journey(
  '[C6][C7][C2] a member’s own page, its four parts – light, dark, elder – axe finds nothing, targets are large enough, nothing sideways',
  async () => {
    const { page, open, prefer, quiet } = await member('/userDetail.html');
    await prepareAxe(page);
    for (const look of ['', 'dark-1', 'elder-1']) {
      await prefer(look);
      await open(at('/userDetail.html'));
      const elder = look === 'elder-1';
      for (const name of ['收藏', '订阅', '消息', '设置']) {
        const where = `${name} ${look}`;
        await section(page, name).click();
        await quiet();
        expect.soft(await axeFindings(page), where).toEqual([]);
        expect.soft(await page.evaluate(smallTargets, elder ? 60 : 44), where).toEqual([]);
        if (elder) expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 }), where).toEqual([]);
        expect.soft(await page.evaluate(sideways), where).toEqual([]);
      }
    }
  },
);

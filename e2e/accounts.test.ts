import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn, logRequests } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订阅号内容' }).getByRole('link', { name });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订阅号分类' }).getByRole('link', { name });
const dynamics = (page: Page) => page.locator('main a[href*="/dynamicDetail/"]');

journey(
  '[F15 xyDetail][G11][H3] an account followed without a login – after the login – stays followed and is among one’s own',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/home.html'));
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '号外' }).click();
    await page.locator('main a[href$="/xyDetail/1.html"]').first().click();
    await page.waitForURL('**/xyDetail/1.html');
    await heading(page, '白塔镇发布').waitFor();
    await page.getByRole('button', { name: '订阅 白塔镇发布', exact: true }).click();
    await page.getByRole('button', { name: '已订阅 白塔镇发布' }).waitFor();
    const path = '/xyDetail/1.html';
    await page.goto(newsroom().origin + at(`/login.html?return=${encodeURIComponent(path)}`));
    await logIn(newsroom(), page, '13800000151');
    await page.waitForURL(`**${at(path)}`);
    await page.getByRole('button', { name: '已订阅 白塔镇发布' }).waitFor();
    await page.goto(newsroom().origin + at('/subscriptionList/1.html'));
    await page.getByRole('button', { name: '已订阅 白塔镇发布' }).waitFor();
    await page.goto(newsroom().origin + at('/userDetail.html'));
    await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '订阅' }).click();
    await page.getByRole('link', { name: /^白塔镇发布/ }).click();
    await heading(page, '白塔镇发布').waitFor();
  },
);

journey(
  '[F15 xyDetail][E1] an account with thirteen dynamics – scrolled to the end – shows each once and the end',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/xyDetail/2.html'));
    await tab(page, '动态').click();
    await page.waitForURL('**/xyDetail/2.html?tab=dynamics');
    await dynamics(page).first().waitFor();
    await dynamics(page).last().scrollIntoViewIfNeeded();
    await page.getByText('没有更多了').waitFor();
    const hrefs = await dynamics(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(13);
    expect(new Set(hrefs).size).toBe(13);
  },
);

journey(
  '[F15 xyDetail][A10] a tab of an account – its question opened and left – shows the tab again, and the way back leaves the account',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/subscriptionList/1.html'));
    await page.getByRole('link', { name: /^白塔镇发布/ }).click();
    await heading(page, '白塔镇发布').waitFor();
    await tab(page, '视频').click();
    await page.waitForURL('**?tab=videos');
    await tab(page, '问答').click();
    const question = page.locator('main a[href*="/askDetail/"], main a[href*="/qaDetail/"]').first();
    await question.click();
    await page.waitForURL(/\/(ask|qa)Detail\//);
    await page.goBack();
    await question.waitFor();
    expect(await tab(page, '问答').getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await page.waitForURL('**/subscriptionList/1.html');
  },
);

journey('[F15 xyDetail] the row of tabs – another tab – stays where it is', async () => {
  const { page, open } = await phone({ reducedMotion: true });
  await open(at('/xyDetail/1.html'));
  const top = () => tab(page, '问答').evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await tab(page, '问答').evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 200));
  const before = await top();
  await tab(page, '问答').click();
  await page.waitForURL('**?tab=questions');
  await page.locator('main a[href*="Detail/"] h2').first().waitFor();
  expect(await top()).toBe(before);
});

journey('[B8][E2] a list of an account that fails – the retry – loads it', async () => {
  const { page, open, context } = await phone({
    reducedMotion: true,
    expected: [/getXyDynamic/, /ERR_FAILED/, /Failed to load resource/],
  });
  await open(at('/xyDetail/1.html'));
  await context.route(/getXyDynamic/, (route) => route.abort());
  await tab(page, '动态').click();
  await page.getByRole('alert').waitFor();
  await context.unroute(/getXyDynamic/);
  await page.getByRole('button', { name: '重试' }).click();
  await dynamics(page).first().waitFor();
});

journey(
  '[F15 subscriptionList] the categories – one after the other – show their accounts, and following is kept',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const requests = logRequests(page);
    await open(at('/subscriptionList.html'));
    await page.getByRole('link', { name: /^白塔镇发布/ }).waitFor();
    await category(page, '学校').click();
    await page.waitForURL('**/subscriptionList/2.html');
    await page.getByRole('button', { name: '订阅 澜川一中', exact: true }).click();
    await page.getByRole('button', { name: '已订阅 澜川一中' }).waitFor();
    await category(page, '乡镇').click();
    await page.getByRole('link', { name: /^白塔镇发布/ }).waitFor();
    await category(page, '学校').click();
    await page.getByRole('button', { name: '已订阅 澜川一中' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '已订阅 澜川一中' }).waitFor();
    await page.getByRole('button', { name: '订阅 桑多寄宿学校', exact: true }).click();
    await page.getByRole('button', { name: '已订阅 桑多寄宿学校' }).waitFor();
    await category(page, '乡镇').click();
    await page.getByRole('link', { name: /^白塔镇发布/ }).waitFor();
    await category(page, '学校').click();
    await page.getByRole('button', { name: '已订阅 桑多寄宿学校' }).waitFor();
    expect(requests.count('topicSub')).toBe(2);
  },
);

journey(
  '[F15 subscriptionList] a shared list – its paper’s name – leads home, an account to its page',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/subscriptionList/1.html?isShare=true'));
    await page.getByRole('link', { name: /^来自/ }).waitFor();
    await page.getByRole('link', { name: /^桑多乡/ }).click();
    await heading(page, '桑多乡').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^来自/ }).click();
    await page.waitForURL('**/home.html?isShare=true');
  },
);

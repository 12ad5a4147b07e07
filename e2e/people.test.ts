import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

journey(
  '[F16 reporter][A10][H3] a reporter of an article – followed and left for an article – comes back exactly as left',
  async () => {
    const { page, open } = await phone();
    await open(at(`/newsDetail/1/${await newsroom().articleId('央措雪山拍到雪豹带崽')}.html`));
    await page.locator('a[href$="/reporter/4.html"]').click();
    await page.getByRole('heading', { name: '罗松次仁', level: 1 }).waitFor();
    await page.getByRole('button', { name: '订阅 罗松次仁', exact: true }).click();
    await page.getByRole('button', { name: '已订阅 罗松次仁' }).waitFor();

    await page.getByRole('navigation', { name: '稿件与动态' }).getByText('动态').click();
    const dynamics = page.locator('a[href*="/dynamicDetail/"]');
    await expect.poll(() => dynamics.count()).toBeGreaterThanOrEqual(10);
    await dynamics.nth(9).scrollIntoViewIfNeeded();
    await expect.poll(() => dynamics.count()).toBe(12);
    const left = await page.evaluate(() => window.scrollY);
    await dynamics.nth(9).click();
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功', { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => dynamics.count()).toBe(12);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.getByRole('button', { name: '已订阅 罗松次仁' }).waitFor();
  },
);

journey(
  '[F16 dynamicDetail] pictures of a dynamic – tapped – open in the gallery, back closes it',
  async () => {
    const { page, open } = await phone();
    await open(at('/dynamicDetail/1101.html'));
    await page.getByRole('link', { name: '查看大图 2' }).click();
    const gallery = page.getByRole('dialog', { name: '图片浏览' });
    await gallery.getByText('2 / 3').waitFor();
    await page.goBack();
    await gallery.waitFor({ state: 'detached' });
  },
);

journey(
  '[F16 figureDetail][F16 personageReports] a figure – all coverage – leads to the reports and back to the profile',
  async () => {
    const { page, open } = await phone();
    await open(at('/figureDetail/1003.html'));
    await page.getByRole('link', { name: '全部报道 石敬川' }).click();
    await page.getByRole('heading', { name: '石敬川报道集', level: 1 }).waitFor();
    await expect.poll(() => page.locator('main li a[href*="Detail/"]').count()).toBe(3);
    await page.getByRole('link', { name: '人物主页' }).click();
    await page.getByRole('heading', { name: '简历' }).waitFor();
  },
);

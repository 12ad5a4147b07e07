import { setupToken } from '@platform/staff/people/setup.service';
import { axeFindings } from '@testing/axe';
import { closeBrowser, journey, openPhone } from '@testing/browser';
import { type Newsroom, openNewsroom } from '@testing/demonstration';
import { afterAll, beforeAll, expect } from 'vitest';
import { body, choose, heading, PASSWORD, title } from './deskSteps';

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await openNewsroom();
});
afterAll(async () => {
  await closeBrowser();
  await newsroom.close();
});

journey(
  '[K10] a newsroom without staff – the link of its start opened on a phone – has its admin, its paper, a column and a first article that readers read',
  async () => {
    const { origin, basePath } = newsroom;
    const { page } = await openPhone({ origin, expected: [/Failed to load resource/] });
    await page.goto(`${origin}/desk/setup#${setupToken(newsroom.sign)}`);
    await heading(page, '欢迎使用').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('姓名').fill('林小河');
    await page.getByLabel('用户名').fill('lin');
    await page.getByLabel('密码').fill('short');
    await page.getByRole('button', { name: '开始' }).click();
    await page.getByText(/at least 12 characters/).waitFor();
    await page.getByLabel('密码').fill(PASSWORD);
    await page.getByRole('button', { name: '开始' }).click();

    await heading(page, '您的报纸').waitFor();
    await page.getByLabel('报名').fill('清水报');
    await page.getByText('一人（主编自己）').click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '下一步' }).click();

    await heading(page, '栏目').waitFor();
    newsroom.clock.forward(3_000);
    await page.getByLabel('新栏目').fill('乡村');
    await page.getByRole('button', { name: '添加' }).click();
    await page.getByRole('listitem').filter({ hasText: '乡村' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '写第一篇文章' }).click();

    await title(page).fill('清水报今天出版');
    await body(page).click();
    await page.keyboard.type('第一篇文章。');
    await choose(page, /栏目/, '乡村');
    await page.getByText('未使用').click();
    await page.getByRole('button', { name: '送审' }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    const steps = page.getByRole('region', { name: '经过' }).getByRole('listitem');
    await steps.filter({ hasText: '发布' }).first().waitFor();

    const reader = await openPhone({ origin });
    await reader.open(`${basePath}/newsDetail/${await newsroom.articleId('清水报今天出版')}.html`);
    await reader.page.getByText('第一篇文章。').waitFor();
    await reader.page.getByText('林小河').first().waitFor();

    await page.goto(`${origin}/desk/1/settings`);
    await heading(page, '设置').waitFor();
    expect(await page.getByLabel('报名').inputValue()).toBe('清水报');
    await page.getByRole('button', { name: '上移 乡村' }).click();
    expect(await axeFindings(page)).toEqual([]);
  },
);

import { aStaff } from '@testing/aStaff';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { logIn } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const WORDS = '梨树开了一半，站在树下能听见蜜蜂。';
const CIRCLE = '/circleDetail/1.html';

const picture = async () => {
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#4a7' } });
  return { name: '梨花.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() };
};
const sheet = (page: Page) => page.getByRole('dialog').first();
const text = (page: Page) => sheet(page).getByRole('textbox', { name: '内容' });
const row = (page: Page, words: string) => page.locator('li').filter({ hasText: words });

/** Calls of a moderator. */
async function moderator() {
  const { headers } = await aStaff(newsroom(), { site: 1, role: 'moderator' });
  return async (method: 'GET' | 'POST', path: string) => {
    const answer = await fetch(`${newsroom().origin}/newsroom/sites/1${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    newsroom().clock.forward(10_000);
    return answer.json();
  };
}
const postWith = async (call: Awaited<ReturnType<typeof moderator>>, words: string) => {
  const { list } = await call('GET', '/posts');
  const found = list.find(({ content }: { content: string }) => content === words);
  return found ?? expect.fail(`no post ${words} waits`);
};

journey(
  '[F24 circleDetail][G11][H4] a post with a picture – written signed out, sent after the login – is pending, approved, and shown to everybody',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at(CIRCLE));
    await page.getByRole('button', { name: '发帖' }).click();
    await sheet(page).getByRole('button', { name: '发布' }).click();
    await sheet(page).getByRole('alert').getByText('请输入内容，或添加图片').waitFor();
    await text(page).fill(WORDS);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await open(at(CIRCLE));
    await page.getByRole('button', { name: '发帖' }).click();
    expect(await text(page).inputValue()).toBe(WORDS);

    await sheet(page)
      .locator('input[type=file][multiple]')
      .setInputFiles(await picture());
    await logIn(newsroom(), page, '13800000071');
    await sheet(page).locator('li img[src*="/media/"]').waitFor();
    await sheet(page).getByRole('button', { name: '发布' }).click();
    await page.locator('#toast').getByText('已提交，审核后公开').waitFor();
    await row(page, WORDS).getByText('审核中').waitFor();
    await row(page, WORDS).getByRole('link').click();
    await page.getByRole('status').getByText('正在审核，目前只有您自己能看到。').waitFor();

    const reads = async () => {
      const other = await phone();
      await other.open(at(CIRCLE));
      return row(other.page, WORDS).count();
    };
    expect(await reads()).toBe(0);
    const call = await moderator();
    const waiting = await postWith(call, WORDS);
    expect(waiting).toMatchObject({ circle: '澜川拍客', pictures: [expect.stringMatching(/^\/media\//)] });
    await call('POST', `/posts/${waiting.id}/approve`);
    expect(await reads()).toBe(1);
    await open(at(`/postDetail/${waiting.id}.html`));
    await page.getByRole('button', { name: /^点赞/ }).waitFor();
    expect(await page.getByRole('status').getByText('正在审核').count()).toBe(0);
  },
);

journey(
  '[F24 postDetail][H1][H2] a post – liked, commented, its author looked up – keeps both after a reload',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await openAsMember(newsroom(), { page, open }, at(CIRCLE), '13800000072');
    await page.getByRole('button', { name: '加入 澜川拍客' }).click();
    await page.getByRole('button', { name: '已加入 澜川拍客' }).waitFor();
    await page.getByText('1265位成员').waitFor();
    await row(page, '央措雪山，露了十九分钟').getByRole('link').click();
    // the list has the same button
    await page.locator('section[aria-labelledby=comments]').waitFor();
    await page.getByRole('button', { name: '点赞 311' }).click();
    await page.getByRole('button', { name: '点赞 312', pressed: true }).waitFor();
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    await page.getByRole('textbox', { name: '评论内容' }).fill('明天我也去看。');
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await row(page, '明天我也去看。').getByText('评论审核中').waitFor();
    newsroom().clock.forward(10_000);
    await page.reload();
    await page.getByRole('button', { name: '点赞 312', pressed: true }).waitFor();
    await row(page, '明天我也去看。').waitFor();
    await page.getByRole('link', { name: /望远镜/ }).click();
    await page.getByRole('heading', { name: '望远镜', level: 1 }).waitFor();
    await row(page, '央措雪山，露了十九分钟').waitFor();
  },
);

journey(
  '[F24 friendsCircleDetail][F24 userDetail] a moment – posted from one’s own page, rejected by the newsroom – says so to its author alone',
  async () => {
    const words = '今天的云像一匹灰马。';
    // as served the address has nothing: the author's own reading finds it
    const hidden = { reducedMotion: true, expected: [/404/] };
    const { page, open } = await phone(hidden);
    await openAsMember(newsroom(), { page, open }, at('/userDetail.html'), '13800000073');
    await page.getByRole('button', { name: '帖子' }).click();
    await page.getByText('还没有帖子').waitFor();
    await page.getByRole('button', { name: '发动态' }).click();
    await text(page).fill(words);
    await sheet(page).getByRole('button', { name: '发布' }).click();
    await row(page, words).getByText('审核中').waitFor();
    const call = await moderator();
    const { id } = await postWith(call, words);
    await call('POST', `/posts/${id}/reject`);
    await open(at(`/friendsCircleDetail/${id}.html`));
    await page.getByRole('status').getByText('没有通过审核，只有您自己能看到。').waitFor();
    const other = await phone(hidden);
    await other.open(at(`/friendsCircleDetail/${id}.html`));
    await other.page.getByText('还没有内容').waitFor();
  },
);

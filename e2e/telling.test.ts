import { readFile } from 'node:fs/promises';
import { ContributionStatus, TipoffStatus } from '@contract/participation/codes';
import { answerTipoff, reviewContribution } from '@platform/contributions/newsroomTelling.service';
import { journey, type Phone } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** Comes to a page as the member of a phone number. */
const comeIn = (visitor: Pick<Phone, 'page' | 'open'>, number: string, path: string) =>
  openAsMember(newsroom(), visitor, at(path), number);
const numberIn = (page: Page): number => Number(/(\d+)\.html$/.exec(new URL(page.url()).pathname)?.[1]);

/** A real clip, lengthened by an empty box so that it travels in three parts. */
async function longClip(): Promise<Buffer> {
  const clip = await readFile('demo/videos/riverMorning.mp4');
  const box = Buffer.alloc(2_400_000);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  return Buffer.concat([clip, box]);
}

journey(
  '[F23 tipoffDetail][H4][G12] a tip-off with a video – over a broken line, through a reload – arrives whole and is answered to its teller alone',
  async () => {
    const teller = await phone({ expected: [/ERR_FAILED/], reducedMotion: true });
    const { page } = teller;
    await comeIn(teller, '13700000001', '/tipoffDetail.html');
    await page.getByRole('button', { name: '提交报料' }).click();
    await page.getByRole('alert').getByText('请写下您看到的').waitFor();
    await page.getByLabel(/您看到了什么/).fill('河边的井盖松了');
    await page.reload();
    await expect.poll(() => page.getByLabel(/您看到了什么/).inputValue()).toBe('河边的井盖松了');

    const requests = logRequests(page);
    await page.route('**/minio/upload?*partNumber=2*', (route) => route.abort());
    const buffer = await longClip();
    const file = { name: '井盖.mp4', mimeType: 'video/mp4', buffer };
    await page.locator('input[accept="video/*,audio/*"]').setInputFiles(file);
    await page.getByRole('alert').getByText('上传中断').waitFor();
    await page.unroute('**/minio/upload?*partNumber=2*');
    await page.getByRole('button', { name: '继续上传' }).click();
    await page.getByText('已上传').waitFor();
    const parts = requests.all.flatMap((one) => /partNumber=(\d+)/.exec(one.url())?.[1] ?? []);
    expect(parts).toEqual(['1', '2', '2', '3']);

    await page.getByRole('button', { name: '提交报料' }).click();
    await page.getByRole('heading', { name: '报料已收到' }).waitFor();
    await page.getByRole('link', { name: /河边的井盖松了/ }).click();
    await page.locator('main video[src*="/media/"]').waitFor();
    await page.getByText('已收到', { exact: true }).waitFor();
    const id = numberIn(page);
    const answer = { status: TipoffStatus.answered, answer: '已经换好，谢谢您。' };
    await answerTipoff(newsroom().db, 1, id, answer, new Date(newsroom().clock.now()));
    await page.reload();
    await page.getByRole('heading', { name: '编辑部回复' }).waitFor();
    await page.getByText('已经换好，谢谢您。').waitFor();

    const stranger = await phone();
    await stranger.open(at(`/tipoffDetail/${id}.html`));
    await stranger.page.getByText('登录后可以看您的报料').waitFor();
  },
);

journey(
  '[F23 seekArticleDetail][F23 inputArticleDetail][G11] a contribution – written before the login – waits, is rejected with its reason and can be sent again',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/seekArticleDetail/1.html'));
    await page.getByRole('button', { name: '我要投稿' }).click();
    const sheet = page.getByRole('dialog', { name: '我要投稿' });
    await sheet.getByRole('button', { name: '提交稿件' }).click();
    await sheet.getByRole('alert').getByText('请输入标题').waitFor();
    await sheet.getByLabel('标题').fill('村口的桥');
    await sheet.getByLabel('正文').fill('桥比路先到。');
    await sheet.getByRole('button', { name: '提交稿件' }).click();
    await logIn(newsroom(), page, '13700000002');
    await page.waitForURL('**/inputArticleDetail/*.html');
    await page.getByText('待审核', { exact: true }).waitFor();
    const verdict = { status: ContributionStatus.notPassed, reason: '请补充桥的名字' };
    await reviewContribution(newsroom().db, 1, numberIn(page), verdict, new Date());
    await page.reload();
    await page.getByText('未通过', { exact: true }).waitFor();
    await page.getByText('请补充桥的名字').waitFor();
    await page.getByRole('button', { name: '修改后再投' }).click();
    await page.waitForURL('**/seekArticleDetail/1.html');
    await page.getByRole('button', { name: '我要投稿' }).click();
    await expect.poll(() => sheet.getByLabel('正文').inputValue()).toBe('桥比路先到。');

    await open(at('/inputArticleDetail.html'));
    await page.getByRole('button', { name: '未通过' }).click();
    await page.getByRole('link', { name: /村口的桥/ }).waitFor();
    await page.getByRole('button', { name: '已通过' }).click();
    await page.getByText('还没有投稿').waitFor();
  },
);

journey(
  '[F22 onlineStudy] a course – begun on one phone – goes on where it was left on another',
  async () => {
    const path = '/onlineStudy/1.html';
    const first = await phone({ reducedMotion: true });
    await comeIn(first, '13700000003', path);
    const video = first.page.locator('main video');
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(3);
    const kept = first.page.waitForResponse(/\/data\/read/);
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await kept;
    await first.page.getByRole('link', { name: /第四节/ }).click();
    await first.page.waitForURL('**/newsDetail/*.html');

    const second = await phone({ reducedMotion: true });
    await comeIn(second, '13700000003', path);
    await second.page.getByText('已学1节，共4节').waitFor();
    await second.page.getByRole('button', { name: /第一节.*已学\d\d%/ }).waitFor();
  },
);

import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const slide = (page: Page, place: number) => page.locator(`[data-place="${place}"]`);
const isPlaying = (page: Page, place: number) =>
  slide(page, place)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const isMuted = (page: Page, place: number) =>
  slide(page, place)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.muted);
const plays = async (page: Page, place: number) => expect.poll(() => isPlaying(page, place)).toBe(true);

/** Numbers of the videos whose play was sent. */
function watchPlays(page: Page): number[] {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/mvod/api/event')) return;
    sent.push(Number(JSON.parse(request.postData() ?? '{}').id));
  });
  return sent;
}

journey(
  '[F18 minVideoDetail] a reader goes through the videos – silent first, sound stays once on, each play counts once',
  async () => {
    const { page, open } = await phone();
    const sent = watchPlays(page);
    await open(at('/minVideoDetail/1.html'));
    await plays(page, 0);
    expect(await isMuted(page, 0)).toBe(true);
    await expect.poll(() => slide(page, 1).locator('video').getAttribute('preload')).toBe('auto');
    await page.getByRole('button', { name: '打开声音' }).click();
    expect(await isMuted(page, 0)).toBe(false);
    await page.keyboard.press('ArrowDown');
    await plays(page, 1);
    expect(await isMuted(page, 1)).toBe(false);
    await expect.poll(() => isPlaying(page, 0)).toBe(false);
    await page.keyboard.press('PageUp');
    await plays(page, 0);
    for (let place = 1; place < 8; place += 1) {
      await page.keyboard.press('ArrowDown');
      await plays(page, place);
    }
    const [place, title] = [page.url(), await slide(page, 7).getByRole('heading').textContent()];
    expect(place).not.toContain('/minVideoDetail/1.html');
    await page.keyboard.press('ArrowDown');
    await page.getByText('已经看完了').waitFor();
    expect([...sent].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await page.reload();
    expect(page.url()).toBe(place);
    expect(await slide(page, 0).getByRole('heading').textContent()).toBe(title);
  },
);

journey(
  '[F18][H2] a member’s double tap – likes, stays after a reload and on another phone, a second one does not take it back',
  async () => {
    const { page, open } = await phone();
    await open(at(`/login.html?return=${encodeURIComponent('/mvodShare/3.html')}`));
    await logIn(newsroom(), page, '13500000171');
    await page.waitForURL('**/mvodShare/3.html');
    await plays(page, 0);
    const like = slide(page, 0).getByRole('button', { name: /^点赞 / });
    const before = Number((await like.getAttribute('aria-label'))?.split(' ')[1]);
    const video = slide(page, 0).getByRole('button', { name: '暂停' });
    await video.dblclick({ position: { x: 150, y: 200 } });
    await page.getByText('点赞成功').waitFor();
    expect(await like.getAttribute('aria-label')).toBe(`点赞 ${before + 1}`);
    await plays(page, 0);
    await page.reload();
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await slide(page, 0)
      .getByRole('button', { name: '暂停' })
      .dblclick({ position: { x: 150, y: 200 } });
    await plays(page, 0);
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    newsroom().clock.forward(61_000);
    const other = await phone();
    await other.open(at(`/login.html?return=${encodeURIComponent('/mvodShare/3.html')}`));
    await logIn(newsroom(), other.page, '13500000171');
    await other.page.waitForURL('**/mvodShare/3.html');
    // the served page is nobody's
    await other.page.reload();
    const known = slide(other.page, 0).getByRole('button', { name: /^点赞 / });
    await expect.poll(() => known.getAttribute('aria-pressed')).toBe('true');
  },
);

journey(
  '[F18][H1][E6] comments and related videos – open over the video, four related ones lead on',
  async () => {
    const { page, open } = await phone();
    await open(at('/minVideoDetail/1.html'));
    await plays(page, 0);
    await slide(page, 0).getByRole('button', { name: /^评论/ }).click();
    const comments = page.getByRole('dialog', { name: /^评论 4/ });
    await comments.getByText('没有配乐真好。').waitFor();
    expect(await isPlaying(page, 0)).toBe(true);
    await page.keyboard.press('Escape');
    await comments.waitFor({ state: 'detached' });
    await slide(page, 0).getByRole('button', { name: '相关视频' }).click();
    const links = page.getByRole('dialog', { name: '相关视频' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(4);
    await links.first().click();
    await page.waitForURL(/minVideoDetail\/6\.html/);
    await page.getByRole('heading', { name: '横着看的夜：滨河路十秒' }).waitFor();
  },
);

journey('[F18] a reader who saves motion – nothing plays by itself, a tap plays with sound', async () => {
  const { page, open } = await phone({ reducedMotion: true });
  await open(at('/minVideoDetail/1.html'));
  const play = slide(page, 0).getByRole('button', { name: '播放视频' });
  await play.waitFor();
  expect(await isPlaying(page, 0)).toBe(false);
  await play.click();
  await plays(page, 0);
  expect(await isMuted(page, 0)).toBe(false);
  await page.keyboard.press('ArrowDown');
  await slide(page, 1).getByRole('button', { name: '播放视频' }).waitFor();
  expect(await isPlaying(page, 1)).toBe(false);
});

journey('[F18][B8] the next videos do not come – the end says so and a tap fetches them', async () => {
  const { page, open } = await phone({ expected: [/relatedList/, /ERR_FAILED/] });
  let isAway = true;
  await page.route(/relatedList/, (route) => (isAway ? route.abort() : route.continue()));
  await open(at('/minVideoDetail/1.html'));
  await plays(page, 0);
  // four related ones came with the page
  for (let place = 1; place < 5; place += 1) {
    await page.keyboard.press('ArrowDown');
    await plays(page, place);
  }
  await page.keyboard.press('ArrowDown');
  const retry = page.getByRole('button', { name: '重试' });
  await retry.waitFor();
  isAway = false;
  await retry.click();
  await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(5);
});

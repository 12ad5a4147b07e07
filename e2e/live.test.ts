import { addReport, changeReport, removeReport, setLiveStatus } from '@platform/lives/liveEditing.service';
import { journey } from '@testing/browser';
import { untilIdle } from '@testing/quiet';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
/** The live of the emergency ward, which runs, and one that is announced. */
const LIVE = 1;
const OTHER = 2;

const work = () => ({ site: 1, staff: 0, at: new Date(newsroom().clock.now()) });
const post = (content: string, live = LIVE) => {
  const doc = { title: '', user: '林晚舟', userID: 2, userIcon: '', content, sourceType: 1, attachments: [] };
  return addReport(newsroom().db, work(), live, { top: false, doc });
};

async function openLive(hash = '') {
  const visitor = await phone({ reducedMotion: true });
  const path = at(`/liveDetail/${LIVE}/${await newsroom().articleId('急诊科')}.html${hash}`);
  // the first frame may come before the page is ready
  const frame = visitor.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await Promise.all([frame, visitor.open(path)]);
  return visitor;
}

journey(
  '[F7][I5] a report posted while a reader reads – waits behind a button, shows on a tap, is edited and goes in place',
  async () => {
    const { page } = await openLive();
    const first = page.locator('li[id^=report-]').first();
    const before = await first.textContent();
    const id = await post('三床的家属送来一盆花');
    await post('foreign', OTHER);
    const chip = page.getByRole('button', { name: '1条新报道' });
    await chip.waitFor();
    expect(await first.textContent()).toBe(before);
    await chip.click();
    const row = page.locator(`#report-${id}`);
    await row.getByText('三床的家属送来一盆花').waitFor();
    await expect.poll(() => first.getAttribute('id')).toBe(`report-${id}`);
    expect(await page.getByText('foreign').count()).toBe(0);
    await changeReport(newsroom().db, work(), LIVE, id ?? 0, { doc: { content: '五床的家属送来一盆花' } });
    await row.getByText('五床的家属送来一盆花').waitFor();
    await removeReport(newsroom().db, work(), LIVE, id ?? 0, 'test');
    await row.waitFor({ state: 'detached' });
  },
);

journey('[F7] a status that is pushed – shows at once, and only that of the open live counts', async () => {
  const { page } = await openLive();
  await page.getByText('直播中', { exact: true }).waitFor();
  await setLiveStatus(newsroom().db, work(), OTHER, 2);
  await setLiveStatus(newsroom().db, work(), LIVE, 2);
  await page.getByText('已结束', { exact: true }).waitFor();
  await setLiveStatus(newsroom().db, work(), LIVE, 1);
  await page.getByText('直播中', { exact: true }).waitFor();
});

journey('[I5] a page that comes back from the background – asks once and misses nothing', async () => {
  const { page, quiet } = await openLive();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('liveChanges')) requests.push(request.url());
  });
  await post('一号车第六趟');
  await page.getByRole('button', { name: '1条新报道' }).waitFor();
  // a request that is still under way would answer for the one to come
  await quiet();
  const before = requests.length;
  await page.evaluate('window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))');
  await expect.poll(() => requests.length).toBe(before + 1);
  await post('一号车第七趟');
  await page.getByRole('button', { name: '2条新报道' }).click();
  await page.getByText('一号车第七趟').waitFor();
  expect(await page.getByText('一号车第六趟').count()).toBe(1);
});

journey('[F7] a link to one report – opens the live at it', async () => {
  const { page } = await openLive('#report-3');
  const row = page.locator('#report-3');
  await expect
    .poll(() => row.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await page.getByRole('button', { name: '最早在前' }).click();
  await expect
    .poll(() => page.locator('li[id^=report-]').first().textContent())
    .toContain('先看人，再看单子');
});

journey(
  '[A3][A6] a live’s address with a news article’s id – opened – keeps the title that says that there is no such live',
  async () => {
    const { page, open } = await phone({ expected: [/404/] });
    const id = await newsroom().articleId('央措隧道两头掘进');
    await open(at(`/liveDetail/${id}.html`));
    await page.getByRole('heading', { name: '没有这场直播' }).waitFor();
    await untilIdle(page);
    expect(await page.title()).toBe('没有这场直播');
    await open(at(`/liveDetail/${id}.html?title=${encodeURIComponent('另起的名')}`));
    await expect.poll(() => page.title()).toBe('另起的名');
  },
);

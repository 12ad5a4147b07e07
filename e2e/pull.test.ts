import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

let news = 999_100;
/** One more article at the head of a column. */
async function publish(title: string): Promise<void> {
  const { db, clock } = newsroom();
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  news += 1;
  const draft = anArticle({ key: `news-${news}`, columnID: 2, title, publishtime: new Date(clock.now()) });
  await createArticleWriter(db, site, clock.now).saveDraft(draft, news);
  clock.forward(10_000);
}

/** A finger pulls the page down from the top, that far. */
async function pull(page: Page, pixels: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 300);
  for (let moved = 20; moved <= pixels; moved += 20) await touch('touchMove', 300 + moved);
  await touch('touchEnd');
}

const rows = (page: Page) => page.locator('main li a[href*="/newsDetail/"]');
/** It comes once the page stands. */
const refresh = (page: Page) => page.getByRole('button', { name: '重新加载' });

journey('[E3] pulled down far enough the column is asked for anew, and says what is new', async () => {
  const { page, open } = await phone();
  await open(at('/home.html?column=2'));
  await refresh(page).waitFor();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/getArticles')) calls += 1;
  });
  await publish('下拉就来的新稿');
  await pull(page, 60);
  expect(calls).toBe(0);
  await pull(page, 240);
  await rows(page).filter({ hasText: '下拉就来的新稿' }).waitFor();
  expect(calls).toBe(1);
  await expect.poll(() => page.locator('#toast').textContent()).toMatch(/1/);
});

journey('[E3] by the button too, which keys reach; a failed one leaves the list as it is', async () => {
  const { page, open } = await phone({ expected: [/Failed to load resource/] });
  await open(at('/home.html?column=2'));
  await refresh(page).focus();
  await publish('按一下就来的新稿');
  await page.keyboard.press('Enter');
  await rows(page).filter({ hasText: '按一下就来的新稿' }).waitFor();
  const before = await rows(page).allTextContents();
  await page.route('**/getArticles*', (route) => route.abort());
  await refresh(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#toast').textContent()).toBe('网络错误');
  expect(await rows(page).allTextContents()).toEqual(before);
});

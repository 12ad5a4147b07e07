import { XyStatus } from '@contract/codes';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const ARTICLE = '在白塔镇过一个星期天';
const path = async () => at(`/newsDetail/${await newsroom().articleId(ARTICLE)}.html`);
const setStatus = (status: number) =>
  newsroom().db.run(
    { name: 'e2e-account-status', text: 'update accounts set status = $1 where site_id = 1 and id = 1' },
    [status],
  );

journey('[F4] an article of an account leads to it, before anything of the part has come', async () => {
  const { page, open } = await phone();
  await open(await path());
  const link = page.getByRole('link', { name: '白塔镇发布 订阅号' });
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await link.click();
  await page.waitForURL('**/xyDetail/1.html');
  await page.getByRole('heading', { level: 1, name: '白塔镇发布' }).waitFor();
});

journey('[F26] an account that was closed is led to no more; its article stays', async () => {
  await setStatus(XyStatus.closed);
  newsroom().clock.forward(3000);
  try {
    const { page, open } = await phone();
    await open(await path());
    await page.getByText('版权声明').scrollIntoViewIfNeeded();
    // The account's comment on the article stays, under its name (wire S8).
    expect(await page.locator('a[href$="/xyDetail/1.html"]').count()).toBe(0);
  } finally {
    await setStatus(XyStatus.open);
  }
});

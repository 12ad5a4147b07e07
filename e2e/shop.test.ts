import { RANK_HIT_INFLUENCE } from '@contract/limits';
import { aStaff } from '@testing/aStaff';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { logIn } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const DAY_MS = 86_400_000;

const vote = (page: Page, name: string) => page.getByRole('button', { name: `打榜 ${name}`, exact: true });
const voted = (page: Page, name: string) => page.getByRole('button', { name: `已打榜 ${name}`, exact: true });
const give = (points: number, number: string) =>
  newsroom().db.run({ name: 'e2e points', text: 'update members set score = $1 where phone = $2' }, [
    points,
    number,
  ]);

journey(
  '[F15 xyListShare][H3] a visitor’s vote – after the login – counts, shows its new figure, stays through a reload, and can be given again the next day',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/subscriptionList.html'));
    await page.getByRole('link', { name: '影响力排行榜' }).click();
    await page.waitForURL('**/xyListShare.html');
    const row = page.getByRole('listitem').filter({ has: page.locator('b').getByText('县人民医院') });
    const influence = async () => Number(/影响力 (\d+)/.exec((await row.first().textContent()) ?? '')?.[1]);
    const before = await influence();
    await vote(page, '县人民医院').click();
    await logIn(newsroom(), page, '13800000161');
    await voted(page, '县人民医院').waitFor();
    await expect.poll(influence).toBe(before + RANK_HIT_INFLUENCE);
    await vote(page, '桑多乡').waitFor();
    await page.reload();
    await voted(page, '县人民医院').waitFor();
    newsroom().clock.forward(DAY_MS);
    await page.reload();
    await vote(page, '县人民医院').waitFor();
    await page.getByRole('navigation', { name: '榜单周期' }).getByRole('link', { name: '上周' }).click();
    await page.waitForURL('**/xyListShare.html?type=1');
    // the list of this week has such rows, too
    await vote(page, '县人民医院').waitFor({ state: 'detached' });
    await page
      .getByText(/影响力 \d/)
      .first()
      .waitFor();
    expect([await page.evaluate(sideways), await page.evaluate(smallTargets, 44)]).toEqual([[], []]);
  },
);

journey(
  '[F19 productDetail][F19 integralShop] a product – redeemed by a member, handed out by staff – shows its code, then that it was fetched',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const number = '13800000162';
    await openAsMember(newsroom(), { page, open }, at('/getUserInfo.html'), number);
    await give(200, number);
    await page.getByRole('link', { name: '积分与兑换' }).click();
    await page.getByText('200', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: '积分' }).getByRole('link', { name: '商品' }).click();
    await page.getByRole('link', { name: /七里坎百花蜜/ }).click();
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await page.getByRole('button', { name: '确认兑换' }).click();
    await page.getByRole('dialog', { name: '兑换成功' }).waitFor();
    const code = (await page.getByRole('dialog').textContent())?.match(/[A-Z2-9]{4}-[A-Z2-9]{4}/)?.[0] ?? '';
    await page.getByRole('dialog').getByRole('link', { name: '我的兑换' }).click();
    await page.getByText(code).waitFor();
    await page.getByText('待领取').waitFor();
    await page.getByText('20', { exact: true }).waitFor();
    const { headers } = await aStaff(newsroom(), { site: 1, role: 'editor' });
    const answer = await fetch(`${newsroom().origin}/newsroom/sites/1/redemptions/hand-out`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect(answer.status).toBe(200);
    await page.reload();
    await page.getByText('已领取').waitFor();
    await page.getByRole('navigation', { name: '积分' }).getByRole('link', { name: '明细' }).click();
    await page.getByRole('button', { expanded: false }).first().click();
    await page.getByText('七里坎百花蜜 250 克').waitFor();
    await page.getByText('\u2212180', { exact: true }).waitFor();
    expect([await page.evaluate(sideways), await page.evaluate(smallTargets, 44)]).toEqual([[], []]);
  },
);

import { auditVote } from '@platform/votes/ledger/audit.service';
import { answerQuestion } from '@testing/answerQuestion';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { configure, logIn, logRequests } from './members';
import { visitNewsroom } from './visit';
import { votesOf } from './votes';

const { newsroom, phone, at } = visitNewsroom();
const { ballots, idOf } = votesOf(newsroom, at);

const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择“${name}”`, exact: true });
const give = (page: Page) => page.getByRole('button', { name: '投票', exact: true });
/** Opens the vote of a title and waits until one can choose. */
async function openVote(page: Page, open: (path: string) => Promise<unknown>, title: string) {
  const vote = await idOf(title);
  await open(at(`/activityVote/${vote.id}/${vote.activity}.html`));
  await page.getByRole('checkbox').first().waitFor();
  return vote;
}

describe('[F9 activityVote] the vote of an activity', () => {
  journey(
    'three themes – chosen one after the other, over a reload – are one ballot, twice a day',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      const { id } = await openVote(page, open, '一桌年夜饭，由你来配');
      const requests = logRequests(page);
      expect(await axeFindings(page)).toEqual([]);
      const choose = async (dishes: Readonly<Record<string, readonly string[]>>) => {
        for (const [theme, names] of Object.entries(dishes)) {
          await page.getByRole('link', { name: theme, exact: true }).click();
          for (const name of names) await pick(page, name).check();
        }
      };
      await pick(page, '酸笋').check();
      await give(page).click();
      await page.getByText('“热菜”至少选2项').waitFor();
      expect(requests.count('ticket')).toBe(0);
      await page.reload();
      await page.getByText('已选1项').waitFor();
      await choose({ 热菜: ['清水鱼', '石锅鸡'], 点心: ['荞饼'] });
      await give(page).dblclick();
      await page.getByText('投票成功').waitFor();
      await page.getByText('今天还可投1次').waitFor();
      expect([requests.count('ticket'), requests.count('recordVoteCountAndLog')]).toEqual([1, 1]);
      // the same dish a second time
      await page.getByRole('link', { name: '点心', exact: true }).click();
      await page.getByText('已投').waitFor();
      expect(await pick(page, '荞饼').count()).toBe(0);
      newsroom().clock.forward(5_000);
      await choose({ 凉菜: ['薄荷牛肉'], 热菜: ['火腿炖萝卜', '酥油洋芋'], 点心: ['米花糖'] });
      await give(page).click();
      await page.getByText('今天的次数已用完，明天再来').waitFor();
      expect((await ballots(id)).filter(({ kind }) => kind === 'vote')).toHaveLength(2);
      expect(await auditVote(newsroom().db, 1, id)).toMatchObject({ fault: '' });
      // the ledger, checked in this browser
      await page.getByText('投票规则').click();
      await page.getByRole('link', { name: /公开账本/ }).click();
      await page.waitForURL(`**/ledger/${id}`);
      await page.getByRole('button', { name: '核验' }).click();
      await page.getByText(/账本完整：3条记录校验无误，1388张选票计入/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      // tomorrow
      newsroom().clock.forward(86_400_000);
      await page.reload();
      await pick(page, '酸笋').waitFor();
    },
  );

  journey('[F9] search and order – a number, then most votes – show what is asked for', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await openVote(page, open, '你最常走的那座桥');
    const names = page.locator('main li a[href*="/voteItemDetail/"] b');
    await page.getByRole('searchbox').fill('铁索');
    await page.keyboard.press('Enter');
    await page.getByText('“铁索”的搜索结果').waitFor();
    await expect.poll(() => names.allTextContents()).toEqual(['茶路铁索桥']);
    await page.getByRole('button', { name: '清除搜索' }).click();
    await page.getByRole('link', { name: '按浏览量' }).click();
    await expect
      .poll(async () => (await names.allTextContents()).slice(0, 2))
      .toEqual(['七孔桥', '云溪大桥']);
  });

  journey('[G11] for members – chosen before the login – is given once after it', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    const { id } = await openVote(page, open, '你最常走的那座桥');
    await pick(page, '松岭独木桥').check();
    await page.getByRole('button', { name: '登录后投票' }).click();
    await page.getByRole('dialog').waitFor();
    await logIn(newsroom(), page, '13900000073');
    await page.getByText('投票成功').waitFor();
    await page.getByText('今天的次数已用完，明天再来').waitFor();
    expect((await ballots(id)).filter(({ kind }) => kind === 'vote')).toHaveLength(1);
    // the card voted for is as high as the one beside it, and so its figures stand beside the other's
    const mine = page.locator('main li', { hasText: '已投' });
    await mine.scrollIntoViewIfNeeded();
    const [own = 0, ...others] = await mine.evaluate((card) => {
      const cards = [...(card.parentElement?.children ?? [])];
      const row = cards.filter(
        (one) => Math.abs(one.getBoundingClientRect().top - card.getBoundingClientRect().top) < 1,
      );
      return [card, ...row].map((one) => one.querySelector('a + span')?.getBoundingClientRect().top ?? 0);
    });
    expect(others.length).toBe(2);
    for (const other of others) expect(Math.abs(other - own)).toBeLessThanOrEqual(1);
  });
});

describe('[F9 voteItemDetail] an option', () => {
  journey(
    'with a code – its question answered, its work done by a worker of this host – counts, and its votes stay hidden',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      const { id } = await openVote(page, open, '小小讲解员');
      expect(await page.getByText(/^\d+票$/).count()).toBe(0);
      await page.getByRole('link', { name: /赛马节的第一声锣/ }).click();
      await page.waitForURL('**/voteItemDetail/**');
      await page.getByText('票数和排名在结束后公布').waitFor();
      await page.getByRole('button', { name: '投给这一项' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('img', { name: '验证码图片' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const worker = page.waitForEvent('worker');
      await sheet.getByRole('button', { name: '看不清图片？回答一个问题' }).click();
      const question = (await sheet.getByText(/[？?]/).textContent()) ?? '';
      await sheet.getByLabel('答案').fill(answerQuestion(question));
      await sheet.getByRole('button', { name: '提交' }).click();
      await page.getByText('投票成功').waitFor();
      await page.getByText('投票次数已用完').waitFor();
      expect((await worker).url()).toMatch(/\/assets\/solver\.worker-[\w-]+\.js$/);
      expect((await ballots(id)).filter(({ kind }) => kind === 'vote')).toHaveLength(1);
    },
  );
});

journey.each([
  ['activityVote', '新公交什么颜色', {}, '投票已结束'],
  ['activityVoteWeb', '城北新公园叫什么', { width: 320, cookie: 'dark-1' }, '投票还没有开始'],
] as const)(
  '[F9 %s][C7] %s – over or still to come – says so and fits',
  async (screen, title, options, words) => {
    const { page, open } = await phone({ reducedMotion: true, ...options });
    await configure(newsroom(), {});
    const { id, activity } = await idOf(title);
    await open(at(`/${screen}/${id}/${activity}.html`));
    await page.getByText(words, { exact: true }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.evaluate(sideways)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  },
);

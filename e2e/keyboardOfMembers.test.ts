import { RegistrationStatus } from '@contract/participation/codes';
import { anEntry } from '@testing/anEntry';
import { journey } from '@testing/browser';
import { untilIdle } from '@testing/quiet';
import { describe, expect } from 'vitest';
import { expectFocusOn, tabTo, walkForm, walkSheet } from './keyboardActions';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe('screens of members alone', () => {
  /** Sheets and forms are measured in elder mode, which asks for the most. */
  async function member(path: string, number: string, expected: readonly RegExp[] = []) {
    const visitor = await phone({ reducedMotion: true, cookie: 'elder-1', expected });
    await openAsMember(newsroom(), visitor, at(path), number);
    await untilIdle(visitor.page);
    return visitor.page;
  }

  const idOf = async (number: string) => {
    const found = { name: 'member by number', text: 'select id from members where phone = $1' };
    return (await newsroom().db.one<{ id: number }>(found, [number]))?.id ?? 0;
  };
  const cutOff = [/ERR_|Failed to load|Failed to fetch/];
  const isInMain = () => document.activeElement?.closest('main') !== null;

  journey(
    '[C6][C7][F24 userDetail] settings – each opened by key – keep the focus; forms and sheets are reached whole',
    async () => {
      const page = await member('/userDetail.html', '13511112001');
      const button = (name: string) => page.getByRole('button', { name });
      await walkForm(page, button('设置').last(), true);
      for (const name of ['昵称', '更换手机号', '修改密码', '注销账号'])
        await walkForm(page, button(name).first(), true);
      await page.getByRole('checkbox').last().check();
      await walkSheet(page, button('注销账号').last(), true);
      await walkSheet(page, button('语言与显示'), true);
    },
  );

  journey('[C6][C7][H1] a comment – answered or reported by key – its sheet is reached whole', async () => {
    const id = await newsroom().articleId('央措隧道两头掘进');
    const page = await member(`/commentAll/${id}/0.html`, '13511112002');
    await walkSheet(page, page.getByRole('button', { name: '回复', exact: true }).first(), true);
    await walkSheet(page, page.getByRole('button', { name: '举报' }).first(), true);
  });

  journey(
    '[C6][C7][F8 signupdetail] a sign-up – withdrawn by key – its sheet is reached whole, and the focus stays in the page',
    async () => {
      const { db } = newsroom();
      const number = '13511112003';
      const river = await db.one<{ id: number }>({
        name: 'activity by the river',
        text: `select id from activities where doc->>'title' like '志愿清河日%'`,
      });
      const page = await member(`/signupdetail.html?fileId=${river?.id}`, number);
      const entry = { activity: river?.id ?? 0, member: await idOf(number) };
      await anEntry(db, { ...entry, status: RegistrationStatus.passed });
      await page.reload();
      const withdraw = page.getByRole('button', { name: '取消报名' });
      await walkSheet(page, withdraw, true);
      await withdraw.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).press('Enter');
      await page.getByText('还没有报名').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    },
  );

  journey(
    '[C6][C7][H1] one’s own comment – deleted by keyboard alone, the first time without a network – the error is said in the sheet, and the focus stays in it, then in the list',
    async () => {
      const number = '13511112005';
      const article = await newsroom().articleId('央措隧道两头掘进');
      const page = await member(`/commentAll/${article}/0.html`, number, cutOff);
      const insert = `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
        values (1, 0, $1, $2, $3, decode(md5($3::text), 'hex'), 0, now())`;
      await newsroom().db.run({ name: 'e2e own comment', text: insert }, [
        ...[article, await idOf(number), '凭键盘删去的一句'],
      ]);
      newsroom().clock.forward(3_000);
      await page.reload();
      await untilIdle(page);
      const row = page.locator('main li').filter({ hasText: '凭键盘删去的一句' });
      const button = row.getByRole('button', { name: '删除评论' });
      await button.waitFor();
      await walkSheet(page, button, true);
      await button.press('Enter');
      const sheet = page.getByRole('dialog');
      const remove = sheet.getByRole('button', { name: '删除', exact: true });
      await tabTo(page, remove);
      await page.route('**/delMyDiscuss*', (route) => route.abort());
      await page.keyboard.press('Enter');
      await sheet.getByRole('alert').getByText('网络错误').waitFor();
      await expectFocusOn(remove, 'the focus after an error');
      await page.unroute('**/delMyDiscuss*');
      await page.keyboard.press('Enter');
      await sheet.waitFor({ state: 'detached' });
      await row.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(isInMain)).toBe(true);
    },
  );

  journey(
    '[C6][C7][F19 productDetail] a product – redeemed by keyboard alone, the first time without a network – the error is said in the sheet, and the focus stays in it, then goes back',
    async () => {
      const number = '13511112006';
      const { db } = newsroom();
      const product = await db.one<{ id: number }>({
        name: 'product in stock',
        text: 'select id from products where stock > 1 order by id limit 1',
      });
      const path = `/productDetail.html?id=${product?.id}`;
      const page = await member(path, number, cutOff);
      await db.run({ name: 'e2e points', text: 'update members set score = 5000 where phone = $1' }, [
        number,
      ]);
      // the server's short caches are over
      newsroom().clock.forward(5_000);
      await page.reload();
      const open = page.getByRole('button', { name: '兑换', exact: true });
      await page.getByText('我的积分 5000').waitFor();
      await tabTo(page, open);
      await walkSheet(page, open, true);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      const confirm = sheet.getByRole('button', { name: '确认兑换' });
      await tabTo(page, confirm);
      await page.route('**/product/exchange*', (route) => route.abort());
      await page.keyboard.press('Enter');
      await sheet.getByRole('alert').getByText('网络错误').waitFor();
      await expectFocusOn(confirm, 'the focus after an error');
      await page.unroute('**/product/exchange*');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: '兑换成功' }).waitFor();
      const isInSheet = () => document.activeElement?.closest('dialog') !== null;
      await expect.poll(() => page.evaluate(isInSheet)).toBe(true);
      await tabTo(page, sheet.getByRole('link', { name: '我的兑换' }));
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await expectFocusOn(open, 'the focus after the sheet');
    },
  );

  journey('[C6][C7][F9] a ballot – that asks for a code – its sheet is reached whole by key', async () => {
    const option = await newsroom().db.one<{ id: number }>({
      name: 'option with a code',
      text: `select o.id from vote_options o join votes v on v.site_id = o.site_id and v.id = o.vote_id
        join activities a on a.site_id = v.site_id and a.id = v.object_id
        where v.kind = 'activity' and a.doc->>'title' like '小小讲解员%' order by o.id limit 1`,
    });
    const page = await member(`/voteItemDetail/${option?.id}.html`, '13511112004');
    await walkSheet(page, page.getByRole('button', { name: '投给这一项' }), true);
  });
});

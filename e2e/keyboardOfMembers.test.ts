import { RegistrationStatus } from '@contract/participation/codes';
import { anEntry } from '@testing/anEntry';
import { journey } from '@testing/browser';
import { untilIdle } from '@testing/quiet';
import { describe, expect } from 'vitest';
import { walkForm, walkSheet } from './keyboardActions';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe('what only a member opens', () => {
  /** Sheets and forms are measured in elder mode, which asks for the most. */
  async function member(path: string, number: string) {
    const visitor = await phone({ reducedMotion: true, cookie: 'elder-1' });
    await openAsMember(newsroom(), visitor, at(path), number);
    await untilIdle(visitor.page);
    return visitor.page;
  }

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
      const found = await db.one<{ id: number }>(
        { name: 'member by number', text: 'select id from members where phone = $1' },
        [number],
      );
      const entry = { activity: river?.id ?? 0, member: found?.id ?? 0 };
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

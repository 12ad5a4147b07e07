import { axeFindings, prepareAxe } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeTo, configure, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);

const run = (name: string, text: string, values: readonly unknown[]) =>
  newsroom().db.run({ name: `e2e ${name}`, text }, values);

/** A member at a page; their phone is gone where `hasPhone` is false. */
async function member(number: string, path: string, { hasPhone = true, cookie = '' } = {}) {
  const visitor = await phone({ cookie });
  await openAsMember(newsroom(), visitor, path, number);
  if (!hasPhone) await run('no phone', 'update members set phone = null where phone = $1', [number]);
  return visitor;
}

async function write(page: Page, words: string): Promise<void> {
  await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
  await page.getByRole('textbox').first().fill(words);
}

describe('a member without a phone', () => {
  journey(
    '[K20] a comment – the phone declined, then bound – keeps the words, asks again and is sent once by that tap',
    async () => {
      await configure(newsroom(), { siteConfig: { discuss: { auditType: '0' } } });
      const { page } = await member('13600000001', await article(), { hasPhone: false });
      const requests = logRequests(page);
      const words = '先绑定再说话';
      await write(page, words);
      await page.getByRole('button', { name: '发表' }).click();
      await page.getByRole('heading', { name: '绑定手机' }).waitFor();
      await prepareAxe(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('alert').filter({ hasText: '发言前请先绑定手机号' }).waitFor();
      expect(await page.getByRole('textbox', { name: '评论内容' }).inputValue()).toBe(words);
      await page.getByRole('button', { name: '发表' }).click();
      await page.getByLabel('手机号').fill('13600000091');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByText('验证码已发送').waitFor();
      await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), '13600000091'));
      await page.getByRole('button', { name: '绑定手机' }).click();
      await page.locator('li').filter({ hasText: words }).first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      // refused, refused, and the second tap's again
      expect(requests.count('discuss')).toBe(3);
      const text = 'select count(*)::int as count from comments where content = $1';
      const stored = await newsroom().db.one<{ count: number }>({ name: 'e2e stored', text }, [words]);
      expect(stored?.count).toBe(1);
    },
  );
});

describe('a silenced member', () => {
  journey(
    '[K20] a comment – in Chinese and in English – is refused with end and reason, and the words stay',
    async () => {
      for (const [number, cookie, refusal] of [
        ['13600000002', 'locale-zh', /您已被禁言，截止2099-06-01 08:00。原因：辱骂他人/],
        ['13600000003', 'locale-en', /You may not write until .*2099.* Reason: 辱骂他人/],
      ] as const) {
        const { page } = await member(number, await article(), { cookie });
        const text = `insert into sanctions (site_id, member_id, kind, reason, created_at, ends_at)
        select site_id, id, 1, '辱骂他人', now(), '2099-06-01 08:00+08' from members where phone = $1`;
        await run('silence', text, [number]);
        await write(page, '还想说一句');
        await page.locator('[role=dialog] button[type=submit], dialog button[type=submit]').first().click();
        await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
        expect(await page.getByRole('textbox').first().inputValue()).toBe('还想说一句');
      }
    },
  );
});

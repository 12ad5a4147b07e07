import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { codeTo, configure } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const GUARDIAN = '13600002099';
const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
const looks = ['', 'dark-1', 'elder-1', 'locale-bo'] as const;

/** Accessibility, targets, type and width of a sheet or form. */
async function measure(page: Page, name: string) {
  const elder = name.includes('elder');
  expect.soft(await axeFindings(page), name).toEqual([]);
  expect.soft(await page.evaluate(smallTargets, elder ? 60 : 44), name).toEqual([]);
  if (elder) expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 }), name).toEqual([]);
  expect.soft(await page.evaluate(sideways), name).toEqual([]);
}

journey(
  '[K23] a child’s comment – their age said, then a guardian’s code – keeps the words and is sent once by that tap',
  async () => {
    await configure(newsroom(), { askAge: true });
    const visitor = await phone({ reducedMotion: true });
    const { page } = visitor;
    await openAsMember(newsroom(), visitor, await article(), '13600002001');
    const words = '我也想说一句';
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: '发表' }).click();
    await page.getByLabel('出生年份').selectOption('2020');
    await page.getByLabel('月份').selectOption('5');
    await measure(page, 'age');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByRole('heading', { name: '监护人同意' }).waitFor();
    await measure(page, 'guardian');
    await page.getByLabel('手机号').fill(GUARDIAN);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom(), GUARDIAN));
    await page.getByRole('button', { name: '监护人同意', exact: true }).click();
    await page.locator('li').filter({ hasText: words }).first().waitFor();
    const text = 'select count(*)::int as count from comments where content = $1';
    const stored = await newsroom().db.one<{ count: number }>({ name: 'e2e stored', text }, [words]);
    expect(stored?.count).toBe(1);
    await configure(newsroom(), { askAge: false });
  },
);

describe('minors’ mode', () => {
  journey(
    '[K23] a visitor’s browser – the mode entered, and left – has no shop meanwhile, and the page served has none either',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      await open(at('/home.html'));
      await page.getByRole('button', { name: '设置' }).click();
      await page.getByRole('button', { name: '进入未成年人模式' }).click();
      await page.getByRole('button', { name: '退出未成年人模式' }).waitFor();
      await open(at('/integralShop.html'));
      await page.getByText('未成年人模式下不能使用商城').waitFor();
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join(';');
      const served = await fetch(page.url(), { headers: { cookie } });
      expect(await served.text()).toContain('未成年人模式下不能使用商城');
      await open(at('/home.html'));
      await page.getByRole('button', { name: '设置' }).click();
      await page.getByRole('button', { name: '退出未成年人模式' }).click();
      await open(at('/integralShop.html'));
      await page
        .getByText('积分可换')
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor();
      expect(await page.getByText('未成年人模式下不能使用商城').count()).toBe(0);
    },
  );

  journey(
    '[K23][C2][C6][C7] a member’s settings – each look – axe finds nothing, targets and type are large enough; entered, their comment is not sent',
    async () => {
      const visitor = await phone({ reducedMotion: true });
      const { page, open, prefer } = visitor;
      await openAsMember(newsroom(), visitor, at('/userDetail.html?tab=settings'), '13600002002');
      for (const look of looks) {
        await prefer(look);
        await open(at('/userDetail.html?tab=settings'));
        await page
          .getByRole('button', { name: /未成年人模式|ལོ་མ་ལོན་པའི་རྣམ་པ།/ })
          .first()
          .click();
        await page.locator('main select').first().waitFor();
        await measure(page, `settings ${look}`);
      }
      await prefer('');
      await open(at('/userDetail.html?tab=settings'));
      await page.getByRole('button', { name: '年龄与未成年人模式' }).click();
      await page.getByRole('button', { name: '进入未成年人模式' }).click();
      await page.getByText('已进入未成年人模式').waitFor();
      await open(await article());
      await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
      await page.getByRole('textbox').first().fill('不该发出去');
      await page.getByRole('button', { name: '发表' }).click();
      await page.getByRole('alert').filter({ hasText: '未成年人模式下不能使用这项功能' }).waitFor();
    },
  );
});

import { aStaff } from '@testing/aStaff';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const insert = async (name: string, text: string, values: readonly unknown[]): Promise<number> =>
  Number((await newsroom().db.one<{ id: number }>({ name: `e2e ${name}`, text }, values))?.id);

/** Calls of somebody of the newsroom, a new one each. */
async function moderator() {
  const { headers } = await aStaff(newsroom(), { site: 1, role: 'moderator' });
  return async (path: string, body: object = {}): Promise<number> => {
    const answer = await fetch(`${newsroom().origin}/newsroom/sites/1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
}

/** A member with a comment that waits for review, and with a post that does. */
async function author(number: string, words: string, cookie = '') {
  // a post under review is served as absent before its author reads it
  const visitor = await phone({ reducedMotion: true, cookie, expected: [/404 .*\/postDetail\//] });
  await openAsMember(newsroom(), visitor, at('/userDetail.html'), number);
  const uid = await visitor.page.evaluate(
    (): string => JSON.parse(localStorage.getItem('loginInfo') ?? '{}').uid,
  );
  const article = await newsroom().articleId('央措隧道两头掘进');
  const comment = await insert(
    'comment',
    `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
     values (1, 0, $1, $2, $3, decode(md5($3::text), 'hex'), 1, now()) returning id`,
    [article, uid, words],
  );
  const doc = JSON.stringify({ title: '', content: words, pics: [], videos: [], location: '' });
  const post = await insert(
    'post',
    `insert into posts (site_id, id, circle_id, member_id, published_at, state, doc)
     select 1, max(id) + 1, 1, $1, now(), 1, $2 from posts returning id`,
    [uid, doc],
  );
  return { ...visitor, comment, post };
}
const dialog = (page: Page) => page.getByRole('dialog');

journey(
  '[K21] a refused comment – its reason read, appealed, decided by somebody else – is told, and shown again to everybody',
  async () => {
    const { page, open, comment } = await author('13600001001', '写得真好，过来看看');
    const [first, second] = [await moderator(), await moderator()];
    expect(await first(`/comments/${comment}/reject`, { reason: '像广告' })).toBe(200);
    await open(at('/userDetail.html?tab=comments'));
    await page.getByRole('button', { name: '原因与申诉' }).click();
    await dialog(page).getByText('像广告').waitFor();
    await dialog(page).getByRole('textbox', { name: '申诉理由' }).fill('只是夸一句');
    await dialog(page).getByRole('button', { name: '提交申诉' }).click();
    await dialog(page).getByText('已收到，等待另一位编辑决定').waitFor();
    const appeal = await insert('appeal', 'select id from appeals where object_id = $1', [comment]);
    expect(await first(`/appeals/${appeal}`, { upheld: true })).toBe(409);
    expect(await second(`/appeals/${appeal}`, { upheld: true, note: '不是广告' })).toBe(200);
    newsroom().clock.forward(10_000);
    await open(at('/userDetail.html?tab=messages'));
    await page.getByText('您的申诉已通过').waitFor();
    await open(at('/userDetail.html?tab=comments'));
    await page.locator('main li').filter({ hasText: '已显示' }).waitFor();
    expect(await page.getByRole('button', { name: '原因与申诉' }).count()).toBe(0);
  },
);

journey(
  '[K15][K21] a refused post – told in the messages, appealed there, deleted on its own page – is gone with its page',
  async () => {
    const { page, open, post } = await author('13600001002', '桥头的杏花开了');
    expect(await (await moderator())(`/posts/${post}/reject`, { reason: '没有内容' })).toBe(200);
    newsroom().clock.forward(10_000);
    await open(at('/userDetail.html?tab=messages'));
    await page.getByRole('button', { name: '原因与申诉' }).click();
    await dialog(page).getByText('没有内容').waitFor();
    await page.keyboard.press('Escape');
    await open(at(`/postDetail/${post}.html`));
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await dialog(page)
      .getByText(/别人的评论不再显示/)
      .waitFor();
    await dialog(page).getByRole('button', { name: '删除', exact: true }).click();
    await page.getByText('删除成功').waitFor();
    const text = 'select count(*)::int as id from posts where id = $1';
    expect(await insert('gone', text, [post])).toBe(0);
  },
);

journey(
  '[C2][C6][C7] reason, appeal and deletion – light, dark, elder, Tibetan – axe finds nothing, targets and type are large enough, nothing sideways',
  async () => {
    const words = '这一句很长，换行以后也要看得清楚。'.repeat(6);
    const { page, open, prefer, comment, post } = await author('13600001003', words);
    const call = await moderator();
    await call(`/comments/${comment}/reject`, { reason: '与报道无关' });
    await call(`/posts/${post}/reject`, { reason: '与圈子无关' });
    newsroom().clock.forward(10_000);
    for (const look of ['', 'dark-1', 'elder-1', 'locale-bo']) {
      const elder = look === 'elder-1';
      await prefer(look);
      const measure = async (name: string) => {
        await page.locator('dialog p').first().waitFor();
        expect.soft(await axeFindings(page), `${name} ${look}`).toEqual([]);
        expect.soft(await page.evaluate(smallTargets, elder ? 60 : 44), `${name} ${look}`).toEqual([]);
        if (elder) expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 }), name).toEqual([]);
        expect.soft(await page.evaluate(sideways), `${name} ${look}`).toEqual([]);
        await page.keyboard.press('Escape');
      };
      await open(at('/userDetail.html?tab=comments'));
      // the way to an appeal loads after the one to deletion
      const ways = page.locator('main li button[aria-haspopup=dialog]');
      await expect.poll(() => ways.count()).toBe(2);
      await ways.first().click();
      await page.locator('dialog textarea').waitFor();
      await measure('appeal');
      await open(at(`/postDetail/${post}.html`));
      await page.locator('article button[aria-haspopup=dialog]').last().waitFor();
      await page.locator('article button[aria-haspopup=dialog]').last().click();
      await measure('delete');
    }
  },
);

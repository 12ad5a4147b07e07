import { axeFindings } from '@testing/axe';
import { journey, type PhoneOptions } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, smallTargets, smallType } from './measures';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const TITLE = '央措隧道两头掘进';
let people = 0;

const run = (name: string, text: string, values: readonly (string | number)[]) =>
  newsroom().db.run({ name: `e2e ${name}`, text }, [...values]);

/** Somebody who said things about the article: `state` is the platform's own number of what became of each. */
async function speaker(words: Readonly<Record<string, number>>, options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone({ reducedMotion: true, ...options });
  people += 1;
  const number = `139000000${String(people).padStart(2, '0')}`;
  await openAsMember(newsroom(), visitor, at('/userDetail.html'), number);
  const uid = await visitor.page.evaluate(
    (): string => JSON.parse(localStorage.getItem('loginInfo') ?? '{}').uid,
  );
  const id = await newsroom().articleId(TITLE);
  const insert = `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
    values (1, 0, $1, $2, $3, decode(md5($3::text), 'hex'), $4, now())`;
  for (const [content, state] of Object.entries(words)) await run('say', insert, [id, uid, content, state]);
  return { ...visitor, id, uid };
}
const openComments = (page: Page) =>
  page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '评论', exact: true }).click();
const rows = (page: Page) => page.locator('main li');

journey(
  '[F24 userDetail][H1] what one said, what became of it, the way to the article, and the way to take it back',
  async () => {
    const { page, id, uid } = await speaker({ 显示了的: 0, 还在审的: 1, 没通过的: 2, 被撤下的: 3 });
    await openComments(page);
    await rows(page).nth(3).waitFor();
    const texts = await rows(page).allTextContents();
    for (const [index, words] of [
      ['被撤下的', '已撤下'],
      ['没通过的', '未通过'],
      ['还在审的', '审核中'],
      ['显示了的', '已显示'],
    ].entries())
      for (const word of words) expect(texts[index]).toContain(word);
    await rows(page).first().getByRole('link', { name: TITLE }).click();
    await page.waitForURL(`**/newsDetail/*${id}.html`);
    await page.goBack();
    // one is where one was
    await rows(page).nth(3).waitFor();
    for (const words of ['被撤下的', '没通过的', '还在审的', '显示了的']) {
      const row = rows(page).filter({ hasText: words });
      await row.getByRole('button', { name: `删除评论：${words}` }).click();
      await page.getByRole('heading', { name: '确定删除评论' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
      await row.waitFor({ state: 'detached' });
    }
    await page.getByText('还没有发表过评论').waitFor();
    const text = `select count(*)::int as deleted, count(*) filter (where content <> '')::int as words
      from comments where member_id = $1 and state = 4`;
    const counts = await newsroom().db.one({ name: 'e2e deleted', text }, [Number(uid)]);
    expect(counts).toEqual({ deleted: 4, words: 0 });
  },
);

journey('[B9] where they do not come that is said, and they can be asked for again', async () => {
  const { page } = await speaker({ 断线也在: 0 }, { expected: [/ERR_|Failed to load|Failed to fetch/] });
  await page.route('**/myDiscuss?*', (route) => route.abort());
  await openComments(page);
  await page.getByRole('alert').getByText('网络错误').waitFor();
  await page.unroute('**/myDiscuss?*');
  await page.getByRole('button', { name: '重试' }).click();
  await rows(page).filter({ hasText: '断线也在' }).waitFor();
});

journey(
  '[C2][C6][C7] one’s own comments – light, dark, elder – axe finds nothing, every target is large enough, nothing sideways',
  async () => {
    const words = { 显示了的: 0, ['还在审的一句长话'.repeat(12)]: 1, 没通过的: 2 };
    const { page, open, prefer } = await speaker(words);
    for (const look of ['', 'dark-1', 'elder-1']) {
      await prefer(look);
      await open(at('/userDetail.html'));
      await openComments(page);
      await rows(page).nth(2).waitFor();
      const elder = look === 'elder-1';
      expect.soft(await axeFindings(page), look).toEqual([]);
      expect.soft(await page.evaluate(smallTargets, elder ? 60 : 44), look).toEqual([]);
      if (elder) expect.soft(await page.evaluate(smallType, { size: 18, line: 1.3 })).toEqual([]);
      expect.soft(await page.evaluate(sideways), look).toEqual([]);
    }
  },
);

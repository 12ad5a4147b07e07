import { Status } from '@contract/statuses';
import { MemberState } from '@platform/membership/memberState.types';
import { journey } from '@testing/browser';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { endLogins } from './members';
import { visitNewsroom } from './visit';
import { fieldMessage, openWriteSheet, setCommentRules, setState } from './writeSheet';

const visit = visitNewsroom();
const { newsroom, phone, at } = visit;
const MINUTE = 60_000;

const rules = (change: object) => setCommentRules(newsroom(), change);

interface Row {
  readonly status: number;
  readonly when: string;
  /** Change in the newsroom between opening the field and sending. */
  readonly happens: () => Promise<unknown>;
  /** The visible text, and the statuses of all answers until then. */
  readonly seen: (page: Page) => Promise<unknown>;
  readonly answers: readonly number[];
}

const posted = (page: Page) => page.getByText('评论成功').waitFor();
const signedOut = (page: Page) =>
  page
    .getByRole('dialog')
    .getByText(/请重新登录|已停用/)
    .first()
    .waitFor();

const { data, refused, discussClosed, discussRefused, discussTooOften, tokenExpired } = Status;
const rows: readonly Row[] = [
  { status: data, when: 'it is taken', happens: () => rules({}), seen: posted, answers: [data] },
  {
    status: refused,
    when: 'it has become too long',
    happens: () => rules({ charactersMost: 2 }),
    seen: fieldMessage('评论不能超过2个字'),
    answers: [refused],
  },
  {
    status: discussClosed,
    when: 'nothing more is taken',
    happens: () => rules({ auditType: '2' }),
    seen: fieldMessage('评论已关闭'),
    answers: [discussClosed],
  },
  {
    status: discussRefused,
    when: 'its words are refused',
    happens: () => rules({ refusedWords: ['话'] }),
    seen: fieldMessage('评论含有不当内容，请修改后再发'),
    answers: [discussRefused],
  },
  {
    status: discussTooOften,
    when: 'it comes too soon',
    happens: () => rules({ minuteMost: 0 }),
    seen: fieldMessage('评论太频繁'),
    answers: [discussTooOften],
  },
  {
    status: tokenExpired,
    when: 'the token has ended: it is renewed, and nobody notices',
    happens: async () => newsroom().clock.forward(131 * MINUTE),
    seen: posted,
    answers: [tokenExpired, data, data],
  },
  {
    status: Status.refreshRefused,
    when: 'the login was ended elsewhere',
    happens: () => endLogins(newsroom()),
    seen: signedOut,
    answers: [tokenExpired, Status.refreshRefused],
  },
  {
    status: Status.memberClosed,
    when: 'the member was closed',
    happens: () => setState(newsroom(), MemberState.disabled),
    seen: signedOut,
    answers: [tokenExpired, Status.memberClosed],
  },
];

describe('[G5][wire W7] statuses of the platform as readers see them', () => {
  journey.each(rows)('[S§8][wire W7] $status: $when', async ({ happens, seen, answers }) => {
    const { page, field, words } = await openWriteSheet(visit);
    const heard: number[] = [];
    page.on('response', async (answer) => {
      if (/\/(discuss|refreshAccessToken)$/.test(new URL(answer.url()).pathname))
        heard.push(Object(await answer.json()).status);
    });
    await happens();
    await page.getByRole('button', { name: '发表' }).click();
    await seen(page);
    await expect.poll(() => heard).toEqual(answers);
    if (answers.at(-1) === data) await page.locator('li').filter({ hasText: words }).first().waitFor();
    else expect(await field.inputValue()).toBe(words);
  });

  journey('[S§8][wire W7] 10001: a reading that is recorded already is ignored, without a word', async () => {
    const { page, open } = await phone();
    const numbered = (route: Route) =>
      route.continue({ postData: `${route.request().postData()}&eventId=e2e-once` });
    await page.route(/\/event$/, numbered);
    const article = at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
    const statuses: number[] = [];
    for (const visit of ['first', 'second']) {
      const counted = page.waitForResponse(/\/event$/);
      await open(`${article}?xyt=${visit}`);
      statuses.push(Object(await (await counted).json()).status);
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(statuses).toEqual([data, Status.ignored]);
    await page.locator('article h1').waitFor();
    expect([await page.locator('#toast').textContent(), await page.getByRole('alert').count()]).toEqual([
      '',
      0,
    ]);
  });

  journey(
    '[S§8][wire W7] other positive: a search the database did not get through says its message',
    async () => {
      const { page, open } = await phone();
      await open(at('/search.html'));
      const answer = page.waitForResponse(/searchAllInTime/);
      await newsroom().db.transaction(async (queries) => {
        await queries.script('lock table article_search in access exclusive mode');
        await page.getByRole('combobox').fill('隧道');
        await page.getByRole('combobox').press('Enter');
        await page.getByText('搜索超时，请换个词再试').first().waitFor();
      });
      expect(await (await answer).json()).toMatchObject({ status: 11_003 });
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  journey('[S§8][C4] negative: who reads English hears no Chinese', async () => {
    const { page, context } = await openWriteSheet(visit);
    const { origin } = newsroom();
    await context.addCookies([{ name: 'touchpaper', value: 'locale-en', url: origin }]);
    await page.reload();
    const star = page.getByRole('button', { name: 'Save', exact: true });
    await star.waitFor();
    await newsroom().db.script('update articles set status = 0 where article_type = 0');
    const answer = page.waitForResponse(/\/fav$/);
    await star.click();
    expect(await (await answer).json()).toMatchObject({ status: refused, message: '找不到要收藏的内容' });
    await page.getByText('Something went wrong. Please try again later.').waitFor();
    await newsroom().db.script('update articles set status = 1 where article_type = 0');
  });

  journey('[S§8][wire W7] 1: what is not there any more is told, and is no fault', async () => {
    const { page, open } = await phone();
    await open(at('/home.html'));
    const row = page.locator('main li a[href*="/newsDetail/"]').first();
    const answer = page.waitForResponse(/getArticleContent/);
    await newsroom().db.script('update articles set status = 0 where article_type = 0');
    newsroom().clock.forward(10_000);
    await row.click();
    expect(await (await answer).json()).toMatchObject({ status: Status.empty });
    await page.getByText('稿件已删除或尚未发布').first().waitFor();
    await newsroom().db.script('update articles set status = 1 where article_type = 0');
  });
});

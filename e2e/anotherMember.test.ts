import { journey } from '@testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { endLogins, logInAnotherMember, logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';
import { choose, give, section, share, toVote, votesOf } from './votes';

/** One browser, several people (G9): what one of them began, wrote or chose is nobody else's, whatever tab that one comes in in. */
const { newsroom, phone, at } = visitNewsroom();
const { article, ballots } = votesOf(newsroom, at);

let people = 0;
function newPhone(): string {
  people += 1;
  return `136000000${String(people).padStart(2, '0')}`;
}

const story = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);

/** A member before a page. */
async function memberAt(path: string) {
  const visitor = await phone({ reducedMotion: true });
  await openAsMember(newsroom(), visitor, path, newPhone());
  return visitor;
}

const another = (context: BrowserContext, leaves = true): Promise<Page> =>
  logInAnotherMember(newsroom(), context, at, { number: newPhone(), leaves });

journey(
  '[F9] another member – in the same browser – sees nothing of the first one’s ballot and may vote',
  async () => {
    const { path, vote } = await article({ needLogin: true });
    const { page, context } = await memberAt(path);
    await toVote(page);
    await choose(page);
    await give(page).click();
    await section(page).getByText('投票成功').waitFor();
    await share(page, '柳湾渠').getByText('我的选择').waitFor();
    await another(context);
    await section(page).getByRole('radio').first().waitFor();
    expect(await section(page).getByText('我的选择').count()).toBe(0);
    expect(await section(page).getByRole('radio', { checked: true }).count()).toBe(0);
    newsroom().clock.forward(10_000);
    await choose(page);
    await give(page).click();
    await section(page).getByText('投票成功').waitFor();
    expect(await ballots(vote)).toHaveLength(2);
  },
);

journey('[H2] has not liked what the first one’s late answer says', async () => {
  const { page, context } = await memberAt(await story());
  let goOn = (): void => undefined;
  const waits = new Promise<void>((done) => {
    goOn = done;
  });
  let arrived = (): void => undefined;
  const counted = new Promise<void>((done) => {
    arrived = done;
  });
  await page.route(/eventType=1(&|$)/, async (route) => {
    const response = await route.fetch();
    arrived();
    await waits;
    await route.fulfill({ response });
  });
  const like = page.getByRole('button', { name: /^点赞/ });
  await like.click();
  await counted;
  const uid = () =>
    page.evaluate(() => Reflect.get(JSON.parse(localStorage.getItem('loginInfo') ?? '{}'), 'uid'));
  const first = await uid();
  await another(context);
  // the first one left before the other came in: the page must have heard of both
  await expect.poll(async () => [undefined, first].includes(await uid())).toBe(false);
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
  const answered = page.waitForResponse(/eventType=1(&|$)/);
  goOn();
  await (await answered).finished();
  // an answer asked for afterwards is read after the late one
  await page.evaluate(async () => (await fetch('/assets/build.txt')).text());
  expect(await like.getAttribute('aria-pressed')).toBe('false');
  expect(await page.evaluate(() => localStorage.getItem('likedArticles'))).toBeNull();
});

journey('sees on an open page nothing of what the first one looked for', async () => {
  const { page, context } = await memberAt(at('/search.html'));
  await page.evaluate(() => localStorage.setItem('searchHistory', JSON.stringify(['隧道'])));
  await page.reload();
  const history = page.getByRole('region', { name: '搜索历史' });
  await history.getByText('隧道').waitFor();
  await another(context);
  await history.waitFor({ state: 'detached' });
});

journey('[G11] goes on with nothing that waited for the first one’s login to begin anew', async () => {
  const { page, context } = await memberAt(await story());
  const requests = logRequests(page);
  const prompt = page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();
  await prompt.scrollIntoViewIfNeeded();
  await prompt.click();
  const field = page.getByRole('textbox', { name: '评论内容' });
  await field.fill('第一个人的话');
  await endLogins(newsroom());
  await page.getByRole('button', { name: '发表' }).click();
  await page.getByRole('heading', { name: '登录后继续' }).waitFor();
  const before = requests.count('discuss');
  await another(context, false);
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(requests.count('discuss')).toBe(before);
  await prompt.click();
  expect(await field.inputValue()).toBe('');
});

journey('[G11] … nor once that login was declined', async () => {
  const { page, context } = await memberAt(await story());
  const prompt = page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();
  await prompt.scrollIntoViewIfNeeded();
  await prompt.click();
  const field = page.getByRole('textbox', { name: '评论内容' });
  await field.fill('第一个人的话');
  const tab = await context.newPage();
  await tab.goto(newsroom().origin + at('/userDetail.html'));
  await tab.getByRole('button', { name: '设置' }).click();
  await tab.getByRole('button', { name: '退出登录' }).click();
  await tab.getByText('已退出登录').waitFor();
  await page.getByRole('button', { name: '发表' }).click();
  const login = page.getByRole('heading', { name: '登录后继续' });
  await login.waitFor();
  await page.keyboard.press('Escape');
  await login.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('第一个人的话');
  await another(context, false);
  await field.waitFor({ state: 'detached' });
});

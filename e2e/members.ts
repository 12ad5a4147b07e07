import { newestOutboxMessages } from '@platform/sms/outbox.store';
import type { Newsroom } from '@testing/demonstration';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Changes settings of the newsroom; cached answers and pages expire. */
export async function configure({ db, clock }: Newsroom, change: object): Promise<void> {
  const text = 'update sites set config = config || $1::jsonb, version = version + 1 where id = 1';
  await db.run({ name: 'e2e configure', text }, [JSON.stringify(change)]);
  clock.forward(10_000);
}

/** The newest code sent to a phone. */
export async function codeTo({ db }: Newsroom, phone: string): Promise<string> {
  const words = (await newestOutboxMessages(db, 1)).find((message) => message.phone === phone)?.words;
  const code = /\d{6}/.exec(words ?? '')?.[0];
  if (!code) throw new Error(`no code went to ${phone}`);
  return code;
}

/** Logs in with phone and code on the visible form. */
export async function logIn(newsroom: Newsroom, page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await codeTo(newsroom, phone));
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Ends every login, as a password change elsewhere does. */
export const endLogins = ({ db }: Newsroom) =>
  db.run({ name: 'e2e end', text: 'update logins set ended_at = now()' });

export interface RequestLog {
  readonly all: readonly Request[];
  /** Number of calls of an operation. */
  count(name: string): number;
  /** Kind of the token an operation carried, each time: `m` member, `a` visitor, '' none. @param having part of its address */
  tokens(name: string, having?: string): readonly string[];
}

/** Records the requests of pages from now on. */
export function logRequests(...pages: readonly Page[]): RequestLog {
  const all: Request[] = [];
  for (const page of pages) page.on('request', (request) => all.push(request));
  const named = (name: string) => all.filter((one) => new URL(one.url()).pathname.endsWith(`/${name}`));
  return {
    all,
    count: (name) => named(name).length,
    tokens: (name, having = '') =>
      named(name)
        .filter((one) => one.url().includes(having))
        .map((one) => (one.headers().token ?? '').slice(0, 1)),
  };
}

/**
 * Loads an article as a member and waits until the page makes no more requests by itself.
 * @param also further calls that belong to this loading
 */
export async function quietArticle(
  page: Page,
  load: () => Promise<unknown>,
  ...also: readonly RegExp[]
): Promise<void> {
  const calls = [/\/hasFav/, /\/discussView/, ...also].map((call) => page.waitForResponse(call));
  await load();
  await page.getByRole('button', { name: /^点赞/ }).hover();
  await Promise.all(calls);
}

/** Logs in another member in another tab of the same browser, after signing out the present one. */
export async function logInAnotherMember(
  newsroom: Newsroom,
  context: BrowserContext,
  at: (path: string) => string,
  { number, leaves = true }: { readonly number: string; readonly leaves?: boolean },
): Promise<Page> {
  const tab = await context.newPage();
  const open = async (path: string) => {
    await tab.goto(newsroom.origin + at(path));
    await tab.locator('html[data-ready]').waitFor({ state: 'attached' });
  };
  if (leaves) {
    await open('/userDetail.html');
    await tab.getByRole('button', { name: '设置' }).click();
    await tab.getByRole('button', { name: '退出登录' }).click();
    await tab.getByText('已退出登录').waitFor();
  }
  await open('/login.html?return=%2Fhome.html');
  await logIn(newsroom, tab, number);
  await tab.waitForURL('**/home.html');
  return tab;
}

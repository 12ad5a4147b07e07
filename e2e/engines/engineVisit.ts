import type { Newsroom } from '@testing/demonstration';
import type { EnginePage } from '@testing/engines/enginePage';
import { codeTo } from '../members';
import type { votesOf } from '../votes';

/** One engine's page in the newsroom. */
export interface EngineVisit {
  readonly page: EnginePage;
  readonly newsroom: Newsroom;
  readonly votes: ReturnType<typeof votesOf>;
}

export type EngineJourney = (visit: EngineVisit) => Promise<void>;

/** A path below the base path, as a whole address. */
export const addressOf = ({ newsroom }: EngineVisit, path: string): string =>
  newsroom.origin + newsroom.basePath + path;

/** The article with pictures, a long text and comments. */
export const longArticle = async (visit: EngineVisit): Promise<string> =>
  addressOf(visit, `/newsDetail/1/${await visit.newsroom.articleId('央措隧道两头掘进')}.html`);

/** Logs in with phone and code on the sheet that stands. */
export async function logIn({ page, newsroom }: EngineVisit, phone: string): Promise<void> {
  await page.fill({ css: 'dialog input[autocomplete=tel]' }, phone);
  await page.tap({ css: 'dialog button', name: '获取验证码' });
  await page.see({ css: '#toast', name: '验证码已发送' });
  await page.fill({ css: 'dialog input[autocomplete=one-time-code]' }, await codeTo(newsroom, phone));
  await page.tap({ css: 'dialog input[type=checkbox]' });
  await page.tap({ css: 'dialog button', name: '登录', exact: true });
}

/** Waits until the service worker answers this page's requests. */
export const untilWorkerControls = ({ page }: EngineVisit): Promise<void> =>
  page.until(() => navigator.serviceWorker.controller !== null);

/** Forgets the reader: the next page is another device's. */
export async function becomeAnotherReader({ page, newsroom }: EngineVisit): Promise<void> {
  await page.driver.open(`${newsroom.origin}/robots.txt`);
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

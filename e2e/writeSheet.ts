import { MemberState } from '@platform/membership/memberState.types';
import type { PhoneOptions } from '@testing/browser';
import type { Newsroom } from '@testing/demonstration';
import type { Page } from 'playwright-core';
import { configure } from './members';
import { openAsMember } from './openAsMember';
import type { Visit } from './visit';

const TITLE = '央措隧道两头掘进';

/** Rules of comments, over those everybody starts with. */
export const setCommentRules = (newsroom: Newsroom, change: object) =>
  configure(newsroom, {
    siteConfig: {
      discuss: { auditType: '0', refusedWords: [], charactersMost: 1000, minuteMost: 100, ...change },
    },
  });

/** Of everybody who has a phone. */
export const setState = ({ db }: Newsroom, state: number) =>
  db.run({ name: 'test-state', text: 'update members set state = $1 where phone is not null' }, [state]);

export const prompt = (page: Page) =>
  page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();

/** Waits for a message at the field of the open sheet. */
export const fieldMessage = (words: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: words }).waitFor();

let people = 0;
/** A reader who has written something about an article and has not sent it yet. */
export async function openWriteSheet(
  { newsroom, phone, at }: Visit,
  options: Omit<PhoneOptions, 'origin'> = {},
) {
  people += 1;
  await setState(newsroom(), MemberState.open);
  await setCommentRules(newsroom(), {});
  const visitor = await phone({ reducedMotion: true, ...options });
  const { page } = visitor;
  const article = `/newsDetail/1/${await newsroom().articleId(TITLE)}.html`;
  await openAsMember(newsroom(), visitor, at(article), `135222200${String(people).padStart(2, '0')}`);
  await prompt(page).click();
  const field = page.getByRole('textbox', { name: '评论内容' });
  const words = `第${people}位要说的话`;
  await field.fill(words);
  // The page's own calls must be over before the test changes the newsroom.
  await visitor.quiet();
  return { ...visitor, field, words };
}

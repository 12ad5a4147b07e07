import { VoteCycle } from '@contract/participation/voteCycle';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import type { VoteDraft } from '@platform/votes/draft.types';
import { anArticle } from '@testing/anArticle';
import type { Page } from 'playwright-core';
import type { Visit } from './visit';

const DAY_MS = 86_400_000;

/** Votes of a newsroom, and what stands in their ledgers. */
export function votesOf(newsroom: Visit['newsroom'], at: Visit['at']) {
  let made = 0;

  /** An article with a vote; where it stands. */
  async function article(change: Partial<VoteDraft> = {}) {
    const { db, clock } = newsroom();
    const [site] = await createSiteFinder(db, clock.now, '').all();
    if (!site) throw new Error('the newsroom has no site');
    made += 1;
    const id = 90_000 + made;
    const vote: VoteDraft = {
      title: '渠名征集',
      startTime: new Date(clock.now() - DAY_MS),
      endTime: new Date(clock.now() + 2 * DAY_MS),
      cycle: VoteCycle.once,
      themes: [
        {
          name: '新渠叫什么？',
          maxChoose: 1,
          options: [{ name: '清水渠' }, { name: '柳湾渠' }, { name: '春灌渠' }],
        },
        {
          name: '还想修哪些？',
          maxChoose: 2,
          options: [{ name: '柳湾桥' }, { name: '白塔路' }, { name: '北站桥' }],
        },
      ],
      ...change,
    };
    const draft = anArticle({ key: `e2e-vote-${made}`, publishtime: new Date(clock.now() - 60_000), vote });
    await createArticleWriter(db, site, clock.now).saveDraft(draft, id);
    const row = await db.one<{ id: number }>(
      { name: 'e2e vote', text: `select id from votes where kind = 'article' and object_id = $1` },
      [id],
    );
    return { path: at(`/newsDetail/1/${id}.html`), vote: row?.id ?? 0 };
  }
  const ballots = async (vote: number) =>
    newsroom().db.query<{ kind: string }>(
      {
        name: 'e2e ledger',
        text: `select entry::jsonb->>'kind' as kind from vote_ledger where vote_id = $1 order by no`,
      },
      [vote],
    );
  /** Numbers of a vote of the demonstration and of its activity. */
  async function idOf(title: string) {
    const row = await newsroom().db.one<{ id: number; activity: number }>(
      { name: 'e2e vote of activity', text: 'select id, object_id as activity from votes where title = $1' },
      [title],
    );
    if (!row) throw new Error(`no vote ${title}`);
    return row;
  }
  return { article, ballots, idOf };
}

export const section = (page: Page) => page.getByRole('region', { name: '渠名征集' });
export const give = (page: Page, name = '投票') => section(page).getByRole('button', { name, exact: true });
export const share = (page: Page, option: string) =>
  section(page).getByRole('listitem').filter({ hasText: option });

/** Goes to where the vote stands and waits until one can choose. */
export async function toVote(page: Page) {
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('radio').first().waitFor();
}
export async function choose(page: Page) {
  await section(page).getByLabel('柳湾渠').check();
  await section(page).getByLabel('白塔路').check();
}

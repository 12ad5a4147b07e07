import { getXyArticlesQuestion } from '@contract/accounts';
import { ALL, ArticleType } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { put } from '@demo/load/rows';
import { saveSite } from '@platform/sites/sites.store';
import { anArticle } from '@testing/anArticle';
import { aQuestion } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { open, pending, forbidden } = seeded.accounts;
const { toAccount, refused } = seeded.questions;
const OLDER = seeded.articles.pictures;
const FIRST_ID = 600;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const call = async (path: string) => {
  // past the lifetime of cached answers
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/${path}`)).json();
};
const Page = v.object({
  list: v.array(v.object({ fileId: v.number(), iorder: v.string(), position: v.number() })),
  questions: v.array(v.object({ fileId: v.number() })),
  hasMore: v.boolean(),
});
/** Checked against the contract. */
async function page(query: string) {
  const answer = await call(`getXyArticlesQuestion?${query}`);
  expect(faults(getXyArticlesQuestion.output, answer)).toEqual([]);
  const { list, questions, hasMore } = v.parse(Page, answer);
  return {
    list,
    ids: list.map(({ fileId }) => fileId),
    questions: questions.map(({ fileId }) => fileId),
    hasMore,
  };
}
const NOTHING = { list: [], ids: [], questions: [], hasMore: false };

/** Articles of the open account, each a minute older than the one before, all newer than the seeded one. */
async function saveMany(count: number): Promise<number[]> {
  const newest = Date.parse('2031-03-05T09:00:00+08:00');
  const ids = Array.from({ length: count }, (_, n) => FIRST_ID + n);
  for (const [n, id] of ids.entries()) {
    const publishtime = new Date(newest - n * 60_000);
    await platform.writer.saveDraft(anArticle({ accountID: open, publishtime }), id);
  }
  return ids;
}
const ask = (id: number, account_id: number, doc = aQuestion(id)) =>
  put(platform.db, 'questions', {
    ...{ site_id: 1, id, subject_id: 0, leader_id: 0, account_id },
    ...{ published_at: new Date('2031-03-01T09:00:00+08:00'), praise: 0, doc },
  });

describe('[wire g26] getXyArticlesQuestion', () => {
  test('[F15] answers the account’s published articles and the questions to it', async () => {
    await platform.writer.saveDraft(anArticle({ accountID: open, aStatus: 0 }), FIRST_ID);
    expect(await page(`xyId=${open}`)).toMatchObject({
      ids: [OLDER],
      questions: [toAccount],
      hasMore: false,
    });
    expect(await page(`xyID=${open}`)).toMatchObject({ ids: [OLDER] });
  });

  test('[F15] articleType 2 answers videos alone, −1 every type', async () => {
    const { video } = ArticleType;
    const film = {
      url: '/media/00/film.mp4',
      cover: '/media/00/c.png',
      duration: 8,
      width: 640,
      height: 360,
    };
    await platform.writer.saveDraft(
      anArticle({ accountID: open, articleType: video, videos: [film] }),
      FIRST_ID,
    );
    expect(await page(`xyId=${open}&articleType=${video}`)).toMatchObject({ ids: [FIRST_ID] });
    expect((await page(`xyId=${open}&articleType=${ALL}`)).ids).toHaveLength(2);
    expect(await page(`xyId=${open}&articleType=${Number.MAX_SAFE_INTEGER}`)).toMatchObject({ ids: [] });
  });

  test('[E1] pages by twenty, newest first; questions come with the first page alone', async () => {
    const ids = await saveMany(PAGE_SIZE + 1);
    const first = await page(`xyId=${open}`);
    expect(first).toMatchObject({ ids: ids.slice(0, PAGE_SIZE), questions: [toAccount], hasMore: true });
    expect(await page(`xyId=${open}&page=1`)).toMatchObject({
      ids: [ids.at(-1), OLDER],
      questions: [],
      hasMore: false,
    });
    expect(await page(`xyId=${open}&page=7`)).toEqual(NOTHING);
    await platform.writer.saveDraft(anArticle({ accountID: open }), FIRST_ID + 99);
    const after = await page(`xyId=${open}&page=1&afterOrder=${first.list.at(-1)?.iorder}`);
    expect(after).toMatchObject({ ids: expect.arrayContaining([ids.at(-1), OLDER]), questions: [] });
    expect(after.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  });

  test('[F15] a withdrawn article and a refused question leave the page', async () => {
    await platform.db.script(`update articles set status = 0 where id = ${OLDER};
      update questions set doc = doc || '{"status":3}' where id = ${toAccount}`);
    expect(await page(`xyId=${open}`)).toEqual(NOTHING);
  });

  test.each([
    ['an unknown account', 99],
    ['a pending account', pending],
    ['a forbidden account', forbidden],
    ['number 0', 0],
    ['a number beyond its column', Number.MAX_SAFE_INTEGER],
  ])('[F26] %s: empty lists', async (_, id) => {
    await platform.writer.saveDraft(anArticle({ accountID: forbidden }), FIRST_ID);
    await platform.writer.saveDraft(anArticle({ accountID: pending }), FIRST_ID + 1);
    await ask(50, forbidden);
    await ask(51, pending);
    expect(await page(`xyId=${id}`)).toEqual(NOTHING);
  });

  test('[F26] an account that is closed shows nothing any more', async () => {
    await platform.db.script(`update accounts set status = 4 where id = ${open}`);
    expect(await page(`xyId=${open}`)).toEqual(NOTHING);
    expect(await call(`questionDetail?fileId=${toAccount}`)).toEqual({});
  });

  test('[A17] another site has nothing of it', async () => {
    await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
    platform.clock.forward(60_000);
    expect(await page(`xyId=${open}&siteId=2`)).toEqual(NOTHING);
  });
});

describe('[wire g33] questionList by account', () => {
  const ids = async (query: string) =>
    Object(await call(`questionList?${query}`)).list.map(({ fileId }: { fileId: number }) => fileId);

  test('[F15] pages the questions to an account; other lists have none of them', async () => {
    for (let id = 100; id < 100 + PAGE_SIZE; id += 1) await ask(id, open);
    expect(await ids(`xyId=${open}`)).toHaveLength(PAGE_SIZE);
    expect(await ids(`xyId=${open}&page=1`)).toEqual([100]);
    expect(await ids('x')).toEqual([seeded.questions.answered, seeded.questions.popular]);
    expect(await ids('x')).not.toContain(refused);
  });

  test('[F26] a question to an account that is not shown is not found', async () => {
    await ask(50, forbidden);
    expect(await ids(`xyId=${forbidden}`)).toEqual([]);
    expect(await call('questionDetail?fileId=50')).toEqual({});
    expect(await call('question/answerList?id=50')).toMatchObject({ list: [], totalCount: 0 });
  });
});

import { PAGE_SIZE } from '@contract/limits';
import { answerList } from '@contract/questions';
import { put } from '@demo/load/rows';
import { saveSite } from '@platform/sites/sites.store';
import { anAnswer } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { answered, popular, refused } = seeded.questions;
const OFFICIAL = 1;
const NOTHING = { list: [], totalCount: 0, hasMore: false };

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const call = async (path: string) => {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/${path}`)).json();
};
const answer = (id: number, question_id: number, day = 4) =>
  put(platform.db, 'answers', {
    ...{ site_id: 1, id, question_id, created_at: new Date(`2031-03-0${day}T09:00:00+08:00`) },
    doc: anAnswer({ userName: '钓友', isOfficial: 0, content: `第${id}个回答` }),
  });
const Page = v.object({
  list: v.array(v.object({ id: v.number() })),
  totalCount: v.number(),
  hasMore: v.boolean(),
});
const page = async (query: string) => {
  const { list, ...rest } = v.parse(Page, await call(`question/answerList?${query}`));
  return { ...rest, ids: list.map(({ id }) => id) };
};

test('[wire g27] answerList answers in the contract’s shape, the official answer first, then the newest', async () => {
  await answer(2, answered, 3);
  await answer(3, answered, 4);
  expect(faults(answerList.output, await call(`question/answerList?id=${answered}`))).toEqual([]);
  expect(await page(`id=${answered}`)).toEqual({ ids: [OFFICIAL, 3, 2], totalCount: 3, hasMore: false });
});

test('[wire g27] answerList pages by twenty', async () => {
  for (let id = 2; id <= PAGE_SIZE + 1; id += 1) await answer(id, answered);
  expect(await page(`id=${answered}`)).toMatchObject({ totalCount: PAGE_SIZE + 1, hasMore: true });
  expect(await page(`id=${answered}&page=1`)).toEqual({
    ids: [2],
    totalCount: PAGE_SIZE + 1,
    hasMore: false,
  });
  expect(await page(`id=${answered}&page=5`)).toMatchObject({ ids: [], hasMore: false });
});

test('[F17] a question counts its answers', async () => {
  await answer(2, answered);
  expect(await call(`questionDetail?fileId=${answered}`)).toMatchObject({ answerCount: 2 });
  expect(await call(`questionDetail?fileId=${popular}`)).toMatchObject({ answerCount: 0 });
});

test.each([
  ['without answers', popular],
  ['that is unknown', 99],
  ['with a number beyond its column', Number.MAX_SAFE_INTEGER],
  ['that was refused', refused],
])('[wire g27] a question %s has an empty list', async (_, id) => {
  await answer(2, refused);
  expect(await call(`question/answerList?id=${id}`)).toEqual(NOTHING);
});

test('[A17] another site has none of the answers', async () => {
  await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
  platform.clock.forward(60_000);
  expect(await call(`question/answerList?id=${answered}&siteId=2`)).toEqual(NOTHING);
});

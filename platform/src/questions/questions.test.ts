import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

const { answered, popular, refused } = seeded.questions;
const List = v.object({ list: v.array(v.object({ fileId: v.number() })), hasMore: v.boolean() });
const ids = async (path: string) => v.parse(List, await call(path)).list.map(({ fileId }) => fileId);

test('[wire g33] questions newest first, by topic or by leader; refused ones are not shown', async () => {
  expect(await ids(`questionList?id=${seeded.subject}`)).toEqual([answered, popular]);
  expect(await ids(`questionList?leaderID=${seeded.leader}`)).toEqual([answered, popular]);
  expect(await ids('questionList?id=99')).toEqual([]);
  expect(await ids(`questionList?id=${seeded.subject}&page=1`)).toEqual([]);
  expect(await call(`questionDetail?fileId=${refused}`)).toEqual({});
});

test('[wire g34] hot questions: the most praised first', async () => {
  expect(await ids(`questionListHot?id=${seeded.subject}`)).toEqual([popular, answered]);
});

test('[F17] likes stand beside the question and go out with it', async () => {
  expect(await call(`questionDetail?fileId=${popular}`)).toMatchObject({
    title: '水费怎么算',
    countPraise: 9,
  });
  expect(await call(`questionDetail?fileId=${popular}`)).toMatchObject({
    shareUrl: `http://paper.test/app/template/displayTemplate/news/qaDetail/${popular}.html`,
  });
});

test('[wire g32] a topic one may ask about', async () => {
  expect(await call(`getSubject?id=${seeded.subject}`)).toMatchObject({
    title: '问一条河',
    host: { duty: '记者' },
  });
});

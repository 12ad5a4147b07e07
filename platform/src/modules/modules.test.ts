import { moduleView } from '@contract/modules';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

const { modules } = seeded;

test.each([
  [
    'articles',
    modules.articles,
    { type: 0, list: [{ fileId: seeded.articles.news }, { fileId: seeded.articles.pictures }] },
  ],
  ['activities', modules.activities, { type: 4, list: [{ fileId: '1' }] }],
  ['accounts', modules.accounts, { type: 5, list: [{ xyID: seeded.accounts.open }] }],
  ['people', modules.people, { type: 7, list: [{ cmiName: '石敬川' }] }],
  ['topics', modules.topics, { type: 10, list: [{ articleType: 3 }] }],
])('[wire g7] a module of %s', async (_what, id, expected) => {
  expect(await call(`moduleView?id=${id}`)).toMatchObject(expected);
  expect(await call(`moduleView?moduleID=${id}&page=1`)).toEqual({ type: expected.type, list: [] });
});

test('[wire W4] a bad module is status −1 with the fixed message', async () => {
  expect(await call('moduleView?id=99&curVersions=1')).toEqual({
    status: -1,
    message: 'Your server has down or target user not exist !',
    data: {},
  });
});

test('[wire W21] modules stand on the first page of their column, in the order of their rows', async () => {
  expect(await call(`getArticles?columnId=${seeded.columns.news}`)).toMatchObject({
    modules: [
      {
        moduleID: modules.articles,
        position: 2,
        count: 2,
        charactor: [{ fileId: seeded.articles.news }, {}],
      },
      { moduleID: modules.activities, position: 4 },
      { moduleID: modules.accounts, position: 6 },
      { moduleID: modules.people, position: 8, charactor: [{ cmiName: '石敬川' }] },
      { moduleID: modules.topics, position: 10 },
    ],
  });
  expect(await call(`getArticles?columnId=${seeded.columns.child}`)).toMatchObject({
    modules: [],
    carousel: [],
  });
});

test('[wire S17] everybody in a module of people has the same fields, a reporter too', async () => {
  await platform.db.script(`update modules set doc = jsonb_set(doc, '{ids}', '[${seeded.reporter}, ${seeded.leader}]')
    where id = ${modules.people}`);
  const answer = await call(`moduleView?id=${modules.people}`);
  expect(faults(moduleView.output, answer)).toEqual([]);
  expect(answer).toMatchObject({
    list: [
      { id: seeded.reporter, cmiName: '林晚舟', columnID: 0, groupID: 0 },
      { id: seeded.leader, groupID: 1 },
    ],
  });
});

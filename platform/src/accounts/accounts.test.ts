import { put } from '@demo/load/rows';
import { anAccount } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

const { open, pending, forbidden } = seeded.accounts;
const { parent, child } = seeded.accountCategory;

test('[F26] lists show neither pending, closed nor forbidden accounts', async () => {
  expect(await call(`getCatXys?id=${child}`)).toMatchObject({ xys: [{ xyID: open }], hasMore: false });
  expect(await call('recommendXys?userId=0')).toMatchObject([{ xyID: open }]);
});

test('[wire g44] a category has the accounts of those below it too, each once', async () => {
  const open2 = { site_id: 1, id: 7, category_id: parent, status: 0, forbidden: false, recommended: false };
  await put(platform.db, 'accounts', { ...open2, doc: anAccount(7) });
  expect(await call(`getCatXys?id=${parent}`)).toMatchObject({
    xys: [{ xyID: open }, { xyID: 7 }],
    hasMore: false,
  });
  expect(await call(`getCatXys?id=${child}`)).toMatchObject({ xys: [{ xyID: open }] });
  expect(await call(`getCatXys?id=${parent}&count=1`)).toMatchObject({
    xys: [{ xyID: open }],
    hasMore: true,
  });
  await platform.db.run({ name: 'testAccountGone', text: 'delete from accounts where id = 7' });
  expect(await call('getCatXys?id=0')).toEqual({ xys: [], hasMore: false });
});

test('[wire g25] one account with its status; an unknown one has no articles', async () => {
  expect(await call(`getXyInfo?id=${open}`)).toMatchObject({
    xyID: open,
    topic: '白塔书场',
    // of one article, whatever it was handed in with
    articleCount: 1,
  });
  expect(await call(`getXyInfo?xyId=${forbidden}`)).toMatchObject({ xyStatus: 0, xyForbidden: 1 });
  expect(await call('getXyInfo?id=99&curVersions=3')).toMatchObject({ status: 0, data: { articleCount: 0 } });
});

test('[wire g63] statuses of those that are there, in the order asked', async () => {
  expect(await call(`getStatusXys?ids=${forbidden},99,${pending},${open}`)).toEqual({
    list: [
      { xyID: forbidden, xyStatus: 0, xyForbidden: 1, isFollow: 0 },
      { xyID: pending, xyStatus: 1, xyForbidden: 0, isFollow: 0 },
      { xyID: open, xyStatus: 0, xyForbidden: 0, isFollow: 0 },
    ],
  });
  expect(await call('getStatusXys')).toEqual({ list: [] });
});

test('[wire g42, g43] categories by catalogue, those below them by their parent', async () => {
  expect(await call('getCats?code=XYACCOUNT')).toEqual([{ catID: parent, catName: '乡镇', catIcon: '' }]);
  expect(await call('getCats?code=NOTHING')).toEqual([]);
  expect(await call(`getSubCats?catID=${parent}&code=XYACCOUNT`)).toEqual({
    cats: [{ catID: child, catName: '白塔镇', catIcon: '' }],
  });
  expect(await call('getCatXys?id=99')).toEqual({ xys: [], hasMore: false });
  expect(await call(`getCatXys?id=${child}&start=1`)).toEqual({ xys: [], hasMore: false });
});

import { KindNumber } from '@contract/codes';
import { dynamicDetail, dynamicList } from '@contract/dynamics';
import { DYNAMIC_PAGE_SIZE } from '@contract/limits';
import { saveSite } from '@platform/sites/sites.store';
import { aMember } from '@testing/aMember';
import { commentsOn } from '@testing/commentsOn';
import { aDynamic } from '@testing/newsroomDocuments';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DynamicDraft, saveDynamic } from './dynamics.service';

const { open, pending } = seeded.accounts;
const { ofReporter, ofAccount, ofForbidden } = seeded.dynamics;
const MINUTE = 60_000;
const FIRST_ID = 500;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const save = (id: number, change: Partial<DynamicDraft> = {}, site = 1) =>
  saveDynamic(platform.db, site, aDynamic(id, change));
/** `count` dynamics of the open account, each a minute older than the one before. */
async function saveMany(count: number): Promise<void> {
  const newest = Date.parse('2031-03-04T09:00:00+08:00');
  for (let n = 0; n < count; n += 1)
    await save(FIRST_ID + n, { publishedAt: new Date(newest - n * MINUTE), content: `第${n}条` });
}
const call = async (path: string) => {
  // past the lifetime of cached answers
  platform.clock.forward(3000);
  return (await platform.get(path)).json();
};
const detail = (id: number) => call(`/nis/api/dynamic/detail?id=${id}`);
const Page = v.object({
  list: v.array(v.object({ fileId: v.number(), iorder: v.string() })),
  hasMore: v.boolean(),
});
const page = async (query: string, path = '/nis/api/dynamic/list') =>
  v.parse(Page, await call(`${path}?${query}`));
const idsOf = ({ list }: v.InferOutput<typeof Page>) => list.map(({ fileId }) => fileId);

describe('[wire S27] a dynamic', () => {
  test('[wire g38] dynamicDetail answers text, attachments, author and counts in the contract’s shape', async () => {
    const answer = await detail(ofAccount);
    expect(faults(dynamicDetail.output, answer)).toEqual([]);
    const icon = 'http://paper.test/media/icon.png';
    expect(answer).toMatchObject({
      ...{ fileId: ofAccount, userID: 0, xyID: open, userName: '白塔书场', userIcon: icon },
      ...{ content: '今天开窑。', publishtime: '2031-03-01 09:00:00.0' },
      attachments: {
        pics: ['http://paper.test/media/kiln.png'],
        videos: [{ videoUrl: 'http://paper.test/media/kiln.mp4', duration: 8 }],
      },
      ...{ countPraise: 4, countDiscuss: 0, countShare: 1 },
    });
  });

  test('[F16] a reporter’s dynamic names the reporter and no account', async () => {
    expect(await detail(ofReporter)).toMatchObject({
      userID: seeded.reporter,
      userName: '林晚舟',
      xyID: 0,
    });
  });

  test('[F16] a renamed reporter shows under the new name', async () => {
    const text = `update people set name = '林晚' where site_id = 1 and id = $1`;
    await platform.db.run({ name: 'test-rename', text }, [seeded.reporter]);
    expect(await detail(ofReporter)).toMatchObject({ userName: '林晚' });
  });

  test.each([
    ['an unknown number', 99],
    ['number 0', 0],
    ['a number beyond its column', Number.MAX_SAFE_INTEGER],
    ['a forbidden account’s', ofForbidden],
  ])('[wire g38] dynamicDetail – %s – is absent', async (_, id) => {
    expect(await detail(id)).toEqual({});
    expect(await call(`/nis/api/dynamic/detail?id=${id}&curVersions=3`)).toMatchObject({ status: 1 });
  });

  test.each([
    ['withdrawn', { withdrawn: true }],
    ['dated later than now', { publishedAt: new Date('2031-03-06T09:00:00+08:00') }],
    ['of an account that is pending', { accountID: pending }],
    ['of an account there is not', { accountID: 99 }],
    ['of a leader, who is no reporter', { accountID: 0, reporterID: seeded.leader }],
  ])('[F16, F26] a dynamic – %s – is in no list and has no detail', async (_, change) => {
    await save(FIRST_ID, change);
    expect(await detail(FIRST_ID)).toEqual({});
    const { accountID = open, reporterID = 0 } = { ...aDynamic(FIRST_ID, change) };
    expect(idsOf(await page(`xyId=${accountID}&userID=${reporterID}`))).not.toContain(FIRST_ID);
  });

  test('[F16] a dynamic dated later – its time comes – shows', async () => {
    await save(FIRST_ID, { publishedAt: new Date('2031-03-05T10:00:00+08:00') });
    platform.clock.forward(60 * MINUTE);
    expect(await detail(FIRST_ID)).toMatchObject({ fileId: FIRST_ID });
  });

  test('[K4] a dynamic that is saved again keeps its likes', async () => {
    await save(ofAccount, { content: '改过', praise: 0 });
    expect(await detail(ofAccount)).toMatchObject({ content: '改过', countPraise: 4 });
  });
});

describe('[E1] lists of dynamics', () => {
  test('[E1] page by ten, newest first, with hasMore', async () => {
    await saveMany(2 * DYNAMIC_PAGE_SIZE);
    const [first, second, third] = [0, 1, 2].map((n) => page(`xyId=${open}&page=${n}`));
    const all = Array.from({ length: 2 * DYNAMIC_PAGE_SIZE }, (_, n) => FIRST_ID + n);
    expect(await first).toMatchObject({ hasMore: true });
    expect(idsOf(v.parse(Page, await first))).toEqual(all.slice(0, DYNAMIC_PAGE_SIZE));
    expect(idsOf(v.parse(Page, await second))).toEqual(all.slice(DYNAMIC_PAGE_SIZE));
    expect(await third).toMatchObject({ list: [{ fileId: ofAccount }], hasMore: false });
    expect(await page(`xyId=${open}&page=9`)).toEqual({ list: [], hasMore: false });
  });

  test('[E1] afterOrder – a new dynamic comes between two pages – no row is doubled or lost', async () => {
    await saveMany(DYNAMIC_PAGE_SIZE + 2);
    const first = await page(`xyId=${open}`);
    await save(FIRST_ID + 99, { publishedAt: new Date('2031-03-05T08:00:00+08:00') });
    const second = await page(`xyId=${open}&page=1&afterOrder=${first.list.at(-1)?.iorder}`);
    expect(idsOf(second)).toEqual([
      FIRST_ID + DYNAMIC_PAGE_SIZE,
      FIRST_ID + DYNAMIC_PAGE_SIZE + 1,
      ofAccount,
    ]);
  });

  test('[wire W12] rowNumber is the offset of the first row', async () => {
    await saveMany(DYNAMIC_PAGE_SIZE + 2);
    expect(idsOf(await page(`xyId=${open}&start=11`))).toEqual([FIRST_ID + 11, ofAccount]);
  });

  test('[wire g37] a reporter by userID, an account by xyId, neither: empty', async () => {
    expect(idsOf(await page(`userID=${seeded.reporter}`))).toEqual([ofReporter]);
    expect(idsOf(await page(`xyID=${open}`))).toEqual([ofAccount]);
    expect(await page('x')).toEqual({ list: [], hasMore: false });
    const answer = await call(`/nis/api/dynamic/list?xyId=${open}`);
    expect(faults(dynamicList.output, answer)).toEqual([]);
  });

  test('[wire g30] getXyDynamic – unknown, hidden or no account – is status 0 with an empty list', async () => {
    expect(idsOf(await page(`xyId=${open}`, '/app_if/getXyDynamic'))).toEqual([ofAccount]);
    for (const id of [0, 99, pending, seeded.accounts.forbidden, Number.MAX_SAFE_INTEGER])
      expect(await call(`/app_if/getXyDynamic?xyId=${id}&curVersions=3`)).toEqual({
        status: 0,
        message: 'success',
        data: { list: [], hasMore: false },
      });
  });

  test('[F26] an account that is closed takes its dynamics with it', async () => {
    const text = 'update accounts set status = 4 where site_id = 1 and id = $1';
    await platform.db.run({ name: 'test-close', text }, [open]);
    expect(await page(`xyId=${open}`)).toEqual({ list: [], hasMore: false });
    expect(await detail(ofAccount)).toEqual({});
  });

  test('[wire o8] dynamicArticleList answers a JSON body as dynamicList does', async () => {
    const answer = await platform.post('/nis/api/article/dynamicArticleList', {
      userID: seeded.reporter,
      page: 0,
    });
    expect(answer.json()).toEqual(await call(`/nis/api/dynamic/list?userID=${seeded.reporter}`));
  });

  test.each(['xyId=-1', 'userID=x', 'page=-1', 'page=99999999'])(
    '[wire W7] dynamicList?%s is refused with status -1 and HTTP 200',
    async (query) => {
      const answer = await platform.get(`/nis/api/dynamic/list?${query}`);
      expect([answer.status, answer.json()]).toMatchObject([200, { status: -1 }]);
    },
  );

  test('[A17] another site has its own dynamics', async () => {
    await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
    platform.clock.forward(MINUTE);
    expect(await page(`xyId=${open}&siteId=2`)).toEqual({ list: [], hasMore: false });
    expect(await call(`/nis/api/dynamic/detail?id=${ofAccount}&siteId=2`)).toEqual({});
  });
});

describe('[H1] comments on a dynamic', () => {
  const say = async (rootID: number) => {
    const writer = await aMember(platform);
    const fields = { rootID, sourceType: KindNumber.source.dynamic, content: '好看', curVersions: '3' };
    const answer = await platform.post('/app_if/discuss', fields, { token: writer.token });
    return v.parse(v.object({ status: v.number() }), answer.json()).status;
  };

  test('[wire W26] source 12 – a shown dynamic – lists and counts the comment', async () => {
    await commentsOn(platform).rules({ auditType: '0' });
    expect(await say(ofAccount)).toBe(0);
    expect(await detail(ofAccount)).toMatchObject({ countDiscuss: 1 });
    expect(await call(`/app_if/discussView?id=${ofAccount}&source=12`)).toMatchObject({
      list: [{ content: '好看', articleID: ofAccount }],
      totalCount: 1,
    });
    expect(await call(`/app_if/discussView?id=${ofAccount}&source=0`)).toMatchObject({ totalCount: 0 });
  });

  test('[F26] source 12 – unknown, or of a hidden account – is refused', async () => {
    for (const id of [99, ofForbidden]) expect(await say(id)).not.toBe(0);
  });
});

import * as contract from '@contract/comments';
import { AuditStatus } from '@contract/discussCodes';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, done, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveComment, removeComment, setOfficialComment } from '../review/review.service';
import { addToCounts } from '../targets.service';

const { news, draft } = seeded.articles;

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  reader = await aMember(platform, '山里人');
  other = await aMember(platform, '河边人');
});
afterEach(() => platform.close());

/** Writes 第1条 to 第n条, past every pace. */
async function many(count: number): Promise<void> {
  const insert = {
    name: 'test-many',
    text: `insert into comments (site_id, source, object_id, member_id, content, words_hash, created_at, state, shown_at)
      select 1, 0, $1, $2, '第' || n || '条', '', $3, 0, $3 from generate_series(1, $4::int) as n`,
  };
  await platform.db.run(insert, [news, reader.id, new Date(platform.clock.now()), count]);
  await addToCounts(platform.db, 1, [{ source: 0, objectID: news, count, threads: count }]);
}
const downFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => `第${first - n}条`);

describe('pages', () => {
  test('[wire W12] twenty, newest first; past the end an empty list', async () => {
    await many(45);
    expect(await testComments.read()).toMatchObject({ totalCount: 45, hasMore: true });
    expect(await testComments.words()).toEqual(downFrom(45, 20));
    expect(await testComments.words('&page=2')).toEqual(downFrom(5, 5));
    expect(await testComments.read('&page=3')).toEqual({ list: [], totalCount: 45, hasMore: false });
    expect(await testComments.words('&start=40')).toEqual(downFrom(5, 5));
    for (const name of ['View', 'ViewFlat'] as const) {
      expect(await testComments.read('&start=24', undefined, name)).toMatchObject({ hasMore: true });
      expect(await testComments.read('&start=25', undefined, name)).toMatchObject({ hasMore: false });
    }
    expect(await testComments.words('&rowNumber=40')).toEqual(downFrom(5, 5));
    expect(await testComments.words('&count=-1&lastFileId=1100000&version=0')).toEqual(downFrom(45, 20));
    expect(await testComments.words('&page=1', undefined, 'ViewFlat')).toEqual(downFrom(25, 20));
  });

  test('[E1][wire W12] nothing doubles and nothing is lost when new ones come between two pages', async () => {
    await testComments.rules();
    await many(30);
    const { list } = await testComments.read();
    await testComments.say(other, '新来的');
    const nextPage = await testComments.words(`&afterOrder=${list.at(-1)?.id}&page=1`);
    expect([...list.map(({ content }) => content), ...nextPage]).toEqual(downFrom(30, 30));
  });

  test('[wire W10] nothing of what is not there', async () => {
    const none = { list: [], totalCount: 0, hasMore: false };
    for (const query of ['id=999999', `id=${draft}`, `id=${news}&source=77`, `id=${news}&siteId=5`]) {
      expect(await testComments.call(`discussView?${query}`)).toEqual(none);
      expect(await testComments.call(`discussViewFlat?${query}`)).toEqual(none);
      expect(await testComments.call(`discussHot?${query}`)).toEqual({ list: [], hasMore: false });
      expect(await testComments.call(`discussCount?${query}`)).toEqual({ countDiscuss: 0 });
    }
    expect(await testComments.call('discussReply?id=9')).toMatchObject({ list: [], totalCount: 0 });
  });
});

describe('answers', () => {
  test('[H1][wire g13, g14, g16] the first two stand with what they answer; all have a list of their own, and stand in the flat one', async () => {
    await testComments.rules();
    const parentID = await testComments.postAndFind(reader, '几点通水？');
    const nested = await testComments.postAndFind(other, '六点。', { parentID });
    await testComments.postAndFind(reader, '谢谢。', { parentID });
    await testComments.postAndFind(other, '不谢。', { parentID });
    await testComments.postAndFind(reader, '早上？', { parentID: nested });
    const { list, totalCount } = await testComments.read();
    const first = [{ content: '六点。', countDiscuss: 1 }, { content: '谢谢。' }];
    expect(totalCount).toBe(1);
    expect(list).toMatchObject([
      { countDiscuss: 4, topDiscuss: { page: 0, totalPage: 1, hasMore: true, list: first } },
    ]);
    expect(list[0]?.topDiscuss?.list[0]).toMatchObject({
      parentID,
      parentUserID: reader.id,
      info: {
        parentUser: '山里人',
        parentContent: '几点通水？',
        parentTime: expect.stringMatching(/^2031-03-05 /),
      },
    });
    const all = await testComments.call(`discussReply?id=${parentID}&source=0`);
    expect(faults(contract.discussReply.output, all)).toEqual([]);
    expect(all).toMatchObject({ page: 0, totalPage: 1, totalCount: 4, hasMore: false });
    expect(Object(all).list.map(({ content }: { content: string }) => content)).toEqual([
      '六点。',
      '谢谢。',
      '不谢。',
      '早上？',
    ]);
    const toNested = { content: '早上？', info: { parentContent: '六点。' } };
    expect(await testComments.call(`discussReply?id=${nested}`)).toMatchObject({
      totalCount: 1,
      list: [toNested],
    });
    const line = ['早上？', '不谢。', '谢谢。', '六点。', '几点通水？'];
    expect(await testComments.words('', undefined, 'ViewFlat')).toEqual(line);
    expect((await testComments.read('', undefined, 'ViewFlat')).totalCount).toBe(5);
    expect(await testComments.counted()).toBe(5);
  });

  test('[wire W12] a long thread comes in pages of twenty, oldest first', async () => {
    await testComments.rules();
    const parentID = await testComments.postAndFind(other, '一');
    await many(45);
    await platform.db.script(
      `update comments set parent_id = ${parentID}, thread_id = ${parentID} where member_id = ${reader.id}`,
    );
    const page = async (path: string) => {
      const answer = await testComments.call(`discussReply?id=${parentID}${path}`);
      return v.parse(contract.discussReply.output, answer);
    };
    const first = await page('');
    expect(first).toMatchObject({ totalPage: 3, totalCount: 45, hasMore: true });
    expect(first.list[0]?.content).toBe('第1条');
    const nextPage = await page(`&afterOrder=${first.list.at(-1)?.id}`);
    expect([nextPage.list[0]?.content, nextPage.hasMore]).toEqual(['第21条', true]);
    const last = await page('&page=2');
    expect([last.page, last.list.length, last.hasMore]).toEqual([2, 5, false]);
    expect((await page('&page=3')).list).toEqual([]);
  });

  test('[H1] one goes to a comment that is shown, of the same article', async () => {
    await testComments.rules();
    const parentID = await testComments.postAndFind(reader, '一');
    const wrong = { status: -1, message: '所回复的评论不存在' };
    const { video } = seeded.articles;
    expect(await testComments.answerTo(other, '二', { parentID, rootID: video })).toMatchObject(wrong);
    expect(await testComments.answerTo(other, '二', { parentID: 999_999 })).toMatchObject(wrong);
    await removeComment(platform.db, testComments.work(), parentID, '');
    expect(await testComments.answerTo(other, '二', { parentID })).toMatchObject(wrong);
    expect(await testComments.answerTo(other, '二', { parentID: -1 })).toEqual(done);
  });

  test('[H1] a pending reply – is shown to and counted for its author only', async () => {
    const parentID = await testComments.postAndFind(reader, '一');
    await approveComment(platform.db, testComments.work(), parentID);
    await testComments.postAndFind(other, '二', { parentID });
    for (const stranger of [undefined, reader])
      expect((await testComments.read('', stranger)).list[0]).not.toHaveProperty('topDiscuss');
    expect((await testComments.read('', other)).list[0]).toMatchObject({
      countDiscuss: 0,
      topDiscuss: { list: [{ content: '二', auditStatus: 1 }], totalPage: 1, hasMore: false },
    });
    const path = `discussReply?id=${parentID}`;
    expect(await testComments.call(path, other)).toMatchObject({ totalCount: 1, list: [{ content: '二' }] });
    expect(await testComments.call(path)).toMatchObject({ totalCount: 0, list: [] });
  });

  test('[H1] one’s own reply – approved – is shown to its author as to everybody, pending no more', async () => {
    const parentID = await testComments.postAndFind(reader, '一');
    await approveComment(platform.db, testComments.work(), parentID);
    const reply = await testComments.postAndFind(other, '二', { parentID });
    await testComments.postAndFind(other, '三', { parentID });
    await approveComment(platform.db, testComments.work(), reply);
    const states = async (member?: TestMember) => {
      const answer = await testComments.call(`discussReply?id=${parentID}`, member);
      return v
        .parse(contract.discussReply.output, answer)
        .list.map(({ content, auditStatus }) => [content, auditStatus]);
    };
    const { shown, pending } = AuditStatus;
    expect(await states(other)).toEqual(
      expect.arrayContaining([
        ['二', shown],
        ['三', pending],
      ]),
    );
    for (const stranger of [undefined, reader]) expect(await states(stranger)).toEqual([['二', shown]]);
    expect((await testComments.read('', other)).list[0]).toMatchObject({
      topDiscuss: {
        list: expect.arrayContaining([expect.objectContaining({ content: '二', auditStatus: shown })]),
        hasMore: false,
      },
    });
  });
});

test('[wire g15] hot are the most praised and answered by the newsroom’s weights; the rest is not hot', async () => {
  await many(8);
  const ids = (await testComments.read()).list.map(({ id }) => id);
  const set = (n: number, praise: number, discuss: number) =>
    platform.db.script(`update comments set praise = ${praise}, discuss = ${discuss} where id = ${ids[n]}`);
  await set(7, 3, 0);
  await set(6, 0, 4);
  await set(5, 1, 1);
  const hot = async (path = '') => {
    platform.clock.forward(3000);
    const answer = await testComments.call(`discussHot?id=${news}&source=0&lastfileid=0${path}`);
    expect(faults(contract.discussHot.output, answer)).toEqual([]);
    return v.parse(contract.discussHot.output, answer).list.map(({ content }) => content);
  };
  expect(await hot()).toEqual(['第2条', '第1条', '第3条']);
  expect(await hot('&count=2')).toEqual(['第2条', '第1条']);
  await testComments.rules({ praiseWeight: '2', discussWeight: '0.5', countHot: '2' });
  expect(await hot()).toEqual(['第1条', '第3条']);
});

test('[H1] official words carry their mark; an account speaks under its own name', async () => {
  await testComments.rules();
  const id = await testComments.postAndFind(reader, '水务局答复。');
  const xyID = seeded.accounts.open;
  expect(await setOfficialComment(platform.db, testComments.work(), id, { official: true, xyID })).toBe(true);
  const [official] = (await testComments.read()).list;
  const icon = 'http://paper.test/media/icon.png';
  expect(official).toMatchObject({ isOfficial: 1, xyID, userID: reader.id, userIcon: icon });
  expect(official?.userName).not.toBe('山里人');
  expect(await setOfficialComment(platform.db, testComments.work(), id, { official: false, xyID })).toBe(
    true,
  );
  expect((await testComments.read()).list[0]).toMatchObject({ isOfficial: 0, xyID: 0, userName: '山里人' });
  const nobody = setOfficialComment(platform.db, testComments.work(), id, { official: true, xyID: 99 });
  await expect(nobody).rejects.toThrow('no such account');
});

test('[wire S8] the picture of who speaks stands here, or is asked for here; without one there is the newsroom’s, or none', async () => {
  await testComments.rules();
  await testComments.postAndFind(reader, '一');
  expect((await testComments.read()).list[0]?.userIcon).toBe('');
  await testComments.rules({ defaultIcon: 'https://paper.test/reader.png' });
  expect((await testComments.read()).list[0]?.userIcon).toBe('https://paper.test/reader.png');
  const head = `/media/0a/0a${'b'.repeat(38)}.jpg`;
  await platform.db.script(`update members set head = '${head}' where id = ${reader.id}`);
  expect((await testComments.read()).list[0]?.userIcon).toBe(`http://paper.test${head}`);
  // another provider's host hears nothing of who reads
  await platform.db.script(
    `update members set head = 'https://elsewhere.test/1.jpg' where id = ${reader.id}`,
  );
  const icon = `/app_if/amuc/api/member/getPortrait?uid=${reader.id}`;
  await testComments.rules();
  expect((await testComments.read()).list[0]?.userIcon).toBe(`http://paper.test${icon}`);
  await platform.db.script(`update members set head = 'javascript:alert(1)' where id = ${reader.id}`);
  await testComments.rules();
  expect((await testComments.read()).list[0]?.userIcon).toBe('');
});

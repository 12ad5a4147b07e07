import * as contract from '@contract/comments';
import { DiscussStatus } from '@contract/discussStatus';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approveComment, rejectComment, removeComment } from '../review/review.service';

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

async function own(member: TestMember, path = '') {
  const answer = await testComments.call(`myDiscuss?page=0${path}`, member);
  expect(faults(contract.myDiscuss.output, answer)).toEqual([]);
  return v.parse(contract.myDiscuss.output, answer);
}
const states = async (member: TestMember) =>
  (await own(member)).list.map(({ content, discussStatus }) => [content, discussStatus]);

const { shown, underReview, refused, withdrawn } = DiscussStatus;

test('[wire n20] needs login, and nobody reads another one’s', async () => {
  expect(await testComments.call('myDiscuss')).toMatchObject({ status: 11002 });
  expect(await testComments.call(`myDiscuss?userID=${other.id}`, reader)).toMatchObject({ status: -1 });
  const answer = await platform.get('/app_if/myDiscuss', testComments.as(reader));
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
});

test('[F24 userDetail][wire n20] a member’s own, the newest first, whatever became of them', async () => {
  await testComments.rules({ auditType: '1' });
  const { running } = seeded.live;
  const first = await testComments.postAndFind(reader, '一，通过的');
  const second = await testComments.postAndFind(reader, '二，没通过的');
  const third = await testComments.postAndFind(reader, '三，又撤下的');
  await testComments.postAndFind(reader, '四，在审的', { rootID: running, sourceType: 1 });
  await testComments.postAndFind(other, '别人的');
  for (const id of [first, third]) await approveComment(platform.db, testComments.work(), id);
  await rejectComment(platform.db, testComments.work(), second, '不合适');
  await removeComment(platform.db, testComments.work(), third, '有人举报');
  expect(await states(reader)).toEqual([
    ['四，在审的', underReview],
    ['三，又撤下的', withdrawn],
    ['二，没通过的', refused],
    ['一，通过的', shown],
  ]);
  const { list, hasMore } = await own(reader);
  expect(hasMore).toBe(false);
  for (const { title } of list) expect(title).not.toBe('');
  expect(list[3]).toMatchObject({ articleID: seeded.articles.news, sourceType: 0, userID: reader.id });
});

test('[wire W14] page after page by the last one’s number, none twice', async () => {
  const text = `insert into comments (site_id, source, object_id, member_id, content, words_hash, state, created_at)
    select 1, 0, $1, $2, 'n' || n, decode(md5(n::text), 'hex'), 0, now() from generate_series(1, 45) n`;
  await platform.db.run({ name: 'test own many', text }, [seeded.articles.news, reader.id]);
  const first = await own(reader);
  const second = await own(reader, `&afterOrder=${first.list.at(-1)?.id}`);
  const third = await own(reader, `&afterOrder=${second.list.at(-1)?.id}`);
  expect([first, second, third].map(({ list, hasMore }) => [list.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [5, false],
  ]);
  const all = [first, second, third].flatMap(({ list }) => list.map(({ content }) => content));
  expect(all).toEqual(Array.from({ length: 45 }, (_, index) => `n${45 - index}`));
});

test('[H1] each can be deleted, also one that was refused or taken away; staff brings none of them back', async () => {
  await testComments.rules({ auditType: '1' });
  const waiting = await testComments.postAndFind(reader, '在审');
  const no = await testComments.postAndFind(reader, '没过');
  const away = await testComments.postAndFind(reader, '撤下');
  await rejectComment(platform.db, testComments.work(), no, '');
  await approveComment(platform.db, testComments.work(), away);
  await removeComment(platform.db, testComments.work(), away, '');
  for (const fileId of [waiting, no, away]) {
    const answer = await platform.post('/app_if/delMyDiscuss', { fileId }, testComments.as(reader));
    expect(answer.json()).toMatchObject({ status: 0 });
    expect(await approveComment(platform.db, testComments.work(), fileId)).toBe(false);
  }
  expect(await states(reader)).toEqual([]);
  expect(await testComments.counted()).toBe(0);
});

test('[A16] a comment whose article is gone – in its member’s list – has no title and can be deleted', async () => {
  await testComments.rules();
  const id = await testComments.postAndFind(reader, '留下的话');
  const text = 'update articles set status = 0 where site_id = 1 and id = $1';
  await platform.db.run({ name: 'test gone', text }, [seeded.articles.news]);
  expect((await own(reader)).list).toMatchObject([{ content: '留下的话', title: '', discussStatus: shown }]);
  const answer = await platform.post('/app_if/delMyDiscuss', { fileId: id }, testComments.as(reader));
  expect(answer.json()).toMatchObject({ status: 0 });
});

import * as contract from '@contract/comments';
import { actsOf } from '@platform/auditLog/acts.service';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveComment, listForReview, rejectComment, removeComment } from './review.service';

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

const { db, work } = {
  db: () => platform.db,
  work: (staff?: number) => testComments.work(staff),
};

describe('[K10] the newsroom looks at comments', () => {
  test('[K12] a rejected comment – hidden from everybody – can be approved later', async () => {
    const id = await testComments.postAndFind(reader, '慢慢来');
    expect(await rejectComment(db(), work(), id, '与新闻无关')).toBe(true);
    expect(await testComments.words('', reader)).toEqual([]);
    expect(await rejectComment(db(), work(), id, '')).toBe(false);
    expect(await approveComment(db(), work(), id)).toBe(true);
    expect(await approveComment(db(), work(), id)).toBe(false);
    expect(await testComments.words()).toEqual(['慢慢来']);
  });

  test('[K12] approval and removal of a comment – are recorded with staff, time, reason and words; one that changes nothing is not', async () => {
    const id = await testComments.postAndFind(reader, '慢慢来');
    await approveComment(db(), work(7), id);
    await approveComment(db(), work(8), id);
    await removeComment(db(), work(9), id, '重复');
    const detail = { reason: '', from: 1, member: reader.id, content: '慢慢来' };
    expect(await actsOf(db(), 1, 'comment', id)).toEqual([
      { at: work().at, staff_id: 7, act: 'approve', object_kind: 'comment', object_id: id, detail },
      expect.objectContaining({
        staff_id: 9,
        act: 'remove',
        detail: { ...detail, reason: '重复', from: 0 },
      }),
    ]);
  });

  test('[K12] another site’s people reach nothing here', async () => {
    const id = await testComments.postAndFind(reader, '慢慢来');
    for (const change of [
      approveComment(db(), { ...work(), site: 2 }, id),
      rejectComment(db(), { ...work(), site: 2 }, id, ''),
    ])
      expect(await change).toBe(false);
    expect(await testComments.read('', reader)).toMatchObject({ list: [{ auditStatus: 1 }] });
    expect(await listForReview(db(), 2, { kind: 'pending' })).toEqual({ list: [], hasMore: false });
  });

  test('[K10] review lists – pending (oldest first), exposed, rejected, removed', async () => {
    const ids: number[] = [];
    for (const words of ['一', '二', '三', '四']) ids.push(await testComments.postAndFind(reader, words));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const found = async (list: Parameters<typeof listForReview>[2]) =>
      (await listForReview(db(), 1, list)).list.map(({ id }) => id);
    expect(await found({ kind: 'pending' })).toEqual(ids);
    expect(await found({ kind: 'pending', after: second })).toEqual([third, fourth]);
    await approveComment(db(), work(), first);
    await approveComment(db(), work(), second);
    await rejectComment(db(), work(), third, '');
    await testComments.call(`expose?rootID=${second}&sourceType=0&device=a`);
    await testComments.call(`expose?rootID=${second}&sourceType=0&device=b`);
    await testComments.call(`expose?rootID=${first}&sourceType=0&device=a`);
    expect(await found({ kind: 'exposed' })).toEqual([second, first]);
    await removeComment(db(), work(), second, '广告');
    expect(await found({ kind: 'exposed' })).toEqual([first]);
    expect(await found({ kind: 'rejected' })).toEqual([third]);
    expect(await found({ kind: 'removed' })).toEqual([second]);
    expect((await listForReview(db(), 1, { kind: 'pending' })).list).toMatchObject([
      { nickname: '山里人', content: '四', source: 0, object_id: seeded.articles.news, parent_content: '' },
    ]);
  });
});

describe('[wire f2, S8] taking one’s own away', () => {
  const del = async (member: TestMember | undefined, fileId: number, more = '') =>
    (await platform.get(`/app_if/delMyDiscuss?fileId=${fileId}${more}`, testComments.as(member))).json();

  test('[H1] needs login', async () => {
    const id = await testComments.postAndFind(reader, '一');
    expect(await del(undefined, id, `&userID=${reader.id}&device=x`)).toMatchObject({ status: 11002 });
    expect(await del(other, id, `&userID=${reader.id}`)).toMatchObject({ status: -1 });
  });

  test('[wire S8] the recorded words and statuses, bare and under data', async () => {
    await testComments.rules();
    const id = await testComments.postAndFind(reader, '一');
    const notOwn = { status: 1, message: '只能删除自己的评论', data: { fileId: id, userID: other.id } };
    expect(await del(other, id)).toEqual(notOwn);
    const deleted = { status: 0, message: '删除成功', data: { fileId: id, userID: reader.id } };
    const answer = await del(reader, id, `&userID=${reader.id}&curVersions=3`);
    expect(answer).toEqual({ status: 0, message: 'success', data: deleted });
    const gone = await del(reader, id);
    expect(gone).toEqual({ status: 2, message: '评论不存在', data: { fileId: id, userID: reader.id } });
    expect(faults(contract.delMyDiscuss.output, gone)).toEqual([]);
    expect(await testComments.words()).toEqual([]);
    expect(await testComments.counted()).toBe(0);
    expect(await approveComment(db(), work(), id)).toBe(false);
  });

  test('[H1] another one’s that is under review is none to a stranger', async () => {
    const id = await testComments.postAndFind(reader, '一');
    expect(await del(other, id)).toMatchObject({ status: 2 });
    expect(await del(reader, id)).toMatchObject({ status: 0 });
    expect(await testComments.words('', reader)).toEqual([]);
  });

  test('[H1] the answers go with the first comment of a thread, and come back with it', async () => {
    await testComments.rules();
    const parentID = await testComments.postAndFind(reader, '一');
    const answer = await testComments.postAndFind(other, '二', { parentID });
    await testComments.postAndFind(reader, '三', { parentID: answer });
    await removeComment(db(), work(), parentID, '');
    expect([await testComments.counted(), await testComments.words('', other, 'ViewFlat')]).toEqual([0, []]);
    expect(await testComments.call(`discussReply?id=${parentID}`)).toMatchObject({ list: [], totalCount: 0 });
    expect(await del(other, answer)).toMatchObject({ status: 0 });
    await approveComment(db(), work(), parentID);
    expect([await testComments.counted(), await testComments.words('', other, 'ViewFlat')]).toEqual([
      2,
      ['三', '一'],
    ]);
    expect((await testComments.read()).list).toMatchObject([
      { countDiscuss: 1, topDiscuss: { list: [{ content: '三' }] } },
    ]);
  });

  test('[H1] an answer that goes leaves what answers it, which quotes nothing any more', async () => {
    await testComments.rules();
    const parentID = await testComments.postAndFind(reader, '一');
    const answer = await testComments.postAndFind(other, '不该说的', { parentID });
    await testComments.postAndFind(reader, '三', { parentID: answer });
    await del(other, answer);
    const { list } = await testComments.read();
    expect(list).toMatchObject([
      {
        countDiscuss: 1,
        topDiscuss: { list: [{ content: '三', info: { parentContent: '', parentUser: '' } }] },
      },
    ]);
    expect(JSON.stringify(list)).not.toContain('不该说的');
    expect(await testComments.counted()).toBe(2);
  });
});

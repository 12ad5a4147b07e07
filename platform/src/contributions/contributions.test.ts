import { inputArticleList, saveInputArticle, seekArticleDetail } from '@contract/contributions';
import { MAX_CONTRIBUTION_CONTENT, MAX_CONTRIBUTION_TITLE } from '@contract/limits';
import { ContributionStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { open, ended, coming } = seeded.seekArticles;

let platform: TestPlatform;
let author: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  author = await aMember(platform, '写字的人');
  other = await aMember(platform);
});
afterEach(() => platform.close());

const Envelope = v.object({ status: v.number(), message: v.string(), data: v.unknown() });
type Fields = Readonly<Record<string, string | number>>;

async function call(path: string, fields: Fields, member?: TestMember) {
  platform.clock.forward(3000);
  const headers = member ? { token: member.token } : {};
  const answer = await platform.post(`/nis/api/${path}`, { ...fields, curVersions: '3' }, headers);
  return v.parse(Envelope, answer.json());
}
const words = { title: '村口的树', content: '树还在。\n\n\n\n人走了又回来。' };
const contribute = (fields: Fields = {}, member: TestMember | undefined = author) =>
  call('inputArticle/save', { linkID: open, ...words, ...fields }, member);
const idOf = (data: unknown): number => v.parse(v.object({ fileId: v.number() }), data).fileId;
const review = (id: number, status: ContributionStatus, reason = '') =>
  platform.db.run(
    {
      name: 'test-review',
      text: 'update contributions set status = $2, reason = $3 where site_id = 1 and id = $1',
    },
    [id, status, reason],
  );

test('[wire n4] saveInputArticle – a member contributes – answers the contribution that waits, with its paragraphs', async () => {
  const { status, data } = await contribute();
  expect(status).toBe(0);
  expect(faults(saveInputArticle.output, data)).toEqual([]);
  expect(data).toMatchObject({
    ...{ linkID: open, title: '村口的树', content: '树还在。\n\n人走了又回来。' },
    ...{ status: ContributionStatus.toAudit, statusText: '待审核', reason: '' },
  });
});

test('[wire g47][wire g48] contributions – in their three states – are listed for their author by status, with the reason', async () => {
  const waiting = idOf((await contribute()).data);
  const passed = idOf((await contribute({ title: '井' })).data);
  const refused = idOf((await contribute({ title: '墙' })).data);
  await review(passed, ContributionStatus.passed);
  await review(refused, ContributionStatus.notPassed, '照片里有门牌号');
  const all = await call('inputArticleList', {}, author);
  expect(faults(inputArticleList.output, all.data)).toEqual([]);
  expect(all.data).toMatchObject({
    list: [
      { fileId: refused, statusText: '未通过', reason: '照片里有门牌号' },
      { fileId: passed, statusText: '已通过' },
      { fileId: waiting, statusText: '待审核' },
    ],
  });
  const some = await call('inputArticleList', { status: ContributionStatus.passed }, author);
  expect(some.data).toMatchObject({ list: [{ fileId: passed }], hasMore: false });
});

test('[F23 inputArticleDetail] somebody else’s contribution – asked for by its number – answers as if it were absent', async () => {
  const id = idOf((await contribute()).data);
  expect(await call('inputArticleDetail', { id }, author)).toMatchObject({ status: 0, data: { fileId: id } });
  expect(await call('inputArticleDetail', { id }, other)).toMatchObject({ status: 1, data: {} });
  expect((await call('inputArticleDetail', { id })).status).toBe(11002);
  expect(await call('inputArticleList', {}, other)).toMatchObject({ data: { list: [] } });
});

test.each([
  ['no title', { title: ' ' }, '标题不能为空'],
  ['no text', { content: '' }, '正文不能为空'],
  ['a title too long', { title: '水'.repeat(MAX_CONTRIBUTION_TITLE + 1) }, '标题不能超过'],
  ['a text too long', { content: '水'.repeat(MAX_CONTRIBUTION_CONTENT + 1) }, '正文不能超过'],
  ['an unknown call', { linkID: 99 }, '没有这次征稿'],
  ['an ended call', { linkID: ended }, '征稿已经结束'],
  ['a call to come', { linkID: coming }, '征稿还没有开始'],
])('[wire n4] saveInputArticle – %s – is refused by name', async (_, fields: Fields, message) => {
  const answer = await contribute(fields);
  expect(answer.status).toBe(-1);
  expect(answer.message).toContain(message);
});

test('[K8] saveInputArticle – refused words – names the field that has them', async () => {
  await commentsOn(platform).rules({ refusedWords: ['加微信'] });
  expect((await contribute({ title: '加 微-信' })).message).toMatch(/^标题含有不当内容/);
  expect((await contribute({ content: '加微信' })).message).toMatch(/^正文含有不当内容/);
});

test('[wire n4] the same contribution sent twice, also at once – is one contribution', async () => {
  const first = await contribute();
  const again = await Promise.all([contribute(), contribute()]);
  expect(new Set([first, ...again].map(({ data }) => idOf(data))).size).toBe(1);
});

test('[wire n8] seekArticleDetail – a call for articles – answers its period and counts accepted contributions', async () => {
  await review(idOf((await contribute()).data), ContributionStatus.passed);
  await contribute({ title: '井' });
  const { data } = await call('seekArticle/detail', { id: open });
  expect(faults(seekArticleDetail.output, data)).toEqual([]);
  expect(data).toMatchObject({ title: '写写你的村口', passedCount: 1, endTime: '2031-12-31 23:59:59.0' });
});

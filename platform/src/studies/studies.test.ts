import { aMember, type TestMember } from '@testing/aMember';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
let learner: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  learner = await aMember(platform, '学员');
});
afterEach(() => platform.close());

const Envelope = v.object({ status: v.number(), message: v.string(), data: v.unknown() });
async function call(path: string, fields: object, member?: TestMember) {
  const headers = member ? { token: member.token } : {};
  const answer = await platform.post(`/nis/api/${path}`, { ...fields, curVersions: '3' }, headers);
  return v.parse(Envelope, answer.json());
}
const study = seeded.study;
const learn = (partId: number, progress: number) =>
  call('data/read', { id: study, type: 'lesson', partId, progress }, learner);
const progress = async (member?: TestMember) => {
  const { data } = await call('study/detail', { id: study }, member);
  return v
    .parse(v.object({ parts: v.array(v.object({ progress: v.number() })) }), data)
    .parts.map((one) => one.progress);
};

test('[F22][wire n6][wire o13] progress in a course – of two devices – keeps the farthest and ends with the part', async () => {
  expect(await progress(learner)).toEqual([0, 0]);
  await learn(1, 40);
  await learn(1, 25);
  expect(await progress(learner)).toEqual([40, 0]);
  await learn(1, 5000);
  await learn(2, 7);
  expect(await progress(learner)).toEqual([90, 1]);
  expect(await progress(await aMember(platform))).toEqual([0, 0]);
  expect(await progress()).toEqual([0, 0]);
});

test.each([
  ['an unknown part', { id: study, type: 'lesson', partId: 9 }],
  ['an unknown course', { id: 99, type: 'lesson', partId: 1 }],
  ['an unknown article', { id: 99, type: 'article' }],
  ['an unknown type', { id: study, type: 'film' }],
])('[wire o13] dataRead – %s – is refused and stores nothing', async (_, fields) => {
  expect((await call('data/read', fields, learner)).status).toBe(-1);
  const count = { name: 'test-reads', text: 'select 1 from member_data_reads' };
  expect(await platform.db.query(count)).toEqual([]);
});

test('[wire o13] dataRead – an article and a notice – are stored once each; without a login none', async () => {
  const read = (type: string, id: number, member?: TestMember) => call('data/read', { type, id }, member);
  for (const [type, id] of [
    ['article', seeded.articles.news],
    ['notice', seeded.notice],
    ['notice', seeded.notice],
  ] as const)
    expect((await read(type, id, learner)).status).toBe(0);
  expect((await read('notice', seeded.notice)).status).toBe(11002);
  const count = { name: 'test-reads', text: 'select kind from member_data_reads order by kind' };
  expect(await platform.db.query(count)).toEqual([{ kind: 'article' }, { kind: 'notice' }]);
});

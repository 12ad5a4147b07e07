import { message, redDot } from '@contract/messages';
import { NEWSROOM } from '@contract/newsroom';
import { aMember, type TestMember } from '@testing/aMember';
import { anEntry } from '@testing/anEntry';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
let reader: TestMember;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await aMember(platform, '山脚的人');
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterEach(() => platform.close());

const none = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };

async function ask(path: string, fields: object = {}, member = reader): Promise<unknown> {
  platform.clock.forward(61_000);
  return (await platform.post(path, fields, { token: member.token })).json();
}
const idOf = (answer: unknown): number => v.parse(v.object({ id: v.number() }), answer).id;
const fileIdOf = (answer: unknown): number => v.parse(v.object({ fileId: v.number() }), answer).fileId;
async function decide(path: string, fields: object = {}): Promise<number> {
  platform.clock.forward(1000);
  return (await platform.post(`${NEWSROOM}/sites/1/${path}`, fields, headers)).status;
}
const messages = async (member = reader) => v.parse(message.output, await ask('/app_if/message', {}, member));
const newest = async () => (await messages()).list[0];
const dots = (member = reader) => ask('/app_if/redDot', {}, member);

test('[wire x17] posts – shown, rejected or removed – tell their author, with the reason and the post’s page', async () => {
  const post = async (fields: object) => idOf(await ask('/nis/api/post/create', fields));
  const inCircle = await post({ circleID: seeded.circle, title: '梨花', content: '开了' });
  const moment = await post({ circleID: 0, content: '下雪了' });
  expect(await decide(`posts/${inCircle}/approve`)).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ title: '你的帖子已通过审核', content: '梨花' },
    url: expect.stringMatching(new RegExp(`^http://paper\\.test/.*/postDetail/${inCircle}\\.html$`)),
  });
  expect(await decide(`posts/${moment}/reject`, { reason: '看不清' })).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ title: '你的帖子未通过审核', content: '下雪了\n看不清' },
    url: expect.stringContaining(`/friendsCircleDetail/${moment}.html`),
  });
  expect(await decide(`posts/${inCircle}/remove`, { reason: '有人投诉' })).toBe(200);
  expect(await newest()).toMatchObject({ title: '你的帖子已被撤下', content: '梨花\n有人投诉' });
  expect(await dots()).toEqual({ ...none, comment: 3 });
  const all = await messages();
  expect(faults(message.output, all)).toEqual([]);
  expect(all).toMatchObject({ list: [{}, {}, {}], hasMore: false });
});

test('[wire x17] questions – accepted, answered or refused – tell their asker, each kind on its own dot', async () => {
  const toLeader = fileIdOf(
    await ask('/app_if/question/ask', { leaderID: seeded.leader, title: '桥什么时候通车' }),
  );
  const inTopic = fileIdOf(
    await ask('/app_if/question/ask', { subjectID: seeded.subject, title: '雨季几时来' }),
  );
  expect(await decide(`questions/${toLeader}/accept`)).toBe(200);
  expect(await newest()).toMatchObject({ title: '你的提问已受理', content: '桥什么时候通车' });
  expect(await decide(`questions/${toLeader}/answer`, { content: '六月。' })).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ title: '你的提问有了回答', content: '桥什么时候通车\n六月。' },
    url: expect.stringContaining(`/newQaDetail/${toLeader}.html`),
  });
  expect(await decide(`questions/${inTopic}/refuse`, { reason: '答过了' })).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ title: '你的提问未通过审核', content: '雨季几时来\n答过了' },
    url: expect.stringContaining(`/askDetail/${inTopic}.html`),
  });
  expect(await dots()).toEqual({ ...none, topicQuestion: 1, qa: 2 });
  expect(faults(redDot.output, await dots())).toEqual([]);
});

test('[wire x17] contributions, tip-offs and registrations – decided – tell their member', async () => {
  const contribution = fileIdOf(
    await ask('/nis/api/inputArticle/save', { linkID: seeded.seekArticles.open, title: '树', content: '在' }),
  );
  expect(await decide(`contributions/${contribution}/review`, { passed: false, reason: '太短' })).toBe(200);
  expect(await newest()).toMatchObject({ title: '你的投稿未通过审核', content: '树\n太短' });
  await ask('/app_if/tipoff', { topic: '井盖', content: '井盖松了' });
  const mine = v.parse(
    v.object({ list: v.tuple([v.object({ fileId: v.number() })]) }),
    await ask('/nis/api/tipoff/mine'),
  );
  const tipoff = mine.list[0].fileId;
  const reply = { state: 'answered', answer: '换好了。', shown: false };
  expect(await decide(`tipoffs/${tipoff}`, reply)).toBe(200);
  expect(await newest()).toMatchObject({
    ...{ title: '你的报料有了答复', content: '井盖\n换好了。' },
    url: expect.stringContaining(`/tipoffDetail/${tipoff}.html`),
  });
  const { activity } = seeded;
  const entry = await anEntry(platform.db, { activity, member: reader.id });
  expect(await decide(`activities/${activity}/registrations/${entry}/approve`)).toBe(200);
  expect(await newest()).toMatchObject({
    title: '你的报名已通过审核',
    url: expect.stringContaining(`/registrationDetail/${activity}/${entry}.html`),
  });
  expect(await dots()).toEqual({ ...none, tracking: 2, activity: 1 });
});

test('[wire x9] unread decisions – one kind is read – that dot is gone, and a changed answer is unread again', async () => {
  const id = fileIdOf(await ask('/app_if/question/ask', { leaderID: seeded.leader, title: '桥' }));
  await decide(`questions/${id}/answer`, { content: '六月。' });
  expect(await dots()).toEqual({ ...none, qa: 1 });
  expect(await ask('/app_if/read', { type: 5 })).toBe(true);
  expect(await dots()).toEqual(none);
  await decide(`questions/${id}/answer`, { content: '七月。' });
  expect(await dots()).toEqual({ ...none, qa: 1 });
  expect((await messages()).list).toMatchObject([{ content: '桥\n七月。' }]);
});

test('[wire x17] messages – of another member, or a decision that is not made – are none', async () => {
  const other = await aMember(platform);
  const id = fileIdOf(await ask('/app_if/question/ask', { leaderID: seeded.leader, title: '桥' }));
  expect(await decide(`questions/${id}/accept`, { groupID: 999 })).toBe(404);
  expect((await messages()).list).toEqual([]);
  expect(await decide(`questions/${id}/accept`)).toBe(200);
  expect((await messages(other)).list).toEqual([]);
  expect(await dots(other)).toEqual(none);
});

test('[wire x17] more than a page of messages – read page by page – each stands once, newest first', async () => {
  for (let n = 1; n <= 21; n += 1)
    await platform.db.run(
      {
        name: 'test-message',
        text: `insert into member_messages (site_id, member_id, type, title, content, path, created_at)
          values (1, $1, 0, 'x', '', $2, $3)`,
      },
      [reader.id, `/postDetail/${n}.html`, new Date(platform.clock.now() + n * 1000)],
    );
  const { list, hasMore } = await messages();
  expect([list.length, hasMore]).toEqual([20, true]);
  expect(list[0]?.url).toContain('/postDetail/21.html');
  const next = v.parse(message.output, await ask('/app_if/message', { page: 1 }));
  expect(next).toMatchObject({
    list: [{ url: expect.stringContaining('/postDetail/1.html') }],
    hasMore: false,
  });
});

import { EventType, KindNumber } from '@contract/codes';
import { MAX_QUESTION_CONTENT, MAX_QUESTION_TITLE } from '@contract/limits';
import { QaType, QuestionStatus } from '@contract/questionCodes';
import { askQuestion, qaDetail } from '@contract/questions';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Characters of a stored file's hash. */
const HASH = 40;

let platform: TestPlatform;
let asker: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  asker = await aMember(platform, '桥边的人');
  other = await aMember(platform);
});
afterEach(() => platform.close());

const Envelope = v.object({ status: v.number(), message: v.string(), data: v.unknown() });
type Fields = Readonly<Record<string, string | number>>;

async function call(path: string, fields: Fields, member?: TestMember) {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const headers = member ? { token: member.token } : {};
  platform.clock.forward(3000);
  const answer = await platform.get(`/app_if/${path}?${query.join('&')}&curVersions=3`, headers);
  return v.parse(Envelope, answer.json());
}
const title = '桥什么时候通车';
const ask = (fields: Fields = {}, member: TestMember | undefined = asker) =>
  call('question/ask', { subjectID: seeded.subject, title, ...fields }, member);
const idOf = (data: unknown): number => v.parse(v.object({ fileId: v.number() }), data).fileId;
const rate = (id: number, member: TestMember) => call('question/rate', { id, score: 4 }, member);

const setStatus = (id: number, status: QuestionStatus) =>
  platform.db.run(
    {
      name: 'test-question-status',
      text: `update questions set doc = doc || jsonb_build_object('status', $2::int) where site_id = 1 and id = $1`,
    },
    [id, status],
  );

test('[wire n3] askQuestion – a member asks in a topic – answers the question in the contract’s shape', async () => {
  const { status, data } = await ask({ content: '说是六月。', location: '云溪镇' });
  expect(status).toBe(0);
  expect(faults(askQuestion.output, data)).toEqual([]);
  expect(data).toMatchObject({
    ...{ subjectID: seeded.subject, qaType: QaType.topic, title, content: '说是六月。', location: '' },
    ...{ userID: asker.id, userName: '桥边的人', status: QuestionStatus.waiting },
    shareUrl: `http://paper.test/app/template/displayTemplate/news/askDetail/${idOf(data)}.html`,
  });
});

test('[wire n3] askQuestion – a leader is asked – makes a government question to their office', async () => {
  const { data } = await ask({ subjectID: 0, leaderID: seeded.leader });
  expect(data).toMatchObject({ qaType: QaType.government, subjectID: 0 });
  const list = await call('questionList', { leaderID: seeded.leader }, asker);
  expect(JSON.stringify(list.data)).toContain(title);
});

test('[F17 askDetail] a question under review – other readers look – shows to its asker alone', async () => {
  const id = idOf((await ask()).data);
  const seen = async (member?: TestMember) => ({
    one: (await call('questionDetail', { fileId: id }, member)).status,
    listed: JSON.stringify((await call('questionList', { id: seeded.subject }, member)).data).includes(title),
  });
  expect(await seen(asker)).toEqual({ one: 0, listed: true });
  expect(await seen(other)).toEqual({ one: 1, listed: false });
  expect(await seen()).toEqual({ one: 1, listed: false });
  await setStatus(id, QuestionStatus.accepted);
  expect(await seen()).toEqual({ one: 0, listed: true });
  await setStatus(id, QuestionStatus.refused);
  expect(await seen(asker)).toEqual({ one: 0, listed: true });
  expect(await seen(other)).toEqual({ one: 1, listed: false });
});

test('[F17 topicDetail] a topic – a member’s question waits – does not count it', async () => {
  const count = async () =>
    v.parse(v.object({ questionCount: v.number() }), (await call('getSubject', { id: seeded.subject })).data);
  const before = await count();
  const id = idOf((await ask()).data);
  expect(await count()).toEqual(before);
  await setStatus(id, QuestionStatus.accepted);
  expect(await count()).toEqual({ questionCount: before.questionCount + 1 });
});

test('[G11] askQuestion – without a login – asks for one', async () => {
  expect((await call('question/ask', { subjectID: seeded.subject, title })).status).toBe(11002);
});

test.each([
  ['no title', { title: ' ' }, '问题不能为空'],
  ['a title too long', { title: '水'.repeat(MAX_QUESTION_TITLE + 1) }, '问题不能超过'],
  ['a text too long', { content: '水'.repeat(MAX_QUESTION_CONTENT + 1) }, '补充说明不能超过'],
  ['an unknown topic', { subjectID: 99 }, '找不到要提问的对象'],
  ['nobody to answer', { subjectID: 0 }, '找不到要提问的对象'],
])('[wire n3] askQuestion – %s – is refused by name', async (_, fields: Fields, message) => {
  const answer = await ask(fields);
  expect(answer.status).toBe(-1);
  expect(answer.message).toContain(message);
});

test('[K8] askQuestion – refused words – names the field that has them', async () => {
  await commentsOn(platform).rules({ refusedWords: ['加微信'] });
  expect((await ask({ title: '加 微-信' })).message).toMatch(/^问题含有不当内容/);
  expect((await ask({ content: '加微信' })).message).toMatch(/^补充说明含有不当内容/);
});

test('[K8] askQuestion – hidden characters and markup – are cleaned to plain text', async () => {
  const { data } = await ask({ title: '返\u200b利\n<b>吗</b>', content: 'x\u202egnp.exe' });
  expect(data).toMatchObject({ title: '返利 <b>吗</b>', content: 'xgnp.exe' });
});

test('[wire n3] askQuestion – pictures, videos and recordings – takes the member’s own uploads alone', async () => {
  const upload = (member: TestMember, url: string) =>
    platform.db.run(
      {
        name: 'test-upload',
        text: `insert into member_uploads (site_id, member_id, url, size, kind, file_name, uploaded_at)
          values (1, $1, $2, 1, 'image', '', now())`,
      },
      [member.id, url],
    );
  const media = (letter: string, extension = 'png') =>
    `/media/${letter.repeat(2)}/${letter.repeat(HASH)}.${extension}`;
  await upload(asker, media('a'));
  await upload(other, media('b'));
  const images = [media('a'), media('b'), media('c'), 'http://elsewhere.example/a.png'].join(',');
  const [video, audio] = [media('d', 'mp4'), media('e', 'mp3')];
  await upload(asker, video);
  await upload(asker, audio);
  const videos = [video, audio, media('f', 'mp4')].join(',');
  const { data } = await ask({ images, videos, audios: audio });
  expect(faults(askQuestion.output, data)).toEqual([]);
  expect(data).toMatchObject({
    images: [`http://paper.test${media('a')}`],
    videos: [{ url: `http://paper.test${video}`, cover: '' }],
    audios: [{ url: `http://paper.test${audio}` }],
  });
});

test('[wire n3] askQuestion – the same question sent twice, also at once – is one question', async () => {
  const first = await ask();
  const again = await Promise.all([ask(), ask()]);
  expect(new Set([first, ...again].map(({ data }) => idOf(data))).size).toBe(1);
});

test('[wire n3] askQuestion – more than the site’s rate – is refused', async () => {
  await commentsOn(platform).rules({ dayMost: 2 });
  await ask({ title: '一' });
  await ask({ title: '二' });
  expect(await ask({ title: '三' })).toMatchObject({ status: -1, message: '提问太频繁，请稍后再试' });
});

test('[wire g36] qaDetail – a government question – answers deadline, rating and whose it is', async () => {
  const id = idOf((await ask({ subjectID: 0, leaderID: seeded.leader })).data);
  await setStatus(id, QuestionStatus.accepted);
  const own = await call('qaDetail', { fileId: id }, asker);
  expect(faults(qaDetail.output, own.data)).toEqual([]);
  const question = {
    ...{ fileId: id, title, qaType: QaType.government, status: QuestionStatus.accepted, score: 0 },
    qaConfig: { anonymous: 0, showAnswerTime: 1, canDiscuss: 0 },
    ...{ images: [], audios: [], videos: [], answerPics: [] },
    ...{ deadline: '2031-03-12 09:30:03.0', acceptTime: '' },
  };
  expect(own.data).toMatchObject({ ...question, isOwn: 1 });
  expect((await call('qaDetail', { fileId: id }, other)).data).toMatchObject({ ...question, isOwn: 0 });
  expect((await call('qaDetail', { fileId: seeded.questions.answered })).data).toMatchObject({
    ...{ qaType: QaType.topic, title: '桥下能钓鱼吗', answer: '禁渔期不可以。', isOwn: 0, score: 0 },
  });
});

test('[wire n14] rateAnswer – by the asker, of an answer, once – is stored; every other call is refused', async () => {
  const id = idOf((await ask()).data);
  expect((await rate(id, asker)).message).toBe('还没有答复，暂时不能评价');
  await setStatus(id, QuestionStatus.answered);
  expect((await rate(id, other)).message).toBe('只有提问者可以评价');
  const together = await Promise.all([rate(id, asker), rate(id, asker), rate(id, asker)]);
  expect(together.filter(({ status }) => status === 0)).toHaveLength(1);
  expect((await rate(id, asker)).message).toBe('已经评价过了');
  expect((await call('qaDetail', { fileId: id })).data).toMatchObject({ score: 4 });
});

test.each(['question', 'answer'] as const)(
  '[H2] a like of a %s – of the same device again – is refused and counts once',
  async (kind) => {
    const like = (device: string, more: Fields = {}) =>
      call('event', { id: 1, type: KindNumber.event[kind], eventType: EventType.like, device, ...more });
    expect((await like('a')).status).toBe(0);
    expect(await like('a')).toMatchObject({ status: -1, message: '请不要重复点赞' });
    expect((await like('b')).status).toBe(0);
    expect((await like('b', { cancel: 1 })).status).toBe(-1);
    const path = kind === 'question' ? 'questionDetail' : 'question/answerList';
    const { data } = await call(path, kind === 'question' ? { fileId: 1 } : { id: 1 });
    expect(JSON.stringify(data)).toContain(`"countPraise":${kind === 'question' ? 3 : 2}`);
  },
);

test('[H3] a question that a member follows – read by them and by others – tells them alone', async () => {
  const id = seeded.questions.answered;
  const isFollow = async (member?: TestMember) => {
    const answers = [
      await call('questionDetail', { fileId: id }, member),
      await call('qaDetail', { fileId: id }, member),
    ];
    return answers.map(({ data }) => v.parse(v.object({ isFollow: v.number() }), data).isFollow);
  };
  expect(await isFollow(asker)).toEqual([0, 0]);
  await call('topicSub', { id, type: KindNumber.topicSub.question }, asker);
  expect(await isFollow(asker)).toEqual([1, 1]);
  expect([await isFollow(other), await isFollow()]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

import { TipoffStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { open } = seeded.seekArticles;

let platform: TestPlatform;
let headers: Record<string, string>;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'editor' })).headers;
  reader = await aMember(platform, '写字的人');
});
afterEach(() => platform.close());

const post = async (path: string, body: object) => {
  const answer = await platform.post(`/newsroom/sites/1/${path}`, body, headers);
  return { status: answer.status, body: answer.json() };
};
const get = async (path: string) => Object((await platform.get(`/newsroom/sites/1/${path}`, headers)).json());
const call = async (path: string, fields: object = {}) => {
  platform.clock.forward(3000);
  return (await platform.post(path, fields, { token: reader.token })).json();
};
const acts = async () => {
  const admin = await aStaff(platform, { site: 1, role: 'admin' });
  const { list } = Object((await platform.get('/newsroom/sites/1/acts', admin.headers)).json());
  return list.map(({ act, objectKind, objectID }: Record<string, unknown>) => [act, objectKind, objectID]);
};
const idOf = (value: unknown): number => v.parse(v.object({ id: v.number() }), value).id;
const contribute = (title: string) =>
  call('/nis/api/inputArticle/save', { linkID: open, title, content: '树还在。' });

test('[K10][wire g46] a tip-off – listed, answered and shown – reaches its teller and readers; looking and answering are recorded', async () => {
  await call('/app_if/tipoff', { content: '井盖松了', contactNo: '13900002222', location: '文化巷' });
  const { list } = await get('tipoffs?state=received');
  expect(list).toMatchObject([
    { content: '井盖松了', contact: '13900002222', location: '文化巷', memberID: reader.id, shown: false },
  ]);
  const id = idOf(list[0]);
  await post(`tipoffs/${id}`, { state: 'answered', answer: '已经换好。', shown: true });
  const own = { status: TipoffStatus.answered, answer: '已经换好。', location: '文化巷' };
  expect(await call('/nis/api/tipoff/mine')).toMatchObject({ list: [own] });
  expect((await platform.get(`/app_if/tipoffDetail?id=${id}`)).json()).toMatchObject({
    ...own,
    location: '',
  });
  await post(`tipoffs/${id}`, { state: 'closed', shown: false });
  platform.clock.forward(3000);
  expect((await platform.get(`/app_if/tipoffDetail?id=${id}`)).json()).toEqual({});
  expect((await acts()).reverse()).toEqual([
    ['readTipoffs', 'tipoff', 0],
    ['answerTipoff', 'tipoff', id],
    ['answerTipoff', 'tipoff', id],
  ]);
});

test('[K10][wire g48] contributions – one passed, one rejected with its reason – show both to their author', async () => {
  await contribute('树');
  await contribute('墙');
  const { list } = await get(`contributions?state=pending&call=${open}`);
  expect(list).toMatchObject([{ title: '墙', nickname: '写字的人' }, { title: '树' }]);
  const [wall, tree] = list.map(idOf);
  expect(await post(`contributions/${wall}/review`, { passed: false })).toMatchObject({ status: 400 });
  await post(`contributions/${wall}/review`, { passed: false, reason: '照片里有门牌号' });
  await post(`contributions/${tree}/review`, { passed: true });
  expect(await call('/nis/api/inputArticleList')).toMatchObject({
    list: [
      { title: '墙', statusText: '未通过', reason: '照片里有门牌号' },
      { title: '树', statusText: '已通过', reason: '' },
    ],
  });
  expect(await acts()).toEqual([
    ['approve', 'contribution', tree],
    ['reject', 'contribution', wall],
    ['readContributions', 'contribution', 0],
  ]);
});

test('[K10][wire n8] a call for articles – made, then changed – is read cleaned, with its picture kept', async () => {
  const plain = { width: 60, height: 40, channels: 3, background: '#a43' } as const;
  const picture = (await sharp({ create: plain }).png().toBuffer()).toString('base64');
  const made = { title: '写一口井', content: '<p onclick="x()">写</p><script>alert(1)</script>', picture };
  const id = idOf((await post('calls', { ...made, from: '2031-03-01', until: '2031-04-01' })).body);
  const detail = () => call('/nis/api/seekArticle/detail', { id });
  expect(await detail()).toMatchObject({
    ...{ title: '写一口井', content: '<p>写</p>', endTime: '2031-04-02 00:00:00.0' },
    picBig: expect.stringMatching(/^http:\/\/paper\.test\/media\//),
  });
  await post('calls', {
    id,
    title: '写一座桥',
    content: '<p>写</p>',
    from: '2031-03-01',
    until: '2031-05-01',
  });
  expect(await detail()).toMatchObject({ title: '写一座桥', picBig: expect.stringMatching(/media/) });
  expect(await post('calls', { ...made, from: '2031-03-02', until: '2031-03-01' })).toMatchObject({
    status: 400,
  });
  expect(await post('calls', { ...made, id: 99, from: '2031-03-01', until: '2031-04-01' })).toMatchObject({
    status: 404,
  });
});

test('[K10][wire n6] a course – made, then changed – keeps readers’ progress by the number of the part', async () => {
  const part = { id: 1, title: '等光', type: 'video', url: '/media/00/light.mp4', duration: 90 };
  const id = idOf((await post('courses', { title: '拍河', parts: [part] })).body);
  await call('/nis/api/data/read', { id, type: 'lesson', partId: 1, progress: 40 });
  const parts = [{ ...part, id: 2, title: '找线' }, part];
  await post('courses', { id, title: '拍好一条河', parts });
  expect(await call('/nis/api/study/detail', { id })).toMatchObject({
    title: '拍好一条河',
    parts: [
      { id: 2, progress: 0 },
      { id: 1, progress: 40, url: 'http://paper.test/media/00/light.mp4' },
    ],
  });
  expect(await post('courses', { title: '课', parts: [part, part] })).toMatchObject({ status: 400 });
  expect(await post('courses', { title: '课', parts: [{ ...part, url: 'javascript:x' }] })).toMatchObject({
    status: 400,
  });
});

test('[K8] exports – of words that look like formulas – are tables that spreadsheets open and run nothing of', async () => {
  await call('/app_if/tipoff', { content: '=HYPERLINK("http://x","看")', contactNo: '+8613900002222' });
  await contribute('@SUM(1)');
  await call('/app_if/feed', { content: '字再大一点' });
  const csvOf = async (kind: string) => v.parse(v.string(), (await get(`telling/${kind}`)).csv);
  const tipoffs = await csvOf('tipoffs');
  expect(tipoffs.startsWith('\ufeff"id","at"')).toBe(true);
  expect(tipoffs).toContain(`"=""=HYPERLINK(""""http://x"""",""""看"""")"""`);
  expect(tipoffs).toContain(`"=""+8613900002222"""`);
  expect(await csvOf('contributions')).toContain(`"=""@SUM(1)"""`);
  expect(await csvOf('feedback')).toContain('"字再大一点"\r\n');
  expect(await get('feedback')).toMatchObject({ list: [{ content: '字再大一点', memberID: reader.id }] });
});

test.each([
  ['tipoffs/99', { state: 'closed' }],
  ['contributions/99/review', { passed: true }],
  ['courses', { id: 99, title: '课', parts: [{ id: 1, title: '一', type: 'video', url: '/a.mp4' }] }],
])('[K10] %s – there is none – is 404 and nothing is noted', async (path, body) => {
  expect(await post(path, body)).toMatchObject({ status: 404 });
  expect(await acts()).toEqual([]);
});

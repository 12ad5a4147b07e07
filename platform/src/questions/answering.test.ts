import { NEWSROOM } from '@contract/newsroom';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const OTHER_OFFICE = 7;

let platform: TestPlatform;
let asker: TestMember;
let moderator: TestStaff;
let department: TestStaff;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  asker = await aMember(platform, '桥边的人');
  moderator = await aStaff(platform, { site: 1, role: 'moderator' });
  department = await aStaff(platform, { site: 1, role: 'department' });
  const office = {
    name: 'test-office',
    text: `insert into categories (site_id, id, code, parent_id, order_id, doc)
      values (1, $1, 'LEADER', 0, 1, '{"catID": 7, "catName": "水利局", "catIcon": ""}')`,
  };
  await platform.db.run(office, [OTHER_OFFICE]);
  const admin = await aStaff(platform, { site: 1, role: 'admin' });
  const change = { groupID: seeded.leaderCategory, has: true };
  expect((await post(`staff/${department.id}/department`, change, admin)).status).toBe(200);
});
afterEach(() => platform.close());

const post = (path: string, fields: object, { headers }: TestStaff) =>
  platform.post(`${NEWSROOM}/sites/1/${path}`, fields, headers);

const List = v.object({ list: v.array(v.object({ id: v.number(), state: v.string(), title: v.string() })) });
async function listed(query: string, { headers }: TestStaff) {
  const answer = await platform.get(`${NEWSROOM}/sites/1/questions?${query}`, headers);
  return v.parse(List, answer.json()).list;
}

async function read(path: string, member?: TestMember): Promise<Record<string, unknown>> {
  platform.clock.forward(10_000);
  const answer = await platform.get(`/app_if/${path}`, member ? { token: member.token } : {});
  return Object(answer.json());
}
async function ask(fields = `leaderID=${seeded.leader}`): Promise<number> {
  const { fileId } = await read(
    `question/ask?${fields}&title=${encodeURIComponent('桥什么时候通车')}`,
    asker,
  );
  return v.parse(v.number(), fileId);
}

test('[F17 qaDetail] question – its office accepts and answers it – everybody reads the answer, and it is due three days on', async () => {
  const id = await ask();
  expect((await read(`qaDetail?fileId=${id}`)).fileId).toBeUndefined();
  expect((await post(`questions/${id}/accept`, {}, department)).status).toBe(200);
  expect(await read(`qaDetail?fileId=${id}`)).toMatchObject({ status: 1, groupName: '县政府' });
  expect((await post(`questions/${id}/answer`, { content: '六月通车。' }, department)).status).toBe(200);
  const answered = await read(`qaDetail?fileId=${id}`);
  expect(answered).toMatchObject({ status: 2, answer: '六月通车。', answerUser: '县政府', answerPics: [] });
  expect(answered.answerTime).not.toBe('');
  expect(answered.acceptTime).not.toBe('');
  const file = (extension: string) => `/media/ab/${'ab'.repeat(20)}.${extension}`;
  const recordings = { videos: [file('mp4')], audios: [file('mp3')] };
  const changed = { content: '七月通车。', ...recordings };
  expect((await post(`questions/${id}/answer`, changed, department)).status).toBe(200);
  const answers = await read(`question/answerList?id=${id}`);
  const stored = (extension: string) => [{ url: `http://paper.test${file(extension)}` }];
  expect(answers).toMatchObject({
    totalCount: 1,
    list: [{ content: '七月通车。', userName: '县政府', videos: stored('mp4'), audios: stored('mp3') }],
  });
  expect(await listed('state=answered', department)).toMatchObject([{ id, state: 'answered' }]);
});

test('[F17 qaDetail] question – refused – its asker alone reads the reason', async () => {
  const id = await ask();
  expect((await post(`questions/${id}/refuse`, { reason: '请先问乡里' }, moderator)).status).toBe(200);
  expect(await read(`qaDetail?fileId=${id}`, asker)).toMatchObject({ status: 3, answer: '请先问乡里' });
  expect((await read(`qaDetail?fileId=${id}`)).fileId).toBeUndefined();
});

test('[K10] question – of another office – a department neither sees nor changes it', async () => {
  const id = await ask(`groupID=${OTHER_OFFICE}`);
  expect(await listed('', department)).toEqual([]);
  expect(await listed(`groupID=${OTHER_OFFICE}`, department)).toEqual([]);
  for (const [path, fields] of [
    ['accept', {}],
    ['answer', { content: '不归我们' }],
    ['refuse', { reason: '不归我们' }],
  ] as const)
    expect((await post(`questions/${id}/${path}`, fields, department)).status).toBe(404);
  expect(await listed('', moderator)).toMatchObject([{ id, state: 'waiting' }]);
});

test('[K10] question – a moderator hands it to another office – that one answers it', async () => {
  const id = await ask(`groupID=${OTHER_OFFICE}`);
  const handed = await post(`questions/${id}/accept`, { groupID: seeded.leaderCategory }, moderator);
  expect(handed.status).toBe(200);
  expect((await post(`questions/${id}/answer`, { content: '六月通车。' }, department)).status).toBe(200);
  expect(await read(`qaDetail?fileId=${id}`)).toMatchObject({ answerUser: '县政府' });
});

test('[K10] department – without an office, or of an office that is not there – changes nothing', async () => {
  const id = await ask();
  const newcomer = await aStaff(platform, { site: 1, role: 'department' });
  expect((await post(`questions/${id}/accept`, {}, newcomer)).status).toBe(404);
  expect((await post(`questions/${id}/accept`, { groupID: 999 }, moderator)).status).toBe(404);
  expect((await post(`questions/${id}/answer`, { content: '' }, department)).status).toBe(400);
  expect(
    (await post(`questions/${id}/answer`, { content: '好', pictures: ['AAAA'] }, department)).status,
  ).toBe(400);
  expect(await listed('', moderator)).toMatchObject([{ id, state: 'waiting' }]);
});

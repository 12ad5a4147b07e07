import { aMember, type TestMember } from '@testing/aMember';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  headers = (await aStaff(platform, { site: 1, role: 'editor' })).headers;
});
afterEach(() => platform.close());

async function post(path: string, body: object) {
  const answer = await platform.post(`/newsroom/sites/1/activities${path}`, body, headers);
  return { status: answer.status, body: Object(answer.json()) };
}
const read = async (path: string) =>
  Object((await platform.get(`/newsroom/sites/1/activities/${path}`, headers)).json());
const acts = async () => {
  const admin = await aStaff(platform, { site: 1, role: 'admin' });
  const { list } = Object((await platform.get('/newsroom/sites/1/acts', admin.headers)).json());
  return list.map(({ act, objectKind }: Record<string, unknown>) => `${act} ${objectKind}`);
};
const activity = {
  title: '清河日',
  content: '<p onclick="x()">带一把锹来</p><script>x()</script>',
  place: '老码头',
  start: '2031-03-05',
  end: '2031-03-06',
  signEnd: '2031-03-05 20:00',
  quota: 2,
  fields: [
    { id: 'entry_realName', label: '姓名' },
    { id: 'entry_part', label: '哪一段', kind: 'oneOf', required: false, options: ['桥下', '浅滩'] },
  ],
};
async function added(change: object = {}): Promise<number> {
  const { status, body } = await post('', { ...activity, ...change });
  expect(status).toBe(200);
  return body.id;
}
const detail = async (id: number) => {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/activityDetail?fileId=${id}`)).json();
};
async function signUp(id: number, member: TestMember, name: string) {
  const body = `fileId=${id}&signForm=${encodeURIComponent(JSON.stringify({ entry_realName: name }))}`;
  const answer = await platform.post('/nis/api/activity/regist', body, { token: member.token });
  return Object(answer.json());
}

describe('[K10][F8] activities', () => {
  test('[K10] addActivity – with its form and picture – publishes it and notes the act', async () => {
    const plain = { width: 60, height: 40, channels: 3, background: '#a43' } as const;
    const picture = (await sharp({ create: plain }).png().toBuffer()).toString('base64');
    const id = await added({ picture });
    expect(await detail(id)).toMatchObject({
      ...{ title: '清河日', content: '<p>带一把锹来</p>', position: '老码头', targetNum: '2' },
      ...{ startTime: '2031-03-05 00:00:00.0', endTime: '2031-03-07 00:00:00.0', signup: 1 },
      ...{ picBig: expect.stringMatching(/^http:\/\/paper\.test\/media\//), ac_entryStatus: '1' },
      signForm: [
        { id: 'entry_realName', code: '姓名', type: '0', isneed: 1 },
        { id: 'entry_part', type: '2', option: ['桥下', '浅滩'], isneed: 0 },
      ],
    });
    expect(await acts()).toEqual(['addActivity activity']);
  });

  test('[K10] changeActivity – keeps what is not sent, and the entries', async () => {
    const id = await added();
    await signUp(id, await aMember(platform), '小溪');
    expect(await post(`/${id}`, { quota: 1, place: '浅滩' })).toMatchObject({ status: 200 });
    expect(await detail(id)).toMatchObject({
      ...{ title: '清河日', position: '浅滩', participatorNum: 1, ac_entryStatus: '3' },
    });
  });

  test.each([
    ['without a title', { title: '' }, 400],
    ['with a day that is none', { start: 'tomorrow' }, 400],
    ['with a choice of nothing', { fields: [{ id: 'a', label: '甲', kind: 'oneOf' }] }, 400],
    [
      'with an option that has a comma',
      { fields: [{ id: 'a', label: '甲', kind: 'oneOf', options: ['一,二'] }] },
      400,
    ],
    ['with bytes that are no picture', { picture: 'eHg=' }, 400],
  ])('[K10] an activity %s – is refused and nothing is noted', async (_, change, status) => {
    expect(await post('', { ...activity, ...change })).toMatchObject({ status });
    expect(await acts()).toEqual([]);
  });
});

test('[K10][wire S13] regions of the site – set by the newsroom – are the options of a region field, and nothing else is one', async () => {
  const list = ['岷澜省/宁垣市/澜川县', '岷澜省/江源市/江口县'];
  expect((await platform.post('/newsroom/sites/1/regions', { list }, headers)).status).toBe(200);
  expect(await platform.get('/newsroom/sites/1/regions', headers).then((one) => one.json())).toEqual({
    list,
  });
  const wrong = await platform.post('/newsroom/sites/1/regions', { list: ['甲//乙'] }, headers);
  expect(wrong.status).toBe(400);
  const fields = [
    { id: 'entry_home', label: '家在哪里', kind: 'region' },
    { id: 'entry_family', label: '家人电话', kind: 'phone' },
  ];
  const id = await added({ fields });
  expect(await detail(id)).toMatchObject({
    signForm: [
      { type: '7', option: list },
      { type: '6', option: [] },
    ],
  });
  const send = async (answers: object) => {
    const body = `fileId=${id}&signForm=${encodeURIComponent(JSON.stringify(answers))}`;
    const { token } = await aMember(platform);
    return Object((await platform.post('/nis/api/activity/regist', body, { token })).json());
  };
  const home = { entry_home: list[0], entry_family: '12000000001' };
  expect(await send({ ...home, entry_home: '岷澜省/宁垣市' })).toMatchObject({
    message: '家在哪里没有这个选项',
  });
  expect(await send({ ...home, entry_family: '1200' })).toMatchObject({ message: '家人电话格式不正确' });
  expect(await send(home)).toMatchObject({ success: true });
});

describe('[K10][F8] registrations', () => {
  test('[K10] a reviewed activity – approves and rejects; a rejected one’s place is free again', async () => {
    const id = await added({ quota: 1, reviewed: true });
    const [first, second] = [await aMember(platform, '甲'), await aMember(platform, '乙')];
    expect(await signUp(id, first, '小溪')).toMatchObject({ message: '报名成功，请等待审核' });
    expect(await signUp(id, second, '小河')).toMatchObject({ success: false });
    const { list, fields } = await read(`${id}/registrations?state=pending`);
    expect([fields[0], list]).toMatchObject([
      { id: 'entry_realName', label: '姓名' },
      [{ nickname: '甲', state: 'pending', answers: { entry_realName: '小溪' } }],
    ]);
    const path = `/${id}/registrations/${list[0].id}`;
    expect(await post(`${path}/reject`, { reason: '年龄不够' })).toMatchObject({ status: 200 });
    expect(await signUp(id, second, '小河')).toMatchObject({ success: true });
    expect(await post(`${path}/approve`, {})).toMatchObject({ status: 409 });
    const [, waiting] = (await read(`${id}/registrations`)).list;
    await post(`/${id}/registrations/${waiting.id}/approve`, {});
    expect((await read(`${id}/registrations`)).list).toMatchObject([
      { state: 'rejected', note: '年龄不够' },
      { state: 'approved' },
    ]);
    const changes = (await acts()).filter((act: string) => !act.startsWith('read'));
    expect(changes).toEqual(['approve registration', 'reject registration', 'addActivity activity']);
  });

  test('[K10] exportRegistrations – a name that would be a formula – is a table with text alone', async () => {
    const id = await added();
    await signUp(id, await aMember(platform, '=甲'), '=HYPERLINK("x")');
    const { name, csv } = await read(`${id}/registrations.csv`);
    expect(name).toBe(`registrations-${id}.csv`);
    expect(csv.slice(0, 1)).toBe('\ufeff');
    const [head, row] = csv.slice(1).split('\r\n');
    expect(head).toBe('"编号","会员","报名时间","状态","姓名","哪一段","核销时间","核销地点","备注"');
    expect(row).toMatch(
      /^"\d+","=""=甲""","=""2031-03-05 \d\d:\d\d""","已通过","=""=HYPERLINK\(""""x""""\)""","",/,
    );
  });

  test('[K10] writeOff – once, by the code – and a checker does the same on their phone', async () => {
    const id = await added();
    const [reader, checker] = [await aMember(platform, '小溪'), await aMember(platform)];
    const { registCode } = await signUp(id, reader, '小溪');
    const verify = async () => {
      const body = `activityID=${id}&registCode=${registCode}`;
      return Object((await platform.post('/nis/api/activity/verify', body, { token: checker.token })).json());
    };
    expect(await verify()).toMatchObject({ status: -1 });
    await post(`/${id}/checkers`, { member: checker.id, may: true });
    expect((await post(`/${id}/writeoff`, { code: registCode, place: '东门' })).body).toMatchObject({
      ...{ result: 'done', name: '小溪' },
    });
    expect((await post(`/${id}/writeoff`, { code: registCode })).body).toMatchObject({
      result: 'usedBefore',
    });
    expect(await verify()).toMatchObject({ verifyStatus: 1 });
    await post(`/${id}/checkers`, { member: checker.id, may: false });
    expect(await verify()).toMatchObject({ status: -1 });
    expect(await acts()).toContain('writeOff registration');
  });

  test.each([
    ['99/registrations', undefined],
    ['99/registrations.csv', undefined],
    ['99/checkers', { member: 1, may: true }],
    ['99', { quota: 1 }],
    ['99/registrations/1/approve', {}],
  ])('[K10] %s – there is none – is 404', async (path, body) => {
    const url = `/newsroom/sites/1/activities/${path}`;
    const answer = body ? await platform.post(url, body, headers) : await platform.get(url, headers);
    expect(answer.status).toBe(404);
  });
});

import { createHash } from 'node:crypto';
import * as contract from '@contract/points';
import { createTokens } from '@platform/tokens/tokens.service';
import { aMember, type TestMember } from '@testing/aMember';
import { signedEvent } from '@testing/signedEvent';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { PointsName } = contract;
const DAY_MS = 86_400_000;

let platform: TestPlatform;
let reader: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  reader = await aMember(platform);
  other = await aMember(platform);
});
afterEach(() => platform.close());

type Bearer = Pick<TestMember, 'token'>;
const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
const ask = async (path: string, parameters: Record<string, string>, bearer?: Bearer) =>
  (
    await platform.post(`/app_if/amuc/api/${path}`, query(parameters), bearer ? { token: bearer.token } : {})
  ).json();
const event1 = (parameters: Record<string, string>, bearer: Bearer | undefined = reader) =>
  ask('event/event1', parameters, bearer);
const did = async (eType: string, at = platform.clock.now(), member = reader) => {
  const answer = await event1(signedEvent(eType, member.id, at), member);
  expect(faults(contract.event1.output, answer)).toEqual([]);
  return v.parse(contract.PointsEvent, answer).result.map(({ code, score }) => [code, score])[0];
};
const spend = async (info: string, at = platform.clock.now(), bearer = reader) => {
  const answer = await ask('event/convert', { ...signedEvent('商城', bearer.id, at), info }, bearer);
  return answer;
};
const scoreOf = (member = reader) => ask('member/score', {}, member);
const listOf = async (path: Record<string, string> = {}) => {
  const answer = await ask('member/myScoreList', path, reader);
  expect(faults(contract.myScoreList.output, answer)).toEqual([]);
  return v.parse(contract.myScoreList.output, answer);
};
/** Signs in again, because tokens expire. */
async function again(member = reader) {
  const { accessToken } = await createTokens(platform.db, '', platform.clock.now).start(
    platform.db,
    1,
    member.id,
    member.device,
    'phone',
  );
  return { token: accessToken };
}
const minutes = (count: number) => count * 60_000;

describe('[wire D3] the sign of points', () => {
  test('[wire D3] is SHA-1 over the three values as they were sent, blank and comma between them', () => {
    const at = platform.clock.now();
    const text = `{eType=启动, member=${reader.id}, time=${at}}`;
    expect(signedEvent('启动', reader.id, at).sign).toBe(createHash('sha1').update(text).digest('hex'));
    // worked out beside us
    expect(signedEvent('启动', 55, 1_700_000_000_000).sign).toBe('cd2a3516af25e9d492e9652c1c0c7bceaf8c03ed');
  });

  test('[wire D3] is looked at letter by letter; capitals are the same number', async () => {
    const right = signedEvent(PointsName.start, reader.id, platform.clock.now());
    const sign = right.sign ?? '';
    for (const wrong of [
      '',
      'x',
      sign.slice(1),
      sign.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      '一'.repeat(40),
    ])
      expect(await event1({ ...right, sign: wrong })).toMatchObject({ status: -1 });
    for (const changed of [{ eType: PointsName.use }, { time: String(platform.clock.now() - 1) }])
      expect(await event1({ ...right, ...changed })).toMatchObject({ status: -1 });
    expect(await scoreOf()).toBe('0');
    expect(await event1({ ...right, sign: sign.toUpperCase() })).toMatchObject({ code: '1002' });
    expect(await scoreOf()).toBe('2');
  });

  test('[wire D3] its time may be ten minutes off, no more; a date of the wire is a time too', async () => {
    const now = platform.clock.now();
    expect(await did(PointsName.browse, now - minutes(10))).toEqual(['1004', 1]);
    expect(await did(PointsName.browse, now + minutes(10))).toEqual(['1004', 1]);
    for (const off of [now - minutes(10) - 1, now + minutes(10) + 1])
      expect(await event1(signedEvent(PointsName.browse, reader.id, off))).toMatchObject({ status: -1 });
    const sign = (time: string) =>
      createHash('sha1').update(`{eType=浏览, member=${reader.id}, time=${time}}`).digest('hex');
    const at = (time: string) => event1({ eType: '浏览', member: String(reader.id), time, sign: sign(time) });
    expect(await at('2031-03-05 09:29:00')).toMatchObject({ result: [{ code: '1004' }] });
    for (const time of ['', 'soon', '2031-03-05 09:19:00', 'NaN', '1e13', '-1'])
      expect(await at(time)).toMatchObject({ status: -1 });
    expect(await scoreOf()).toBe('3');
  });

  test('[wire D3] proves nothing: without the member’s own token a right sign brings nothing', async () => {
    const signed = signedEvent(PointsName.start, reader.id, platform.clock.now());
    expect(await ask('event/event1', signed)).toMatchObject({ status: 11002 });
    expect(await event1(signed, other)).toMatchObject({ status: -1 });
    const spent = { ...signedEvent('商城', reader.id, platform.clock.now()), info: '{msScore:"1"}' };
    expect(await ask('event/convert', spent)).toMatchObject({ status: 11002 });
    expect(await ask('event/convert', spent, other)).toMatchObject({ status: -1 });
    expect([await scoreOf(), await scoreOf(other)]).toEqual(['0', '0']);
  });

  test('[wire W24] with legacyWrites the number that is sent counts, and one that is nobody’s does not', async () => {
    await platform.configure({ legacyWrites: 1 });
    platform.clock.forward(3_000);
    const at = platform.clock.now();
    expect(await ask('event/event1', signedEvent(PointsName.start, reader.id, at))).toMatchObject({
      result: [{ code: '1004' }],
    });
    expect(await ask('event/event1', signedEvent(PointsName.start, '99', at))).toMatchObject({ status: -1 });
    const nobody = { ...signedEvent('商城', '99', at), info: '{msScore:"1"}' };
    expect(await ask('event/convert', nobody)).toEqual({ code: '1011', msg: '用户不存在' });
    expect(await scoreOf()).toBe('2');
  });
});

describe('[wire f15] points for what a client says of itself', () => {
  test('[wire f15, S21] answers as recorded, with the date of the points service', async () => {
    expect(await event1(signedEvent(PointsName.start, reader.id, platform.clock.now()))).toEqual({
      eType: '启动',
      eStartTime: '2031/03/05 09:30:00',
      code: '1002',
      result: [{ msg: '计算积分成功', score: 2, code: '1004', srname: '启动' }],
    });
  });

  test('[wire W6] with curVersions the same stands under data', async () => {
    const parameters = {
      ...signedEvent(PointsName.start, reader.id, platform.clock.now()),
      curVersions: '3',
    };
    expect(await event1(parameters)).toMatchObject({ status: 0, data: { code: '1002' } });
    expect(await ask('member/score', { curVersions: '3' }, reader)).toMatchObject({ status: 0, data: '2' });
  });

  test('[wire f15] are given by the rule of the site and no more than it allows a day', async () => {
    const at = platform.clock.now();
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await did(PointsName.use, at + time));
    expect(answers).toEqual([...Array(5).fill(['1004', 1]), ['1003', -1], ['1003', -1]]);
    // of another kind there are some left, and of this kind tomorrow: the day is the site's
    expect(await did(PointsName.browse)).toEqual(['1004', 1]);
    platform.clock.forward(DAY_MS * 0.61);
    reader = { ...reader, ...(await again()) };
    expect(await did(PointsName.use)).toEqual(['1004', 1]);
    expect(await scoreOf()).toBe('7');
  });

  test('[wire f15] of events the server sees itself it believes nobody', async () => {
    const counted = Object.values(PointsName).filter((name) => !['启动', '使用', '浏览'].includes(name));
    expect(counted).toHaveLength(15);
    for (const eType of [...counted, '全部积分', '__proto__']) expect(await did(eType)).toEqual(['1003', -1]);
    expect(await scoreOf()).toBe('0');
  });

  test('[K3] the same event once more is answered as it was and counts once, fifty at the same moment too', async () => {
    const at = platform.clock.now();
    const parameters = signedEvent(PointsName.browse, reader.id, at);
    const answers = await Promise.all(Array.from({ length: 50 }, () => event1(parameters)));
    for (const answer of answers) expect(answer).toMatchObject({ result: [{ code: '1004', score: 1 }] });
    expect(await scoreOf()).toBe('1');
  });

  test('[wire D3] one event – sent again as another name or at another time – is another event', async () => {
    const at = platform.clock.now();
    expect(await did(PointsName.browse, at)).toEqual(['1004', 1]);
    expect(await did(PointsName.use, at)).toEqual(['1004', 1]);
    expect(await did(PointsName.browse, at + 1)).toEqual(['1004', 1]);
    expect(await scoreOf()).toBe('3');
  });

  test('[K3] of fifty different ones at the same moment as many count as the rule allows', async () => {
    const at = platform.clock.now();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, time) => did(PointsName.browse, at + time)),
    );
    expect(answers.filter((answer) => answer?.[0] === '1004')).toHaveLength(10);
    expect(await scoreOf()).toBe('10');
  });

  test('[wire f15] a site sets its own rules; what cannot be read stays as it is', async () => {
    const rules = {
      启动: { score: 7, perDay: 2 },
      使用: { score: 0 },
      浏览: { score: 1.5, perDay: -1 },
      提交评论: { score: 5 },
    };
    await platform.configure({ points: { rules } });
    platform.clock.forward(3_000);
    const at = platform.clock.now();
    expect([await did('启动', at), await did('启动', at + 1), await did('启动', at + 2)]).toEqual([
      ['1004', 7],
      ['1004', 7],
      ['1003', -1],
    ]);
    expect([await did('使用'), await did('浏览'), await did('提交评论')]).toEqual([
      ['1003', -1],
      ['1004', 1],
      ['1003', -1],
    ]);
    const config = await platform.get('/app_if/getConfig?appID=1');
    expect(config.json()).toMatchObject({ appName: expect.any(String) });
    expect(config.text).not.toContain('perDay');
  });
});

describe('[wire x21] points that are spent', () => {
  const rich = async (score: number) => {
    await platform.configure({ points: { rules: { 启动: { score, perDay: 5 } } } });
    platform.clock.forward(3_000);
    await did(PointsName.start);
  };

  test('[wire S21 convert] as recorded: taken, too few, nobody', async () => {
    await rich(100);
    expect(await spend('{msEvent:"雨伞",msMemo:"蓝色",msScore:"60"}')).toEqual({
      code: '1004',
      msg: '积分扣减成功',
    });
    platform.clock.forward(1);
    expect(await spend('{"msEvent":"水杯","msScore":"41"}')).toEqual({
      code: '1001',
      msg: '当前会员积分值小于扣减所需积分，扣减失败',
    });
    expect(await scoreOf()).toBe('40');
    expect((await listOf()).list).toMatchObject([
      { eType: '商城', srname: '雨伞', score: -60 },
      { eType: '启动', srname: '启动', score: 100 },
    ]);
  });

  test('[wire D3] the same once more takes nothing: its answer got lost', async () => {
    await rich(100);
    const at = platform.clock.now();
    for (let again = 0; again < 3; again += 1)
      expect(await spend('{msEvent:"雨伞",msScore:"60"}', at)).toMatchObject({ code: '1004' });
    expect(await scoreOf()).toBe('40');
  });

  test('[wire D3] one event – paid for in two amounts, each sent twice – takes each of them once', async () => {
    await rich(100);
    const at = platform.clock.now();
    for (const amount of ['10', '20', '10', '20'])
      expect(await spend(`{msEvent:"雨伞",msScore:"${amount}"}`, at)).toMatchObject({ code: '1004' });
    expect(await scoreOf()).toBe('70');
  });

  test('[K3] points – spent twenty times at the same moment – never fall below zero', async () => {
    await rich(100);
    const at = platform.clock.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => spend('{msEvent:"雨伞",msScore:"30"}', at + time)),
    );
    const codes = answers.map((answer) => v.parse(contract.convert.output, answer).code);
    expect(codes.filter((code) => code === '1004')).toHaveLength(3);
    expect(codes.filter((code) => code === '1001')).toHaveLength(17);
    expect(await scoreOf()).toBe('10');
  });

  test('[wire x21] points spent – zero, negative, a fraction, too many or no number – are refused and the balance stays', async () => {
    await rich(100);
    for (const msScore of ['0', '-5', '1.5', 'x', '', '1e3', '99999999', ' '])
      expect(await spend(`{msEvent:"雨伞",msScore:"${msScore}"}`), msScore).toMatchObject({ status: -1 });
    for (const info of ['', '{}', '[1]', '{msScore', 'x'])
      expect(await spend(info), info).toMatchObject({ status: -1 });
    expect(await scoreOf()).toBe('100');
  });

  test('[K8] the words of a spending – with markup and marks of direction – are plain text in the list', async () => {
    await rich(100);
    await spend(JSON.stringify({ msEvent: ' 雨\u202e伞\n<b>', msMemo: 'x'.repeat(900), msScore: '1' }));
    const [row] = (await listOf()).list;
    expect(row?.srname).toBe('雨伞 <b>');
  });
});

describe('[H5] the history of points', () => {
  test('[wire g69, g70] by day and one by one, newest first', async () => {
    const at = platform.clock.now();
    for (let time = 0; time < 5; time += 1) await did(PointsName.use, at + time);
    platform.clock.forward(DAY_MS);
    reader = { ...reader, ...(await again()) };
    await did(PointsName.start);
    const days = await ask('member/myDayScoreSts', {}, reader);
    expect(faults(contract.myDayScoreSts.output, days)).toEqual([]);
    expect(days).toMatchObject({
      score: 7,
      dayScore: 2,
      list: [
        { date: '2031/03/06', score: 2 },
        { date: '2031/03/05', score: 5 },
      ],
      rules: expect.arrayContaining([
        { eType: '启动', score: 2, perDay: 1, today: 1 },
        { eType: '使用', score: 1, perDay: 5, today: 0 },
      ]),
    });
    const all = await listOf();
    expect(all.list.map(({ eType }) => eType)).toEqual(['启动', ...Array(5).fill('使用')]);
    expect(all.list[0]).toMatchObject({ created: '2031/03/06 09:30:00', score: 2 });
    for (const date of ['2031/03/05', '2031-03-05'])
      expect((await listOf({ date })).list.map(({ eType }) => eType)).toEqual(Array(5).fill('使用'));
    expect((await listOf({ date: '2031/03/04' })).list).toEqual([]);
    // a month later nothing of it is among the last thirty days, and the sum stays
    platform.clock.forward(DAY_MS * 30);
    reader = { ...reader, ...(await again()) };
    expect(await ask('member/myDayScoreSts', {}, reader)).toMatchObject({ score: 7, dayScore: 0, list: [] });
  });

  test('[wire W12] in pages', async () => {
    await platform.configure({ points: { rules: { 浏览: { score: 1, perDay: 100 } } } });
    platform.clock.forward(3_000);
    const at = platform.clock.now();
    for (let time = 0; time < 23; time += 1) await did(PointsName.browse, at + time);
    const pages = [await listOf(), await listOf({ page: '1' }), await listOf({ page: '2' })];
    expect(pages.map(({ list, hasMore }) => [list.length, hasMore])).toEqual([
      [20, true],
      [3, false],
      [0, false],
    ]);
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(23);
  });

  test('[wire g71, f14, S20] the sum stands wherever a member is described', async () => {
    await did(PointsName.start);
    expect(await ask('member/userInfo', {}, reader)).toMatchObject({ score: 2 });
    expect(await ask('member/info', {}, reader)).toMatchObject({ score: '2' });
    const phone = '13912345678';
    const { uid, headers } = await platform.member(phone, 'theirs');
    const signed = signedEvent(PointsName.start, uid, platform.clock.now());
    expect(await ask('event/event1', signed, headers)).toMatchObject({ code: '1002' });
    platform.clock.forward(61_000);
    await platform.sso('sendCode', { phone, scene: 'login' }, { device: 'theirs' });
    const code = await platform.codeTo(phone);
    const answer = await platform.sso('loginByPhone', { phone, code }, { device: 'theirs' });
    // ten for the registration, two for the day
    expect(answer.json()).toMatchObject({ data: { uid, score: '12' } });
  });

  test('[wire x21] the names of events, comma-joined', async () => {
    const names = await ask('event/eventTypes', {});
    expect(names).toBe(
      '启动,使用,浏览,安装注册,邀请,发布主题,参与主题,连续7天登录,连续15天登录,连续30天登录,分享成功,提交评论,点击新闻,点开数字报按钮,评论审核,初次快速登录,播放视频稿件,关注订阅号',
    );
  });

  test('[K12] points end with the membership', async () => {
    await did(PointsName.start);
    await platform.sso('cancel', {}, { token: reader.token, device: reader.device });
    const rows = await platform.db.query({ name: 'all-points', text: 'select 1 from points' });
    const sums = await platform.db.query({ name: 'all-sums', text: 'select 1 from members where score > 0' });
    expect([rows, sums]).toEqual([[], []]);
  });
});

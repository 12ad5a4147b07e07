import { VoteCycle } from '@contract/participation/voteCycle';
import { voteResult } from '@contract/votes';
import { answerQuestion } from '@testing/answerQuestion';
import { aStaff } from '@testing/aStaff';
import { solveWork } from '@testing/solveWork';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { type Voting, votingOn } from '@testing/votesOn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditVote } from './ledger/audit.service';
import { lockAnyVote } from './votes.store';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const DAY_MS = 86_400_000;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const whole = async (id: number) => expect(await auditVote(platform.db, 1, id)).toMatchObject({ fault: '' });
const no = (message: string) => ({ result: 'false', message });
const yes = { result: 'true', message: '投票成功' };

describe('[F4] the vote inside an article', () => {
  test('[wire S25a] stands in its article with its numbers and no count', async () => {
    const vote = await voting.inArticle({
      ...{ needLogin: true, cycle: VoteCycle.daily, cycleNum: 2 },
      themes: [
        {
          name: '几项？',
          maxChoose: 2,
          options: [{ name: '甲', images: ['/media/00/a.jpg'] }, { name: '乙' }],
        },
      ],
    });
    const answer = (await platform.get('/app_if/getArticleContent?articleId=701')).json();
    const [theme] = vote.themes;
    expect(Object(answer).widgets.vote).toEqual({
      ...{ id: vote.id, name: '渠名征集', endDate: '2031-03-07 20:00:00.0', needLogin: 1, onlyapp: 0 },
      ...{ voteCycle: 2, voteCyclenum: 2, clientStyle: 0 },
      questions: [
        {
          ...{ qid: theme?.id, qname: '几项？', qtype: 1, selectLimited: 2 },
          options: [
            { oid: theme?.options[0], oname: '甲', pic: 'http://paper.test/media/00/a.jpg' },
            { oid: theme?.options[1], oname: '乙', pic: '' },
          ],
        },
      ],
    });
  });

  test('[wire f6, f7] a ballot counts, is answered in its form, and shows in the result', async () => {
    const vote = await voting.inArticle();
    expect(await voting.give(vote, vote.choice(1))).toEqual(yes);
    expect(await voting.give(vote, vote.choice(0), { device: 'xy-2' })).toEqual(yes);
    expect(await voting.give(vote, vote.choice(0), { device: 'xy-3' })).toEqual(yes);
    expect(await voting.result(vote)).toEqual({ total: 3, votes: [2, 1, 0], percent: [67, 33, 0] });
    const answer = await platform.post('/app_if/voteResult', `id=${vote.id}`);
    expect(faults(voteResult.output, answer.json())).toEqual([]);
    expect((await platform.post('/app_if/voteResult', 'id=9999&curVersions=3')).json()).toMatchObject({
      status: 1,
    });
    await whole(vote.id);
  });

  test('[wire f6] several answers, repeated or joined', async () => {
    const vote = await voting.inArticle({
      themes: [
        { name: '一', maxChoose: 1, options: [{ name: '甲' }, { name: '乙' }] },
        { name: '二', maxChoose: 2, options: [{ name: '丙' }, { name: '丁' }, { name: '戊' }] },
      ],
    });
    const all = `${vote.choice(0)},${vote.choice(0, 1)},${vote.choice(2, 1)}`;
    expect(await voting.give(vote, all)).toEqual(yes);
    expect(await voting.result(vote)).toEqual({
      total: 1,
      votes: [1, 0, 1, 0, 1],
      percent: [100, 0, 50, 0, 50],
    });
  });

  test('[K8] choices that are no ballot of the vote – each kind – are refused in words and nothing is counted', async () => {
    const vote = await voting.inArticle({
      themes: [
        { name: '一', maxChoose: 1, options: [{ name: '甲' }, { name: '乙' }] },
        { name: '二', maxChoose: 2, minChoose: 2, options: [{ name: '丙' }, { name: '丁' }, { name: '戊' }] },
      ],
    });
    const other = await voting.inArticle({}, 702);
    const [first] = vote.themes;
    const good = `${vote.choice(0, 1)},${vote.choice(1, 1)}`;
    const cases: [string, string][] = [
      ['', '请选择：一'],
      ['x', '没有这个选项'],
      ['1:', '没有这个选项'],
      [`${first?.id}:999999`, '没有这个选项'],
      [other.choice(0), '没有这个选项'],
      [`${first?.id}:${vote.themes[1]?.options[0]}`, '没有这个选项'],
      [`${vote.choice(0)},${vote.choice(0)},${good}`, '同一选项只能选一次'],
      [`${vote.choice(0)},${vote.choice(1)},${good}`, '“一”最多选1项'],
      [`${vote.choice(0)},${vote.choice(0, 1)}`, '“二”至少选2项'],
      [`${vote.choice(0)},${good},${vote.choice(2, 1)}`, '“二”最多选2项'],
    ];
    for (const [choice, words] of cases) expect(await voting.give(vote, choice)).toEqual(no(words));
    const ticket = await voting.ticket(vote);
    const unknown = { ...vote, id: 99_999 };
    expect(await voting.send(unknown, vote.choice(0), ticket)).toEqual(no('没有这个投票'));
    expect(await voting.send(vote, vote.choice(0), '', { more: { siteId: '2' } })).toEqual(
      no('没有这个投票'),
    );
    expect((await voting.result(vote)).total).toBe(0);
    expect(await voting.ledger(vote)).toEqual([]);
  });

  test('[F4] not begun, over, for members, for the app alone', async () => {
    const day = (offset: number) => new Date(platform.clock.now() + offset * DAY_MS);
    const soon = await voting.inArticle({ startTime: day(1) });
    expect(await voting.give(soon, soon.choice(0))).toEqual(no('投票尚未开始'));
    platform.clock.forward(DAY_MS);
    expect(await voting.give(soon, soon.choice(0))).toEqual(yes);
    platform.clock.forward(3 * DAY_MS);
    expect(await voting.give(soon, soon.choice(0), { device: 'xy-2' })).toEqual(no('投票已结束'));

    const members = await voting.inArticle({ needLogin: true, endTime: day(9) }, 702);
    expect(await voting.give(members, members.choice(0))).toEqual(no('请先登录再投票'));
    const { headers, uid } = await platform.member();
    expect(
      await voting.give(members, members.choice(0), { device: 'xy0001', headers, more: { userID: uid } }),
    ).toEqual(yes);
    const app = await voting.inArticle({ appOnly: true, endTime: day(9) }, 703);
    expect(await voting.give(app, app.choice(0))).toEqual(no('请打开客户端操作'));
  });

  test('[A15] of an article that nobody reads there is no vote', async () => {
    const vote = await voting.inArticle();
    const ticket = await voting.ticket(vote);
    await platform.db.script('update articles set status = 0 where id = 701');
    expect(await voting.send(vote, vote.choice(0), ticket)).toEqual(no('没有这个投票'));
    await expect(voting.ticket(vote)).rejects.toThrow();
  });

  test('[wire W24] a ballot – in another member’s name, or without a device – is refused', async () => {
    const vote = await voting.inArticle({ needLogin: true });
    const { uid } = await platform.member();
    const other = await platform.member('13800000002', 'xy0002');
    const fields = `voteID=${vote.id}&voteResult=${vote.choice(0)}`;
    const sent = async (more: string, headers = {}) =>
      (await platform.post('/app_if/vote', fields + more, headers)).json();
    expect(await sent(`&userID=${uid}`, other.headers)).toMatchObject({ status: -1 });
    expect(await sent(`&userID=${uid}&device=xy9`)).toEqual(no('请先登录再投票'));
    expect(await sent('')).toMatchObject({ status: -1 });
  });
});

describe('[K11] one voice each', () => {
  test('[K3] 200 ballots of one voter at the same moment are one', async () => {
    const vote = await voting.inArticle();
    const tickets = [];
    for (const _ of range(200)) tickets.push(await voting.ticket(vote));
    const sent = await Promise.all(
      tickets.map((ticket, index) => voting.send(vote, vote.choice(index % 3), ticket)),
    );
    expect(sent.filter(({ result }) => result === 'true')).toHaveLength(1);
    expect(new Set(sent.filter(({ result }) => result === 'false').map(({ message }) => message))).toEqual(
      new Set(['您已经投过票了']),
    );
    const { total, votes } = await voting.result(vote);
    expect([total, votes.reduce((sum, one) => sum + one, 0)]).toEqual([1, 1]);
    expect(await voting.ledger(vote)).toHaveLength(1);
    await whole(vote.id);
  });

  test('[K9] a rush of ballots leaves connections to who reads', async () => {
    const vote = await voting.inArticle();
    const devices = range(30).map((index) => `xy-${index}`);
    const tickets = await Promise.all(devices.map((device) => voting.ticket(vote, { device })));
    const sent = await platform.db.transaction(async (queries) => {
      await lockAnyVote(queries, 1, vote.id);
      const all = devices.map((device, index) =>
        voting.send(vote, vote.choice(0), tickets[index] ?? '', { device }),
      );
      for (const article of range(40))
        expect((await platform.get(`/app_if/getArticleContent?articleId=${800 + article}`)).status).toBe(200);
      // their transactions are still there to be waited for
      return () => Promise.all(all);
    });
    expect(new Set((await sent()).map(({ message }) => message))).toEqual(new Set(['投票成功']));
    await whole(vote.id);
  });

  test('[K3] 20 devices with three each a day, all at once and too many, are exactly 60', async () => {
    const vote = await voting.inArticle({ cycle: VoteCycle.daily, cycleNum: 3 });
    const devices = range(20).map((index) => `xy-${index}`);
    for (const turn of range(5)) {
      const sent = devices.flatMap((device) => [
        voting.give(vote, vote.choice(turn % 3), { device }),
        voting.give(vote, vote.choice(turn % 3), { device }),
      ]);
      await Promise.all(sent);
      platform.clock.forward(1_000);
    }
    expect(await voting.result(vote)).toMatchObject({ total: 60, votes: [20, 20, 20] });
    await whole(vote.id);
  });

  test('[F9] a day begins at midnight of the site; turns in all do not begin anew', async () => {
    const daily = await voting.inArticle({ cycle: VoteCycle.daily, cycleNum: 2 });
    const inAll = await voting.inArticle({ cycle: VoteCycle.total, cycleNum: 2 }, 702);
    const give = async (vote = daily) => {
      platform.clock.forward(1_000);
      return voting.give(vote, vote.choice(0));
    };
    const until = (moment: string) => platform.clock.forward(Date.parse(moment) - platform.clock.now());
    expect([await give(), await give()]).toEqual([yes, yes]);
    expect(await give()).toEqual(no('今天的投票次数已用完，请明天再来'));
    expect([await give(inAll), await give(inAll)]).toEqual([yes, yes]);
    until('2031-03-05T23:59:58+08:00');
    expect(await give()).toEqual(no('今天的投票次数已用完，请明天再来'));
    expect([await give(), await give()]).toEqual([yes, yes]);
    expect(await give()).toEqual(no('今天的投票次数已用完，请明天再来'));
    expect(await give(inAll)).toEqual(no('您的投票次数已用完'));
    expect((await voting.result(daily)).total).toBe(4);
  });

  test('[F9] faster than a person chooses is too fast', async () => {
    const vote = await voting.inArticle({ cycle: VoteCycle.daily, cycleNum: 3 });
    expect(await voting.give(vote, vote.choice(0))).toEqual(yes);
    expect(await voting.give(vote, vote.choice(0))).toEqual(no('操作太快，请稍后再试'));
    platform.clock.forward(1_000);
    expect(await voting.give(vote, vote.choice(0))).toEqual(yes);
  });

  test('[K11] a vote that asks for a captcha from the second ballot of an address on – second device – needs it', async () => {
    const vote = await voting.inArticle();
    const { headers } = await aStaff(platform, { site: 1, role: 'editor' });
    const url = `/newsroom/sites/1/votes/${vote.id}/code`;
    expect((await platform.post(url, { fromSecond: true }, headers)).status).toBe(200);
    expect(await voting.give(vote, vote.choice(0), { device: 'one' })).toEqual(yes);
    const wrong = no('验证码错误，请重新输入');
    expect(await voting.give(vote, vote.choice(0), { device: 'two' })).toEqual(wrong);
    const challenge = await platform.get('/app_if/amuc/api/vote/verifyText?device=two&scene=vote');
    const { verifyId } = Object(challenge.json());
    const guess = { verifyId, verifyCode: 'guess' };
    expect(await voting.give(vote, vote.choice(0), { device: 'two', more: guess })).toEqual(wrong);
    const given = await platform.get('/app_if/amuc/api/vote/verifyText?device=two&scene=vote');
    const { verifyId: next, question, work } = Object(given.json());
    const answer = { verifyId: next, verifyCode: answerQuestion(question), work: await solveWork(work) };
    expect(await voting.give(vote, vote.choice(0), { device: 'three', more: answer })).toEqual(wrong);
    expect(await voting.give(vote, vote.choice(0), { device: 'two', more: answer })).toEqual(yes);
    await platform.post(url, { fromSecond: false }, headers);
    expect(await voting.give(vote, vote.choice(0), { device: 'three' })).toEqual(yes);
    expect((await voting.result(vote)).total).toBe(3);
  });

  test('[K11] made-up address headers – each with another address – leave one voice and one address', async () => {
    const vote = await voting.inArticle();
    const names = [
      'x-forwarded-for',
      'x-real-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'client-ip',
      'forwarded',
    ];
    for (const [index, name] of names.entries()) {
      const headers = { [name]: `${name === 'forwarded' ? 'for=' : ''}203.0.113.${index}` };
      await voting.give(vote, vote.choice(0), { headers });
      await voting.give(vote, vote.choice(0), { device: `home-${index}`, headers });
    }
    expect((await voting.result(vote)).total).toBe(1 + names.length);
    const text = "select count from attempts where kind = 'ballots-address'";
    expect(await platform.db.query({ name: 'test-addresses', text })).toEqual([{ count: 1 + names.length }]);
  });

  test('[K11] one device by a hundred addresses is one voice, and one address is many devices', async () => {
    const proxied = await startPlatform({ trustedProxies: ['127.0.0.1'] });
    try {
      await proxied.addColumn({ id: 1, name: '要闻' });
      const there = votingOn(proxied);
      const vote = await there.inArticle();
      for (const index of range(100))
        await there.give(vote, vote.choice(0), { headers: { 'x-forwarded-for': `203.0.113.${index}` } });
      expect((await there.result(vote)).total).toBe(1);
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      for (const index of range(5))
        await there.give(vote, vote.choice(1), { device: `home-${index}`, headers });
      expect((await there.result(vote)).total).toBe(6);
    } finally {
      await proxied.close();
    }
  });
});

import { createCipheriv } from 'node:crypto';
import { SignFieldType } from '@contract/participation/codes';
import * as contract from '@contract/votes';
import { answerQuestion } from '@testing/answerQuestion';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { solveWork } from '@testing/solveWork';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { type TestVote, type Voting, votingOn } from '@testing/votesOn';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditVote } from './ledger/audit.service';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const AT = '/app_if/amuc/api/vote';
const ask = async (path: string, headers = {}) => (await platform.get(`${AT}/${path}`, headers)).json();
const { id, theme, option } = seeded.votes.activity;

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sealed = (text: string) => {
  const cipher = createCipheriv('sm4-cbc', bytes(testKeys.sm4.key), bytes(testKeys.sm4.iv));
  return text === '' ? '' : cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
};
const plain = (text: string) => text;

interface Record {
  readonly vote: Pick<TestVote, 'id' | 'themes'>;
  readonly options: readonly number[];
  readonly device?: string;
  readonly headers?: { readonly token?: string };
  readonly check?: object;
  readonly ticket?: string;
}
/** The three fields of wire D7; `seal` as the site wants them. */
async function record({ vote, options, device = 'xy-1', headers = {}, check, ticket }: Record, seal = plain) {
  const whole = { ...vote, choice: () => '' };
  const data = {
    ...{ voteId: vote.id, themes: [{ themeId: vote.themes[0]?.id ?? 0, optionIds: options }] },
    ...{ userId: '', time: platform.clock.now(), info: {} },
    ticket: ticket ?? (await voting.ticket(whole, { device, headers })),
  };
  const fields = {
    afsData: check ? seal(JSON.stringify({ type: 'image', ...check })) : '',
    device: seal(device),
    data: seal(JSON.stringify(data)),
  };
  const body = new URLSearchParams(fields).toString();
  return (await platform.post(`${AT}/recordVoteCountAndLog`, body, headers)).json();
}
const knownVote = { id, themes: [{ id: theme, options: [option, option + 1, option + 2] }] };

describe('[F9] the vote of an activity', () => {
  test('[wire g75] info of an activity’s vote – has its title, times and sums, and of each option votes, views and rank', async () => {
    const info = await ask(`info?voteId=${id}`);
    expect(faults(contract.voteInfo.output, info)).toEqual([]);
    expect(info).toMatchObject({
      ...{ voteId: id, title: '选桥', isbegin: 1, totalVotes: 8, accessCount: 0, perDay: 0, needLogin: 0 },
      startTime: '2031-03-04 08:00:00.0',
      vs_votetheme_list: [
        {
          ...{ themeId: theme, name: '哪座桥？', index: 1, minChoose: 1, maxChoose: 2 },
          options: [
            {
              optionId: option,
              number: 1,
              name: '柳湾桥',
              votes: 3,
              views: 9,
              rank: 2,
              voted: 0,
              canVote: 1,
            },
            { number: 2, name: '白塔桥', votes: 5, rank: 1 },
            { number: 3, name: '铁索桥', votes: 0, rank: 3 },
          ],
        },
      ],
    });
    await record({ vote: knownVote, options: [option] });
    const own = await ask(`info?voteId=${id}&device=xy-1`);
    const [first, second] = Object(own).vs_votetheme_list[0].options;
    expect([first, second]).toMatchObject([
      { voted: 1, canVote: 0, votes: 4 },
      { voted: 0, canVote: 0 },
    ]);
    expect(await ask('info?voteId=9&curVersions=3')).toMatchObject({ status: 1 });
  });

  test('[wire S25b] not begun, over, with a head and fields of its own', async () => {
    const vote = await voting.ofActivity(
      {
        startTime: new Date('2031-03-06T08:00:00+08:00'),
        headImages: ['/media/00/head.jpg', 'javascript:alert(1)'],
        userFields: [
          {
            id: 'name',
            code: '姓名',
            type: SignFieldType.text,
            tipMessage: '',
            isneed: 1,
            order: 1,
            option: [],
          },
        ],
      },
      7,
    );
    expect(await ask(`info?voteId=${vote.id}`)).toMatchObject({
      isbegin: 0,
      vs_head_voteimage: [{ url: 'http://paper.test/media/00/head.jpg' }],
      vs_user_inforule: [{ id: 'name' }],
    });
    platform.clock.forward(3 * 86_400_000);
    expect(await ask(`info?voteId=${vote.id}`)).toMatchObject({ isbegin: 2 });
  });

  test('[wire g76] by number, rank or views, of one question, by name or number, in pages', async () => {
    const names = async (more: string) =>
      Object(await ask(`options?voteId=${id}${more}`)).list.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['柳湾桥', '白塔桥', '铁索桥']);
    expect(await names('&sort=1')).toEqual(['白塔桥', '柳湾桥', '铁索桥']);
    expect(await names('&sort=2')).toEqual(['柳湾桥', '白塔桥', '铁索桥']);
    expect(await names(`&key=${encodeURIComponent('白塔')}`)).toEqual(['白塔桥']);
    expect(await names('&key=3')).toEqual(['铁索桥']);
    expect(await names('&themeId=999')).toEqual([]);
    const themes = [
      {
        name: '去哪里',
        maxChoose: 1,
        options: [
          { name: '东', views: 1 },
          { name: '南', votes: 4, views: 7 },
        ],
      },
      {
        name: '几点去',
        maxChoose: 1,
        options: [
          { name: '早', votes: 2, views: 3 },
          { name: '晚', views: 5 },
        ],
      },
    ];
    const two = await voting.ofActivity({ themes, ballots: 4 }, 9);
    const [where, when] = two.themes;
    expect(await ask(`options?voteId=${two.id}&themeId=${where?.id}&sort=2`)).toMatchObject({
      ...{
        list: [
          { name: '南', votes: 4, views: 7 },
          { name: '东', votes: 0, views: 1 },
        ],
        hasMore: false,
      },
      totalVotes: 6,
    });
    const late = `options?optionId=${when?.options[1]}`;
    for (let time = 0; time < 2; time += 1)
      expect(await ask(late)).toMatchObject({ list: [{ name: '晚', number: 2, views: 5 }], hasMore: false });
    expect(await ask(`${late}&voteId=${id}`)).toMatchObject({ list: [] });
    const options = Array.from({ length: 45 }, (_, index) => ({ name: `第${index + 1}号` }));
    const long = await voting.ofActivity({ themes: [{ name: '多', maxChoose: 1, options }] }, 8);
    const page = (number: number) => ask(`options?voteId=${long.id}&page=${number}`);
    expect(await page(2)).toMatchObject({
      list: [{ number: 41 }, {}, {}, {}, { number: 45 }],
      hasMore: false,
    });
    expect(await page(1)).toMatchObject({ list: { length: 20 }, hasMore: true });
  });

  test('[wire g77, g78] an option counts its views, by its own number too; by name it is found', async () => {
    const first = await ask(`optionInfo?voteId=${id}&optionId=${option}`);
    expect(faults(contract.optionInfo.output, first)).toEqual([]);
    expect(first).toMatchObject({ name: '柳湾桥', views: 10 });
    expect(await ask(`optionInfo?optionId=${option}`)).toMatchObject({ views: 11 });
    expect(
      await ask(`optionInfo?voteId=${seeded.votes.article.id}&optionId=${option}&curVersions=3`),
    ).toMatchObject({ status: 1 });
    expect(await ask(`infoByOptName?voteId=${id}&name=${encodeURIComponent('铁索')}`)).toMatchObject({
      list: [{ number: 3 }],
    });
    expect(await ask(`infoByOptName?voteId=${id}`)).toEqual({ list: [] });
  });

  test('[wire g79] counts a visit', async () => {
    expect(await ask(`accessCount?voteId=${id}&device=x`)).toEqual({ accessCount: 1 });
    expect(await ask(`accessCount?voteId=${id}`)).toEqual({ accessCount: 2 });
    expect(await ask('accessCount?voteId=9')).toEqual({ accessCount: 0 });
    expect(await ask(`info?voteId=${id}`)).toMatchObject({ accessCount: 2 });
  });
});

describe('[wire f16, D7] the ballot of an activity', () => {
  test('[wire f16] plain where the site has no cipher: counted, with what is left', async () => {
    const vote = await voting.ofActivity({ cycle: 2, cycleNum: 2 }, 7);
    const options = vote.themes[0]?.options.slice(0, 1) ?? [];
    const first = await record({ vote, options });
    expect(faults(contract.recordVoteCountAndLog.output, first)).toEqual([]);
    expect(first).toEqual({ success: true, message: '投票成功', voteCount: 1, left: 1 });
    expect(await record({ vote, options: [] })).toMatchObject({ success: false, voteCount: 1, left: 1 });
    const unknown = { success: false, message: '投票凭证无效或已过期，请重试', left: 1 };
    expect(await record({ vote, options, ticket: 'x' })).toMatchObject(unknown);
    platform.clock.forward(1_000);
    expect(await record({ vote, options })).toMatchObject({ success: true, voteCount: 2, left: 0 });
    platform.clock.forward(1_000);
    expect(await record({ vote, options })).toEqual({
      ...{ success: false, message: '今天的投票次数已用完，请明天再来', voteCount: 2, left: 0 },
    });
    expect(await record({ vote: { ...vote, id: 999 }, options, ticket: 'x' })).toEqual({
      ...{ success: false, message: '没有这个投票', voteCount: 0, left: 0 },
    });
    // an article's own ballot goes by wire f6, and this one by no other way
    const choice = `${vote.themes[0]?.id}:${options[0]}`;
    expect(await voting.give(vote, choice, { device: 'xy-9' })).toEqual({
      result: 'false',
      message: '没有这个投票',
    });
  });

  test('[wire D7] three fields enciphered, with a token and without; plain ones are refused then', async () => {
    await platform.configure({ xyApi: { apiVersion: '3' } });
    expect(await record({ vote: knownVote, options: [option] }, sealed)).toMatchObject({ success: true });
    const { headers } = await platform.member();
    expect(
      await record({ vote: knownVote, options: [option + 1], device: 'xy0001', headers }, sealed),
    ).toMatchObject({ success: true, voteCount: 8 });
    expect(await record({ vote: knownVote, options: [option], device: 'xy-3' })).toMatchObject({
      ...{ status: -1, message: '参数解密失败' },
    });
    expect(await voting.result({ ...knownVote, choice: () => '' })).toMatchObject({
      total: 8,
      votes: [4, 6, 0],
    });
    expect(await auditVote(platform.db, 1, id)).toMatchObject({ fault: '', ballots: 8 });
  });

  const Question = v.object({ verifyId: v.string(), question: v.string(), work: v.string() });
  /** Solves the challenge from its question, as a person and their browser would. */
  async function solved(device: string, right: boolean) {
    const { verifyId, question, work } = v.parse(
      Question,
      await ask(`verifyText?device=${device}&scene=vote&locale=zh`),
    );
    const answer = Number(answerQuestion(question));
    return { verifyId, verifyCode: String(right ? answer : answer + 1), work: await solveWork(work) };
  }

  test.each([
    ['of the vote', async () => voting.ofActivity({ needCode: true }, 7)],
    [
      'of the site',
      async () => {
        await platform.configure({ afsCheck: { enable: 1 } });
        return voting.ofActivity({}, 7);
      },
    ],
  ])('[wire f16, g80] a person’s answer goes along where it is the wish %s', async (_, made) => {
    const vote = await made();
    const options = vote.themes[0]?.options.slice(0, 1) ?? [];
    const wrong = { success: false, message: '验证码错误，请重新输入' };
    expect(await record({ vote, options })).toMatchObject({ ...wrong, left: 1 });
    expect(await record({ vote, options, check: await solved('xy-1', false) })).toMatchObject(wrong);
    expect(await record({ vote, options, check: await solved('xy-2', true) })).toMatchObject(wrong);
    const check = await solved('xy-1', true);
    expect(await record({ vote, options, check })).toMatchObject({ success: true });
    expect(await record({ vote, options, device: 'xy-1', check })).toMatchObject({ ...wrong, left: 0 });
  });

  test('[wire f16, S25a] is no way into an article’s vote', async () => {
    const vote = await voting.inArticle({}, 702);
    expect(await record({ vote, options: vote.themes[0]?.options.slice(0, 1) ?? [] })).toMatchObject({
      ...{ success: false, message: '没有这个投票' },
    });
  });
});

describe('[decision 006] a vote that is saved again', () => {
  test('[F9] keeps its numbers and ballots; figures of elsewhere come in once; what is gone is shown no longer', async () => {
    const themes = (...options: { name: string; votes?: number }[]) => [
      { name: '哪座？', maxChoose: 1, options },
    ];
    const first = await voting.ofActivity(
      { themes: themes({ name: '甲', votes: 4 }, { name: '乙', votes: 1 }), ballots: 5 },
      7,
    );
    await record({ vote: first, options: first.themes[0]?.options.slice(1) ?? [] });
    const again = await voting.ofActivity(
      {
        title: '改了',
        themes: themes({ name: '甲一', votes: 400 }, { name: '乙' }, { name: '丙', votes: 9 }),
        ballots: 9,
      },
      7,
    );
    expect(again.themes[0]?.options.slice(0, 2)).toEqual(first.themes[0]?.options);
    expect(await voting.result(again)).toMatchObject({ total: 6, votes: [4, 2, 0] });
    await voting.ofActivity({ themes: themes({ name: '甲一' }) }, 7);
    expect(await voting.result(again)).toMatchObject({ total: 6, votes: [4] });
    expect(await auditVote(platform.db, 1, again.id)).toMatchObject({ fault: '' });
    expect(
      await record({ vote: first, options: first.themes[0]?.options.slice(1) ?? [], device: 'xy-5' }),
    ).toMatchObject({
      message: '没有这个选项',
    });
  });
});

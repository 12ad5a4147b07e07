import { SignFieldType } from '@contract/participation/codes';
import * as contract from '@contract/votes';
import { aMember, type TestMember } from '@testing/aMember';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { type TestVote, type Voting, votingOn } from '@testing/votesOn';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const AT = '/app_if/amuc/api/vote';
const ask = async (path: string) => (await platform.get(`${AT}/${path}`)).json();

/** Records a ballot of the device with these options of the first theme. */
async function record(vote: TestVote, options: readonly number[], info: object = {}, device = 'xy-1') {
  const [theme] = vote.themes;
  const data = {
    ...{ voteId: vote.id, userId: '', time: platform.clock.now(), info },
    ticket: await voting.ticket(vote, { device }),
    themes: [{ themeId: theme?.id, optionIds: options.map((index) => theme?.options[index]) }],
  };
  const form = new URLSearchParams({ afsData: '', device, data: JSON.stringify(data) }).toString();
  platform.clock.forward(2_000);
  return (await platform.post(`${AT}/recordVoteCountAndLog`, form)).json();
}
const optionOf = (info: unknown, index: number) => Object(info).vs_votetheme_list[0].options[index];

test('[F9] an option – chosen as often as the vote allows – is refused while others stay open', async () => {
  const vote = await voting.ofActivity({ cycle: 2, cycleNum: 5, optionMax: 2 });
  expect(await record(vote, [0])).toMatchObject({ success: true, left: 4 });
  expect(await record(vote, [0])).toMatchObject({ success: true, left: 3 });
  expect(await record(vote, [0])).toMatchObject({
    ...{ success: false, message: '所选选项的投票次数已用完，请换一个', left: 3 },
  });
  const info = await ask(`info?voteId=${vote.id}&device=xy-1`);
  expect(faults(contract.voteInfo.output, info)).toEqual([]);
  expect(info).toMatchObject({ perOption: 2, left: 3, voteCycle: 2, voteCyclenum: 5 });
  expect([0, 1].map((index) => optionOf(info, index).canVote)).toEqual([0, 1]);
  expect(await record(vote, [1])).toMatchObject({ success: true, left: 2 });
  platform.clock.forward(86_400_000);
  expect(await record(vote, [0])).toMatchObject({ success: true, left: 4 });
});

test('[wire g75, g76] a vote – asked by its activity, an option by its number alone – is found', async () => {
  const vote = await voting.ofActivity({}, 31);
  expect(await ask('info?fileId=31')).toMatchObject({ voteId: vote.id, fileId: 31 });
  expect(await ask('info?fileId=32&curVersions=3')).toMatchObject({ status: 1 });
  const optionId = vote.themes[0]?.options[1];
  const found = await ask(`options?optionId=${optionId}`);
  expect(found).toMatchObject({ list: [{ optionId, voteId: vote.id, views: 0 }], hasMore: false });
  expect(await ask(`options?optionId=${optionId}`)).toEqual(found);
});

test('[wire g76][F9] hidden results – sorted by rank – keep the order of the numbers and every count', async () => {
  const vote = await voting.ofActivity({ resultsHidden: true });
  await record(vote, [2]);
  expect(await ask(`options?voteId=${vote.id}&sort=1`)).toMatchObject({
    list: [
      { number: 1, votes: 0, rank: 0 },
      { number: 2, votes: 0, rank: 0 },
      { number: 3, votes: 0, rank: 0 },
    ],
    totalVotes: 1,
  });
  expect(await ask(`info?voteId=${vote.id}`)).toMatchObject({ resultHidden: 1, totalVotes: 1 });
  platform.clock.forward(4 * 86_400_000);
  expect(await ask(`options?voteId=${vote.id}&sort=1`)).toMatchObject({
    list: [{ number: 3, votes: 1, rank: 1 }, {}, {}],
  });
  expect(await ask(`info?voteId=${vote.id}`)).toMatchObject({ resultHidden: 0 });
});

test('[wire S25b, f16] fields of voters – missing, wrong, complete – are refused, then stored with the ballot', async () => {
  const field = (id: string, code: string, type: string, option: string[] = []) => ({
    ...{ id, code, type, tipMessage: '', isneed: 1 as const, order: 1, option },
  });
  const vote = await voting.ofActivity({
    userFields: [
      field('name', '姓名', SignFieldType.text),
      field('town', '乡镇', SignFieldType.oneOf, ['云溪', '白塔']),
    ],
  });
  expect(await record(vote, [0])).toMatchObject({ success: false, message: '请填写：姓名' });
  const wrong = { name: '老谢', town: '别处' };
  expect(await record(vote, [0], wrong)).toMatchObject({ success: false, message: '请重新填写：乡镇' });
  const right = { name: ' 老谢 ', town: '白塔', phone: '13900000000' };
  expect(await record(vote, [0], right)).toMatchObject({ success: true });
  const rows = await platform.db.query<{ info: object }>(
    { name: 'test-info', text: 'select info from vote_ballots where vote_id = $1' },
    [vote.id],
  );
  expect(rows).toEqual([{ info: { name: '老谢', town: '白塔' } }]);
  const ledger = (await voting.ledger(vote)).map(({ entry }) => entry).join();
  expect(ledger).not.toContain('老谢');
});

test('[wire S25b, f16][K11] a picture that a vote asks for – the member’s own – is stored; another one’s is refused', async () => {
  const field = {
    ...{ id: 'proof', code: '工牌照片', type: SignFieldType.upload },
    ...{ tipMessage: '', isneed: 1 as const, order: 1, option: [] },
  };
  const vote = await voting.ofActivity({ needLogin: true, userFields: [field] });
  const [owner, other] = [await aMember(platform), await aMember(platform)];
  const plain = { width: 8, height: 8, channels: 3, background: '#345' } as const;
  const bytes = await sharp({ create: plain }).png().toBuffer();
  const file = { name: 'file1', fileName: 'a.png', type: 'image/png', bytes };
  const { token } = owner;
  const { url } = Object((await platform.send('/app_if/upload?fileType=file', [file], { token })).json())
    .fileList[0];
  const give = async (by: TestMember, proof: string) => {
    const headers = { token: by.token };
    const [theme] = vote.themes;
    const data = {
      ...{ voteId: vote.id, userId: String(by.id), time: platform.clock.now(), info: { proof } },
      ticket: await voting.ticket(vote, { device: by.device, headers }),
      themes: [{ themeId: theme?.id, optionIds: [theme?.options[0]] }],
    };
    const form = new URLSearchParams({
      afsData: '',
      device: by.device,
      data: JSON.stringify(data),
    }).toString();
    platform.clock.forward(2_000);
    return (await platform.post(`${AT}/recordVoteCountAndLog`, form, headers)).json();
  };
  expect(await give(other, url)).toMatchObject({ success: false, message: '工牌照片请重新上传' });
  expect(await give(owner, 'https://elsewhere.test/a.png')).toMatchObject({ message: '请填写：工牌照片' });
  expect(await give(owner, url)).toMatchObject({ success: true });
  const rows = await platform.db.query<{ info: object }>(
    { name: 'test-proof', text: 'select info from vote_ballots where vote_id = $1 and no > 0' },
    [vote.id],
  );
  expect(rows).toContainEqual({ info: { proof: expect.stringMatching(/^\/media\//) } });
});

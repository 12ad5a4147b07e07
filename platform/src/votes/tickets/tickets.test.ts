import { VoteCycle } from '@contract/participation/voteCycle';
import { voteTicket } from '@contract/votes';
import { storedSubject } from '@platform/attempts/attempts.service';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { type Voting, votingOn } from '@testing/votesOn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const no = (message: string) => ({ result: 'false', message });
const yes = { result: 'true', message: '投票成功' };

describe('[K11] tickets', () => {
  const bad = no('投票凭证无效或已过期，请重试');

  test('[wire n10] is in the contract’s shape, for two minutes', async () => {
    const vote = await voting.inArticle();
    const path = `/app_if/amuc/api/vote/ticket?voteId=${vote.id}&device=xy-1`;
    const answer = await platform.get(path);
    expect(faults(voteTicket.output, answer.json())).toEqual([]);
    expect(Object(answer.json()).expires).toBe(platform.clock.now() + 120_000);
    expect((await platform.get(`${path}9&siteId=2`)).json()).toMatchObject({ status: -1 });
  });

  test('[K8] three thousand an hour for one address; what comes beyond leaves nothing behind', async () => {
    const vote = await voting.inArticle();
    await platform.db.run(
      {
        name: 'test-tries',
        text: `insert into attempts (site_id, kind, subject, count, since) values (1, 'vote-tickets-address', $2, 3000, $1)`,
      },
      [new Date(platform.clock.now()), storedSubject('127.0.0.1')],
    );
    for (const device of ['made-up-1', 'made-up-2'])
      expect(
        (await platform.get(`/app_if/amuc/api/vote/ticket?voteId=${vote.id}&device=${device}`)).json(),
      ).toMatchObject({ status: -1 });
    const left = { name: 'test-left', text: `select subject from attempts where kind = 'vote-tickets'` };
    expect(await platform.db.query(left)).toEqual([]);
  });

  test('[K11] is used once: the same ballot again says that it arrived', async () => {
    const vote = await voting.inArticle({ cycle: VoteCycle.total, cycleNum: 9 });
    const ticket = await voting.ticket(vote);
    const all = await Promise.all(range(20).map(() => voting.send(vote, vote.choice(0), ticket)));
    expect(all.filter(({ result }) => result === 'true')).toHaveLength(1);
    expect(await voting.send(vote, vote.choice(0), ticket)).toEqual(no('这次投票已经收到，请勿重复提交'));
    expect((await voting.result(vote)).total).toBe(1);
  });

  test('[K11] of a ballot that was refused never says that it arrived, and is good for the next try', async () => {
    const vote = await voting.inArticle({ cycle: VoteCycle.total, cycleNum: 2 });
    expect(await voting.give(vote, vote.choice(0))).toEqual(yes);
    const ticket = await voting.ticket(vote);
    const tooFast = no('操作太快，请稍后再试');
    expect(await voting.send(vote, vote.choice(0), ticket)).toEqual(tooFast);
    expect(await voting.send(vote, vote.choice(0), ticket)).toEqual(tooFast);
    platform.clock.forward(1_000);
    expect(await voting.send(vote, vote.choice(0), ticket)).toEqual(yes);
    expect((await voting.result(vote)).total).toBe(2);
  });

  test('[K11] of another vote, device or member, made up or over is none', async () => {
    const vote = await voting.inArticle();
    const other = await voting.inArticle({}, 702);
    const { headers } = await platform.member();
    const me = { device: 'xy0001', headers };
    expect(await voting.send(vote, vote.choice(0), await voting.ticket(other))).toEqual(bad);
    expect(await voting.send(vote, vote.choice(0), await voting.ticket(vote, { device: 'xy-2' }))).toEqual(
      bad,
    );
    expect(await voting.send(vote, vote.choice(0), await voting.ticket(vote), me)).toEqual(bad);
    expect(await voting.send(vote, vote.choice(0), await voting.ticket(vote, me))).toEqual(bad);
    expect(await voting.send(vote, vote.choice(0), 'made-up')).toEqual(bad);
    const old = await voting.ticket(vote);
    platform.clock.forward(120_001);
    expect(await voting.send(vote, vote.choice(0), old)).toEqual(bad);
    expect((await voting.result(vote)).total).toBe(0);
    expect(await voting.ledger(vote)).toEqual([]);
  });
});

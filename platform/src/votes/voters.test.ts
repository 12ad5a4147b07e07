import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { type Voting, votingOn } from '@testing/votesOn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditVote } from './ledger/audit.service';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const whole = async (id: number) => expect(await auditVote(platform.db, 1, id)).toMatchObject({ fault: '' });
const no = (message: string) => ({ result: 'false', message });
const yes = { result: 'true', message: '投票成功' };

describe('[H2] a device and its member are one voter', () => {
  const entries = async (vote: Parameters<Voting['ledger']>[0]) =>
    (await voting.ledger(vote)).map(({ entry }) => JSON.parse(entry).kind);

  test('[K11] a device’s ballot – the member logs in – becomes the member’s', async () => {
    const vote = await voting.inArticle();
    expect(await voting.give(vote, vote.choice(2), { device: 'xy0001' })).toEqual(yes);
    const { headers } = await platform.member();
    expect(await voting.give(vote, vote.choice(0), { device: 'xy0001', headers })).toEqual(
      no('您已经投过票了'),
    );
    expect(await voting.give(vote, vote.choice(0), { device: 'xy0001' })).toEqual(no('您已经投过票了'));
    expect(await voting.result(vote)).toMatchObject({ total: 1, votes: [0, 0, 1] });
    expect(await entries(vote)).toEqual(['vote', 'moved']);
    await whole(vote.id);
  });

  test('[K11] two devices of one member counted once: the second one’s is taken back', async () => {
    const vote = await voting.inArticle();
    expect(await voting.give(vote, vote.choice(0), { device: 'phone' })).toEqual(yes);
    expect(await voting.give(vote, vote.choice(1), { device: 'tablet' })).toEqual(yes);
    await platform.member('13800000001', 'phone');
    expect((await voting.result(vote)).total).toBe(2);
    await platform.member('13800000001', 'tablet');
    expect(await voting.result(vote)).toMatchObject({ total: 1, votes: [1, 0, 0] });
    expect(await entries(vote)).toEqual(['vote', 'vote', 'moved', 'doubled']);
    await platform.member('13800000001', 'tablet');
    expect((await voting.result(vote)).total).toBe(1);
    await whole(vote.id);
  });

  test('[K11] a login after a vote is over changes neither its counts nor the hash it ended with', async () => {
    const vote = await voting.inArticle();
    for (const device of ['phone', 'tablet']) await voting.give(vote, vote.choice(0), { device });
    await platform.member('13800000001', 'phone');
    const ended = await voting.ledger(vote);
    platform.clock.forward(3 * 86_400_000);
    await platform.member('13800000001', 'tablet');
    expect(await voting.result(vote)).toMatchObject({ total: 2 });
    expect(await voting.ledger(vote)).toEqual(ended);
  });

  test('[K11] a device’s ballots – after signing out – none more for the first member, one for a second member', async () => {
    const vote = await voting.inArticle();
    const { headers } = await platform.member('13800000001', 'house');
    expect(await voting.give(vote, vote.choice(0), { device: 'house', headers })).toEqual(yes);
    expect(await voting.give(vote, vote.choice(0), { device: 'house' })).toEqual(no('您已经投过票了'));
    const second = await platform.member('13800000002', 'house');
    expect(await voting.give(vote, vote.choice(1), { device: 'house', headers: second.headers })).toEqual(
      yes,
    );
    expect(await voting.result(vote)).toMatchObject({ total: 2, votes: [1, 1, 0] });
    await whole(vote.id);
  });

  test('[F9] a vote may say how many members vote from one device', async () => {
    const vote = await voting.inArticle({ needLogin: true, deviceMost: 2 });
    const given = [];
    for (const index of range(3)) {
      const { headers } = await platform.member(`1380000000${index}`, 'house');
      given.push((await voting.give(vote, vote.choice(0), { device: 'house', headers })).message);
    }
    expect(given).toEqual(['投票成功', '投票成功', '这台设备的投票次数已用完']);
  });

  test('[wire x23 cancel] a ballot – its member closes the account – stays counted without a link to the member', async () => {
    const vote = await voting.inArticle();
    const { headers, uid } = await platform.member();
    await voting.give(vote, vote.choice(0), { device: 'xy0001', headers });
    const statement = { name: 'test-ballots', text: 'select state from vote_ballots order by state' };
    expect(await platform.db.query(statement)).toEqual([{ state: 1 }, { state: 4 }]);
    await platform.sso('cancel', { uid }, { device: 'xy0001', token: headers.token });
    expect(await platform.db.query(statement)).toEqual([{ state: 4 }]);
    expect((await voting.result(vote)).total).toBe(1);
    await whole(vote.id);
  });
});

test('[K8] nothing a ballot leaves behind says in clear who gave it', async () => {
  const vote = await voting.inArticle();
  const { headers, uid } = await platform.member('13800000001', 'xy-kitchen');
  await voting.give(vote, vote.choice(0), { device: 'xy-kitchen', headers });
  await voting.give(vote, vote.choice(0), { device: 'xy-garden' });
  const tables = ['vote_ledger', 'vote_ballots', 'vote_tickets'];
  const text = `select string_agg(r, ' ') as all from (${tables.map((one) => `select t::text r from ${one} t`).join(' union all ')}) x`;
  const all = (await platform.db.one<{ all: string }>({ name: 'test-all', text }))?.all ?? '';
  expect(all.length).toBeGreaterThan(500);
  for (const word of ['kitchen', 'garden', `m:${uid}`, uid, '13800000001', '127.0.0.1'])
    expect(all).not.toContain(word);
});

import { createHash } from 'node:crypto';
import { newsroom } from '@contract/newsroom';
import { actsOf } from '@platform/auditLog/acts.service';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { type TestVote, type Voting, votingOn } from '@testing/votesOn';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditVote } from '../ledger/audit.service';
import { lockAnyVote } from '../votes.store';

let platform: TestPlatform;
let voting: Voting;
let vote: TestVote;
let headers: { authorization: string };
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  voting = votingOn(platform);
  vote = await voting.inArticle();
  ({ headers } = await aStaff(platform, { site: 1, role: 'moderator' }));
});
afterEach(() => platform.close());

const ask = (path: string) => platform.get(`/newsroom/sites/1/votes/${path}`, headers);
const act = (path: string, body = {}) => platform.post(`/newsroom/sites/1/votes/${path}`, body, headers);
const pending = async () => v.parse(newsroom.pendingBallots.output, (await ask('pending')).json()).list;
const count = async () => (await voting.result(vote)).votes;
const waits = { result: 'true', message: '投票已提交，审核后计入' };

describe('[K11] ballots that wait for a person’s look', () => {
  test('[wire f6] without a ticket: told so, not counted, one a voter all the same', async () => {
    expect(await voting.send(vote, vote.choice(1), '')).toEqual(waits);
    expect(await voting.send(vote, vote.choice(1), '')).toMatchObject({ result: 'false' });
    expect(await voting.give(vote, vote.choice(1))).toMatchObject({ message: '您已经投过票了' });
    expect(await count()).toEqual([0, 0, 0]);
    expect(await pending()).toMatchObject([
      { vote: vote.id, title: '渠名征集', no: 1, options: ['柳湾渠'], reason: 'no ticket' },
    ]);
  });

  test('[K11] a pending ballot – approved or rejected once – counts or never counts, and the act is recorded', async () => {
    for (const device of ['a', 'b', 'c']) await voting.send(vote, vote.choice(0), '', { device });
    expect((await act(`${vote.id}/ballots/1/approve`)).json()).toEqual({ done: true });
    expect((await act(`${vote.id}/ballots/2/reject`, { reason: '同一批' })).json()).toEqual({ done: true });
    expect(await count()).toEqual([1, 0, 0]);
    for (const path of ['1/approve', '1/reject', '2/approve', '9/approve'])
      expect((await act(`${vote.id}/ballots/${path}`)).status).toBe(404);
    expect((await act(`999/ballots/3/approve`)).status).toBe(404);
    expect((await pending()).map(({ no }) => no)).toEqual([3]);
    expect(await actsOf(platform.db, 1, 'vote', vote.id)).toMatchObject([
      { act: 'approveBallot', detail: { no: 1, reason: '' } },
      { act: 'rejectBallot', detail: { no: 2, reason: '同一批' } },
    ]);
    expect(await auditVote(platform.db, 1, vote.id)).toMatchObject({ fault: '', ballots: 1, entries: 5 });
  });

  test('[K11] one pending ballot – twenty moderators approve it at once – it counts once', async () => {
    await voting.send(vote, vote.choice(0), '');
    const all = await Promise.all(Array.from({ length: 20 }, () => act(`${vote.id}/ballots/1/approve`)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count()).toEqual([1, 0, 0]);
  });

  test('[K11] the hundred and first device of one address within an hour waits; a member does not', async () => {
    for (let index = 0; index < 100; index += 1)
      expect((await voting.give(vote, vote.choice(2), { device: `one-${index}` })).message).toBe('投票成功');
    expect(await voting.give(vote, vote.choice(2), { device: 'one-more' })).toEqual(waits);
    const member = await platform.member();
    expect(
      await voting.give(vote, vote.choice(2), { device: 'xy0001', headers: member.headers }),
    ).toMatchObject({ message: '投票成功' });
    expect(await count()).toEqual([0, 0, 101]);
    expect(await pending()).toMatchObject([{ reason: 'many from one address' }]);
    platform.clock.forward(3_600_001);
    expect(await voting.give(vote, vote.choice(2), { device: 'later' })).toMatchObject({
      message: '投票成功',
    });
  });

  test('[K11] a device’s pending ballot – its member signs in – moves to the member and is decided there', async () => {
    await voting.send(vote, vote.choice(1), '', { device: 'xy0001' });
    await platform.member();
    expect(await pending()).toHaveLength(1);
    await act(`${vote.id}/ballots/1/approve`);
    expect(await count()).toEqual([0, 1, 0]);
    expect(await auditVote(platform.db, 1, vote.id)).toMatchObject({ fault: '' });
  });
});

describe('[K11] the ledger', () => {
  const check = async () => v.parse(newsroom.checkVote.output, (await ask(`${vote.id}/check`)).json());
  beforeEach(async () => {
    for (const device of ['a', 'b', 'c']) await voting.give(vote, vote.choice(0), { device });
  });

  test('[K11] is whole, and says where it stands', async () => {
    const [, , last] = await voting.ledger(vote);
    expect(await check()).toEqual({ entries: 3, ballots: 3, head: last?.hash, fault: '' });
    expect((await ask('999/check')).status).toBe(404);
  });

  test('[K9] votes and the check of pending ballots – at the same moment – do not wait for each other', async () => {
    await platform.db.transaction(async (queries) => {
      await lockAnyVote(queries, 1, vote.id);
      expect(await check()).toMatchObject({ entries: 3, ballots: 3, fault: '' });
    });
  });

  test('[K11] two votes have nothing in common, though the same devices voted', async () => {
    const other = await voting.inArticle({}, 702);
    for (const device of ['a', 'b', 'c']) await voting.give(other, other.choice(0), { device });
    const voters = async (one: TestVote) =>
      (await voting.ledger(one)).map(({ entry }) => JSON.parse(entry).voter);
    const [ours, theirs] = [await voters(vote), await voters(other)];
    expect(new Set([...ours, ...theirs]).size).toBe(6);
  });

  test('[K11] the ledger – read by anybody – can be verified and added up without our code', async () => {
    const answer = await platform.get(`/ledger/${vote.id}`);
    expect(answer.headers['content-type']).toBe('text/plain;charset=UTF-8');
    const lines = answer.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    let before = '';
    const chosen = lines.map((line) => {
      const [, no, hash, entry = ''] = /^(\d+) ([0-9a-f]{64}) (.*)$/.exec(line) ?? [];
      before = createHash('sha256').update(`${before}\n${entry}`).digest('hex');
      expect([no, hash]).toEqual([String(JSON.parse(entry).no), before]);
      return JSON.parse(entry).options;
    });
    expect(chosen).toEqual([1, 2, 3].map(() => [vote.themes[0]?.options[0]]));
    expect((await platform.get(`/ledger/${vote.id}?after=2`)).text).toMatch(/\n3 [0-9a-f]{64} /);
    for (const path of ['999', 'x', `${vote.id}?after=x`])
      expect((await platform.get(`/ledger/${path}`)).status).toBe(404);
    await platform.db.script('update articles set status = 0');
    expect((await platform.get(`/ledger/${vote.id}`)).status).toBe(404);
  });

  const option = () => vote.themes[0]?.options[1] ?? 0;
  test.each<[string, () => string, RegExp]>([
    [
      'an entry that says something else',
      () =>
        `update vote_ledger set entry = replace(entry, '"options":[', '"options":[${option()},') where no = 2`,
      /^entry 2 is not what its hash says$/,
    ],
    [
      'an entry whose hash was made anew',
      () =>
        `update vote_ledger set entry = entry || ' ', hash = encode(sha256(convert_to((select hash from vote_ledger where no = 1) || chr(10) || entry || ' ', 'utf8')), 'hex') where no = 2`,
      /^entry 3 is not what its hash says$/,
    ],
    ['an entry that is gone', () => 'delete from vote_ledger where no = 2', /^entry 2 is missing$/],
    [
      'an end that is gone',
      () => 'delete from vote_ledger where no = 3',
      /^the ledger ends at entry 2 of 3$/,
    ],
    [
      'an entry behind the end',
      () => `insert into vote_ledger select site_id, vote_id, 4, entry, hash from vote_ledger where no = 3`,
      /^entry 4 stands behind the end, 3$/,
    ],
    [
      'an entry about a ballot that is not there',
      () => `insert into vote_ledger select site_id, vote_id, 4, entry, encode(sha256(convert_to(hash || chr(10) || entry, 'utf8')), 'hex')
          from (select site_id, vote_id, hash, '{"no":4,"at":"","kind":"released","of":9}' as entry from vote_ledger where no = 3) last;
        update votes set last_no = 4, last_hash = (select hash from vote_ledger where no = 4)`,
      /^entry 4 is about a ballot that is not there$/,
    ],
    [
      'a count that was raised',
      () => `update vote_options set votes = votes + 1 where id = ${option()}`,
      /shows 1 votes, the ledger has 0$/,
    ],
    [
      'ballots that were raised',
      () => 'update votes set ballots = 9',
      /^9 ballots are shown, the ledger has 3$/,
    ],
  ])('[K11] %s is found', async (_, spoil, fault) => {
    await platform.db.script(spoil());
    expect((await check()).fault).toMatch(fault);
  });
});

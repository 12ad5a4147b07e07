import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { type TestVote, type Voting, votingOn } from '@testing/votesOn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditVote } from '../ledger/audit.service';
import { createTickets } from '../tickets/tickets.service';
import { createVoters } from '../voters.rules';
import { castBatch } from './ballotBatch.service';
import type { BallotInput } from './ballotInput.types';
import { createBallots } from './ballots.service';

let platform: TestPlatform;
let voting: Voting;
beforeEach(async () => {
  platform = await startPlatform();
  voting = votingOn(platform);
});
afterEach(() => platform.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const voters = createVoters('00'.repeat(32));
const now = () => platform.clock.now();

/** Ballots as the handlers give them, each with a ticket of its own. */
function casting(vote: TestVote) {
  const ballots = createBallots(platform.db, voters, now);
  const issueTicket = createTickets(platform.db);
  const [theme] = vote.themes;
  const ballot = async (who: string, change: Partial<BallotInput> = {}): Promise<BallotInput> => {
    const ticket = (await issueTicket(1, vote.id, voters.storedHash(1, who), now()))?.ticket ?? '';
    const choices = [{ theme: theme?.id ?? 0, option: theme?.options[0] ?? 0 }];
    return {
      vote: vote.id,
      kind: 'activity',
      who,
      device: '',
      choices,
      ticket,
      address: '10.0.0.1',
      ...change,
    };
  };
  const castAll = (all: readonly BallotInput[]) => Promise.all(all.map((one) => ballots.cast(1, one)));
  return { ballot, castAll };
}

test('[K3][K11] 500 members at the same moment – many share a batch – are 500 ballots of a whole ledger', async () => {
  const vote = await voting.ofActivity({});
  const { ballot, castAll } = casting(vote);
  const all = await Promise.all(range(500).map((index) => ballot(`m:${index + 1}`)));
  const answers = await castAll(all);
  expect(answers.filter(({ done }) => done)).toHaveLength(500);
  expect(answers.map(({ ballots }) => ballots).toSorted((a, b) => a - b)).toEqual(
    range(500).map((n) => n + 1),
  );
  expect(await auditVote(platform.db, 1, vote.id)).toMatchObject({ fault: '', entries: 500, ballots: 500 });
});

test('[K3][K11] one member twice and one ticket twice – in one batch – count once', async () => {
  const vote = await voting.ofActivity({});
  const { ballot } = casting(vote);
  const first = await ballot('m:1');
  const inputs = [await ballot('m:9'), first, await ballot('m:1'), first, await ballot('m:2')];
  const jobs = inputs.map((input) => ({ input, at: new Date(now()) }));
  const answers = await platform.db.transaction((queries) => castBatch(queries, 1, vote.id, voters, jobs));
  expect(answers.map(({ done, message }) => [done, message])).toEqual([
    [true, '投票成功'],
    [true, '投票成功'],
    [false, '您已经投过票了'],
    [false, '这次投票已经收到，请勿重复提交'],
    [true, '投票成功'],
  ]);
  expect(await auditVote(platform.db, 1, vote.id)).toMatchObject({ fault: '', ballots: 3 });
});

test('[K11] members of one device – more than it may give, in one batch – stop at the device’s limit', async () => {
  const vote = await voting.ofActivity({ deviceMost: 2 });
  const { ballot, castAll } = casting(vote);
  const all = await Promise.all(range(6).map((index) => ballot(`m:${index + 1}`, { device: 'shared' })));
  const answers = await castAll(all);
  expect(answers.filter(({ done }) => done)).toHaveLength(2);
  expect(new Set(answers.filter(({ done }) => !done).map(({ message }) => message))).toEqual(
    new Set(['这台设备的投票次数已用完']),
  );
});

test('[K11][F9] a refused ballot between good ones – leaves nothing, and its ticket stays good', async () => {
  const vote = await voting.ofActivity({});
  const { ballot, castAll } = casting(vote);
  const refused = await ballot('m:5', { choices: [] });
  const answers = await castAll([await ballot('m:1'), await ballot('m:2'), refused, await ballot('m:3')]);
  expect(answers.map(({ done }) => done)).toEqual([true, true, false, true]);
  const again = { ...refused, choices: (await ballot('m:6')).choices };
  expect(await castAll([again])).toMatchObject([{ done: true, ballots: 4 }]);
});

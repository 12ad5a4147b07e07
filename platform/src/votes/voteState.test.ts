import { VoteState } from '@contract/participation/codes';
import { startPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf } from './voteState.rules';
import { readVote } from './votes.store';

test('[F9] a vote – in the second it begins and in the one it ends – runs from the first on and no longer than the last', async () => {
  const platform = await startPlatform();
  onTestFinished(() => platform.close());
  const { id } = await votingOn(platform).ofActivity();
  const vote = await readVote(platform.db, 1, id);
  if (!vote) throw new Error('the vote is missing');
  const at = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
  const { notStarted, running, ended } = VoteState;
  expect([-1, 0].map((milliseconds) => stateOf(vote, at(vote.starts_at, milliseconds)))).toEqual([
    notStarted,
    running,
  ]);
  expect([-1, 0].map((milliseconds) => stateOf(vote, at(vote.ends_at, milliseconds)))).toEqual([
    running,
    ended,
  ]);
});

import { VoteCycle } from '@contract/participation/voteCycle';
import { forgetStored, readStored } from '@touch/outside/storage';
import { beforeEach, expect, test } from 'vitest';
import { storeVote, votedOptions } from './storedVotes';

const EVENING = Date.parse('2031-03-05T23:59:00+08:00');
const once = { id: 7, voteCycle: VoteCycle.once, voteCyclenum: 1 };
const daily = { id: 8, voteCycle: VoteCycle.daily, voteCyclenum: 1 };

beforeEach(() => forgetStored('local', 'votedVotes'));

test('[F4] a reader’s choices – after voting – are shown from then on', () => {
  expect(votedOptions(once, EVENING)).toBeUndefined();
  storeVote(once, ['3', '5'], EVENING);
  storeVote(daily, ['9'], EVENING);
  expect(votedOptions(once, EVENING + 9e9)).toEqual(['3', '5']);
});

test('[F9] a daily vote begins anew at midnight of the site', () => {
  storeVote(daily, ['9'], EVENING);
  expect(votedOptions(daily, EVENING + 59_000)).toEqual(['9']);
  expect(votedOptions(daily, EVENING + 60_000)).toBeUndefined();
  storeVote(daily, ['4'], EVENING + 60_000);
  expect(votedOptions(daily, EVENING + 60_000)).toEqual(['4']);
});

test('[F9] with more than one turn nobody here knows how many are left', () => {
  const many = { ...daily, voteCyclenum: 3 };
  storeVote(many, ['9'], EVENING);
  expect(votedOptions(many, EVENING)).toBeUndefined();
});

test('[G9] the newest hundred are kept', () => {
  for (let id = 1; id <= 120; id += 1) storeVote({ ...once, id }, ['1'], EVENING);
  expect(readStored('local', 'votedVotes')?.split(',')).toHaveLength(100);
  expect(votedOptions({ ...once, id: 120 }, EVENING)).toEqual(['1']);
  expect(votedOptions({ ...once, id: 1 }, EVENING)).toBeUndefined();
});

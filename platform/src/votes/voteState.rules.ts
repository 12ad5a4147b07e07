import { VoteState } from '@contract/participation/codes';
import type { VoteRow } from './votes.store';

export const stateOf = ({ starts_at, ends_at }: VoteRow, at: Date): VoteState => {
  if (at < starts_at) return VoteState.notStarted;
  return at < ends_at ? VoteState.running : VoteState.ended;
};

/** Votes of single options stay secret until the vote ends. */
export const areResultsHidden = (vote: VoteRow, at: Date): boolean =>
  vote.results_hidden && stateOf(vote, at) !== VoteState.ended;

import { type VoteSort, VoteState } from '@contract/participation/codes';
import * as operations from '@contract/votes';
import { parseWireDate } from '@touch/lib/time';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { VoteInfo, VoteOption } from './reading/activityVote';

export type { VoteInfo, VoteOption, VoterField, VoteTheme } from './reading/activityVote';

const infoName = at(operations.voteInfo);
const optionsName = at(operations.voteOptions);
/** Counts one view of an option (wire g77). */
export const viewName = at(operations.optionInfo);
const foundName = at(operations.infoByOptName);
/** Counts one visit of a vote (wire g79). */
export const visitName = at(operations.voteAccessCount);

/** The vote that an address names; `fileId` = its activity. */
export interface VoteAddress {
  readonly voteId: string;
  readonly fileId: string;
}

/** The vote itself, or the one of the activity; as the reader who asks has it. */
export const voteInfoQuery = ({ voteId, fileId }: VoteAddress): Query<VoteInfo> => {
  const input = voteId === '' ? { fileId } : { voteId };
  return {
    key: queryKey(infoName, input),
    operation: infoName,
    input,
    read: async (data) => (await import('./reading/activityVote')).readVoteInfo(data),
  };
};

/** Options of a theme, page by page. */
export const voteOptionsQuery = (voteId: string, themeId: string, sort: VoteSort): ListQuery<VoteOption> => {
  const input = { voteId, themeId, sort };
  return {
    key: queryKey(optionsName, input),
    operation: optionsName,
    input,
    read: async (data) => (await import('./reading/activityVote')).readVoteOptions(data),
    keyOf: ({ optionId }) => optionId,
    next: (page) => ({ page }),
  };
};

/** Options whose name holds the words or whose number they are; all at once. */
export const foundOptionsQuery = (voteId: string, name: string): ListQuery<VoteOption> => ({
  key: queryKey(foundName, { voteId, name }),
  operation: foundName,
  input: { voteId, name },
  read: async (data) => (await import('./reading/activityVote')).readFoundOptions(data),
  keyOf: ({ optionId }) => optionId,
  next: () => ({}),
});

/** One option; counts no view. */
export const voteOptionQuery = (optionId: string): Query<VoteOption> => ({
  key: queryKey(optionsName, { optionId }),
  operation: optionsName,
  input: { optionId },
  read: async (data) => (await import('./reading/activityVote')).readVoteOption(data),
});

/** By its own times; where these say nothing, as the platform said. @param now epoch ms */
export function voteState(
  { startTime, endTime, isbegin }: Pick<VoteInfo, 'startTime' | 'endTime' | 'isbegin'>,
  now: number,
): VoteState {
  const start = parseWireDate(startTime);
  const end = parseWireDate(endTime);
  if (start !== undefined && now < start) return VoteState.notStarted;
  if (end !== undefined) return now < end ? VoteState.running : VoteState.ended;
  return isbegin === VoteState.notStarted || isbegin === VoteState.ended ? isbegin : VoteState.running;
}

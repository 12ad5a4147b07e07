import { VoteState } from '@contract/participation/codes';
import { VoteCycle } from '@contract/participation/voteCycle';
import type { VoteInfo, VoteTheme } from '@touch/api/activityVotes';
import type { VisitFlags } from '@touch/lib/visitFlags';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './texts/zh';

export type ActivityVoteTexts = Texts<typeof zh>;

/** Number of options to choose in a theme; '' for any number. */
export function themeRule({ minChoose, maxChoose }: VoteTheme, texts: ActivityVoteTexts): string {
  if (maxChoose === 1) return texts.one;
  if (maxChoose === 0) return minChoose > 1 ? texts.chooseNoFewer(minChoose) : '';
  return minChoose === maxChoose
    ? texts.exactly(maxChoose)
    : texts.between(Math.max(1, minChoose), maxChoose);
}

/** Number of ballots a reader has. */
export function turnsRule(
  { voteCycle, voteCyclenum, perDay }: Pick<VoteInfo, 'voteCycle' | 'voteCyclenum' | 'perDay'>,
  texts: ActivityVoteTexts,
): string {
  if (voteCycle === VoteCycle.total && voteCyclenum > 1) return texts.inAll(voteCyclenum);
  if (voteCycle === VoteCycle.daily || perDay > 0) return texts.daily(Math.max(1, voteCyclenum, perDay));
  return texts.once;
}

/** The vote's ballot is open to this reader, after a login where it needs one. */
export const canChoose = (
  { inApp, needLogin, canVote }: VoteInfo,
  state: VoteState,
  isMember: boolean,
  flags: VisitFlags,
): boolean =>
  state === VoteState.running &&
  !inApp &&
  !flags.preview &&
  !flags.view &&
  !flags.cms &&
  (canVote || (needLogin && !isMember));

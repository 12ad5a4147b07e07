import { VoteState } from '@contract/participation/codes';
import { VoteCycle } from '@contract/participation/voteCycle';
import type { VoteInfo } from '@touch/api/activityVotes';
import { useWords } from '@touch/locales/words';
import { useActivityVoteTexts } from './texts';

interface ClosedTextProps {
  readonly info: VoteInfo;
  readonly state: VoteState;
  /** The option shown has been chosen as often as one may. */
  readonly isUsedUp?: boolean;
}

/** Why no ballot can be given. */
export function ClosedText({ info, state, isUsedUp }: ClosedTextProps) {
  const texts = useActivityVoteTexts();
  const words = useWords();
  if (state === VoteState.notStarted) return texts.notBegunYet;
  if (state === VoteState.ended) return texts.over;
  if (info.inApp) return words['shell.useApp'];
  if (isUsedUp) return texts.usedUp;
  if (info.canVote) return texts.running;
  return info.voteCycle === VoteCycle.daily ? texts.nothingLeftToday : texts.nothingLeft;
}

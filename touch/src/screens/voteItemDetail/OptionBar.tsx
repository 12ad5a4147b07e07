import type { VoteState } from '@contract/participation/codes';
import type { VoteInfo } from '@touch/api/activityVotes';
import { useMember } from '@touch/api/member';
import { BallotSheetPart } from '@touch/features/activityVote/BallotSheetPart';
import { ClosedText } from '@touch/features/activityVote/ClosedText';
import type { Choice } from '@touch/features/activityVote/choices';
import { useActivityVoteTexts } from '@touch/features/activityVote/texts';
import type { Ballot } from '@touch/features/activityVote/useBallot';
import bar from '@touch/features/activityVote/VoteBar.module.css';

interface OptionBarProps {
  readonly info: VoteInfo;
  readonly state: VoteState;
  readonly ballot: Ballot;
  readonly choice: Choice;
  /** The reader can choose this option now. */
  readonly isOpen: boolean;
  /** This option alone is a whole ballot. */
  readonly isBallot: boolean;
}

/** Votes for the option shown, or puts it on a ballot that needs further choices. */
export function OptionBar({ info, state, ballot, choice, isOpen, isBallot }: OptionBarProps) {
  const texts = useActivityVoteTexts();
  const isMember = useMember() !== undefined;
  const { busy, draft, reply } = ballot;
  const isOnBallot = draft.choices.some(({ optionId }) => optionId === choice.optionId);
  const theme = info.themes.find(({ themeId }) => themeId === choice.themeId);
  const give = info.needLogin && !isMember ? texts.loginToVote : texts.voteForThis;
  const add = isOnBallot ? texts.removeFromBallot : texts.addToBallot;
  return (
    <div className={bar.bar} data-bar="">
      <p className={bar.reply} role="status">
        {reply || (!isBallot && isOnBallot ? texts.restOfBallot : '')}
      </p>
      {isOpen && theme ? (
        <button
          type="button"
          className={bar.whole}
          aria-disabled={busy}
          onClick={() => (isBallot ? ballot.giveOnly(choice) : ballot.toggle(choice, theme))}
        >
          {busy ? texts.sending : isBallot ? give : add}
        </button>
      ) : (
        <p className={bar.closed}>
          <ClosedText info={info} state={state} isUsedUp={info.usedUp.includes(choice.optionId)} />
        </p>
      )}
      {ballot.sheet ? <BallotSheetPart info={info} ballot={ballot} sheet={ballot.sheet} /> : null}
    </div>
  );
}

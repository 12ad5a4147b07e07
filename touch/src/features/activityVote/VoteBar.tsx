import type { VoteState } from '@contract/participation/codes';
import { VoteCycle } from '@contract/participation/voteCycle';
import type { VoteInfo } from '@touch/api/activityVotes';
import { useMember } from '@touch/api/member';
import { useVisit } from '@touch/outside/visit';
import { BallotSheetPart } from './BallotSheetPart';
import { ClosedText } from './ClosedText';
import { useActivityVoteTexts } from './texts';
import type { Ballot } from './useBallot';
import style from './VoteBar.module.css';
import { canChoose } from './voteRules';

interface VoteBarProps {
  readonly info: VoteInfo;
  readonly state: VoteState;
  readonly ballot: Ballot;
}

/** The ballot so far and the button that gives it, at the lower edge; or why none can be given. */
export function VoteBar({ info, state, ballot }: VoteBarProps) {
  const texts = useActivityVoteTexts();
  const { flags } = useVisit();
  const isMember = useMember() !== undefined;
  const { busy, draft, reply } = ballot;
  const names = draft.choices.map(({ name }) => name).filter(Boolean);
  const needsLogin = info.needLogin && !isMember;
  const isOpen = canChoose(info, state, isMember, flags);
  return (
    <div className={style.bar} data-bar={isOpen ? undefined : ''}>
      <p className={style.reply} role="status">
        {reply}
      </p>
      {isOpen ? (
        <div className={style.line} data-bar="room">
          <p className={style.count}>
            <b>{texts.chosenCount(draft.choices.length)}</b>
            <span>{names.length > 0 ? names.join(' · ') : needsLogin ? '' : leftText(info, texts)}</span>
          </p>
          {/* not `disabled`: it would lose the focus */}
          <button type="button" className={style.give} aria-disabled={busy} onClick={ballot.give}>
            {busy ? texts.sending : needsLogin ? texts.loginToVote : texts.vote}
          </button>
        </div>
      ) : (
        <p className={style.closed}>
          <ClosedText info={info} state={state} />
        </p>
      )}
      {ballot.sheet ? <BallotSheetPart info={info} ballot={ballot} sheet={ballot.sheet} /> : null}
    </div>
  );
}

const leftText = ({ left, voteCycle }: VoteInfo, texts: ReturnType<typeof useActivityVoteTexts>): string => {
  if (left < 1) return '';
  return voteCycle === VoteCycle.daily ? texts.leftToday(left) : texts.left(left);
};

import { VoteState } from '@contract/participation/codes';
import type { VoteInfo } from '@touch/api/activityVotes';
import { visitName } from '@touch/api/activityVotes';
import type { VoteResult } from '@touch/api/ballots/voteResult';
import { plainTitle } from '@touch/lib/text';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import { Banner } from './Banner';
import { useActivityVoteTexts } from './texts';
import { useFirstTouch } from './useFirstTouch';
import { Figures, Rules } from './VoteFacts';
import style from './VotePage.module.css';
import type { ActivityVoteTexts } from './voteRules';

interface VoteHeadProps {
  readonly info: VoteInfo;
  readonly state: VoteState;
  readonly result: VoteResult | undefined;
  readonly tools: ReactNode;
}

function useStateText(info: VoteInfo, state: VoteState, texts: ActivityVoteTexts): string {
  const words = useWords();
  const { now } = useVisit();
  const when = (wireDate: string) => {
    const at = parseWireDate(wireDate);
    return at === undefined ? '' : dateTimeText(at, now(), words);
  };
  if (state === VoteState.notStarted) return texts.notBegun(when(info.startTime));
  const end = when(info.endTime);
  if (state === VoteState.ended) return end === '' ? texts.over : texts.ended(end);
  return end === '' ? texts.running : texts.runsUntil(end);
}

/** Counts a visit. */
function useVisitCount(voteId: string): void {
  const { cache, flags } = useVisit();
  const isCounted = !flags.preview && !flags.view && !flags.cms;
  useFirstTouch(voteId, () => (isCounted ? cache.call(visitName, { voteId }) : undefined));
}

/** Pictures, title, times, figures and rules of a vote. */
export function VoteHead({ info, state, result, tools }: VoteHeadProps) {
  const texts = useActivityVoteTexts();
  const { basePath, siteLang } = useVisit();
  useVisitCount(info.voteId);
  return (
    <header className={style.head}>
      <Banner images={info.images} />
      <div className={style.about}>
        <h1 className={style.title} lang={siteLang}>
          {plainTitle(info.title)}
        </h1>
        <p className={state === VoteState.running ? style.now : style.state} suppressHydrationWarning>
          <HeadState info={info} state={state} />
        </p>
        <Figures info={info} result={result} />
        {info.content === '' ? null : (
          <p className={style.text} lang={siteLang}>
            {info.content}
          </p>
        )}
        <Rules info={info} />
        <div className={style.tools}>
          {Number(info.fileId) > 0 ? (
            <a className={style.link} href={`${basePath}/activityDetail/${info.fileId}.html`}>
              {texts.toActivity}
            </a>
          ) : null}
          {tools}
        </div>
      </div>
    </header>
  );
}

function HeadState({ info, state }: Pick<VoteHeadProps, 'info' | 'state'>) {
  return useStateText(info, state, useActivityVoteTexts());
}

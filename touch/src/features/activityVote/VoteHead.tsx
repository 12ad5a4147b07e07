import { VoteState } from '@contract/participation/codes';
import type { VoteInfo } from '@touch/api/activityVote/activityVotes';
import { visitName } from '@touch/api/activityVote/activityVotes';
import type { VoteResult } from '@touch/api/ballots/voteResult';
import { plainTitle } from '@touch/lib/rows/text';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/rows/Picture';
import type { ReactNode } from 'react';
import { useActivityVoteTexts } from './texts';
import { useFirstTouch } from './useFirstTouch';
import style from './VotePage.module.css';
import { type ActivityVoteTexts, turnsRule } from './voteRules';

/** CSS `sizes` of the head's pictures. */
export const HEAD_SIZES = '(min-width: 960px) 660px, 100vw';

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
  const words = useWords();
  const { basePath, config, siteLang } = useVisit();
  useVisitCount(info.voteId);
  const title = plainTitle(info.title);
  const whole = words['number.whole'];
  const votes = result ? [...result.options.values()].reduce((sum, one) => sum + one.votes, 0) : 0;
  const figures = [
    [texts.options, info.themes.reduce((sum, { optionCount }) => sum + optionCount, 0)],
    [texts.votes, Math.max(votes, info.totalVotes)],
    [texts.visits, info.accessCount],
  ] as const;
  const limits = [
    turnsRule(info, texts),
    info.perOption > 0 ? texts.perOption(info.perOption) : '',
    info.needLogin ? texts.needsLogin : '',
    info.resultHidden ? texts.hidden : '',
  ].filter(Boolean);
  return (
    <header className={style.head}>
      {info.images.length > 0 ? (
        <ul className={style.banner}>
          {info.images.map((src, index) => (
            <li key={src}>
              <Picture
                src={src}
                suffix={config.xyApi.imageSuffixPath}
                ratio="16:9"
                sizes={HEAD_SIZES}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={style.about}>
        <h1 className={style.title} lang={siteLang}>
          {title}
        </h1>
        <p className={state === VoteState.running ? style.now : style.state} suppressHydrationWarning>
          <HeadState info={info} state={state} />
        </p>
        <dl className={style.figures}>
          {figures.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{whole(count)}</dd>
            </div>
          ))}
        </dl>
        {info.content === '' ? null : (
          <p className={style.text} lang={siteLang}>
            {info.content}
          </p>
        )}
        <details className={style.rules}>
          <summary>
            <b>{texts.rules}</b>
            <span>{limits.join(' · ')}</span>
          </summary>
          {info.rule === '' ? null : (
            <p className={style.text} lang={siteLang}>
              {info.rule}
            </p>
          )}
          <p>
            <a className={style.link} href={`/ledger/${info.voteId}`}>
              {texts.ledger}
            </a>
          </p>
        </details>
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

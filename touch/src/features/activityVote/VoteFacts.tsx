import type { VoteInfo } from '@touch/api/activityVotes';
import type { VoteResult } from '@touch/api/ballots/voteResult';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useActivityVoteTexts } from './texts';
import style from './VotePage.module.css';
import { turnsRule } from './voteRules';

/** Options, votes and visits. */
export function Figures({
  info,
  result,
}: {
  readonly info: VoteInfo;
  readonly result: VoteResult | undefined;
}) {
  const texts = useActivityVoteTexts();
  const whole = useWords()['number.whole'];
  const votes = result ? [...result.options.values()].reduce((sum, one) => sum + one.votes, 0) : 0;
  const figures = [
    [texts.options, info.themes.reduce((sum, { optionCount }) => sum + optionCount, 0)],
    [texts.votes, Math.max(votes, info.totalVotes)],
    [texts.visits, info.accessCount],
  ] as const;
  return (
    <dl className={style.figures}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{whole(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Limits in short, the newsroom's rules, and the way to the ledger. */
export function Rules({ info }: { readonly info: VoteInfo }) {
  const texts = useActivityVoteTexts();
  const { siteLang } = useVisit();
  const limits = [
    turnsRule(info, texts),
    info.perOption > 0 ? texts.perOption(info.perOption) : '',
    info.needLogin ? texts.needsLogin : '',
    info.resultHidden ? texts.hidden : '',
  ].filter(Boolean);
  return (
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
  );
}

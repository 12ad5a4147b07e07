import type { ArticleVote } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import { useVoteTexts } from './texts';
import type { VotingState } from './useVoting';
import look from './Vote.module.css';
import style from './Voting.module.css';

interface ResultsProps {
  readonly vote: ArticleVote;
  readonly voting: VotingState;
  readonly lang: string | undefined;
}

/** The result: each option with its share, and the reader's own choice. */
export function Results({ vote, voting, lang }: ResultsProps) {
  const words = useVoteTexts();
  const common = useWords();
  const { result, mine } = voting;
  const whole = common['number.whole'];
  return (
    <div className={style.ballot}>
      {vote.questions.map(({ qid, qname, options }) => (
        <section key={qid} className={style.question}>
          <h3 className={look.question}>
            <span lang={lang}>{qname}</span>
          </h3>
          <ul className={look.bars}>
            {options.map(({ oid, oname }) => {
              const { votes, percent } = result?.options.get(oid) ?? { votes: 0, percent: 0 };
              return (
                <li key={oid} className={look.bar}>
                  <span>
                    <span lang={lang}>{oname}</span>
                    {mine.includes(oid) ? <small className={style.mine}>{words.mine}</small> : null}
                  </span>
                  {result ? (
                    <span className={style.share}>
                      <b>{whole(percent)}%</b> {words.votes(whole(votes))}
                    </span>
                  ) : null}
                  <span className={look.track} aria-hidden="true">
                    <span className={style.fill} style={{ width: `${percent}%` }} />
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {/* its room is there from the first, so that nothing moves */}
      <p className={look.line}>{result ? words.total(whole(result.total)) : '\u00a0'}</p>
      {result || !voting.isResultLost ? null : (
        <button type="button" className={look.login} onClick={voting.look}>
          {words.results}
        </button>
      )}
      {voting.again ? (
        <button type="button" className={look.login} onClick={voting.again}>
          {words.again}
        </button>
      ) : null}
    </div>
  );
}
